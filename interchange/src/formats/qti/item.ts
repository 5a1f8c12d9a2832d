import type { Exercise, Publication } from "../../publication/types.ts";
import { escapeXml } from "../../render/escape.ts";
import { linesXhtml } from "../../render/plain.ts";
import { element } from "../../render/xhtml.ts";
import { type AskedQuestion, askedText, explanationXhtml, mixed, plainInstruction } from "../questions.ts";

export const QTI_NAMESPACES =
  'xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.imsglobal.org/xsd/imsqti_v2p1 http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd"';

/** What an item has of its own kind (QTI 2.1, information model). */
interface ItemBody {
  /** Of the answer; null where nothing is marked. */
  cardinality: "single" | "multiple" | "ordered";
  baseType: "identifier" | "string" | "float" | "directedPair";
  /** Right values. */
  correct: string[];
  /** Texts that are right as well, each worth the whole point. */
  accepted?: string[];
  interaction: string;
  /** The condition under which the answer is right; null: somebody marks it. */
  condition: string | null;
  hasFeedback?: boolean;
}

const RESPONSE = 'identifier="RESPONSE"';
const MATCHES = `<match><variable ${RESPONSE}/><correct ${RESPONSE}/></match>`;
const FEEDBACK = "FEEDBACK";
const SAID = "said";

/** Identifiers begin with a letter. */
const choiceId = (at: number): string => `choice-${at + 1}`;
const sideId = (side: "item" | "match", at: number): string => `${side}-${at + 1}`;
const prompt = (text: string): string => element("prompt", {}, linesXhtml(text));
const responseField = { responseIdentifier: "RESPONSE" };

function choiceBody(exercise: Extract<Exercise, { kind: "choice" }>): ItemBody {
  const choices = exercise.options.map(({ text, feedback }, at) => {
    const identifier = choiceId(at);
    const said = feedback
      ? element(
          "feedbackInline",
          { outcomeIdentifier: FEEDBACK, identifier, showHide: "show" },
          ` ${linesXhtml(feedback)}`,
        )
      : "";
    return element("simpleChoice", { identifier }, linesXhtml(text) + said);
  });
  return {
    cardinality: "multiple",
    baseType: "identifier",
    correct: exercise.options.flatMap(({ correct }, at) => (correct ? [choiceId(at)] : [])),
    interaction: element(
      "choiceInteraction",
      { ...responseField, shuffle: "true", maxChoices: 0 },
      prompt(askedText(exercise)) + choices.join(""),
    ),
    condition: MATCHES,
    hasFeedback: exercise.options.some(({ feedback }) => feedback),
  };
}

/** Right sides that say the same are one, which may be chosen as often as it fits. */
function matchBody(exercise: Extract<Exercise, { kind: "match" }>): ItemBody {
  const sides = [...new Set(exercise.pairs.map(({ match }) => match))];
  const shown = mixed(sides, (side) => side);
  const idOf = (match: string) => sideId("match", shown.indexOf(match));
  const choice = (identifier: string, text: string, matchMax: number) =>
    element("simpleAssociableChoice", { identifier, matchMax }, linesXhtml(text));
  const left = exercise.pairs.map(({ text }, at) => choice(sideId("item", at), text, 1));
  const right = shown.map((match) => choice(idOf(match), match, 0));
  return {
    cardinality: "multiple",
    baseType: "directedPair",
    correct: exercise.pairs.map(({ match }, at) => `${sideId("item", at)} ${idOf(match)}`),
    interaction: element(
      "matchInteraction",
      { ...responseField, shuffle: "true", maxAssociations: exercise.pairs.length },
      prompt(askedText(exercise)) +
        element("simpleMatchSet", {}, left.join("")) +
        element("simpleMatchSet", {}, right.join("")),
    ),
    condition: MATCHES,
  };
}

function orderBody(exercise: Extract<Exercise, { kind: "order" }>): ItemBody {
  const shown = mixed(exercise.items, ({ id, text }) => `${id} ${text}`);
  const choices = shown.map(({ text }, at) =>
    element("simpleChoice", { identifier: choiceId(at) }, linesXhtml(text)),
  );
  return {
    cardinality: "ordered",
    baseType: "identifier",
    correct: exercise.items.map((item) => choiceId(shown.indexOf(item))),
    interaction: element(
      "orderInteraction",
      { ...responseField, shuffle: "true" },
      prompt(askedText(exercise)) + choices.join(""),
    ),
    condition: MATCHES,
  };
}

const entry = (exercise: Exercise, length: number): string =>
  element(
    "p",
    {},
    `${linesXhtml(askedText(exercise))} ${element("textEntryInteraction", { ...responseField, expectedLength: length }, null)}`,
  );

function bodyOf(exercise: Exercise): ItemBody {
  switch (exercise.kind) {
    case "choice":
      return choiceBody(exercise);
    case "match":
      return matchBody(exercise);
    case "order":
      return orderBody(exercise);
    case "typed":
      return {
        cardinality: "single",
        baseType: "string",
        correct: exercise.accepted.slice(0, 1),
        accepted: exercise.accepted,
        interaction: entry(exercise, 40),
        condition: `<gt><mapResponse ${RESPONSE}/><baseValue baseType="float">0</baseValue></gt>`,
      };
    case "numeric": {
      const mode = `toleranceMode="absolute" tolerance="${exercise.tolerance} ${exercise.tolerance}"`;
      return {
        cardinality: "single",
        baseType: "float",
        correct: [String(exercise.value)],
        interaction: entry(exercise, 12),
        condition: `<equal ${mode}><variable ${RESPONSE}/><correct ${RESPONSE}/></equal>`,
      };
    }
    case "self":
      return {
        cardinality: "single",
        baseType: "string",
        correct: [],
        interaction: element(
          "extendedTextInteraction",
          { ...responseField, expectedLines: 6 },
          prompt(askedText(exercise)),
        ),
        condition: null,
      };
  }
}

function responseDeclaration({ cardinality, baseType, correct, accepted }: ItemBody): string {
  const values = correct.map((value) => element("value", {}, escapeXml(value))).join("");
  const entries = (accepted ?? []).map((mapKey) =>
    element("mapEntry", { mapKey, mappedValue: 1, caseSensitive: "false" }, null),
  );
  const mapping =
    entries.length === 0 ? "" : element("mapping", { defaultValue: 0, upperBound: 1 }, entries.join(""));
  const right = values === "" ? "" : element("correctResponse", {}, values);
  return element("responseDeclaration", { identifier: "RESPONSE", cardinality, baseType }, right + mapping);
}

const setValue = (identifier: string, value: string): string =>
  element("setOutcomeValue", { identifier }, value);
const baseValue = (baseType: string, value: string | number): string =>
  element("baseValue", { baseType }, String(value));

function responseProcessing({ condition, hasFeedback }: ItemBody, isExplained: boolean): string {
  const score = (points: number) => setValue("SCORE", baseValue("float", points));
  const marked =
    condition === null
      ? ""
      : `<responseCondition><responseIf>${condition}${score(1)}</responseIf><responseElse>${score(0)}</responseElse></responseCondition>`;
  const chosen = hasFeedback ? setValue(FEEDBACK, `<variable ${RESPONSE}/>`) : "";
  const explained = isExplained ? setValue("EXPLANATION", baseValue("identifier", SAID)) : "";
  return element("responseProcessing", {}, marked + chosen + explained);
}

const outcome = (identifier: string, cardinality: string, baseType: string, value = ""): string =>
  element("outcomeDeclaration", { identifier, cardinality, baseType }, value || null);

/**
 * A question as an item of QTI 2.1: all or nothing, as it is here. What is said to an option stands beside it, the
 * explanation comes after the answer.
 */
export function qtiItem(
  { exercise, number }: AskedQuestion,
  publication: Publication,
  identifier: string,
): string {
  const body = bodyOf(exercise);
  const explanation = explanationXhtml(exercise, publication);
  const instruction = element("p", {}, element("em", {}, escapeXml(plainInstruction(exercise, publication))));
  const zero = element("defaultValue", {}, element("value", {}, "0"));
  const parts = [
    responseDeclaration(body),
    outcome("SCORE", "single", "float", zero),
    ...(body.hasFeedback ? [outcome(FEEDBACK, "multiple", "identifier")] : []),
    ...(explanation === "" ? [] : [outcome("EXPLANATION", "single", "identifier")]),
    element("itemBody", {}, element("div", {}, instruction + body.interaction)),
    responseProcessing(body, explanation !== ""),
    ...(explanation === ""
      ? []
      : [
          element(
            "modalFeedback",
            { outcomeIdentifier: "EXPLANATION", identifier: SAID, showHide: "show" },
            explanation,
          ),
        ]),
  ];
  const title = `${number} ${exercise.text.replace(/\s+/g, " ").slice(0, 200)}`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<assessmentItem ${QTI_NAMESPACES} identifier="${identifier}" title="${escapeXml(title)}" adaptive="false" timeDependent="false" xml:lang="${publication.language}">
${parts.join("\n")}
</assessmentItem>
`;
}
