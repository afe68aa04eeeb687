/**
 * Does something once the page shows what has changed: sending a question takes milliseconds.
 *
 * Returns how to leave it undone.
 */
export function afterPainting(act: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (waiting = setTimeout(act)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(waiting);
  };
}
