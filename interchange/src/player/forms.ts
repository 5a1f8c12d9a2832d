import { openQuestion } from "@lehrpfad/contract/questions/answers";
import { fill } from "@lehrpfad/i18n";
import { uuidOf } from "../archive/ids.ts";
import type { Exercise, Publication } from "../publication/types.ts";
import { escapeXml } from "../render/escape.ts";
import { instructionOf, solutionLines } from "../render/solution.ts";
import { sourcePlace } from "../render/sources.ts";
import { element } from "../render/xhtml.ts";

type Open = ReturnType<typeof openQuestion>;

/** An order that tells nothing, the same in every export of the course. */
function inOrderOf(id: string) {
  return <Part extends { id: string }>(parts: readonly Part[]): Part[] =>
    parts
      .map((part) => ({ part, place: uuidOf("order", id, part.id) }))
      .sort((one, other) => (one.place < other.place ? -1 : 1))
      .map(({ part }) => part);
}

function textField(label: string): string {
  return element("input", { type: "text", name: "text", "aria-label": label, autocomplete: "off" }, null);
}

function optionMarkup(exercise: Exercise, { id, text }: { id: string; text: string }): string {
  const feedback =
    exercise.kind === "choice" ? exercise.options.find((one) => one.id === id)?.feedback : null;
  const box = element("input", { type: "checkbox", name: "option", value: id }, null);
  const label = element("label", {}, `${box}${element("span", {}, escapeXml(text))}`);
  const said = feedback ? `<p class="feedback" hidden="hidden">${escapeXml(feedback)}</p>` : "";
  return element("div", { class: "option" }, label + said);
}

function pairsMarkup(open: Extract<Open, { kind: "match" }>, { words: { answers } }: Publication): string {
  const options = [
    element("option", { value: "" }, escapeXml(answers.match_choose)),
    ...open.matches.map(({ id, text }) => element("option", { value: id }, escapeXml(text))),
  ].join("");
  return open.items
    .map(({ id, text }) => {
      const label = `${open.id}-${id}`;
      return element(
        "div",
        { class: "pair" },
        element("label", { for: label }, escapeXml(text)) +
          element("select", { id: label, name: id }, options),
      );
    })
    .join("\n");
}

function itemsMarkup(open: Extract<Open, { kind: "order" }>, { words: { answers } }: Publication): string {
  const arrow = (way: "up" | "down", label: string) =>
    element("button", { type: "button", "data-move": way, "aria-label": label }, way === "up" ? "↑" : "↓");
  const items = open.items.map(({ id, text }) => {
    const up = arrow("up", fill(answers.order_up, { item: text }));
    const down = arrow("down", fill(answers.order_down, { item: text }));
    const words = element("span", { class: "words" }, escapeXml(text));
    return element("li", { "data-item": id, "data-text": text }, `${words}${up}${down}`);
  });
  return element("ol", { class: "order" }, items.join("\n"));
}

/** What is written, and compared afterwards with what the text says. */
function selfMarkup(
  exercise: Extract<Exercise, { kind: "self" }>,
  { words: { answers } }: Publication,
): string {
  const field = element("textarea", { rows: 4, "aria-label": answers.given }, "");
  const help = element("p", { class: "muted" }, escapeXml(answers.self_help));
  const points = exercise.points.map((point) => element("li", {}, escapeXml(point)));
  const passage = exercise.passage.split(/\n{2,}/).map((part) => element("p", {}, escapeXml(part)));
  const compared = [
    element("p", { class: "label" }, escapeXml(answers.self_passage)),
    ...passage,
    points.length === 0 ? "" : element("ul", {}, points.join("")),
  ].join("");
  const levels = [answers.level_1, answers.level_2, answers.level_3, answers.level_4].map((text, at) => {
    const box = element("input", { type: "radio", name: "level", value: at + 1 }, null);
    return element("div", { class: "option" }, element("label", {}, `${box}<span>${escapeXml(text)}</span>`));
  });
  const choice = `<div class="levels" role="radiogroup" hidden="hidden" aria-label="${escapeXml(answers.self_level)}"><p class="label">${escapeXml(answers.self_level)}</p>${levels.join("")}</div>`;
  return `${field}${help}<div class="compared" tabindex="-1" hidden="hidden">${compared}</div>${choice}`;
}

function fieldsMarkup(exercise: Exercise, open: Open, publication: Publication): string {
  const { words } = publication;
  if (exercise.kind === "self") return selfMarkup(exercise, publication);
  switch (open.kind) {
    case "choice":
      return open.options.map((option) => optionMarkup(exercise, option)).join("\n");
    case "match":
      return pairsMarkup(open, publication);
    case "order":
      return itemsMarkup(open, publication);
    case "numeric": {
      const unit = open.unit ? ` (${open.unit})` : "";
      return textField(`${words.answers.given}${unit}`) + (open.unit ? ` ${escapeXml(open.unit)}` : "");
    }
    default:
      return textField(words.answers.given);
  }
}

/** What is shown once an exercise was answered: what is right, why, and where it stands. */
function afterMarkup(exercise: Exercise, publication: Publication): string {
  const { answers } = publication.words;
  const lines = exercise.kind === "self" ? [] : solutionLines(exercise, publication);
  const listed = element("ul", {}, lines.map((line) => element("li", {}, escapeXml(line))).join(""));
  const solution =
    lines.length === 0
      ? []
      : [
          element(
            "p",
            { class: "label" },
            escapeXml(exercise.kind === "order" ? answers.order_solution : answers.solution),
          ),
          exercise.kind === "order" ? listed.replace(/^<ul/, "<ol").replace(/ul>$/, "ol>") : listed,
        ];
  const { explanation, source } = exercise;
  const why = explanation === "" ? [] : [element("p", {}, escapeXml(explanation))];
  const where =
    source === null
      ? []
      : [
          element(
            "p",
            { class: "muted" },
            `${escapeXml(sourcePlace(source, publication.words))}${publication.words.exported.colon}${element("q", {}, escapeXml(source.quote.replace(/\s+/g, " ")))}`,
          ),
        ];
  const said = [...solution, ...why, ...where];
  return said.length === 0 ? "" : `<div class="after" hidden="hidden">${said.join("")}</div>`;
}

/** An exercise as a form that the player lets be answered. */
export function exerciseForm(exercise: Exercise, publication: Publication): string {
  const { viewer, answers } = publication.words;
  const { id, text, hint } = exercise;
  const open = openQuestion({ ...exercise, id, text, hint }, inOrderOf(id));
  const legend = element("legend", {}, escapeXml(text));
  const folded = hint
    ? element(
        "details",
        { class: "fold" },
        element("summary", {}, escapeXml(viewer.hint)) + element("p", {}, escapeXml(hint)),
      )
    : "";
  const isSelf = exercise.kind === "self";
  const compare = isSelf
    ? element("button", { type: "button", class: "compare main-button" }, escapeXml(answers.compare))
    : "";
  const submit = `<button type="submit" class="main-button"${isSelf ? ' hidden="hidden"' : ""}>${escapeXml(isSelf ? answers.self_submit : viewer.check)}</button>`;
  const parts = [
    element("p", { class: "instruction" }, escapeXml(instructionOf(exercise, publication))),
    element("fieldset", {}, legend + fieldsMarkup(exercise, open, publication)),
    folded,
    '<p class="problem" role="alert"></p>',
    element("div", { class: "do" }, compare + submit),
    '<p class="verdict" role="status"></p>',
    afterMarkup(exercise, publication),
  ];
  const form = `<form class="exercise" data-exercise="${escapeXml(id)}" novalidate="novalidate">`;
  return `${form}${parts.filter(Boolean).join("\n")}</form>`;
}
