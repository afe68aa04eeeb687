// Shows one part of each walkthrough at a time. See `html/walkthrough.rs` for the elements.
"use strict";
(() => {
  const KEYS = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last" };

  function prepared(section) {
    const parts = [...section.querySelectorAll(":scope > .part")];
    const find = (selector) => section.querySelector(`:scope > .controls ${selector}`);
    const buttons = [...section.querySelectorAll(":scope > .controls [data-action]")];
    const walkthrough = { section, parts, buttons, at: 0 };
    Object.assign(walkthrough, { slider: find("input"), position: find(".position"), said: find(".said"), keys: find(".keys") });
    const go = { first: () => 0, back: () => walkthrough.at - 1, forward: () => walkthrough.at + 1, last: () => parts.length - 1 };
    walkthrough.go = (action) => move(walkthrough, go[action]());
    buttons.forEach((button) => button.addEventListener("click", () => walkthrough.go(button.dataset.action)));
    walkthrough.slider.max = parts.length - 1;
    walkthrough.slider.addEventListener("input", () => move(walkthrough, Number(walkthrough.slider.value)));
    section.addEventListener("keydown", (event) => pressed(walkthrough, event));
    section.addEventListener("pointerdown", () => (latest = walkthrough));
    section.addEventListener("focusin", () => (latest = walkthrough));
    // A search in the page finds a text in a part that is not shown.
    parts.forEach((part, at) => part.addEventListener("beforematch", () => move(walkthrough, at)));
    find(".line").closest(".controls").hidden = false;
    return walkthrough;
  }

  let latest = null;
  const walkthroughs = [...document.querySelectorAll(".walkthrough")]
    .filter((section) => section.querySelector(":scope > .part"))
    .map(prepared);
  const isAlone = !document.querySelector(".stepper");

  function show(walkthrough, wanted) {
    const { parts, slider, position, buttons } = walkthrough;
    const at = Math.min(Math.max(wanted, 0), parts.length - 1);
    walkthrough.at = at;
    parts.forEach((part, i) => (i === at ? part.removeAttribute("hidden") : part.setAttribute("hidden", "until-found")));
    const text = position.dataset.text.replace("{part}", (at + 1).toLocaleString()).replace("{last}", parts.length.toLocaleString());
    position.textContent = text;
    slider.value = at;
    slider.setAttribute("aria-valuetext", text);
    for (const button of buttons) {
      const leads = button.dataset.action === "first" || button.dataset.action === "back" ? at > 0 : at < parts.length - 1;
      // A disabled button would lose the focus.
      button.setAttribute("aria-disabled", String(!leads));
    }
    return text;
  }

  function move(walkthrough, wanted) {
    const before = walkthrough.at;
    const text = show(walkthrough, wanted);
    if (walkthrough.at === before) return;
    const part = walkthrough.parts[walkthrough.at];
    const paragraphs = [...part.querySelectorAll(":scope > p, :scope > .sides > .words > p")];
    // The title without its number, which the position says.
    const words = [part.querySelector("h2").lastChild, ...paragraphs].map(({ textContent }) => textContent.trim());
    // The slider says its position itself.
    if (document.activeElement !== walkthrough.slider) words.unshift(text);
    walkthrough.said.textContent = words.join(". ");
    const moved = walkthroughs.filter(({ at }) => at > 0).map(({ parts, at }) => parts[at].id);
    try {
      history.replaceState(history.state, "", moved.length ? `#${moved.join("&")}` : location.pathname + location.search);
    } catch {
      // A page without an address, as in a frame, has no fragment either.
    }
  }

  function pressed(walkthrough, event) {
    const { target, key } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (target.closest("textarea, select, [contenteditable], input:not([type=range])")) return;
    if (key === "?") {
      walkthrough.keys.toggleAttribute("open");
    } else if (KEYS[key]) {
      // Arrows move what is wider than the window, once it has the focus.
      const box = target.closest(".scroll, .drawing");
      if (box && box.scrollWidth > box.clientWidth) return;
      walkthrough.go(KEYS[key]);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  // The walkthrough that was used last, or the first one of which something is in the window.
  function meant() {
    const isSeen = ({ section }) => {
      const { top, bottom } = section.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    };
    return latest && isSeen(latest) ? latest : walkthroughs.find(isSeen);
  }

  document.addEventListener("keydown", (event) => {
    const walkthrough = isAlone && meant();
    if (walkthrough) pressed(walkthrough, event);
  });

  // `#step-7` shows the seventh part of the first walkthrough, `#step-7&step-2-3` also the third one of the second.
  function showLinked() {
    const wanted = location.hash.slice(1).split("&");
    for (const walkthrough of walkthroughs) {
      const at = walkthrough.parts.findIndex((part) => wanted.includes(part.id));
      show(walkthrough, at < 0 ? walkthrough.at : at);
    }
  }
  window.addEventListener("hashchange", showLinked);
  showLinked();
})();
