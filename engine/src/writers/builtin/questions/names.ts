import type { Sentence } from "../../../text/sentences.ts";
import { overlap, parts } from "../../../text/words.ts";
import { shuffled } from "../random.ts";
import { derived } from "./derived.ts";
import { statementsOf } from "./statements.ts";
import type { Analysis, Candidate, QuestionMaker } from "./types.ts";

/** Null where the text does not tell whether it is a place. */
type NameKind = "place" | "other" | null;

interface Name {
  text: string;
  kind: NameKind;
  frequency: number;
}

const GAP = "____";
const MOST_SENTENCE_GAPS = 40;
const FEWEST = 2;
/** What the whole text is about is no question: named in so many of its sentences. */
const SUBJECT_SHARE = 0.04;
const OFTEN = 8;
/** Names of one kind needed before one of them is asked for. */
const ENOUGH = 5;
const NAME =
  /(?<=[\p{Ll},;]\s(?:[«“"(])?)\p{Lu}\p{Ll}{2,}(?:\s(?:(?:de|di|da|del|della|von|van|du|of)\s)?\p{Lu}\p{Ll}{2,}){0,2}(?![\p{L}-])/gu;
const BEFORE_PLACE = /(?<![\p{L}])(?:in|at|from|to|near|en|à|vers|a|hacia|desde|nach|aus|da|ad|verso)\s$/iu;
const MONTHS_AND_DAYS =
  /^(January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|God|Dios|Dieu|Dio)\b/;

const lastWord = (name: string): string => name.split(" ").at(-1) ?? name;

/** "Juan" in "San Juan" is no name of its own. */
function isPartOf(name: string, other: string): boolean {
  return other !== name && other.split(" ").includes(name);
}

function isLowerCased(text: string, lower: ReadonlySet<string>): boolean {
  return text.split(" ").some((word) => lower.has(word.toLowerCase()));
}

const PLACE_SHARE = 0.5;
const OTHER_SHARE = 0.15;

function kindOf(share: number): NameKind {
  if (share >= PLACE_SHARE) return "place";
  return share <= OTHER_SHARE ? "other" : null;
}

/**
 * Proper names of the material: capitals inside sentences that never come in small letters. None in
 * German, where every noun has a capital.
 */
const namesOf = derived((analysis): Name[] => {
  if (analysis.languageData.code === "de") return [];
  const lower = new Set<string>();
  for (const { words } of analysis.sentences)
    for (const word of words) if (/^\p{Ll}/u.test(word)) lower.add(word);
  const counts = new Map<string, { all: number; place: number; determined: number }>();
  for (const { text } of analysis.sentences) {
    for (const match of text.matchAll(NAME)) {
      const name = match[0];
      if (MONTHS_AND_DAYS.test(name) || isLowerCased(name, lower)) continue;
      const before = text.slice(0, match.index);
      const count = counts.get(name) ?? { all: 0, place: 0, determined: 0 };
      count.all++;
      if (BEFORE_PLACE.test(before)) count.place++;
      if (analysis.languageData.determiners.has(/(\p{L}+)['’\s]$/u.exec(before)?.[1]?.toLowerCase() ?? ""))
        count.determined++;
      counts.set(name, count);
    }
  }
  const surnames = new Set([...counts.keys()].filter((name) => name.includes(" ")).map(lastWord));
  const names = [...counts]
    .filter(([name, { all, place, determined }]) => {
      const isSure = name.includes(" ") || place >= all * PLACE_SHARE || surnames.has(name);
      const isSubject = all > analysis.sentences.length * SUBJECT_SHARE && all > OFTEN;
      return all >= FEWEST && determined < all * 0.3 && isSure && !isSubject;
    })
    .filter(([name]) => surnames.has(name) || ![...counts.keys()].some((other) => isPartOf(name, other)))
    .map(([text, { all, place }]): Name => ({ text, kind: kindOf(place / all), frequency: all }))
    .sort((a, b) => b.frequency - a.frequency);
  return names;
});

function related(first: string, second: string): boolean {
  return (
    first.split(" ").some((word) => second.includes(word)) ||
    second.split(" ").some((word) => first.includes(word))
  );
}

/** Whether the material says of another term what a sentence says: then the changed sentence may be true. */
function maybeTrue(analysis: Analysis, sentence: Sentence, without: string, other: string): boolean {
  const { languageData } = analysis;
  const dropped = new Set(parts(without, languageData).map((word) => languageData.stem(word)));
  const rest = sentence.stems.filter((stem) => !dropped.has(stem));
  const wanted = parts(other, languageData).map((word) => languageData.stem(word));
  return analysis.sentences.some(
    ({ stems }) => wanted.every((stem) => stems.includes(stem)) && overlap(stems, rest) >= 0.3,
  );
}

function distractors(analysis: Analysis, sentence: Sentence, own: Name, random: () => number): string[] {
  const fit = namesOf(analysis).filter(
    ({ text, kind }) =>
      kind === own.kind &&
      !related(text, own.text) &&
      !sentence.text.includes(text) &&
      !maybeTrue(analysis, sentence, own.text, text),
  );
  const picked: string[] = [];
  for (const { text } of shuffled(fit.slice(0, 12), random)) {
    const same = text.split(" ").length === own.text.split(" ").length;
    if (picked.length < 3 && same && !picked.some((other) => related(other, text))) picked.push(text);
  }
  return picked;
}

/** "Which name belongs into the gap?", with other names of the same kind. */
export const nameQuestions: QuestionMaker = (analysis, step, random) => {
  const names = namesOf(analysis);
  return statementsOf(analysis, step)
    .slice(0, MOST_SENTENCE_GAPS)
    .flatMap(({ sentence, text, weight }): Candidate[] => {
      const inside = names.filter((name) => text.includes(name.text));
      const own = inside.find(({ text: name }) => text.indexOf(name) === text.lastIndexOf(name));
      if (!own || own.kind === null || names.filter(({ kind }) => kind === own.kind).length < ENOUGH)
        return [];
      const at = text.indexOf(own.text);
      const around = `${text.slice(0, at)}|${text.slice(at + own.text.length)}`;
      if (around.toLowerCase().includes(own.text.toLowerCase())) return [];
      if (/\p{Lu}\p{Ll}+ \||\|(?: \p{Lu}|-|\p{L}|\d)|['’(]\|/u.test(around)) return [];
      const others = distractors(analysis, sentence, own, random);
      if (others.length < 3) return [];
      const options = [
        { text: own.text, correct: true },
        ...others.map((other) => ({ text: other, correct: false })),
      ];
      return [
        {
          type: "NAME",
          text: analysis.texts.name(text.replace(own.text, GAP)),
          options: shuffled(options, random),
          uses: [sentence.index],
          evidence: sentence,
          score: 1 + 0.5 * weight,
        },
      ];
    });
};
