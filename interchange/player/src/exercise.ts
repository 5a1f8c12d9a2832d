import type { Answer } from "@lehrpfad/contract";
import { fill } from "@lehrpfad/i18n/fill";
import { all, type Form, fillIn, makeSortable, markForm, only, readAnswer, unmark } from "./forms.ts";
import type { Held } from "./progress.ts";

/** An exercise on the page. */
export interface ExerciseView {
  /** Shows what was answered, or that nothing was. */
  show(held: Held, isNew: boolean): void;
}

/** Texts of what is said about an answer. */
function verdictOf({ exercise, texts }: Form, { level, answer }: Held, isNew: boolean): string {
  const isJudged = exercise.kind === "self";
  const said = isJudged
    ? fill(texts.judged, { level: texts.levels[level - 1] ?? "" })
    : (texts.verdicts[level - 1] ?? "");
  return isNew || answer !== null ? said : `${said}. ${texts.answeredBefore}`;
}

/**
 * Lets an exercise be answered.
 *
 * @param give takes an answer, and tells what it was worth; null where it answers nothing
 */
export function openExercise(form: Form, give: (answer: Answer) => Held | null): ExerciseView {
  const { element, exercise, texts } = form;
  const problem = only(element, ".problem", HTMLElement);
  const verdict = only(element, ".verdict", HTMLElement);
  const controls = only(element, "fieldset", HTMLFieldSetElement);
  const check = only(element, "button[type=submit]", HTMLButtonElement);
  const after = all(element, ".after", HTMLElement);
  const compared = all(element, ".compared", HTMLElement);
  const complain = (text: string) => {
    problem.textContent = text;
  };

  function show(held: Held, isNew: boolean): void {
    const isAnswered = held.level > 0;
    unmark(element);
    complain("");
    if (!isNew) {
      element.reset();
      fillIn(form, held.answer);
    }
    controls.disabled = isAnswered;
    check.hidden = isAnswered || exercise.kind === "self";
    for (const part of after) part.hidden = !isAnswered;
    for (const part of compared) part.hidden = !isAnswered;
    for (const button of all(element, "button.compare", HTMLButtonElement)) button.hidden = isAnswered;
    for (const part of all(element, ".levels", HTMLElement)) part.hidden = true;
    verdict.textContent = isAnswered ? verdictOf(form, held, isNew) : "";
    verdict.dataset.level = String(held.level);
    if (isAnswered && held.answer !== null) markForm(form);
  }

  element.addEventListener("submit", (event) => {
    event.preventDefault();
    const answer = readAnswer(form);
    const held = answer && give(answer);
    if (held) show(held, true);
    else {
      complain(texts.missing[exercise.kind]);
      all(element, "input, select, textarea", HTMLElement)[0]?.focus();
    }
  });
  for (const button of all(element, "button.compare", HTMLButtonElement)) {
    button.addEventListener("click", () => {
      button.hidden = true;
      check.hidden = false;
      for (const part of [...compared, ...all(element, ".levels", HTMLElement)]) part.hidden = false;
      all(element, ".compared", HTMLElement)[0]?.focus();
    });
  }
  if (exercise.kind === "order") makeSortable(form, complain);
  return { show };
}
