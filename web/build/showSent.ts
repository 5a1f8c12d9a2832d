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

/** What a view must be of to be shown, and where this device keeps how far somebody has read. */
interface Expected {
  build: string;
  language: string;
  placePrefix: string;
}

/**
 * Shows the first view of a page that came with its data, where nothing else is shown yet, as if the server had sent it
 * with the page; React takes it over (src/app/main.tsx). Somebody who was underway in its text goes on there. The button
 * that is pressed last before the app works is pressed again by it (`pressedAhead`). Is sent as its own text, as
 * `fetchAhead` is: it may use nothing but its arguments.
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
  if (!root || html.dataset.sent) return kinds;
  for (const [name, value] of Object.entries(view.style)) html.style.setProperty(name, value);
  html.lang = view.language;
  html.dataset.sent = "whole";
  root.innerHTML = view.html;
  root.addEventListener("click", ({ target }) => {
    Object.assign(window, { pressedAhead: (target as Element).closest("button") });
  });
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
