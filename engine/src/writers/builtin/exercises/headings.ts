import { QUESTION_SIZES } from "@lehrpfad/contract/questions";
import type { Sentence } from "../../../text/sentences.ts";
import { countWords, keyOf } from "../../../text/words.ts";
import type { Analysis, StepMaterial } from "../analysis.ts";
import type { Spellings } from "../headings.ts";
import { type Candidate, type ExerciseMaker, type Form, sectionKey } from "./candidate.ts";
import { isInstruction, small } from "./guards.ts";
import { spreadOf } from "./meanings.ts";
import {
  contentOf,
  isFormula,
  isOrdered,
  isRecurring,
  isRepeated,
  labelOf,
  type Part,
  partsOf,
  textsIn,
  withoutMark,
  wordsIn,
} from "./outline.ts";
import { type Passage, passageOf } from "./passage.ts";
import { EXERCISE_TEXTS } from "./templates.ts";
import { exerciseWordsOf } from "./words/index.ts";

/** Words of a section that can be given back; of one whose points its structure tells. */
const SECTION = { least: 40, most: 200, structured: 400 };
/** Words and paragraphs of one that can be asked for by its heading alone. */
const NARROW = { words: 90, paragraphs: 2 };
/** Words of a section from which it is much to ask for, and up to which it is little. */
const [MUCH, LITTLE] = [300, 60];
const PENALTY = { much: 0.3, little: 0.15 };
const PARENT_BONUS = 0.1;
const SENTENCES = 2;

/** "Essaiment-elles", "a-t-il": the pronoun of a question stands for what the question names. */
const INVERTED = /-(?:t-)?(?:ils?|elles?|on|ce)(?!\p{L})/giu;

/** Share of the steps from which one word alone names what the whole document is about. */
const EVERYWHERE = 0.7;

/** What is asked about under a heading. */
interface Section {
  part: Part;
  /** The heading without its question mark. */
  bare: string;
  words: number;
  sentences: readonly Sentence[];
  items: readonly string[];
  passage: Passage;
  points: string[];
  /** What the points are: the sub-headings of a parent. */
  parent: boolean;
  size: number;
}

/** Share of a section's words that must stand in sentences or items; of its blocks that may be formulas or scraps. */
const SAID = 0.6;
const FORMULAS = 0.25;
const SCRAPS = 0.4;
const QUESTIONS = 1 / 3;
const SCRAP_WORDS = 8;
/** Words up to which a section that speaks of its chapter says little else. */
const ABOUT_ITSELF = 140;

/** Whether some blocks hold text that can be given back: sentences and items, hardly formulas, code or questions. */
function canBeRetold(analysis: Analysis, from: number, to: number, sentences: readonly Sentence[]): boolean {
  const texts = textsIn(analysis, from, to);
  const words = wordsIn(analysis, from, to);
  const said = texts.filter(({ kind, text }) => kind === "list" || /[.!?:;,]["»”“)]*$/.test(text.trim()));
  const code = analysis.blocks.slice(from, to).filter(({ kind }) => kind === "code").length;
  const formulas = texts.filter(({ text }) => isFormula(text)).length / Math.max(1, texts.length);
  const scraps = texts.filter(({ kind, text }) => kind !== "list" && countWords(text) < SCRAP_WORDS).length;
  const asked = sentences.filter(({ text }) => /\?$/.test(text)).length;
  const { thisWork } = exerciseWordsOf(analysis.languageData.code);
  const isAboutItself =
    words < ABOUT_ITSELF && sentences.some(({ text }) => thisWork.test(text.slice(0, 60)));
  return (
    texts.length > 0 &&
    said.reduce((sum, { text }) => sum + countWords(text), 0) >= SAID * words &&
    formulas + code / Math.max(3, to - from) <= FORMULAS &&
    scraps <= SCRAPS * texts.length &&
    asked <= QUESTIONS * sentences.length &&
    !isAboutItself
  );
}

/** Numbered paragraphs of a law are no list. */
const CLAUSE = /^(?:\(\d{1,3}\p{Ll}?\)|\d{1,3}-?(?:bis|ter|quater)\.?)\s/u;

/** Items that an answer can be compared with, and the words that such a label has at most. */
const ITEMS = { least: 3, most: 8, words: 6 };

/** The names of the things that the first list of a section lists; none where they are no names. */
function listedPoints(analysis: Analysis, from: number, to: number): string[] {
  const { blocks, languageData } = analysis;
  const { joining, example } = exerciseWordsOf(languageData.code);
  const start = blocks.findIndex(({ kind }, at) => at >= from && at < to && kind === "list");
  if (start < 0 || example.test(blocks[start - 1]?.text ?? "")) return [];
  const end = blocks.findIndex(({ kind }, at) => at > start && (at >= to || kind !== "list"));
  const run = blocks.slice(start, end < 0 ? to : Math.min(end, to));
  const labels = run
    .filter(({ level }) => level === blocks[start]?.level)
    .map(({ text }) => labelOf(text, joining));
  if (run.some(({ text }) => CLAUSE.test(text))) return [];
  const isName = (label: string) =>
    countWords(label) >= 1 &&
    countWords(label) <= ITEMS.words &&
    !/^\p{Ll}|^\d|[(§?:=→]\s*$|[=∈⊆→⇒]/u.test(label);
  const fits = labels.length >= ITEMS.least && labels.length <= ITEMS.most && labels.every(isName);
  return fits && new Set(labels.map(keyOf)).size === labels.length ? labels : [];
}

const MOST_HEADINGS = 7;
const FEWEST_HEADINGS = 3;
/** Share of a section's words that may stand before its first sub-heading, and words that always may. */
const [DIRECT_SHARE, DIRECT_WORDS] = [0.3, 60];

/** The headings right below a part. */
function headingsBelow(part: Part, all: readonly Part[]): Part[] {
  const below = all.filter(({ at, level }) => at > part.at && at < part.deepTo && level > part.level);
  const next = Math.min(...below.map(({ level }) => level));
  return below.filter(({ level }) => level === next);
}

/** The sub-headings of a part that holds little but them; none for any other, or where they name kinds of sections. */
function subHeadings(analysis: Analysis, part: Part, below: readonly Part[]): string[] {
  const named = below.filter(({ title, heading }) => title !== "" && !isRecurring(heading, analysis));
  const titles = named.map(({ title }) => title);
  const most = Math.max(DIRECT_WORDS, wordsIn(analysis, part.from, part.deepTo) * DIRECT_SHARE);
  const holds = wordsIn(analysis, part.from, part.to) < most;
  return holds && titles.length >= FEWEST_HEADINGS ? titles.slice(0, MOST_HEADINGS) : [];
}

/** What can be asked about under a heading; null where it names no subject, or its text cannot be given back. */
function sectionOf(analysis: Analysis, step: StepMaterial, part: Part, all: readonly Part[]): Section | null {
  const words = exerciseWordsOf(analysis.languageData.code);
  if (part.title === "" || isRecurring(part.heading, analysis)) return null;
  const bare = part.title.replace(/\s*\?$/, "");
  const asks = bare !== part.title || words.asks.test(bare);
  const below = headingsBelow(part, all);
  const headings = subHeadings(analysis, part, below);
  const parent = headings.length > 0;
  // "Procedure" and "Observation" below it are parts of what it says.
  const isWhole = below.length > 0 && below.every(({ heading }) => isRecurring(heading, analysis));
  const isDeep = parent || isWhole || (asks && wordsIn(analysis, part.from, part.to) < SECTION.least);
  const to = isDeep ? part.deepTo : part.to;
  const count = wordsIn(analysis, part.from, to);
  const sentences = step.sentences.filter(({ block }) => block >= part.from && block < to);
  const passage = passageOf(analysis, part.from, to);
  if (passage === null || count < SECTION.least || count > SECTION.structured) return null;
  if (!canBeRetold(analysis, part.from, to, sentences)) return null;
  const [only, ...more] = contentOf(bare, analysis);
  if (only !== undefined && more.length === 0 && !asks && spreadOf(analysis, [only]) > EVERYWHERE)
    return null;
  const said = asks
    ? bare.replace(words.asks, "").replace(words.asksWhether, "").replace(INVERTED, "")
    : bare;
  if (words.pronoun.test(said)) return null;
  const points = parent ? headings : listedPoints(analysis, part.from, to);
  const items = textsIn(analysis, part.from, to).flatMap(({ kind, text }) =>
    kind === "list" && countWords(text) >= 4 ? [text] : [],
  );
  const size =
    (count > MUCH && !parent ? -PENALTY.much : count < LITTLE ? -PENALTY.little : 0) +
    (parent ? PARENT_BONUS : 0);
  return { part, bare, words: count, sentences, items, passage, points, parent, size };
}

/** Share of the words that may hold a digit: more are versions, dates and counts, which nobody has to know by heart. */
const DIGITS = 0.06;

const isFigures = (text: string): boolean =>
  (text.match(/(?<!\S)\S*\d\S*/gu) ?? []).length > DIGITS * countWords(text);

/** Whether a section is as long as can be given back, with what its structure tells of it. */
function isFeasible({ points, words, sentences }: Section): boolean {
  return points.length > 0 || (words <= SECTION.most && sentences.length >= SENTENCES);
}

/** Whether a section says one thing: what the text says about its heading is then clear. */
function isNarrow({ words, passage }: Section): boolean {
  const paragraphs = passage.text.split("\n\n").length;
  return words <= NARROW.words && paragraphs <= NARROW.paragraphs && !isFigures(passage.text);
}

function candidate(
  section: Section,
  form: Form,
  text: string,
  score: number,
  points = section.points,
): Candidate {
  const { passage, part } = section;
  return {
    ...{ form, text, score: score + section.size, told: "", hint: null },
    body: { kind: "self", passage: passage.text, points: points.slice(0, QUESTION_SIZES.points) },
    ...{ block: passage.block, quote: passage.quote, last: passage.last },
    uses: [sectionKey(part.at)],
  };
}

/** A heading within a sentence: English ones lose the capitals of their words. */
function inSentence(heading: string, spellings: Spellings, isEnglish: boolean): string {
  const words = heading.split(" ");
  const calm = words.map((word, at) =>
    at === 2 && /^to$/i.test(words[1] ?? "")
      ? small(word)
      : at > 0 && /^\p{Lu}\p{Ll}+$/u.test(word)
        ? (spellings.get(word.toLowerCase()) ?? word)
        : word,
  );
  return small(isEnglish ? calm.join(" ") : heading);
}

/** Headings that ask, in the words of the text; null where the heading does not ask. */
function asked(analysis: Analysis, section: Section): Candidate | null {
  const { languageData, spellings } = analysis;
  const words = exerciseWordsOf(languageData.code);
  const texts = EXERCISE_TEXTS[languageData.code];
  const { part, bare } = section;
  const stems = contentOf(bare, analysis).length;
  const count = countWords(bare);
  if (bare !== part.title && stems >= 1 && count >= 3) {
    const question = `${bare}${languageData.code === "fr" ? "\u00a0?" : "?"}`;
    const [topic] = part.above.filter((title) => !title.endsWith("?"));
    if (stems < 2 && topic === undefined) return null;
    const whole = stems < 2 && topic !== undefined ? texts.about(topic, question) : question;
    const isYesOrNo = !words.asks.test(bare) && words.asksWhether.test(bare);
    return candidate(section, "asked", isYesOrNo ? texts.giveReasons(whole) : whole, SCORES.asked);
  }
  if (words.asksHow.test(bare) && stems >= 1)
    return candidate(
      section,
      "how",
      texts.how(inSentence(bare, spellings, languageData.code === "en")),
      SCORES.how,
    );
  return null;
}

const SCORES = {
  ...{ asked: 3, how: 2.6, steps: 2, advice: 2, procedure: 1.9 },
  ...{ listed: 1.6, section: 1.2, specific: 0.2 },
};
const STEPS = { least: 4, words: 30, sentences: 6, share: 0.4, items: 0.6, shown: 6 };
const LAW = /(?<!\p{L})(?:comma \d|articol[oi] \d|Absatz \d|§ ?\d|article \d|artículo \d|apartado \d)/iu;

/** Instructions in their order: numbered items, items that tell what to do, or English sentences that do. */
function stepsIn(
  analysis: Analysis,
  { part, sentences, items }: Section,
): { steps: string[]; ordered: boolean } {
  const { languageData } = analysis;
  const { pictured, promisesSteps } = exerciseWordsOf(languageData.code);
  const blocks = textsIn(analysis, part.from, part.to);
  const none = { steps: [], ordered: false };
  if (blocks.some(({ text }) => LAW.test(text))) return none;
  if (items.some((text) => countWords(text) > STEPS.words)) return none;
  const numbered = blocks
    .filter((block) => isOrdered(block) && countWords(block.text) >= 4)
    .map(({ text }) => text);
  const telling = sentences.filter(({ text }) => isInstruction(text, analysis)).map(({ text }) => text);
  const isTold =
    languageData.code === "en" &&
    sentences.length >= STEPS.sentences &&
    telling.length >= STEPS.share * sentences.length;
  const doing = items.filter((text) => isInstruction(withoutMark(text), analysis)).length;
  const areItems = items.length >= STEPS.least && doing >= STEPS.items * items.length;
  const found = numbered.length >= STEPS.least ? numbered : areItems ? items : isTold ? telling : [];
  const steps = found
    .map((text) => withoutMark(text).split(/(?<=[.!?])\s/)[0] ?? "")
    .filter((text) => countWords(text) >= 3 && /^\p{Lu}/u.test(text) && !pictured.test(text));
  const areDone =
    found.filter((text) => isInstruction(withoutMark(text), analysis)).length >= found.length / 2;
  const ordered =
    (numbered.length >= STEPS.least && areDone) ||
    (isTold && items.length < STEPS.least) ||
    (promisesSteps.test(part.title) && items.length >= STEPS.least);
  const every = Math.max(1, steps.length / STEPS.shown);
  const shown = steps.filter((_, at) => Math.floor(at / every) !== Math.floor((at - 1) / every));
  return { steps: shown, ordered };
}

/** The heading in the text's own words, with the one above it where it stands in the course twice; null where none does. */
function asker(analysis: Analysis, { part, bare }: Section): ((prompt: string) => string) | null {
  if (!isRepeated(part.heading, analysis)) return (prompt) => prompt;
  const topic = part.above.find((title) => keyOf(title) !== keyOf(bare));
  const { about } = EXERCISE_TEXTS[analysis.languageData.code];
  return topic === undefined ? null : (prompt) => about(topic, prompt);
}

/** Stems of a heading from which it is more than a subject. */
const MOST_STEMS = 8;

/** Headings that name something: what the text says of it, how it is done, in which order, and why. */
function named(analysis: Analysis, section: Section): Candidate | null {
  const words = exerciseWordsOf(analysis.languageData.code);
  const texts = EXERCISE_TEXTS[analysis.languageData.code];
  const { bare, sentences } = section;
  const ask = asker(analysis, section);
  if (ask === null) return null;
  const stems = contentOf(bare, analysis).length;
  const isAddressed = stems >= 1 && countWords(bare) >= 2 && words.addressed.test(bare);
  const isInfinitive =
    stems >= 2 && countWords(bare) >= 2 && words.infinitive.test(bare) && !words.knowing.test(bare);
  const make = (form: keyof typeof SCORES & Form, prompt: string, points?: string[]) =>
    candidate(section, form, ask(prompt), SCORES[form], points);
  const { steps, ordered } = stepsIn(analysis, section);
  const isSection = stems >= 1 && stems <= MOST_STEMS;
  const said = () => {
    const { points, parent } = section;
    if (parent) return null;
    if (points.length > 0) return make("listed", texts.list(bare, points.length));
    if (!isNarrow(section)) return null;
    const made = make("section", texts.section(bare));
    return stems >= 2 ? { ...made, score: made.score + SCORES.specific } : made;
  };
  if (steps.length >= 3) {
    if (ordered) return make("steps", texts.steps(bare), steps);
    if (isAddressed) return make("procedure", texts.procedure(bare), steps);
    if (isInfinitive) return make("procedure", texts.procedure(bare), steps);
    return isSection && section.points.length > 0 ? said() : null;
  }
  if (!isFeasible(section)) return null;
  const tells = sentences.filter(({ text }) => isInstruction(text, analysis) || words.toDo.test(small(text)));
  const gives = sentences.some(({ text }) => words.because.test(text.replace(/\.$/, "")));
  if (isAddressed && sentences.length >= 3 && gives) return make("advice", texts.advice(bare));
  if (isInfinitive && sentences.length >= 3 && tells.length >= 2)
    return make("procedure", texts.procedure(bare));
  return isSection ? said() : null;
}

/** What is asked about the headings of a step: their own questions, how something is done, what is said of them. */
export const headingExercises: ExerciseMaker = (analysis, step) => {
  const parts = partsOf(analysis, step);
  return parts.flatMap((part) => {
    const section = sectionOf(analysis, step, part, parts);
    if (section === null) return [];
    const { asks } = exerciseWordsOf(analysis.languageData.code);
    const isQuestion = section.bare !== part.title || asks.test(section.bare);
    if (isQuestion) return isFeasible(section) ? (asked(analysis, section) ?? []) : [];
    return named(analysis, section) ?? [];
  });
};
