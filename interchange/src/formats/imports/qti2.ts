import type { WrittenBody } from "@lehrpfad/contract";
import { childOf, elementsOf, everyElement, textOf, type XmlElement } from "../../archive/xmlTree.ts";
import { cleanQuestion, type ForeignQuestion } from "./foreign.ts";

const INTERACTION = /Interaction$/;
const BLOCK = /^(p|div|prompt|li|ul|ol|table|tr|h[1-6]|blockquote|pre|simpleChoice)$/;

/** Text as it is read, without what is asked inside it and what is said afterwards. */
function readable(node: XmlElement | undefined, without: RegExp): string {
  if (!node) return "";
  return node.children
    .map((child) => {
      if (typeof child === "string") return child.replace(/\s+/g, " ");
      if (without.test(child.name)) return "";
      if (child.name === "br") return "\n";
      if (child.name === "img") return child.attributes.alt ?? "";
      const text = readable(child, without);
      return BLOCK.test(child.name) ? `\n\n${text}\n\n` : text;
    })
    .join("");
}

const FEEDBACK = /^feedback(Inline|Block)$|^rubricBlock$/;
const tidy = (text: string): string =>
  text
    .replace(/ *\n */g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .replace(/ {2,}/g, " ")
    .trim();
const label = (choice: XmlElement): string => tidy(readable(choice, FEEDBACK));

/** The declaration of the answer that an interaction asks for. */
function declarationOf(item: XmlElement, interaction: XmlElement): XmlElement | undefined {
  const id = interaction.attributes.responseIdentifier;
  return elementsOf(item, "responseDeclaration").find(({ attributes }) => attributes.identifier === id);
}

/** Right values; where only points are given, those that give some. */
function rightsOf(declaration: XmlElement | undefined): string[] {
  const values = elementsOf(
    childOf(declaration, "correctResponse") ?? { name: "", attributes: {}, children: [] },
    "value",
  );
  if (values.length > 0) return values.map((value) => textOf(value).trim());
  const entries = declaration ? everyElement(declaration, "mapEntry") : [];
  return entries
    .filter(({ attributes }) => Number(attributes.mappedValue) > 0)
    .map(({ attributes }) => attributes.mapKey ?? "");
}

function choiceBody(interaction: XmlElement, rights: readonly string[]): WrittenBody {
  const options = everyElement(interaction, "simpleChoice").map((choice) => {
    const [feedback] = everyElement(choice, "feedbackInline");
    return {
      text: label(choice),
      correct: rights.includes(choice.attributes.identifier ?? ""),
      feedback: feedback ? tidy(readable(feedback, /^$/)) || null : null,
    };
  });
  return { kind: "choice", options };
}

function matchBody(interaction: XmlElement, rights: readonly string[]): WrittenBody {
  const texts = new Map(
    everyElement(interaction, "simpleAssociableChoice").map((choice) => [
      choice.attributes.identifier ?? "",
      label(choice),
    ]),
  );
  const pairs = rights.map((pair) => {
    const [left = "", right = ""] = pair.split(/\s+/);
    return { text: texts.get(left) ?? "", match: texts.get(right) ?? "" };
  });
  return { kind: "match", pairs };
}

function orderBody(interaction: XmlElement, rights: readonly string[]): WrittenBody {
  const texts = new Map(
    everyElement(interaction, "simpleChoice").map((choice) => [
      choice.attributes.identifier ?? "",
      label(choice),
    ]),
  );
  return { kind: "order", items: rights.map((id) => ({ text: texts.get(id) ?? "" })) };
}

function entryBody(
  item: XmlElement,
  declaration: XmlElement | undefined,
  rights: readonly string[],
): WrittenBody | null {
  if (!/^(float|integer)$/.test(declaration?.attributes.baseType ?? "")) {
    const others = declaration ? everyElement(declaration, "mapEntry") : [];
    const more = others
      .filter(({ attributes }) => Number(attributes.mappedValue) > 0)
      .map(({ attributes }) => attributes.mapKey ?? "");
    return { kind: "typed", accepted: [...rights, ...more] };
  }
  const value = Number(rights[0]);
  const [equal] = everyElement(item, "equal");
  const [tolerance = 0] = (equal?.attributes.tolerance ?? "0").split(/\s+/).map(Number);
  const isAbsolute = equal?.attributes.toleranceMode !== "relative";
  if (rights.length === 0 || !Number.isFinite(value) || !Number.isFinite(tolerance)) return null;
  return {
    kind: "numeric",
    value,
    unit: null,
    tolerance: Math.abs(isAbsolute ? tolerance : (value * tolerance) / 100),
  };
}

function bodyOf(item: XmlElement, interaction: XmlElement): WrittenBody | null {
  const declaration = declarationOf(item, interaction);
  const rights = rightsOf(declaration);
  switch (interaction.name) {
    case "choiceInteraction":
      return choiceBody(interaction, rights);
    case "matchInteraction":
      return matchBody(interaction, rights);
    case "orderInteraction":
      return orderBody(interaction, rights);
    case "textEntryInteraction":
      return entryBody(item, declaration, rights);
    case "extendedTextInteraction":
      return { kind: "self", passage: rights.join("\n\n"), points: [] };
    default:
      return null;
  }
}

/** An item of QTI 2.x as a question; null where it asks for something that there is no kind of here. */
export function readItem(item: XmlElement): ForeignQuestion | null {
  const body = childOf(item, "itemBody");
  const interactions = body ? everyInteraction(body) : [];
  const [interaction] = interactions;
  if (!body || !interaction || interactions.length > 1) return null;
  const read = bodyOf(item, interaction);
  const prompt = childOf(interaction, "prompt");
  // Instructions for one's own interface are said anew here: what stands in italics above the question is left out.
  const around = prompt && tidy(readable(prompt, FEEDBACK)) !== "" ? prompt : body;
  const text = tidy(
    readable(around, around === prompt ? FEEDBACK : /Interaction$|^em$|^feedback|^rubricBlock$/),
  );
  const said = elementsOf(item, "modalFeedback")
    .map((one) => tidy(readable(one, /^$/)))
    .filter(Boolean);
  return (
    read && cleanQuestion({ body: read, text, explanation: [...new Set(said)].join("\n\n"), hint: null })
  );
}

function everyInteraction(parent: XmlElement): XmlElement[] {
  return elementsOf(parent).flatMap((child) =>
    INTERACTION.test(child.name) ? [child] : everyInteraction(child),
  );
}
