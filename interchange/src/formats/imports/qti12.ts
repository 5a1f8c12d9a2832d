import type { LostPart, WrittenBody } from "@lehrpfad/contract";
import { childOf, elementsOf, everyElement, textOf, type XmlElement } from "../../archive/xmlTree.ts";
import { cleanQuestion, type ForeignQuestion, lostPart } from "./foreign.ts";
import { htmlText } from "./html.ts";

/** The text of a `material`, which may be HTML. */
function said(element: XmlElement | undefined): string {
  const texts = element ? everyElement(element, "mattext") : [];
  return texts
    .map((one) => {
      const text = textOf(one);
      return one.attributes.texttype === "text/html" || /<\/?[a-z][^>]*>/i.test(text) ? htmlText(text) : text;
    })
    .join("\n\n")
    .trim();
}

/** Values under a condition, without those that must not be chosen. */
function valuesIn(condition: XmlElement): string[] {
  return elementsOf(condition).flatMap((child) => {
    if (child.name === "not") return [];
    if (child.name === "varequal" || child.name === "varsubset") return [textOf(child).trim()];
    return valuesIn(child);
  });
}

const givesPoints = (respcondition: XmlElement): boolean =>
  elementsOf(respcondition, "setvar").some(
    (set) => Number(textOf(set)) > 0 && set.attributes.action !== "Subtract",
  );

/** Values that give points, however they are put together. */
function rightsOf(item: XmlElement): string[] {
  return everyElement(item, "respcondition")
    .filter(givesPoints)
    .flatMap((condition) => elementsOf(condition, "conditionvar").flatMap(valuesIn));
}

function feedbackOf(item: XmlElement, id: string | undefined): string {
  return said(everyElement(item, "itemfeedback").find(({ attributes }) => attributes.ident === id));
}

/** What is said to each choice: feedback that one of them alone leads to. */
function optionFeedback(item: XmlElement): Map<string, string> {
  const found = new Map<string, string>();
  for (const condition of everyElement(item, "respcondition")) {
    const values = elementsOf(condition, "conditionvar").flatMap(valuesIn);
    const [shown] = elementsOf(condition, "displayfeedback");
    const [only] = values;
    if (
      shown &&
      only !== undefined &&
      values.length === 1 &&
      !/^(correct|general)/i.test(shown.attributes.linkrefid ?? "")
    )
      found.set(only, feedbackOf(item, shown.attributes.linkrefid));
  }
  return found;
}

/** What is said whatever was answered. */
function explanationOf(item: XmlElement): string {
  const always = everyElement(item, "respcondition").filter(
    (condition) => everyElement(condition, "other").length > 0,
  );
  const ids = always.flatMap((condition) =>
    elementsOf(condition, "displayfeedback").map(({ attributes }) => attributes.linkrefid),
  );
  return [...new Set([...ids, "general_fb"])].map((id) => feedbackOf(item, id)).filter(Boolean)[0] ?? "";
}

/** How a tool calls the kind of an item: a profile of cartridges, or Canvas' own name. */
function kindOf(item: XmlElement): string {
  const fields = everyElement(item, "qtimetadatafield").map((field) => [
    textOf(childOf(field, "fieldlabel")).trim(),
    textOf(childOf(field, "fieldentry")).trim(),
  ]);
  const [, kind = ""] = fields.find(([name]) => name === "cc_profile" || name === "question_type") ?? [];
  return kind;
}

function choiceBody(item: XmlElement, response: XmlElement): WrittenBody {
  const [rights, feedback] = [rightsOf(item), optionFeedback(item)];
  const options = everyElement(response, "response_label").map((one) => {
    const id = one.attributes.ident ?? "";
    return { text: said(one), correct: rights.includes(id), feedback: feedback.get(id) || null };
  });
  return { kind: "choice", options };
}

/** Several fields of choices with the same choices are pairs, as Canvas writes them. */
function matchBody(item: XmlElement, responses: readonly XmlElement[]): WrittenBody {
  const rights = everyElement(item, "varequal").map((one) => [one.attributes.respident, textOf(one).trim()]);
  const pairs = responses.map((response) => {
    const [, right] = rights.find(([id]) => id === response.attributes.ident) ?? [];
    const chosen = everyElement(response, "response_label").find(
      ({ attributes }) => attributes.ident === right,
    );
    return { text: said(childOf(response, "material")), match: said(chosen) };
  });
  return { kind: "match", pairs };
}

function bodyOf(item: XmlElement): WrittenBody | null {
  const kind = kindOf(item);
  const choices = everyElement(item, "response_lid");
  const [written] = everyElement(item, "response_str");
  const [first] = choices;
  if (/fill_in_multiple|multiple_dropdowns|calculated|file_upload|text_only/.test(kind)) return null;
  if (choices.length > 1) return matchBody(item, choices);
  if (first) return choiceBody(item, first);
  if (/essay/.test(kind)) return { kind: "self", passage: feedbackOf(item, "solution"), points: [] };
  if (written === undefined) return null;
  const rights = rightsOf(item);
  const isNumber = /numerical/.test(kind);
  const value = Number(rights[0]);
  if (isNumber && Number.isFinite(value)) return { kind: "numeric", value, unit: null, tolerance: 0 };
  return rights.length === 0
    ? { kind: "self", passage: "", points: [] }
    : { kind: "typed", accepted: rights };
}

/** An item of QTI 1.2, as cartridges and Canvas have it; null where there is no kind for it here. */
function readOldItem(item: XmlElement): ForeignQuestion | null {
  const body = bodyOf(item);
  const presentation = childOf(item, "presentation");
  const flow = childOf(presentation, "flow") ?? presentation;
  const text = said(childOf(flow, "material"));
  return body && cleanQuestion({ body, text, explanation: explanationOf(item), hint: null });
}

/** What a quiz calls an item that does not come in. */
function lostItem(item: XmlElement): LostPart {
  const presentation = childOf(item, "presentation");
  const text = said(childOf(childOf(presentation, "flow") ?? presentation, "material"));
  return lostPart("question", item.attributes.title ?? "", text, item.attributes.ident ?? "");
}

/** The questions of a quiz or a bank of questions, and those of kinds that there are none of here. */
export function readOldQuiz(root: XmlElement): {
  title: string;
  questions: ForeignQuestion[];
  lost: LostPart[];
} {
  const read = everyElement(root, "item").map((item) => readOldItem(item) ?? lostItem(item));
  const questions = read.filter((one) => "body" in one);
  const named = [childOf(root, "assessment"), childOf(root, "objectbank")].find(Boolean);
  return { title: named?.attributes.title ?? "", questions, lost: read.filter((one) => "what" in one) };
}
