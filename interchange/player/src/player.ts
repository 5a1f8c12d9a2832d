import { fill } from "@lehrpfad/i18n/fill";
import type { PlayerData, PlayerStep } from "../../src/player/data.ts";
import { type ExerciseView, openExercise } from "./exercise.ts";
import { all, only } from "./forms.ts";
import { Progress, percentOf } from "./progress.ts";
import { readTheme, switchTheme } from "./theme.ts";
import { cmi5Tracking } from "./tracking/cmi5.ts";
import { localTracking } from "./tracking/local.ts";
import { scorm12Tracking } from "./tracking/scorm12.ts";
import { scorm2004Tracking } from "./tracking/scorm2004.ts";
import type { Tracking } from "./tracking/tracking.ts";

const TRACKINGS: Record<PlayerData["tracking"], (data: PlayerData) => Tracking> = {
  local: localTracking,
  scorm12: scorm12Tracking,
  scorm2004: scorm2004Tracking,
  cmi5: cmi5Tracking,
};

/** Lets the course be taken that this page holds. */
class Player {
  readonly #data: PlayerData;
  readonly #progress: Progress;
  readonly #tracking: Tracking;
  readonly #screens = all(document, ".screen", HTMLElement);
  readonly #views = new Map<string, ExerciseView>();
  readonly #live = only(document, "#live", HTMLElement);

  constructor(data: PlayerData) {
    this.#data = data;
    this.#progress = new Progress(data);
    this.#tracking = TRACKINGS[data.tracking](data);
  }

  async start(): Promise<void> {
    const kept = await this.#tracking.start().catch(() => {
      only(document, "#not-saved", HTMLElement).hidden = false;
      return null;
    });
    if (kept !== null) this.#progress.unpack(kept);
    this.#openExercises();
    for (const button of all(document, ".understood", HTMLButtonElement)) {
      button.addEventListener("click", () => this.#toggleUnderstood(Number(button.value)));
    }
    only(document, "#again", HTMLButtonElement).addEventListener("click", () => this.#startOver());
    window.addEventListener("hashchange", () => this.#show(this.#placeOf(location.hash), true));
    let isLeft = false;
    window.addEventListener("pagehide", () => {
      if (!isLeft) this.#tracking.leave();
      isLeft = true;
    });
    document.documentElement.classList.add("plays");
    const asked = this.#placeOf(location.hash);
    this.#show(location.hash === "" ? this.#progress.place : asked, false);
  }

  /** The place that the end of an address names: `#step-3`. */
  #placeOf(hash: string): number {
    const at = this.#screens.findIndex(({ id }) => `#${id}` === hash);
    return at < 0 ? this.#progress.place : at;
  }

  #openExercises(): void {
    const { texts, steps } = this.#data;
    for (const exercise of steps.flatMap((step) => step.exercises)) {
      const element = only(document, `form[data-exercise="${exercise.id}"]`, HTMLFormElement);
      const view = openExercise({ element, exercise, texts }, (answer) => {
        const mark = this.#progress.give(exercise, answer);
        if (mark === null) return null;
        this.#tracking.answer({ exercise, answer, right: mark.right, at: new Date() });
        this.#changed();
        return this.#progress.heldOf(exercise.id);
      });
      this.#views.set(exercise.id, view);
      view.show(this.#progress.heldOf(exercise.id), false);
    }
  }

  #toggleUnderstood(at: number): void {
    const step = this.#data.steps[at];
    if (!step) return;
    this.#progress.setUnderstood(step, !this.#progress.understands(step));
    this.#changed();
  }

  #startOver(): void {
    this.#progress.clear();
    for (const [id, view] of this.#views) view.show(this.#progress.heldOf(id), false);
    this.#changed();
    location.hash = "#start";
  }

  /** Something was answered or marked: it is kept and told. */
  #changed(): void {
    this.#tracking.report(this.#progress.outcome());
    this.#save();
    this.#draw();
  }

  #save(): void {
    try {
      this.#tracking.save(this.#progress.pack(this.#tracking.room), this.#progress.place);
    } catch {
      only(document, "#not-saved", HTMLElement).hidden = false;
    }
  }

  /** Shows a screen: 0 the first page, then the steps, last the end. */
  #show(place: number, isMoved: boolean): void {
    this.#progress.place = place;
    for (const [at, screen] of this.#screens.entries()) screen.hidden = at !== place;
    this.#draw();
    this.#save();
    const screen = this.#screens[place];
    const heading = screen && only(screen, "h1", HTMLElement);
    const step = this.#data.steps[place - 1];
    document.title = step ? `${step.title} · ${this.#data.title}` : this.#data.title;
    only(document, "#path", HTMLDetailsElement).open = matchMedia("(min-width: 64rem)").matches;
    if (!isMoved) return;
    window.scrollTo(0, 0);
    heading?.focus({ preventScroll: true });
  }

  /** Everything on the page that depends on what was done. */
  #draw(): void {
    const { texts, steps } = this.#data;
    for (const [at, step] of steps.entries()) this.#drawStep(step, at);
    const { done, total } = this.#progress.outcome();
    const progress = fill(texts.progress, { done, total });
    if (this.#live.textContent !== progress) this.#live.textContent = progress;
    for (const bar of all(document, ".bar", HTMLElement))
      bar.style.setProperty("--done", String(done / total));
    for (const start of all(document, ".begin", HTMLAnchorElement)) {
      start.textContent = done === 0 ? texts.start : texts.continue;
      const place = this.#progress.firstOpen();
      start.hash = place > steps.length ? "#end" : `#step-${place}`;
    }
    this.#drawEnd();
  }

  #drawStep(step: PlayerStep, at: number): void {
    const { texts } = this.#data;
    const state = this.#progress.stateOf(step);
    for (const link of all(document, `[data-step="${at + 1}"]`, HTMLAnchorElement)) {
      link.dataset.state = state;
      only(link, ".state", HTMLElement).textContent = texts.states[state];
      if (at + 1 === this.#progress.place) link.setAttribute("aria-current", "step");
      else link.removeAttribute("aria-current");
    }
    for (const button of all(document, `.understood[value="${at}"]`, HTMLButtonElement)) {
      const isPressed = this.#progress.understands(step);
      button.setAttribute("aria-pressed", String(isPressed));
      button.textContent = isPressed ? texts.understoodDone : texts.understood;
    }
  }

  #drawEnd(): void {
    const { texts, passPercent } = this.#data;
    const { completed, right, asked, passed, score } = this.#progress.outcome();
    const write = (id: string, text: string) => {
      const element = only(document, `#${id}`, HTMLElement);
      element.textContent = text;
      element.hidden = text === "";
    };
    write("end-title", completed ? texts.endTitle : texts.missingTitle);
    write("end-text", completed ? "" : texts.missingText);
    const counted = asked === 1 ? texts.scoreOne : texts.scoreOther;
    const points = score === null ? texts.scoreNone : fill(counted, { right, answered: asked });
    write("end-score", asked === 0 || (score === null && !completed) ? "" : points);
    const reached = percentOf(right, asked);
    write("end-passed", passed === null ? "" : passed ? texts.passed : texts.notPassed);
    write(
      "end-reached",
      passed === null ? "" : fill(texts.passReached, { reached, percent: passPercent ?? 0 }),
    );
  }
}

function openTheme({ texts }: PlayerData): void {
  const button = only(document, "#theme", HTMLButtonElement);
  const name = () => {
    button.ariaLabel = readTheme() === "dark" ? texts.light : texts.dark;
  };
  button.addEventListener("click", () => {
    switchTheme();
    name();
  });
  name();
}

const data: PlayerData = JSON.parse(only(document, "#course", HTMLScriptElement).textContent);
openTheme(data);
new Player(data).start().catch(() => {
  only(document, "#not-saved", HTMLElement).hidden = false;
});
