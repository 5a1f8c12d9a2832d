import type { Sentence } from "../../../text/sentences.ts";
import { countWords, parts } from "../../../text/words.ts";
import type { Analysis, StepMaterial } from "../analysis.ts";
import type { MaterialBlock } from "../material.ts";
import { leadsElsewhere } from "../quotable.ts";
import { type Candidate, type ExerciseMaker, sentenceKey } from "./candidate.ts";
import { furtherOf } from "./further.ts";
import { leansBack, pointsBack } from "./guards.ts";
import { contentOf, firstWords, partsOf } from "./outline.ts";
import { EXERCISE_TEXTS } from "./templates.ts";
import { exerciseWordsOf } from "./words/index.ts";

const SCORE = { retell: 1.1, passage: 0.8, central: 0.15, vague: 0.4 };
/** Sentences behind the first that can be compared one by one. */
const POINTS = 5;
const STORY = {
  sentences: 14,
  past: 0.7,
  spokenPast: 0.55,
  speech: 0.08,
  figures: 0.15,
  headings: 2,
  items: 4,
};
const SPEECH = /--|^[—–-]|[«»“”„]/u;

/** Whether a step tells a story: in the past, perhaps with speech, hardly with headings or lists. */
function isStory(analysis: Analysis, step: StepMaterial, sentences: readonly Sentence[]): boolean {
  const { past } = exerciseWordsOf(analysis.languageData.code);
  const share = (fits: (text: string) => boolean) =>
    sentences.filter(({ text }) => fits(text)).length / Math.max(1, sentences.length);
  const inPast = share((text) => past.test(text));
  const spoken = share((text) => SPEECH.test(text));
  const headings = partsOf(analysis, step).filter(({ title }) => title !== "").length;
  const items = analysis.blocks.slice(step.from, step.to).filter(({ kind }) => kind === "list").length;
  const isTold = inPast > STORY.past || (inPast > STORY.spokenPast && spoken > STORY.speech);
  // Reports and histories are told in the past too, with dates and counts.
  if (share((text) => /\d/.test(text)) > STORY.figures) return false;
  return isTold && sentences.length >= STORY.sentences && headings <= STORY.headings && items < STORY.items;
}

const OPENING = 14;
const SIGNS = /[=∈⊆<>{}|_\\[\]@→:]|--|[«»“”„"(\d?]/u;
const LABEL = /^(?:\p{Lu}{2,}|Abb|Fig|Table|Tabelle|Note|Nota)|^\p{Lu}[^.]{0,40}\s-\s/u;
const FEWEST_STEMS = 3;
/** "… are described below": what goes on there is no thought. */
const BELOW =
  /(?<!\p{L})(?:below|unten|im Folgenden|nachfolgend|nachstehend|ci-dessous|ci-après|a continuación|más abajo|di seguito|qui sotto)(?!\p{L})/iu;

/** "Patient Assessment Any decision …": a heading that ran into the text below it. */
const RUN_IN =
  /^(?:\p{Lu}\p{Ll}+\s){2,5}(?:The|An?|Any|All|Each|If|When|In|It|This|Les?|La|Une?|El|Los|Las|Il|Gli|Uno?|Der|Die|Das|Eine?)\s\p{Ll}/u;

/** How strictly the beginning of a passage is judged: as a thought of its own, as in old prose, as in speech. */
const READINGS = ["strict", "lenient", "spoken"] as const;
type Reading = (typeof READINGS)[number];

/** Whether a sentence can open a passage that is asked for. */
function canOpen(analysis: Analysis, { text, first }: Sentence, story: boolean, reading: Reading): boolean {
  const { languageData } = analysis;
  const words = exerciseWordsOf(languageData.code);
  const opening = firstWords(text, OPENING);
  if (!/^\p{Lu}/u.test(text) || SIGNS.test(opening) || !/[.…:]["»”)]?$/.test(text) || countWords(text) < 5)
    return false;
  if (BELOW.test(text) || RUN_IN.test(text) || (story && languageData.personal.test(opening))) return false;
  if (words.pictured.test(text) || words.example.test(opening) || LABEL.test(opening)) return false;
  const isTelling = contentOf(opening, analysis).length >= FEWEST_STEMS;
  if (reading === "spoken") return first && isTelling;
  if (languageData.pointingWords.test(text) || words.thisWork.test(opening)) return false;
  if (reading === "lenient") return first && isTelling && !leansBack(text, analysis, 2);
  const [start = ""] = parts(text, languageData);
  return (
    !pointsBack(text, analysis, 4) &&
    !leansBack(text, analysis, 6) &&
    !languageData.anaphoricOpening.test(text) &&
    !languageData.anaphoricStarts.has(start.toLowerCase()) &&
    !words.announcing.test(opening)
  );
}

const SIZE = {
  story: { least: 110, most: 300 },
  plain: { least: 60, most: 210 },
  lenient: { least: 45, most: 320 },
};
/** Share of the least size from which a passage may end with its paragraph. */
const NEARLY = 0.7;

/** Formulas and addresses: a passage ends before them. */
const NO_PROSE = /[=∈⊆⇒→]|https?:|^\W*$|\s[.,](?:\s|$)/u;

/** The sentences from one on, up to the end of a paragraph; empty where they are no whole passage. */
function runFrom(
  sentences: readonly Sentence[],
  start: number,
  story: boolean,
  reading: Reading,
): Sentence[] {
  const lenient = reading !== "strict";
  const { least, most } = SIZE[story ? "story" : lenient ? "lenient" : "plain"];
  const run: Sentence[] = [];
  let words = 0;
  for (const sentence of sentences.slice(start)) {
    const before = run.at(-1);
    if (before && (sentence.block - before.block > 1 || before.text.endsWith(":"))) break;
    if (before && sentence.first && words >= (story ? least : least * NEARLY)) break;
    if (words + sentence.words.length > most || NO_PROSE.test(sentence.text)) break;
    if (before && sentence.text.endsWith(":") && words >= least * NEARLY) break;
    run.push(sentence);
    words += sentence.words.length;
  }
  return words >= least && (run.length > 1 || lenient) ? run : [];
}

/** Words from which an item is a paragraph with a number, as laws have them. */
const LONG_ITEM = 40;
const LONGEST_SENTENCE = 80;

const isProse = ({ kind, text }: MaterialBlock): boolean =>
  kind === "paragraph" || (kind === "list" && countWords(text) >= LONG_ITEM);

/** Share of the words with a capital from which a text is a list of names; German has its nouns besides. */
const NAMES = { german: 0.6, other: 0.4 };

function isNames(run: readonly Sentence[], isGerman: boolean): boolean {
  const words = run.flatMap((sentence) => sentence.words);
  const capital = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return capital > (isGerman ? NAMES.german : NAMES.other) * words.length;
}

/** Whether a run is plain text: no formulas, addresses or lists in it, and hardly questions. */
function isPlainRun({ blocks, languageData }: Analysis, run: readonly Sentence[]): boolean {
  const [first, last] = [run[0]?.block ?? 0, run.at(-1)?.block ?? 0];
  const inside = blocks.slice(first, last + 1);
  return (
    run.filter(({ text }) => /\?$/.test(text)).length <= run.length / 3 &&
    run.filter(({ text }) => leadsElsewhere(text)).length < run.length / 2 &&
    inside.every((block) => isProse(block) && countWords(block.text) >= 5) &&
    inside.slice(0, -1).every(({ text }) => !/:\s*$/.test(text)) &&
    run.some(({ words }) => words.length <= LONGEST_SENTENCE) &&
    !isNames(run, languageData.code === "de")
  );
}

/** Words of a sentence that is quoted whole, and how many are quoted of a longer one. */
const WHOLE = 30;
const QUOTED = { least: 12, most: 18 };

/** The sentence with which a passage begins; of a very long one its beginning, ended by a word that says something. */
function openingOf(text: string, { languageData }: Analysis): string {
  const whole = text.replace(/\s+/g, " ").trim();
  if (countWords(whole) <= WHOLE) return whole;
  const words = whole.split(" ").slice(0, QUOTED.most);
  const isSmall = (word: string) =>
    languageData.isStopWord(word.replace(/[^\p{L}]/gu, "")) ||
    languageData.determiners.has(word.toLowerCase());
  while (words.length > QUOTED.least && isSmall(words.at(-1) ?? "")) words.pop();
  return `${words.join(" ").replace(/[,;:.–-]+$/, "")} …`;
}

/** The verbatim text of some sentences, with the ends of paragraphs between them. */
function textOf({ blocks }: Analysis, run: readonly Sentence[]): string {
  const places = [...new Set(run.map(({ block }) => block))];
  return places
    .map((place) => {
      const own = run.filter(({ block }) => block === place);
      const text = blocks[place]?.text ?? "";
      const [first, last] = [own[0]?.text ?? "", own.at(-1)?.text ?? ""];
      const from = text.indexOf(first);
      return text.slice(from, text.indexOf(last, from) + last.length);
    })
    .join("\n\n");
}

/** What can be compared one by one: sentences that say something, and ask or promise nothing. */
function pointsIn(sentences: readonly Sentence[]): string[] {
  return sentences.flatMap(({ text }) => (/[?:]$/.test(text) || leadsElsewhere(text) ? [] : [text]));
}

/** A sentence, and what the text says behind it. */
function ask(analysis: Analysis, run: readonly Sentence[], story: boolean): Candidate[] {
  const [first, ...behind] = run;
  const { goesOn, happensNext } = EXERCISE_TEXTS[analysis.languageData.code];
  if (!first || behind.length === 0) return [];
  const opening = openingOf(first.text, analysis);
  const central = run.reduce((sum, { index }) => sum + (analysis.rank[index] ?? 0), 0) / run.length;
  const value = Math.min(1, (central * analysis.sentences.length) / 2.5 + (first.first ? 0.3 : 0));
  const further = story ? null : furtherOf(analysis, opening, behind);
  const answers = further?.answers ?? behind;
  const points = story || answers.length > POINTS ? [] : pointsIn(answers);
  return [
    {
      form: story ? "retell" : "passage",
      score:
        (story ? SCORE.retell : SCORE.passage) - (story || further ? 0 : SCORE.vague) + SCORE.central * value,
      text: story ? happensNext(opening) : (further?.text ?? goesOn(opening)),
      body: { kind: "self", passage: textOf(analysis, run), points },
      ...{ block: first.block, last: run.at(-1)?.block ?? first.block, quote: first.text },
      ...{ told: "", hint: null },
      uses: run.map(({ index }) => sentenceKey(index)),
    },
  ];
}

/** Passages of a step that are named by their first sentence: how a thought goes on, or what happens next. */
export const passageExercises: ExerciseMaker = (analysis, step) => {
  const sentences = step.sentences.filter(({ block: at }) => {
    const block = analysis.blocks[at];
    return block !== undefined && isProse(block);
  });
  const story = isStory(analysis, step, sentences);
  for (const reading of READINGS) {
    const found = sentences.flatMap((sentence, at): Candidate[] => {
      const opens = (story || sentence.first) && canOpen(analysis, sentence, story, reading);
      const run = opens ? runFrom(sentences, at, story, reading) : [];
      return run.length > 0 && isPlainRun(analysis, run) ? ask(analysis, run, story) : [];
    });
    if (found.length > 0) return found;
  }
  return [];
};
