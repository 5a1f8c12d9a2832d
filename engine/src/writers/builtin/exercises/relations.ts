import type { Sentence } from "../../../text/sentences.ts";
import { countWords, keyOf } from "../../../text/words.ts";
import type { Analysis, StepMaterial } from "../analysis.ts";
import { derived } from "../derived.ts";
import { isTorn, pointsAtThing, speaksOfText } from "../quotable.ts";
import { type Candidate, type ExerciseMaker, sentenceKey } from "./candidate.ts";
import { asChoice } from "./choices.ts";
import { ARTICLE, beginningOf, type Claim, claimWith, isThing } from "./claims.ts";
import { leansBack, pointsBack, rankOf, statementOf } from "./guards.ts";
import { areKin, spreadOf } from "./meanings.ts";
import { contentOf, type Part, partsOf, topicAt } from "./outline.ts";
import { passageAround } from "./passage.ts";
import { SENTENCES } from "./sentences/index.ts";
import type { Relation } from "./sentences/types.ts";
import { filled, isSubject, withinQuestion } from "./statements.ts";
import { EXERCISE_TEXTS } from "./templates.ts";
import { exerciseWordsOf } from "./words/index.ts";

const SCORE = { base: 1.7, rank: 0.4, bare: 0.3 };
const WORDS = { least: 7, most: 45, said: 3, stems: 3 };
/** Share of what is said that the question may tell already. */
const TOLD = 0.5;

/**
 * Share of the steps from which a subject is what the whole document is about, in courses of some steps; sentences of a
 * step that may begin with it.
 */
const EVERYWHERE = { steps: 0.5, sentences: 1, course: 4 };

/** Whether so much is said of a subject that a question about it does not tell what is wanted. */
function isEverywhere(subject: string, analysis: Analysis, { sentences }: StepMaterial): boolean {
  const isCourse = analysis.steps.length >= EVERYWHERE.course;
  if (isCourse && spreadOf(analysis, contentOf(subject, analysis)) > EVERYWHERE.steps) return true;
  return sentences.filter(({ text }) => text.startsWith(`${subject} `)).length > EVERYWHERE.sentences;
}

/** The prompt with the heading over it where its subject is a common name that the heading does not hold. */
function placed(
  prompt: string,
  bare: boolean,
  subject: string,
  topic: string,
  analysis: Analysis,
): string | null {
  const isThing = pointsAtThing(`${subject}.`) || pointsAtThing(`${subject} `);
  if (!bare && !isThing) return prompt;
  const [stem = ""] = contentOf(subject, analysis);
  if (topic !== "" && contentOf(topic, analysis).includes(stem) && !isThing) return prompt;
  if (topic === "") return isThing ? null : prompt;
  return EXERCISE_TEXTS[analysis.languageData.code].about(topic, prompt);
}

/** Whether a question gives its answer away. */
function tells(question: string, said: string, analysis: Analysis): boolean {
  const asked = contentOf(question, analysis);
  const stems = contentOf(said, analysis);
  return stems.filter((stem) => asked.some((other) => areKin(stem, other))).length > TOLD * stems.length;
}

/** Addresses: what is said leads elsewhere. */
const ADDRESS = /:\/\/|\p{L}@\p{L}/u;

/** Parts of a window, of which there are many: which one, only the place tells. */
const CONTROL =
  /(?<!\p{L})(?:tabs?|buttons?|dialogs?|fields?|columns?|\p{L}*reiter|\p{L}*schaltfläche|\p{L}*dialog|\p{L}*feld|onglets?|boutons?|champs?|pestañas?|bot(?:ón|ones)|campos?|sched[ae]|pulsant[ei]|camp[oi])(?!\p{L})/iu;

const FEWEST_SAID = 8;

/** A sentence without a further clause behind ", and": more than was asked. */
function shortOf(text: string, furtherClause: RegExp): string {
  const at = text.search(furtherClause);
  return at > 0 && countWords(text.slice(0, at)) >= FEWEST_SAID ? `${text.slice(0, at)}.` : text;
}

/** What a sentence says by its verb, and which of the questions of its language asks for it. */
interface Told {
  sentence: Sentence;
  /** The sentence in one line, without a leading "But". */
  whole: string;
  relation: Relation;
  groups: Record<string, string>;
}

/** What a sentence says of a thing by its verb; null where it says nothing that can be asked for. */
function relationIn(analysis: Analysis, sentence: Sentence): Told | null {
  const { languageData, blocks } = analysis;
  if (blocks[sentence.block]?.kind === "quote") return null;
  const whole = statementOf(sentence, analysis);
  const count = countWords(whole);
  if (!/\p{L}\.$|\)\.$|\d\.$/u.test(whole) || count < WORDS.least || count > WORDS.most) return null;
  const words = exerciseWordsOf(languageData.code);
  if (isTorn(whole, languageData) || speaksOfText(whole) || words.thisWork.test(whole)) return null;
  if (words.author.test(whole)) return null;
  const text = whole.slice(0, -1);
  for (const relation of SENTENCES[languageData.code].relations) {
    const groups = relation.says.exec(text)?.groups;
    if (!groups) continue;
    const { s = "", r = "" } = groups;
    if (!isSubject(s, analysis) || ADDRESS.test(r)) return null;
    if (countWords(r) < WORDS.said || contentOf(r, analysis).length < WORDS.stems) return null;
    if (pointsBack(r, analysis, 3) || leansBack(r, analysis, 3)) return null;
    return { sentence, whole, relation, groups };
  }
  return null;
}

/** What the sentences of the documents say by their verbs, by the number of the sentence. */
const relationsOf = derived((analysis) => {
  const told = analysis.sentences.flatMap((sentence) => relationIn(analysis, sentence) ?? []);
  return new Map(told.map((one) => [one.sentence.index, one]));
});

/** What is said as an answer; things that are told of others by whatever verb are of one family. */
function claimOf({ sentence, relation, groups }: Told, analysis: Analysis): Claim {
  const said = groups.r ?? "";
  const { furtherClause } = exerciseWordsOf(analysis.languageData.code);
  const answer = shortOf(`${said}.`, furtherClause);
  const family = beginningOf(answer, analysis) === ARTICLE ? "thing" : relation.ask;
  return claimWith({ family, about: contentOf(groups.s ?? "", analysis), answer, sentence }, analysis);
}

const claimsOf = derived((analysis) =>
  Map.groupBy(
    [...relationsOf(analysis).values()]
      .map((told) => claimOf(told, analysis))
      .filter(({ answer }) => isThing(answer, analysis)),
    ({ family }) => family,
  ),
);

function askRelation(
  analysis: Analysis,
  step: StepMaterial,
  parts: readonly Part[],
  sentence: Sentence,
): Candidate[] {
  const told = relationsOf(analysis).get(sentence.index);
  if (told === undefined) return [];
  const { whole, relation, groups } = told;
  const { s = "", r = "" } = groups;
  if (isEverywhere(s, analysis, step)) return [];
  const words = exerciseWordsOf(analysis.languageData.code);
  const topic = topicAt(parts, sentence.block);
  const bare = contentOf(s, analysis).length === 1;
  const prompt = filled(relation.ask, groups, withinQuestion(s, analysis));
  const asked = placed(prompt, bare, s, topic, analysis);
  if (asked === null || tells(asked, r, analysis)) return [];
  const passage = passageAround(analysis, sentence);
  if (passage === null) return [];
  const open: Candidate = {
    form: "relation",
    score: SCORE.base + SCORE.rank * rankOf(analysis, sentence) + relation.bonus - (bare ? SCORE.bare : 0),
    text: asked,
    body: { kind: "self", passage, points: [shortOf(whole, words.furtherClause)] },
    ...{ block: sentence.block, last: sentence.block, quote: sentence.text },
    ...{ told: "", hint: topic !== "" && !asked.includes(topic) ? topic : null },
    uses: [sentenceKey(sentence.index), `relation ${keyOf(s)}`],
  };
  const claim = claimOf(told, analysis);
  const isOneOfMany = CONTROL.test(s) && (topic === "" || !asked.includes(topic));
  const family = isOneOfMany ? [] : (claimsOf(analysis).get(claim.family) ?? []);
  return [open, ...asChoice(analysis, open, claim, family, "relation4")];
}

/** What is asked about sentences whose verb says what a thing is for, holds, needs, does or depends on. */
export const relationExercises: ExerciseMaker = (analysis, step) => {
  const parts = partsOf(analysis, step);
  return step.sentences.flatMap((sentence) => askRelation(analysis, step, parts, sentence));
};
