import { LIMITS } from "../../limits.ts";
import { composed } from "../../texts.ts";
import type { CourseLanguage } from "../../vocabulary.ts";
import { comparisonKey } from "../comparing.ts";
import { type Fault, fault, type QuestionFault } from "../faults.ts";
import { hasControlCharacter, hasLeftover } from "../form.ts";

/** Options that a writer writes and a new question begins with (statement 9.03). */
export const OPTIONS = 4;
/** The fewest and the most that a question may have which people write or another tool wrote: true or false; as many as come in. */
export const FEWEST_OPTIONS = 2;
export const MOST_OPTIONS = LIMITS.parts;

/** What the rules look at, whoever wrote it. */
type Options = readonly { text: string; correct: boolean; feedback?: string | null | undefined }[];

/** A fault for every option that has it. */
export function faultyOptions(
  code: QuestionFault,
  options: Options,
  isFaulty: (text: string, correct: boolean) => boolean,
): Fault[] {
  return options.flatMap(({ text, correct }, at) =>
    isFaulty(text, correct) ? [fault(code, { option: at + 1, text })] : [],
  );
}

const OF_THE_ABOVE = new RegExp(
  `^(?:${[
    "(?:all|none|both) (?:of )?(?:the|these) (?:above|others?|options|answers|statements)",
    "[abcd1-3] (?:and|und|et|y|e) [abcd2-4]",
    "(?:alle|keine)[srn]? (?:der |davon|die |diese[rn]? )?(?:obigen?|genannten?|davon|anderen)?",
    "(?:toutes?|tous|aucune?) (?:les|des|de ces) (?:réponses|propositions|autres)",
    "(?:toutes|aucune) (?:ci-dessus|d['’]entre elles)",
    "(?:todas?|todos|ninguna?|ninguno) (?:de )?(?:las|los) (?:anteriores|otras|otros|respuestas|opciones)",
    "(?:tutte|tutti|nessuna) (?:delle |dei )?(?:le )?(?:precedenti|altre|risposte)",
  ].join(
    "|",
  )})(?: ?(?:answers|options|statements|antworten|aussagen|möglichkeiten|réponses|propositions|ci-dessus|précédentes|respuestas|opciones|anteriores|risposte|precedenti|opzioni))*(?:[.!]|$| (?:are|is|sind|ist|treffen|sont|est|son|es|sono|è)(?!\\p{L}))`,
  "iu",
);

const OPTION_MARK = /^\s*(?:[A-Da-d1-4][.)]|\([A-Da-d1-4]\)|[-•*])\s/u;

/** Signs inside a word, or before it, that make another word of it: "2.4~rc2", "/usr", "c++"; a hyphen beside a digit. */
const TELLING_SIGNS =
  /(?<=[^\s\p{P}])[+~/_#=<>^%&|\\@*:]+|[+~/_#=<>^%&|\\@*:]+(?=[^\s\p{P}])|(?<=\d)-|-(?=\d)/gu;

/** A text as a key for comparison as `comparisonKey`, in which the signs of versions, paths and commands count too. */
function keyWithSigns(text: string, language?: CourseLanguage): string {
  return [comparisonKey(text, language), ...(text.match(TELLING_SIGNS) ?? [])].join("\n");
}

/** A text as it is read: how wide its spaces are does not count. */
const asRead = (text: string) => composed(text).trim().replace(/\s+/g, " ");

/** The same words as in an option before it; where they differ in case, accents or a leading article, they may be meant so. */
export function isSameAsBefore(options: Options, at: number): boolean {
  const text = asRead(options[at]?.text ?? "");
  return text !== "" && options.slice(0, at).some((other) => asRead(other.text) === text);
}

/** An option that says the same as one before it, but for case, accents and a leading article, or in the same words. */
function repeatedOptions(options: Options, language?: CourseLanguage): Fault[] {
  const keys = options.map(({ text }) => (text.trim() ? keyWithSigns(text, language) : ""));
  return options.flatMap(({ text }, at) => {
    const key = keys[at] ?? "";
    if (isSameAsBefore(options, at)) return [fault("option_same", { option: at + 1, text })];
    return key !== "" && keys.indexOf(key) < at ? [fault("option_repeated", { option: at + 1, text })] : [];
  });
}

/** A fault for every feedback that has it. */
function faultyFeedback(
  code: QuestionFault,
  options: Options,
  isFaulty: (text: string) => boolean,
  params: Fault["params"] = {},
): Fault[] {
  return options.flatMap(({ feedback }, at) =>
    feedback && isFaulty(feedback) ? [fault(code, { option: at + 1, text: feedback, ...params })] : [],
  );
}

/** Faults of form in what is said to the options; it may have lines. */
function feedbackFaults(options: Options, quote: string): Fault[] {
  const longest = LIMITS.feedbackLength;
  return [
    ...faultyFeedback("feedback_too_long", options, (text) => text.length > longest, { longest }),
    ...faultyFeedback("template_leftover", options, (text) => hasLeftover(text, quote)),
    ...faultyFeedback("control_characters", options, (text) =>
      hasControlCharacter(text.replaceAll("\n", " ")),
    ),
  ];
}

/** Faults of form: enough distinct, filled options, some right and some wrong, and no traces of templates. */
export function choiceFaults(
  { options }: { options: Options },
  quote: string,
  language?: CourseLanguage,
): Fault[] {
  const rights = options.filter(({ correct }) => correct).length;
  const checks: [boolean, Fault][] = [
    [
      options.length < FEWEST_OPTIONS || options.length > MOST_OPTIONS,
      fault("option_count", { options: options.length, least: FEWEST_OPTIONS, most: MOST_OPTIONS }),
    ],
    [rights === 0, fault("none_right")],
    [rights > 0 && rights === options.length, fault("all_right")],
  ];
  return [
    ...checks.filter(([broken]) => broken).map(([, found]) => found),
    ...faultyOptions("option_empty", options, (text) => text.trim() === ""),
    ...repeatedOptions(options, language),
    ...faultyOptions("option_too_long", options, (text) => text.length > LIMITS.optionLength),
    ...faultyOptions(
      "template_leftover",
      options,
      (text) => hasLeftover(text, quote) || OPTION_MARK.test(text),
    ),
    ...faultyOptions("control_characters", options, hasControlCharacter),
    ...faultyOptions("all_or_none_of_the_above", options, (text) => OF_THE_ABOVE.test(text.trim())),
    ...feedbackFaults(options, quote),
  ];
}
