import { countWords, overlap, stemsOf } from "../../../text/words.ts";
import { isForeign } from "../foreign.ts";
import { type Random, shuffled } from "../random.ts";
import { type Entry, evidenceIn, type Group, groupsOf, shapeOf } from "./groups.ts";
import type { Analysis, Candidate, QuestionMaker, StepMaterial } from "./types.ts";

const SCORE = { pairs: 2.5, entry: 2.3, label: 2.2 };
/** Longest ÷ shortest text said of the things of one question. */
const LIKE_LENGTH = 2.6;
/** Two texts that share so much are not told apart. */
const ALIKE = 0.34;
/** Letters from which words that begin alike tell each other. */
const FAMILY = 5;

const begins = (text: string, analysis: Analysis): Set<string> =>
  new Set(stemsOf(text, analysis.languageData).map((stem) => stem.slice(0, FAMILY)));

/** Whether a name is short for words of its text: "LZW" for "Lempel-Ziv-Welch". */
function isShortFor({ label, meaning }: Entry): boolean {
  const initials = (meaning.match(/(?<!\p{L})\p{L}/gu) ?? []).join("").toLowerCase();
  return /^\p{Lu}{2,6}$/u.test(label) && initials.includes(label.toLowerCase());
}

/** Whether a text holds a word of its own name that no other name has, or spells it out: then it tells itself. */
function tells(entry: Entry, entries: readonly Entry[], analysis: Analysis): boolean {
  if (isShortFor(entry)) return true;
  const words = begins(entry.meaning, analysis);
  const others = entries.filter((other) => other !== entry).map(({ label }) => begins(label, analysis));
  return [...begins(entry.label, analysis)].some(
    (word) => words.has(word) && others.every((other) => !other.has(word)),
  );
}

/** Entries in the course's language whose texts do not tell their own names, are of like length and say different things. */
function apart(entries: readonly Entry[], analysis: Analysis): Entry[] {
  const clear = entries.filter((entry) => {
    const same = entries.some(
      (other) =>
        other !== entry && (overlap(other.stems, entry.stems) > ALIKE || other.label === entry.label),
    );
    const told = isForeign(entry.meaning, analysis.languageData) || tells(entry, entries, analysis);
    return !told && !same && entry.stems.length > 1;
  });
  const sizes = clear.map(({ meaning }) => countWords(meaning)).sort((a, b) => a - b);
  const median = sizes[Math.floor(sizes.length / 2)] ?? 1;
  const root = Math.sqrt(LIKE_LENGTH);
  return clear.filter(({ meaning }) => {
    const words = countWords(meaning);
    return words <= median * root && words >= median / root;
  });
}

/** Whether names are of one kind: all long or all short, written alike. */
function areAlike(entries: readonly Entry[]): boolean {
  const capital = entries.map(({ label }) => /^["“„«]?\p{Lu}/u.test(label));
  return new Set(capital).size === 1;
}

/** The others, those whose texts begin alike first, then the nearest. */
function nearest(entries: readonly Entry[], own: Entry, { languageData }: Analysis): Entry[] {
  const shape = shapeOf(own.meaning, languageData);
  const far = (other: Entry) =>
    Math.abs(other.block - own.block) + (shapeOf(other.meaning, languageData) === shape ? 0 : OTHER_SHAPE);
  return entries.filter((other) => other !== own).sort((a, b) => far(a) - far(b));
}

const OTHER_SHAPE = 20;

/** "Which assignments agree with the text?": two as they stand, two with their texts exchanged. */
function pairs(analysis: Analysis, entries: readonly Entry[], random: Random): Candidate[] {
  if (entries.length < 4) return [];
  const four = shuffled(entries, random).slice(0, 4);
  const [one, other, third, fourth] = four;
  if (!one || !other || !third || !fourth) return [];
  const evidence = evidenceIn(analysis, one.block, one.text);
  if (!evidence) return [];
  const told = ({ label }: Entry, { meaning }: Entry) => `${label}: ${meaning}`;
  const options = [
    { text: told(one, one), correct: true },
    { text: told(other, other), correct: true },
    { text: told(third, fourth), correct: false },
    { text: told(fourth, third), correct: false },
  ];
  return [
    {
      type: "PAIRS",
      text: analysis.texts.pairs(),
      options: shuffled(options, random),
      uses: usesOf(analysis, four),
      evidence,
      told: [one, other].map(({ text }) => text).join(" … "),
      score: SCORE.pairs,
    },
  ];
}

function usesOf(analysis: Analysis, entries: readonly Entry[]): number[] {
  return entries.flatMap(({ block, text }) => evidenceIn(analysis, block, text)?.index ?? []);
}

/** "What does the text say of this?" and the other way round, with the neighbours in the same list. */
function singles(analysis: Analysis, entries: readonly Entry[], random: Random): Candidate[] {
  return entries.flatMap((own): Candidate[] => {
    const others = nearest(entries, own, analysis).slice(0, 3);
    const evidence = evidenceIn(analysis, own.block, own.text);
    if (others.length < 3 || !evidence) return [];
    const four = [own, ...others];
    const asked = { uses: [evidence.index], evidence };
    const options = (text: (entry: Entry) => string) =>
      shuffled(
        four.map((entry) => ({ text: text(entry), correct: entry === own })),
        random,
      );
    return [
      {
        type: "ENTRY",
        text: analysis.texts.entry(own.label),
        ...asked,
        score: SCORE.entry,
        options: options(({ meaning }) => meaning),
      },
      {
        type: "LABEL",
        text: analysis.texts.label(own.meaning),
        ...asked,
        score: SCORE.label,
        options: options(({ label }) => label),
      },
    ];
  });
}

const inside = (step: StepMaterial) => (group: Group) => group.from < step.to && group.to > step.from;

/** Questions about the things that one list explains, each by a name: wrong answers are said of its neighbours. */
export const entryQuestions: QuestionMaker = (analysis, step, random) =>
  groupsOf(analysis)
    .filter(inside(step))
    .flatMap((group): Candidate[] => {
      const within = group.entries.filter(({ block }) => block >= step.from && block < step.to);
      const entries = apart(within, analysis);
      if (entries.length < 4 || !areAlike(entries)) return [];
      return [...pairs(analysis, entries, random), ...singles(analysis, entries, random)];
    });
