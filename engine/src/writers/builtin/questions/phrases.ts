import type { Sentence } from "../../../text/sentences.ts";
import { overlap, parts, stemsOf, tokens } from "../../../text/words.ts";
import type { Language } from "../../../types/index.ts";
import { isQuotable, pointsAtThing, withoutConnective } from "../quotable.ts";
import { type Random, shuffled } from "../random.ts";
import { derived } from "./derived.ts";
import { leansOnStatement } from "./explained.ts";
import { isTelling, nearness, sentencesWith } from "./nearness.ts";
import type { Analysis, Candidate, QuestionMaker, StepMaterial } from "./types.ts";

const GAP = "____";
const AROUND = 2;
const SCORE = { base: 0.5, near: 0.25, rank: 0.4 };
const FEWEST_WORDS = 3;
const MOST_WORDS = 10;
/** Characters of a sentence before its phrase: what is said must be clear without it. */
const SHORTEST_BEFORE = 28;

/** "Through the wall of the cell": a preposition with what follows it. */
interface Phrase {
  sentence: Sentence;
  text: string;
  /** Preposition, and in German the case that the article shows. */
  form: string;
  stems: string[];
}

/** A phrase and the sentence with a gap in its place. */
interface Gapped extends Phrase {
  gap: string;
  /** Stems of the sentence without the phrase. */
  around: string[];
}

const PREPOSITIONS: Record<Language, string> = {
  en: "by|from|into|through|throughout|during|between|within|under|without|against|among|across|after|before|around|along|toward|towards",
  de: "durch|mit|aus|bei|beim|von|vom|zwischen|während|wegen|gegen|unter|nach|vor|seit|ohne|innerhalb|außerhalb",
  fr: "par|avec|entre|pendant|sous|sans|contre|parmi|vers|chez|depuis|après|avant|selon",
  es: "por|con|entre|durante|bajo|sin|contra|hacia|desde|hasta|según|tras|mediante",
  it: "da|dal|dalla|dai|dalle|dagli|con|tra|fra|durante|sotto|senza|contro|verso|attraverso|secondo|dopo|mediante",
};
/** Set phrases, which nothing can stand for: "by means of", "en lugar de". */
const SET =
  /^(?:by means|by way|by default|from then|from now|without doubt|under control|mit Hilfe|von Hand|unter anderem|vor allem|par exemple|par défaut|par rapport|par l['’]intermédiaire|sous (?:forme|le capot|l['’]appellation)|avec soin|por medio|por ejemplo|por lo|por tanto|por defecto|por separado|con el fin|con respecto|hasta ahora|da parte|da solo|con cura|secondo me|in modo)(?!\p{L})/iu;

/** The phrase at the end of a part of a sentence; in German a verb or two may follow it. */
const PATTERNS: Record<Language, RegExp> = {
  en: patternOf("en", ""),
  de: patternOf("de", "(?:\\s\\p{Ll}{3,}){0,2}"),
  fr: patternOf("fr", ""),
  es: patternOf("es", ""),
  it: patternOf("it", ""),
};

function patternOf(language: Language, behind: string): RegExp {
  const noun = language === "de" ? "\\p{Lu}[\\p{L}\\d-]+" : "[\\p{L}\\d-]+";
  return new RegExp(
    `^(.{12,}?)\\s((?:${PREPOSITIONS[language]})\\s(?:[^\\s,;:()]+\\s){1,9}?${noun})(${behind})$`,
    "u",
  );
}

const CASES: readonly [string, RegExp][] = [
  ["accusative", /^(?:das|die|den|ein|eine|einen)$/],
  ["dative", /^(?:dem|der|einem|einer)$/],
];

function formOf(phrase: string, language: Language): string {
  const [preposition = "", article = ""] = phrase.split(" ");
  if (language === "it") return preposition.replace(/^(da|ne|su)l?[a-z]*$/, "$1");
  if (language !== "de") return preposition;
  const bare = preposition
    .replace(/^(?:im|ins)$/, "in")
    .replace(/^am$/, "an")
    .replace(/^vom$/, "von");
  const found = /^(?:im|am|vom|beim)$/.test(preposition)
    ? "dative"
    : (CASES.find(([, articles]) => articles.test(article))?.[0] ?? "none");
  return `${bare.replace("beim", "bei")} ${preposition === "ins" ? "accusative" : found}`;
}

const UNFIT = /[\d"“”„«»[\]/]/u;

function isPhrase(text: string, { languageData, usage }: Analysis): boolean {
  const words = parts(text, languageData);
  const last = words.at(-1) ?? "";
  if (words.length < FEWEST_WORDS || words.length > MOST_WORDS || UNFIT.test(text)) return false;
  if (
    languageData.isStopWord(last) ||
    SET.test(text) ||
    languageData.pointingWords.test(text) ||
    pointsAtThing(text)
  )
    return false;
  if (languageData.personal.test(text) || leansOnStatement(text, languageData)) return false;
  return !words.some(
    (word) =>
      /^\p{Ll}/u.test(word) &&
      (languageData.copula.test(word) ||
        languageData.finiteVerb.test(word) ||
        usage.verbs.has(word) ||
        SUBORDINATE.test(word)) &&
      !usage.nouns.has(word),
  );
}

const SUBORDINATE =
  /^(?:that|which|who|if|when|because|dass|daß|der|weil|wenn|qui|que|dont|où|si|quien|cuando|che|cui|se|to|zu|and|or|und|oder|et|ou|y|o|e)$/;

/** Whether what stands before the phrase holds a verb: else the phrase belongs to the subject. */
function hasVerb(text: string, { languageData, usage }: Analysis): boolean {
  return tokens(text)
    .slice(1)
    .some(
      (word) =>
        languageData.copula.test(word) ||
        languageData.finiteVerb.test(word) ||
        (languageData.verbEnding?.test(word) ?? false) ||
        (usage.verbs.has(word) && !usage.nouns.has(word)),
    );
}

function phraseIn(analysis: Analysis, sentence: Sentence, text: string): Gapped | null {
  const { languageData } = analysis;
  const [, before = "", phrase = "", behind = ""] = text.match(PATTERNS[languageData.code]) ?? [];
  const stems = stemsOf(phrase, languageData);
  if (phrase === "" || stems.length < 1 || !stems.some((stem) => isTelling(analysis, stem))) return null;
  if (!isPhrase(phrase, analysis)) return null;
  return {
    sentence,
    text: phrase,
    stems,
    form: formOf(phrase, languageData.code),
    gap: `${before} ${GAP}${behind}.`,
    around: stemsOf(`${before} ${behind}`, languageData),
  };
}

interface AllPhrases {
  asked: readonly Gapped[];
  others: readonly Phrase[];
}

const phrasesOf = derived((analysis): AllPhrases => {
  const { languageData, usage } = analysis;
  const asked = analysis.sentences.flatMap((sentence): Gapped[] => {
    const text = withoutConnective(sentence.text, languageData);
    if (sentence.listItem || !isQuotable(text, languageData, usage, { maximum: 30 })) return [];
    const found = phraseIn(analysis, sentence, text.replace(/\.+$/, ""));
    const before = found?.gap.split(GAP)[0] ?? "";
    return found && before.length >= SHORTEST_BEFORE && hasVerb(before, analysis) ? [found] : [];
  });
  const others = analysis.sentences.flatMap((sentence) =>
    sentence.text
      .replace(/\s+/g, " ")
      .split(/[.,;:()!?]+(?=\s|$)/u)
      .flatMap((part) => phraseIn(analysis, sentence, part.trim()) ?? []),
  );
  const found = { asked, others };
  return found;
});

/** Whether the material holds the other phrase together with what is said here: then it may be right too. */
function maybeTrue(analysis: Analysis, asked: Gapped, other: Phrase): boolean {
  return sentencesWith(analysis, other.stems).some(
    ({ stems }) =>
      asked.around.filter((stem) => stems.includes(stem)).length >= Math.min(3, asked.around.length * 0.5),
  );
}

function othersFor(analysis: Analysis, asked: Gapped, pool: readonly Phrase[], random: Random) {
  const fit = pool
    .filter(
      (other) =>
        other.sentence !== asked.sentence &&
        other.form === asked.form &&
        !other.stems.some((stem) => asked.stems.includes(stem) || asked.around.includes(stem)) &&
        !maybeTrue(analysis, asked, other),
    )
    .map((other) => ({ other, near: nearness(analysis, asked.sentence, other.sentence) }))
    .map(({ other, near }) => ({
      other,
      near,
      fit:
        near -
        0.02 * Math.min(40, Math.abs(asked.sentence.block - other.sentence.block)) -
        0.7 * Math.abs(Math.log(other.text.length / asked.text.length)) +
        0.1 * random(),
    }))
    .sort((a, b) => b.fit - a.fit);
  const picked: typeof fit = [];
  for (const one of fit) {
    const isNew = picked.every(({ other }) => overlap(other.stems, one.other.stems) === 0);
    if (picked.length < 3 && isNew) picked.push(one);
  }
  return picked;
}

function poolFor(analysis: Analysis, step: StepMaterial): readonly Phrase[] {
  const near = analysis.steps.filter(({ position }) => Math.abs(position - step.position) <= AROUND);
  const [from, to] = [near[0]?.from ?? 0, near.at(-1)?.to ?? 0];
  return phrasesOf(analysis).others.filter(({ sentence }) => sentence.block >= from && sentence.block < to);
}

/** "Where, whereby, with what?": a gap for a phrase, with phrases of the same form from near by. */
export const phraseQuestions: QuestionMaker = (analysis, step, random) => {
  const pool = poolFor(analysis, step);
  const highest = Math.max(...analysis.rank, 1e-9);
  const inStep = phrasesOf(analysis).asked.filter(
    ({ sentence }) => sentence.block >= step.from && sentence.block < step.to,
  );
  return inStep.flatMap((asked): Candidate[] => {
    const picked = othersFor(analysis, asked, pool, random);
    if (picked.length < 3) return [];
    const options = [
      { text: asked.text, correct: true },
      ...picked.map(({ other }) => ({ text: other.text, correct: false })),
    ];
    const near = picked.reduce((sum, one) => sum + Math.min(1.5, one.near), 0) / picked.length;
    const rank = (analysis.rank[asked.sentence.index] ?? 0) / highest;
    return [
      {
        type: "PHRASE",
        text: analysis.texts.phrase(asked.gap),
        options: shuffled(options, random),
        uses: [asked.sentence.index],
        evidence: asked.sentence,
        score: SCORE.base + SCORE.near * near + SCORE.rank * rank,
      },
    ];
  });
};
