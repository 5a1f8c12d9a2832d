import type { Sentence } from "../../../text/sentences.ts";
import { countWords } from "../../../text/words.ts";
import type { Analysis, StepMaterial } from "../analysis.ts";
import { type Candidate, type DraftMaker, sectionKey } from "./candidate.ts";
import { contentOf, isFormula, isRecurring, type Part, partsOf, textsIn, wordsIn } from "./outline.ts";
import { passageOf } from "./passage.ts";
import { DRAFT_TEXTS } from "./templates.ts";
import { draftWordsOf } from "./words/index.ts";

const SCORE = 3;
/** Words of a section that can be given back, and sentences it must have. */
const SECTION = { least: 40, most: 200, sentences: 2 };

/** "Essaiment-elles", "a-t-il": the pronoun of a question stands for what the question names. */
const INVERTED = /-(?:t-)?(?:ils?|elles?|on|ce)(?!\p{L})/giu;

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
  const { thisWork } = draftWordsOf(analysis.languageData.code);
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

/** The question that a heading asks in the words of the text; null where it names its subject only by a pronoun. */
function promptOf(analysis: Analysis, { title, above }: Part): string | null {
  const { languageData } = analysis;
  const words = draftWordsOf(languageData.code);
  const texts = DRAFT_TEXTS[languageData.code];
  const bare = title.replace(/\s*\?$/, "");
  const stems = contentOf(bare, analysis).length;
  if (bare === title || stems < 1 || countWords(bare) < 3) return null;
  if (words.pronoun.test(bare.replace(words.asks, "").replace(words.asksWhether, "").replace(INVERTED, "")))
    return null;
  const question = `${bare}${languageData.code === "fr" ? "\u00a0?" : "?"}`;
  const topic = above.find((other) => !other.endsWith("?"));
  if (stems < 2 && topic === undefined) return null;
  const whole = stems < 2 && topic !== undefined ? texts.about(topic, question) : question;
  return !words.asks.test(bare) && words.asksWhether.test(bare) ? texts.giveReasons(whole) : whole;
}

function askHeading(analysis: Analysis, step: StepMaterial, part: Part): Candidate[] {
  if (part.title === "" || isRecurring(part.heading, analysis)) return [];
  const text = promptOf(analysis, part);
  if (text === null) return [];
  const to = wordsIn(analysis, part.from, part.to) < SECTION.least ? part.deepTo : part.to;
  const words = wordsIn(analysis, part.from, to);
  const sentences = step.sentences.filter(({ block }) => block >= part.from && block < to);
  const passage = passageOf(analysis, part.from, to);
  if (passage === null || words < SECTION.least || words > SECTION.most) return [];
  if (sentences.length < SECTION.sentences || !canBeRetold(analysis, part.from, to, sentences)) return [];
  return [
    {
      ...{ form: "asked", score: SCORE, text, told: "" },
      body: { kind: "self", passage: passage.text, points: [] },
      ...{ block: passage.block, quote: passage.quote, uses: [sectionKey(part.at)] },
    },
  ];
}

/** The headings of a step that ask a question, which the text under them answers. */
export const askedHeadings: DraftMaker = (analysis, step) =>
  partsOf(analysis, step).flatMap((part) => askHeading(analysis, step, part));
