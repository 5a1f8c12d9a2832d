import type { Answer } from "@lehrpfad/contract";
import { fill } from "@lehrpfad/i18n/fill";
import type { PlayerExercise } from "../../src/player/data.ts";
import type { PlayerTexts } from "../../src/player/texts.ts";

/** What of a form says an answer. */
export interface Form {
  element: HTMLFormElement;
  exercise: PlayerExercise;
  texts: PlayerTexts;
}

export function all<Kind extends Element>(root: ParentNode, selector: string, kind: new () => Kind): Kind[] {
  return [...root.querySelectorAll(selector)].filter((element): element is Kind => element instanceof kind);
}

export function only<Kind extends Element>(root: ParentNode, selector: string, kind: new () => Kind): Kind {
  const [found] = all(root, selector, kind);
  if (!found) throw new Error(`the page has no ${selector}`);
  return found;
}

/** Text behind what is marked, so that it is not colour alone that tells. */
function note(element: Element, className: string, text: string): void {
  element.classList.add(className);
  const said = document.createElement("span");
  said.className = "mark";
  said.textContent = text;
  element.append(said);
}

/** What stands in a form now; null where there is nothing to check. */
export function readAnswer({ element, exercise }: Form): Answer | null {
  switch (exercise.kind) {
    case "choice": {
      const selected = all(element, "input[name=option]", HTMLInputElement)
        .filter(({ checked }) => checked)
        .map(({ value }) => value);
      return selected.length === 0 ? null : { kind: "choice", selected };
    }
    case "match": {
      const chosen = all(element, "select", HTMLSelectElement);
      const matched = chosen.map(({ name, value }) => ({ item: name, match: value }));
      return matched.some(({ match }) => match === "") ? null : { kind: "match", matched };
    }
    case "order":
      return {
        kind: "order",
        order: all(element, "ol.order > li", HTMLLIElement).map((item) => item.dataset.item ?? ""),
      };
    case "self": {
      const level = all(element, "input[name=level]", HTMLInputElement).find(({ checked }) => checked)?.value;
      const text = only(element, "textarea", HTMLTextAreaElement).value;
      return level === undefined ? null : { kind: "self", text, level: Number(level) };
    }
    default: {
      const text = only(element, "input[name=text]", HTMLInputElement).value.trim();
      return text === "" ? null : { kind: exercise.kind, text };
    }
  }
}

/** Puts an answer into a form. */
export function fillIn({ element, exercise }: Form, answer: Answer | null): void {
  if (answer === null) return;
  if (answer.kind === "choice") {
    for (const option of all(element, "input[name=option]", HTMLInputElement)) {
      option.checked = answer.selected.includes(option.value);
    }
  } else if (answer.kind === "match") {
    const given = new Map(answer.matched.map(({ item, match }) => [item, match]));
    for (const field of all(element, "select", HTMLSelectElement)) field.value = given.get(field.name) ?? "";
  } else if (answer.kind === "order") {
    const list = only(element, "ol.order", HTMLOListElement);
    for (const id of answer.order) {
      const item = all(list, "li", HTMLLIElement).find(({ dataset }) => dataset.item === id);
      if (item) list.append(item);
    }
  } else if (answer.kind === "self") {
    for (const level of all(element, "input[name=level]", HTMLInputElement)) {
      level.checked = level.value === String(answer.level);
    }
  } else if (exercise.kind === answer.kind) {
    only(element, "input[name=text]", HTMLInputElement).value = answer.text;
  }
}

function markOptions({ element, exercise, texts }: Form): void {
  if (exercise.kind !== "choice") return;
  const rights = new Map(exercise.options.map(({ id, correct }) => [id, correct]));
  for (const option of all(element, ".option", HTMLElement)) {
    const field = only(option, "input", HTMLInputElement);
    const isRight = rights.get(field.value) === true;
    if (field.checked) {
      note(option, isRight ? "right" : "wrong", isRight ? texts.optionRight : texts.optionWrong);
      for (const said of all(option, ".feedback", HTMLElement)) said.hidden = false;
    } else if (isRight) note(option, "missed", texts.optionMissed);
  }
}

function markPairs({ element, exercise, texts }: Form): void {
  if (exercise.kind !== "match") return;
  for (const row of all(element, ".pair", HTMLElement)) {
    const field = only(row, "select", HTMLSelectElement);
    const own = exercise.pairs.find(({ id }) => id === field.name);
    const chosen = exercise.pairs.find(({ matchId }) => matchId === field.value);
    const isRight = own !== undefined && own.match === chosen?.match;
    const wrong = fill(texts.matchWrong, { match: own?.match ?? "" });
    note(row, isRight ? "right" : "wrong", isRight ? texts.matchRight : wrong);
  }
}

function markItems({ element, exercise, texts }: Form): void {
  if (exercise.kind !== "order") return;
  const items = all(element, "ol.order > li", HTMLLIElement);
  for (const [at, item] of items.entries()) {
    const text = exercise.items.find(({ id }) => id === item.dataset.item)?.text;
    const isRight = text === exercise.items[at]?.text;
    note(
      item,
      isRight ? "right" : "wrong",
      isRight ? texts.orderRight : fill(texts.orderWrong, { place: at + 1 }),
    );
  }
}

/** Shows at each part of an answer whether it was right. */
export function markForm(form: Form): void {
  markOptions(form);
  markPairs(form);
  markItems(form);
}

/** Undoes everything that checking showed. */
export function unmark(element: HTMLFormElement): void {
  for (const said of all(element, ".mark", HTMLElement)) said.remove();
  for (const marked of all(element, ".right, .wrong, .missed", HTMLElement)) {
    marked.classList.remove("right", "wrong", "missed");
  }
  for (const said of all(element, ".feedback", HTMLElement)) said.hidden = true;
}

/** Lets items be moved by their arrows; what was moved is said by `say` and keeps the focus. */
export function makeSortable({ element, texts }: Form, say: (text: string) => void): void {
  element.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("button[data-move]") : null;
    if (!(button instanceof HTMLButtonElement)) return;
    const item = button.closest("li");
    const other = button.dataset.move === "up" ? item?.previousElementSibling : item?.nextElementSibling;
    if (!item || !other) return;
    if (button.dataset.move === "up") other.before(item);
    else other.after(item);
    button.focus();
    const items = all(element, "ol.order > li", HTMLLIElement);
    const place = items.indexOf(item) + 1;
    say(fill(texts.orderMoved, { item: item.dataset.text ?? "", place, total: items.length }));
  });
}
