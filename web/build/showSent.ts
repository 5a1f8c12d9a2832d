import type { findPlace } from "../src/features/learning/findPlace.ts";

/** What comes with the data of a page (server/src/app/stepView.ts). */
interface View {
  build: string;
  language: string;
  html: string;
  /** Custom properties of the page that show the course's design. */
  style: Record<string, string>;
}

/** Of the data, what is looked at here. */
interface Sent {
  view?: View;
  question?: { kind: string } | null;
  exercises?: { question: { kind: string } }[];
}

/**
 * What a view must be of to be shown, and where this device keeps how far somebody has read, and that a banner stands
 * above the page.
 */
interface Expected {
  build: string;
  language: string;
  placePrefix: string;
  bannerKey: string;
}

/**
 * Shows the first view of a page that came with its data, where nothing else is shown yet, as if the server had sent it
 * with the page; React takes it over (src/app/main.tsx). Somebody who was underway in its text goes on there. What is
 * pressed before the app works, controls and the keys of shortcuts, is pressed once it does (`pressedAhead`). Is sent
 * as its own text, as `fetchAhead` is: it may use nothing but its arguments.
 *
 * @returns the kinds of the questions on the page
 */
export async function showSent(
  answer: Response,
  expected: Expected,
  find: typeof findPlace,
): Promise<string[]> {
  const { view, question, exercises = [] }: Sent = await answer.clone().json();
  const kinds = [question, ...exercises.map((exercise) => exercise.question)].flatMap(
    (one) => one?.kind ?? [],
  );
  const { documentElement: html } = document;
  const root = document.getElementById("root");
  if (view?.build !== expected.build || view.language !== expected.language) return kinds;
  if (!root || root.firstChild || html.dataset.sent) return kinds;
  // The server knows nothing of the banner: it would move the page.
  if (localStorage.getItem(expected.bannerKey)) return kinds;
  for (const [name, value] of Object.entries(view.style)) html.style.setProperty(name, value);
  html.lang = view.language;
  html.dataset.sent = "whole";
  root.innerHTML = view.html;
  const pressed: (() => void)[] = [];
  Object.assign(window, { pressedAhead: pressed });
  const isWaiting = () => html.dataset.sent === "whole";
  const onClick = (event: Event) => {
    const control = (event.target as Element).closest<HTMLElement>("button, label, input, [role=button]");
    if (control === null || !isWaiting()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.push(() => control.click());
  };
  const onKey = ({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (!isWaiting() || key === " " || key.length > 1 || ctrlKey || metaKey || altKey) return;
    pressed.push(() =>
      document.dispatchEvent(new KeyboardEvent("keydown", { key, shiftKey, bubbles: true })),
    );
  };
  root.addEventListener("click", onClick, true);
  document.addEventListener("keydown", onKey);
  const goOn = () => {
    const text = root.querySelector("[data-bites]");
    const [step, next] = root.querySelector<HTMLElement>("[data-place]")?.dataset.place?.split(" ") ?? [];
    if (!text || !step || scrollY > 0) return;
    find(text, Number(localStorage.getItem(expected.placePrefix + step)), Number(next))?.scrollIntoView();
  };
  const styles = document.querySelector<HTMLLinkElement>("link[rel=stylesheet]");
  // Before these are there nothing has its place.
  if (styles?.sheet) goOn();
  else styles?.addEventListener("load", goOn);
  return kinds;
}
