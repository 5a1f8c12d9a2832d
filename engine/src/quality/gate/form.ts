import type { Language } from "../../types/index.ts";
import { type Fault, fault, faultyOptions } from "./faults.ts";
import { type Asked, optionKey } from "./text.ts";

const OPTIONS = 4;
const LONGEST_TEXT = 800;
const LONGEST_OPTION = 300;

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

/** Marks of templates and Markdown, and words that only programs write. */
const LEFTOVER =
  /\{\{?\s*\w*\s*\}?\}|\$\{|<\/?\p{L}+[^>]*>|%[sd](?!\p{L})|\b(undefined|NaN|TO[D]O|lorem ipsum|\[object)\b|^null$|\[(?:…|\.{3}|term|name|topic|option|insert|begriff|thema|terme|sujet|término|tema|termine|argomento)\]|\*\*|__(?!_)(?=\p{L})|(?<=\p{L})__(?!_)|```|^#{1,6}\s|\]\(|&(?:amp|lt|gt|nbsp|quot);|\\[*_[\]#]|(?<!\p{L})(?:xxx+|\?\?\?)/u;

/** Whether a text holds marks that its source does not hold as well. */
function hasLeftover(text: string, quote: string): boolean {
  const found = LEFTOVER.exec(text)?.[0];
  return found !== undefined && !quote.includes(found);
}

/** Control, private and replacement characters; joiners of words are none. */
const CONTROL = /[\p{Cc}\p{Co}\p{Cn}\ufffd]/u;

const ENDING = /(?:[?!.:…]|_{2,})\s*(?:["'”“»«’)\]]|[\u00a0\u202f ]»)*$|["”“»]$/u;

const OPTION_MARK = /^\s*(?:[A-Da-d1-4][.)]|\([A-Da-d1-4]\)|[-•*])\s/u;

/** Faults of form: text and four distinct, filled options, some right and some wrong, and no traces of templates. */
export function formFaults({ text, options, source }: Asked, language?: Language): Fault[] {
  const quote = source?.quote ?? "";
  const keys = options.map((option) => (option.text.trim() ? optionKey(option.text, language) : ""));
  const rights = options.filter(({ correct }) => correct).length;
  const checks: [boolean, Fault][] = [
    [text.trim() === "", fault("text_empty")],
    [text.trim() !== "" && !ENDING.test(text.trim()), fault("text_ending")],
    [text.length > LONGEST_TEXT, fault("text_too_long", { longest: LONGEST_TEXT })],
    [hasLeftover(text, quote), fault("template_leftover", { text })],
    [CONTROL.test(text), fault("control_characters", {})],
    [options.length !== OPTIONS, fault("option_count", { options: options.length })],
    [rights === 0, fault("none_right")],
    [rights > 0 && rights === options.length, fault("all_right")],
  ];
  const isRepeated = keys.map((key, at) => key !== "" && keys.indexOf(key) < at);
  return [
    ...checks.filter(([broken]) => broken).map(([, found]) => found),
    ...faultyOptions("option_empty", options, (option) => option.trim() === ""),
    ...options.flatMap((option, at) =>
      isRepeated[at] ? [fault("option_repeated", { option: at + 1, text: option.text })] : [],
    ),
    ...faultyOptions("option_too_long", options, (option) => option.length > LONGEST_OPTION),
    ...faultyOptions(
      "template_leftover",
      options,
      (option) => hasLeftover(option, quote) || OPTION_MARK.test(option),
    ),
    ...faultyOptions("control_characters", options, (option) => CONTROL.test(option)),
    ...faultyOptions("all_or_none_of_the_above", options, (option) => OF_THE_ABOVE.test(option.trim())),
  ];
}
