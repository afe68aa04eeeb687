// Steps through runs of methods. The steps are in the element `steps`; see `html/stepper.rs` for their layout.
"use strict";
(() => {
  const KINDS = { placement: 1, "dead-end": 2, solution: 3 };
  const LOG_LINES = 9;
  // The mean width of a letter, in digits.
  const MEAN_WIDTH = 0.85;
  const SLOWEST = 0.25;
  const FASTEST = 1e6;

  const stepper = document.getElementById("stepper");
  const { words, runs: data } = JSON.parse(document.getElementById("steps").textContent);
  const slider = stepper.querySelector("input[type=range]");
  const position = stepper.querySelector(".position");
  const speedShown = stepper.querySelector(".speed");
  const buttons = new Map([...stepper.querySelectorAll("[data-action]")].map((b) => [b.dataset.action, b]));

  // The assignments at a step are a chain: each assignment knows the one before it. Going back costs nothing.
  function prepared(run, article) {
    const chain = [null];
    const steps = [{ event: 0, kind: 0, words: null, top: null, marked: 0, counts: [0, 0, 0, 0, 0] }];
    let next = 0;
    for (const [event, kind, text, kept, added, marked, nodes, checks, deadEnds, solutions, depth] of run.steps) {
      const before = steps[steps.length - 1];
      let top = before.top;
      while (top && top.length > kept) top = top.before;
      for (let i = 0; i < added; i++, next += 3) {
        const [place, value, caption] = run.assigned.slice(next, next + 3);
        top = { before: top, length: (top ? top.length : 0) + 1, place, value, caption };
      }
      const [n, c, d, s] = before.counts;
      const counts = [n + nodes, c + checks, d + deadEnds, s + solutions, depth];
      steps.push({ event: before.event + event, kind, words: text, top, marked, counts });
    }
    const picture = article.querySelector(".picture");
    const cells = [...picture.querySelectorAll("tbody tr > *")].map((cell) => ({
      cell,
      text: cell.textContent,
      isBoard: cell.closest(".board") !== null,
      className: cell.className,
    }));
    const find = (selector) => article.querySelector(selector);
    const remark = find(".remark");
    if (remark) remark.textContent = remark.textContent.replace(/\d{4,}/g, (n) => Number(n).toLocaleString());
    const parts = { picture, caption: find(".caption"), last: find(".last"), log: find(".log"), moves: find(".moves") };
    const counts = [...article.querySelectorAll(".counts dd")];
    const ready = { run, steps, cells, counts, ...parts, filled: [], shown: -1 };
    widen(ready);
    return ready;
  }

  // Keeps the columns of a table as wide as their widest value, so that nothing moves.
  function widen({ run, cells }) {
    for (let i = 0; i < run.assigned.length && !run.states; i += 3) {
      const found = cells[run.assigned[i]];
      if (found && !found.isBoard) found.width = Math.max(found.width || 0, run.texts[run.assigned[i + 1]].length);
    }
    for (const { cell, width } of cells) if (width) cell.style.minWidth = `${MEAN_WIDTH * width}ch`;
  }

  const runs = data.map((run, i) => prepared(run, stepper.querySelectorAll(".run")[i]));
  // The moments at which a run has a step, as numbers of events.
  const moments = [...new Set(runs.flatMap(({ steps }) => steps.map(({ event }) => event)))].sort((a, b) => a - b);
  const lastEvent = moments[moments.length - 1];
  let at = 0;
  let speed = 4;
  let playing = null;

  // The index of the last item that is not greater.
  function lastUpTo(list, wanted, of) {
    let [low, high] = [0, list.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (of(list[middle]) <= wanted) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  function show() {
    for (const run of runs) {
      const index = lastUpTo(run.steps, moments[at], (step) => step.event);
      if (index !== run.shown) showRun(run, index);
    }
    slider.value = at;
    const text = words.position
      .replace("{event}", moments[at].toLocaleString())
      .replace("{last}", lastEvent.toLocaleString());
    slider.setAttribute("aria-valuetext", text);
    position.textContent = text;
  }

  function showRun(run, index) {
    run.shown = index;
    const step = run.steps[index];
    if (run.run.states) showState(run, step);
    else showCells(run, step);
    run.last.textContent = step.words === null ? words.nothing : run.run.texts[step.words];
    step.counts.forEach((count, i) => (run.counts[i].textContent = count.toLocaleString()));
    showLog(run, index);
  }

  function showCells(run, step) {
    for (const place of run.filled) {
      const { cell, text, className } = run.cells[place];
      cell.textContent = text;
      cell.className = className;
    }
    run.filled = [];
    const touch = (place) => run.filled.push(place) && run.cells[place].cell;
    for (let top = step.top; top; top = top.before) {
      const cell = touch(top.place);
      cell.textContent = run.run.texts[top.value];
      cell.classList.remove("faint");
      cell.classList.add("filled");
      if (top === step.top) cell.classList.add("latest");
    }
    for (const place of run.run.marked[step.marked]) touch(place).classList.add("wrong");
  }

  function showState(run, step) {
    run.picture.innerHTML = step.top ? run.run.states[step.top.value] : "";
    run.caption.textContent = step.top ? run.run.texts[step.top.caption] : "";
    const moves = [];
    for (let top = step.top; top; top = top.before) moves.push(run.run.texts[top.caption]);
    run.moves.replaceChildren(...moves.reverse().map((text) => item("li", text)));
    run.moves.scrollTop = run.moves.scrollHeight;
  }

  function showLog(run, index) {
    const lines = [];
    for (let i = Math.max(1, index - LOG_LINES + 1); i <= index; i++) {
      const step = run.steps[i];
      const jump = item("button", run.run.texts[step.words]);
      jump.type = "button";
      jump.addEventListener("click", () => stopAt(moments.indexOf(step.event)));
      const line = document.createElement("li");
      line.append(item("span", step.event.toLocaleString()), jump);
      if (i === index) line.setAttribute("aria-current", "step");
      lines.push(line);
    }
    run.log.replaceChildren(...lines);
    run.log.scrollTop = run.log.scrollHeight;
  }

  function item(name, text) {
    const element = document.createElement(name);
    element.textContent = text;
    return element;
  }

  function stop() {
    if (playing) cancelAnimationFrame(playing.frame);
    playing = null;
    buttons.get("play").setAttribute("aria-pressed", "false");
    runs.forEach(({ last }) => last.setAttribute("aria-live", "polite"));
  }

  function stopAt(moment) {
    stop();
    at = Math.min(Math.max(moment, 0), moments.length - 1);
    show();
  }

  function play() {
    if (at === moments.length - 1) at = 0;
    playing = { from: at, since: performance.now() };
    buttons.get("play").setAttribute("aria-pressed", "true");
    // A screen reader does not read every step while they follow each other.
    runs.forEach(({ last }) => last.setAttribute("aria-live", "off"));
    const tick = (now) => {
      at = Math.min(playing.from + Math.floor((Math.max(now - playing.since, 0) / 1000) * speed), moments.length - 1);
      show();
      if (at === moments.length - 1) stop();
      else playing.frame = requestAnimationFrame(tick);
    };
    playing.frame = requestAnimationFrame(tick);
  }

  function setSpeed(wanted) {
    speed = Math.min(Math.max(wanted, SLOWEST), FASTEST);
    if (playing) Object.assign(playing, { from: at, since: performance.now() });
    speedShown.textContent = words.speed.replace("{speed}", speed.toLocaleString());
  }

  // Goes to the next moment at which a run has a step of this kind, or to the one before.
  function look(kind, forwards) {
    const event = moments[at];
    const found = runs.flatMap(({ steps }) => {
      const of = steps.filter((step) => step.kind === kind && (forwards ? step.event > event : step.event < event));
      return of.length ? [of[forwards ? 0 : of.length - 1].event] : [];
    });
    const wanted = forwards ? Math.min(...found, lastEvent) : Math.max(...found, 0);
    stopAt(lastUpTo(moments, wanted, (moment) => moment));
  }

  const actions = {
    start: () => stopAt(0),
    back: () => stopAt(at - 1),
    play: () => (playing ? stop() : play()),
    forward: () => stopAt(at + 1),
    end: () => stopAt(moments.length - 1),
    slower: () => setSpeed(speed / 2),
    faster: () => setSpeed(speed * 2),
  };
  for (const [name, kind] of Object.entries(KINDS)) {
    actions[name] = () => look(kind, true);
    actions[`${name}-back`] = () => look(kind, false);
  }
  const keys = {
    " ": "play",
    ArrowRight: "forward",
    ArrowLeft: "back",
    Enter: "forward",
    Home: "start",
    End: "end",
    n: "placement",
    N: "placement-back",
    d: "dead-end",
    D: "dead-end-back",
    s: "solution",
    S: "solution-back",
    "+": "faster",
    "=": "faster",
    "-": "slower",
    _: "slower",
  };

  buttons.forEach((button, action) => button.addEventListener("click", actions[action]));
  slider.addEventListener("input", () => stopAt(Number(slider.value)));
  document.addEventListener("keydown", (event) => {
    const action = event.key === "?" ? "keys" : keys[event.key];
    // Keys that mean something where the focus is keep that meaning.
    const isOnButton = event.target.closest("button, summary, a") && (event.key === " " || event.key === "Enter");
    if (!action || isOnButton || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (action === "keys") stepper.querySelector(".keys").toggleAttribute("open");
    else actions[action]();
  });
  // `#event=99` shows this event.
  function showLinked() {
    const wanted = /^#event=(\d+)$/.exec(location.hash);
    if (wanted) stopAt(lastUpTo(moments, Number(wanted[1]), (moment) => moment));
  }
  window.addEventListener("hashchange", showLinked);

  slider.max = moments.length - 1;
  stepper.hidden = false;
  setSpeed(speed);
  show();
  showLinked();
})();
