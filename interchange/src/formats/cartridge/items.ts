import { fill } from "@lehrpfad/i18n";
import type { Exercise, Publication } from "../../publication/types.ts";
import { escapeXml } from "../../render/escape.ts";
import { paragraphsXhtml } from "../../render/plain.ts";
import { element } from "../../render/xhtml.ts";
import { type AskedQuestion, askedText, explanationXhtml, mixed, plainInstruction } from "../questions.ts";

/** A question in one of the forms that a cartridge knows (Common Cartridge 1.1, QTI 1.2.1 profile). */
interface SimpleQuestion {
  ident: string;
  title: string;
  /** XHTML. */
  text: string;
  /** XHTML. */
  explanation: string;
  form: "multiple_choice" | "multiple_response" | "fib" | "essay";
  /** Choices; none where something is written. */
  options: { text: string; correct: boolean; feedback?: string | null | undefined }[];
  /** Texts that are right. */
  accepted: string[];
}

type Shared = Pick<SimpleQuestion, "ident" | "title" | "text" | "explanation">;

/** Pairs and orders as a choice for each entry, because there are choices only. */
function splitQuestions(
  shared: Shared,
  entries: readonly { asked: string; right: string }[],
): SimpleQuestion[] {
  const sides = mixed([...new Set(entries.map(({ right }) => right))], (side) => side);
  return entries.map(({ asked, right }, at) => ({
    ...shared,
    ident: `${shared.ident}-${at + 1}`,
    title: `${shared.title} (${at + 1})`,
    text: shared.text + element("p", {}, element("strong", {}, escapeXml(asked))),
    form: "multiple_choice",
    options: sides.map((text) => ({ text, correct: text === right })),
    accepted: [],
  }));
}

/** A number as it may be typed: with a point, and with the comma of the language. */
function writings(value: number): string[] {
  const plain = String(value);
  return plain.includes(".") ? [plain, plain.replace(".", ",")] : [plain];
}

function simpleQuestions(exercise: Exercise, shared: Shared, publication: Publication): SimpleQuestion[] {
  const none = { options: [], accepted: [] };
  switch (exercise.kind) {
    case "choice": {
      const isSingle = exercise.options.filter(({ correct }) => correct).length === 1;
      const form = isSingle ? "multiple_choice" : "multiple_response";
      return [{ ...shared, ...none, form, options: exercise.options }];
    }
    case "typed":
      return [{ ...shared, ...none, form: "fib", accepted: exercise.accepted }];
    case "numeric":
      return [{ ...shared, ...none, form: "fib", accepted: writings(exercise.value) }];
    case "match":
      return splitQuestions(
        shared,
        exercise.pairs.map(({ text, match }) => ({ asked: text, right: match })),
      );
    case "order":
      return splitQuestions(
        shared,
        exercise.items.map(({ text }, at) => ({
          asked: fill(publication.words.exported.place, { place: at + 1 }),
          right: text,
        })),
      );
    case "self":
      return [{ ...shared, ...none, form: "essay" }];
  }
}

/** The questions that stand for one of the course. */
export function questionsFor(
  { exercise, number }: AskedQuestion,
  publication: Publication,
): SimpleQuestion[] {
  const instruction = element("p", {}, element("em", {}, escapeXml(plainInstruction(exercise, publication))));
  const isSplit = exercise.kind === "match" || exercise.kind === "order";
  const shared = {
    ident: `item-${exercise.id}`,
    title: `${number} ${exercise.text.replace(/\s+/g, " ").slice(0, 200)}`,
    text: paragraphsXhtml(askedText(exercise)) + (isSplit ? "" : instruction),
    explanation: explanationXhtml(exercise, publication),
  };
  return simpleQuestions(exercise, shared, publication);
}

const mattext = (html: string): string =>
  element("material", {}, element("mattext", { texttype: "text/html" }, escapeXml(html)));
const optionId = (at: number): string => `option-${at + 1}`;
const RESPONSE = { ident: "response" };
const EXPLAINED = "explanation";

function responseField({ form, options }: SimpleQuestion): string {
  if (form === "fib" || form === "essay") {
    const prompt = form === "fib" ? {} : { prompt: "Box" };
    return element(
      "response_str",
      { ...RESPONSE, rcardinality: "Single" },
      element("render_fib", prompt, null),
    );
  }
  const labels = options.map(({ text }, at) =>
    element("response_label", { ident: optionId(at) }, mattext(paragraphsXhtml(text))),
  );
  const rcardinality = form === "multiple_choice" ? "Single" : "Multiple";
  return element(
    "response_lid",
    { ...RESPONSE, rcardinality },
    element("render_choice", {}, labels.join("")),
  );
}

/** Without `case` Moodle gives no points for several right options. */
const equals = (value: string, isCase: "Yes" | "No" = "Yes"): string =>
  element("varequal", { case: isCase, respident: "response" }, escapeXml(value));

/** Under which answer the question is right; null where somebody marks it. */
function rightCondition({ form, options, accepted }: SimpleQuestion): string[] {
  if (form === "essay") return [];
  if (form === "fib") return accepted.map((value) => equals(value, "No"));
  const terms = options.map(({ correct }, at) => {
    const chosen = equals(optionId(at));
    return correct ? chosen : form === "multiple_response" ? element("not", {}, chosen) : "";
  });
  return [form === "multiple_response" ? element("and", {}, terms.join("")) : terms.join("")];
}

function processing(question: SimpleQuestion): string {
  const respcondition = (more: "Yes" | "No", condition: string, then: string) =>
    element("respcondition", { continue: more }, element("conditionvar", {}, condition) + then);
  const show = (linkrefid: string) =>
    element("displayfeedback", { feedbacktype: "Response", linkrefid }, null);
  const explained = question.explanation === "" ? [] : [respcondition("Yes", "<other/>", show(EXPLAINED))];
  const said = question.options.flatMap(({ feedback }, at) =>
    feedback ? [respcondition("Yes", equals(optionId(at)), show(`feedback-${at + 1}`))] : [],
  );
  const points = element("setvar", { action: "Set", varname: "SCORE" }, "100");
  const right = rightCondition(question).map((condition) => respcondition("No", condition, points));
  const outcomes =
    '<outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>';
  return element("resprocessing", {}, [outcomes, ...explained, ...said, ...right].join(""));
}

function feedbackXml({ explanation, options }: SimpleQuestion): string {
  const feedback = (ident: string, html: string) =>
    element("itemfeedback", { ident }, element("flow_mat", {}, mattext(html)));
  return [
    ...(explanation === "" ? [] : [feedback(EXPLAINED, explanation)]),
    ...options.flatMap((option, at) =>
      option.feedback ? [feedback(`feedback-${at + 1}`, paragraphsXhtml(option.feedback))] : [],
    ),
  ].join("");
}

const field = (label: string, value: string): string =>
  `<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${value}</fieldentry></qtimetadatafield>`;

export function itemXml(question: SimpleQuestion): string {
  const profile = field("cc_profile", `cc.${question.form}.v0p1`);
  const byHand = question.form === "essay" ? field("qmd_computerscored", "No") : "";
  return element(
    "item",
    { ident: question.ident, title: question.title },
    [
      element("itemmetadata", {}, element("qtimetadata", {}, profile + byHand)),
      element("presentation", {}, mattext(question.text) + responseField(question)),
      processing(question),
      feedbackXml(question),
    ].join("\n"),
  );
}

/** A quiz of a cartridge. */
export function quizXml(ident: string, title: string, questions: readonly SimpleQuestion[]): string {
  const metadata = [
    field("cc_profile", "cc.exam.v0p1"),
    field("qmd_assessmenttype", "Examination"),
    field("qmd_scoretype", "Percentage"),
    field("cc_maxattempts", "unlimited"),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.imsglobal.org/xsd/ims_qtiasiv1p2 http://www.imsglobal.org/profile/cc/ccv1p1/ccv1p1_qtiasiv1p2p1_v1p0.xsd">
<assessment ident="${ident}" title="${escapeXml(title)}">
<qtimetadata>${metadata.join("")}</qtimetadata>
<section ident="root_section">
${questions.map(itemXml).join("\n")}
</section>
</assessment>
</questestinterop>
`;
}
