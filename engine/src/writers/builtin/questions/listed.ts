import { countWords, overlap, stemsOf } from "../../../text/words.ts";
import { isGeneric, stepTitle } from "../headings.ts";
import { type Random, shuffled } from "../random.ts";
import { changesOf } from "./changes.ts";
import { derived } from "./derived.ts";
import { evidenceIn, type Group, groupsOf, type Item } from "./groups.ts";
import { isTelling } from "./nearness.ts";
import type { Analysis, Candidate, QuestionMaker, StepMaterial } from "./types.ts";

const SCORE = { listed: 1.9, under: 0.9, after: 1.7 };
const LIKE_LENGTH = 2.4;
const ALIKE = 0.3;
/** Blocks beyond which another list speaks of something else. */
const NEAR = 40;
const LONGEST_INTRO = 32;
const SHORTEST_INTRO = 4;

const withoutTail = (text: string) => text.replace(/[.;,:\s]+$/u, "");

/** An item turned round by one small change, as statements are. */
function changed(analysis: Analysis, item: Item, random: Random): string[] {
  return changesOf(`${item.text}.`, analysis.languageData, random, analysis.latestYear)
    .filter(({ kind }) => !kind.startsWith("negation"))
    .map(({ text }) => withoutTail(text));
}

const isLike = (one: string, other: string): boolean => {
  const [short = 1, long = 1] = [countWords(one), countWords(other)].sort((a, b) => a - b);
  return long <= LIKE_LENGTH * short || long - short <= 3;
};

/** Whether two lists speak of one subject: under one heading, or with a telling word in common. */
function areNear(analysis: Analysis, one: Group, other: Group): boolean {
  if (Math.abs(one.from - other.from) > NEAR) return false;
  if (one.heading !== "" && one.heading === other.heading) return true;
  const own = wordsOf(analysis, one);
  return [...wordsOf(analysis, other)].filter((stem) => own.has(stem)).length >= 2;
}

const tellingWords = derived(() => new Map<Group, ReadonlySet<string>>());

/** The telling words of a list, its heading and what announces it. */
function wordsOf(analysis: Analysis, group: Group): ReadonlySet<string> {
  const known = tellingWords(analysis);
  const before = known.get(group);
  if (before) return before;
  const all = [
    ...stemsOf(`${group.intro} ${group.title} ${group.heading}`, analysis.languageData),
    ...group.items.flatMap(({ stems }) => stems),
  ];
  const words = new Set(all.filter((stem) => isTelling(analysis, stem)));
  known.set(group, words);
  return words;
}

/** Letters by which words of one family are known: "stores", "storage". */
const FAMILY = 4;
/** A name with the number of its version says nothing that a text teaches. */
const VERSION = /(?<!\p{L})\p{L}[\p{L}.]*\s\d+(?:\.\d+)+|\d+\.\d+\.\d+/u;

/** Whether two items say the same in other words. */
function sameMatter(one: readonly string[], other: readonly string[]): boolean {
  const short = (stems: readonly string[]) => stems.map((stem) => stem.slice(0, FAMILY));
  return overlap(short(one), short(other)) >= ALIKE;
}

/** Whether a list is an exercise: its items complete or answer what stands before it, rightly or wrongly. */
const isExercise = (analysis: Analysis, group: Group): boolean =>
  /_{3,}|\?\s*$/u.test(analysis.blocks[group.from - 1]?.text ?? "");

/** Words of an item that can be turned round: in fewer, one changed word is all. */
const FEWEST_TURNED = 5;

interface Wrong {
  text: string;
  near: number;
}

/** Items of other lists that could stand in this one, and its own items turned round. */
function wrongsFor(analysis: Analysis, group: Group, rights: readonly Item[], random: Random): Wrong[] {
  const shapes = new Set(rights.map(({ shape }) => shape));
  const own = group.items.flatMap(({ stems }) => stems);
  const borrowed = groupsOf(analysis)
    .filter((other) => other !== group && !isExercise(analysis, other) && !other.clauses)
    .filter((other) => areDistinct(group, other) && areNear(analysis, group, other))
    .flatMap((other) => other.items.map((item) => ({ item, far: Math.abs(other.from - group.from) })))
    .filter(
      ({ item }) =>
        !VERSION.test(item.text) &&
        shapes.has(item.shape) &&
        rights.every(({ text }) => isLike(text, item.text)),
    )
    .filter(({ item }) => group.items.every(({ stems }) => !sameMatter(stems, item.stems)))
    .filter(({ item }) => !sameMatter(stemsOf(group.intro || group.title, analysis.languageData), item.stems))
    .map(({ item, far }) => ({
      text: item.text,
      near: item.stems.filter((stem) => own.includes(stem)).length - far / NEAR,
    }));
  const turned = group.items
    .filter((item) => !rights.includes(item) && countWords(item.text) >= FEWEST_TURNED)
    .flatMap((item) => changed(analysis, item, random).slice(0, 1))
    .filter((text) => rights.every((right) => isLike(right.text, text)))
    .map((text) => ({ text, near: 2 }));
  return [...turned, ...borrowed].sort((a, b) => b.near - a.near);
}

function pick(analysis: Analysis, wrongs: readonly Wrong[], rights: readonly Item[]): string[] {
  const picked: string[] = [];
  for (const { text } of wrongs) {
    const taken = [...rights.map((right) => right.text), ...picked];
    const stems = stemsOf(text, analysis.languageData);
    if (taken.every((other) => overlap(stemsOf(other, analysis.languageData), stems) < ALIKE))
      picked.push(text);
    if (picked.length === 2) break;
  }
  return picked;
}

/** A title begins with a capital letter and is more than a letter or two. */
const FIRST = /^["“„«]?\p{Lu}.{3,}/u;

/** Whether items of one list could stand in the other by what is asked: not where both are under one title. */
function areDistinct(group: Group, other: Group): boolean {
  if (group.intro !== "") return other.intro !== "" || other.title !== group.title;
  return other.title !== group.title && other.level === group.level && other.heading !== group.title;
}

/** How a list is asked about: by the sentence that announces it, else by its heading; null where neither tells enough. */
function askedOf({ languageData, texts }: Analysis, group: Group): { text: string; title: string } | null {
  const words = countWords(group.intro);
  if (group.intro === "") {
    const title = stepTitle(group.title, languageData);
    const fit =
      !group.clauses && FIRST.test(title) && title.length < 80 && !isGeneric(title) && !/[?!:]$/u.test(title);
    return fit ? { text: texts.under(title), title } : null;
  }
  if (words < SHORTEST_INTRO || words > LONGEST_INTRO) return null;
  if (languageData.pointingWords.test(group.intro.replace(ANNOUNCING, " "))) return null;
  return { text: texts.listed(`${group.intro}: …`), title: group.intro };
}

/** "Which of these does the text list here?": two items of a list and two that it does not hold. */
function listed(analysis: Analysis, group: Group, random: Random): Candidate[] {
  const asked = askedOf(analysis, group);
  if (asked === null || group.items.length < 2 || isExercise(analysis, group)) return [];
  const { languageData } = analysis;
  const shapes = new Map<string, Item[]>();
  for (const item of group.items.filter(({ text }) => !VERSION.test(text)))
    shapes.set(item.shape, [...(shapes.get(item.shape) ?? []), item]);
  return [...shapes.values()].flatMap((items): Candidate[] => {
    const intro = stemsOf(group.intro || group.title, languageData);
    const fit = items.filter(({ stems }) => stems.some((stem) => !intro.includes(stem)));
    const [one, ...more] = shuffled(fit, random);
    const other = more.find(
      (item) => one && isLike(one.text, item.text) && overlap(one.stems, item.stems) < ALIKE,
    );
    if (!one || !other) return [];
    const wrongs = pick(analysis, wrongsFor(analysis, group, [one, other], random), [one, other]);
    const evidence = evidenceIn(analysis, one.block, one.text);
    if (wrongs.length < 2 || !evidence) return [];
    const proofs = [one, other].flatMap(({ block, text }) => evidenceIn(analysis, block, text) ?? []);
    return [
      {
        type: "LISTED",
        text: asked.text,
        options: shuffled(
          [
            ...[one, other].map(({ text }) => ({ text, correct: true })),
            ...wrongs.map((text) => ({ text, correct: false })),
          ],
          random,
        ),
        uses: proofs.map(({ index }) => index),
        evidence,
        told: `${asked.title}: … ${one.text}; … ${other.text}`,
        score: group.intro === "" ? SCORE.under : SCORE.listed,
      },
    ];
  });
}

/** "The following", "below": the question shows what they announce. */
const ANNOUNCING =
  /(?<!\p{L})(?:the following|following|as follows|below|such as|examples?|(?:die |der |den )?folgende[rnms]?|wie folgt|suivante?s?|ci-dessous|siguientes?|a continuación|seguent[ei]|di seguito|these|this|diese[rnms]?|Folgendes|ceci|cela|ce qui suit|lo siguiente|quanto segue|ciò|ces|est[oa]s|quest[ei])(?!\p{L})/giu;

/** Words that announce the steps of a procedure. */
const PROCEDURE =
  /(?<!\p{L})(?:steps?|procedure|process|instructions|how to|Schritte?n?|Vorgehen\p{L}*|Ablauf|Anleitung|étapes?|procédure|démarche|pasos?|procedimiento|pass[io]|procedura|passaggi)(?!\p{L})/iu;
const MOST_STEPS = 14;

/** "What comes right after this?", for the numbered steps of a procedure. */
function after(analysis: Analysis, group: Group, random: Random): Candidate[] {
  if (!group.numbered || group.items.length < 5 || group.items.length > MOST_STEPS) return [];
  if (!PROCEDURE.test(`${group.intro} ${group.heading}`)) return [];
  const { languageData } = analysis;
  const leans = ({ text }: Item) =>
    languageData.anaphoricOpening.test(text) ||
    languageData.anaphoricStarts.has((text.split(" ")[0] ?? "").toLowerCase());
  return group.items.flatMap((item, at): Candidate[] => {
    const next = group.items[at + 1];
    if (at === 0 || !next || next.block !== item.block + 1 || leans(next)) return [];
    const others = group.items
      .filter((other) => other !== item && other !== next && !leans(other))
      .filter(({ stems }) => overlap(stems, next.stems) < ALIKE)
      .filter(({ text }) => isLike(text, next.text))
      .sort((a, b) => Math.abs(a.block - next.block) - Math.abs(b.block - next.block))
      .slice(0, 3);
    const evidence = evidenceIn(analysis, next.block, next.text);
    if (others.length < 3 || !evidence || next.stems.some((stem) => item.stems.includes(stem))) return [];
    return [
      {
        type: "AFTER",
        text: analysis.texts.after(item.text),
        options: shuffled(
          [next, ...others].map((one) => ({ text: one.text, correct: one === next })),
          random,
        ),
        uses: [evidence.index],
        evidence,
        score: SCORE.after,
      },
    ];
  });
}

const isInside = (step: StepMaterial) => (group: Group) => group.from >= step.from && group.to <= step.to;

/** What a list holds and in which order: wrong answers are items of its neighbours, its own turned round, or its other steps. */
export const listQuestions: QuestionMaker = (analysis, step, random) =>
  groupsOf(analysis)
    .filter(isInside(step))
    .flatMap((group) => [...listed(analysis, group, random), ...after(analysis, group, random)]);
