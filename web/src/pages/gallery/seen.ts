/** Loads pictures only when they are seen: the first load of the list stays light. */

/** Gives an image its address when it comes into the window. */
export function whenSeen(address: string): (image: HTMLImageElement) => () => void {
  return (image) => {
    const watching = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      image.src = address;
      watching.disconnect();
    });
    watching.observe(image);
    return () => watching.disconnect();
  };
}
