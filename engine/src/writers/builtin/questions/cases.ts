import type { Sentence } from "../../../text/sentences.ts";
import { countWords, overlap } from "../../../text/words.ts";
import type { Language } from "../../../types/index.ts";
import { isQuotable, pointsAtThing, withoutConnective } from "../quotable.ts";
import { type Random, shuffled } from "../random.ts";
import { derived } from "./derived.ts";
import { clauseStems, FEWEST_STEMS, leansOnStatement } from "./explained.ts";
import { nearness } from "./nearness.ts";
import type { Analysis, Candidate, QuestionMaker, StepMaterial } from "./types.ts";

/** A sentence that begins with what one wants, or with a case, and goes on to what is then done or true. */
interface Case {
  sentence: Sentence;
  kind: "HOW" | "THEN";
  /** "If the lens is dirty" */
  condition: string;
  /** "the light becomes weaker" */
  outcome: string;
  conditionStems: string[];
  stems: string[];
}

const OPENINGS: Record<Language, { HOW: RegExp; THEN: RegExp }> = {
  en: {
    HOW: /^(?:To|In order to) (?!(?:date|be sure|be fair|some|a|an|the|this|that|these|conclude|summari[sz]e)(?![a-z]))/,
    THEN: /^(?:If|When|Whenever|Once|Unless|As soon as) (?!(?:so|not|necessary|possible|needed|in doubt)(?![a-z]))/,
  },
  de: { HOW: /^Um (?=.* zu |.*\p{Ll}zu\p{Ll})/u, THEN: /^(?:Wenn|Falls|Sobald|Sofern|Solange) / },
  fr: {
    HOW: /^(?:Pour|Afin de|Afin d['’]) ?(?=\p{Ll}*(?:er|ir|oir|re) )/u,
    THEN: /^(?:Si |S['’]|Lorsqu(?:e |['’])|Quand |Dès qu(?:e |['’]))(?!(?:nécessaire|possible|besoin))/,
  },
  es: {
    HOW: /^(?:Para|A fin de) (?=\p{Ll}+(?:[aei]r)(?:se|l[aeo]s?)? )/u,
    THEN: /^(?:Si|Cuando|En cuanto) (?!(?:es necesario|es posible|no))/,
  },
  it: {
    HOW: /^(?:Per|Al fine di) (?=\p{Ll}+(?:are|ere|ire|rre|rsi) )/u,
    THEN: /^(?:Se|Quando|Qualora|Non appena) (?!(?:necessario|possibile|non))/,
  },
};

/** Words that point at something outside the sentence; in this kind of sentence menus and buttons may be named. */
const POINTING =
  /(?<!\p{L})(?:this|these|those|such|above|below|following|previous|example|figure|section|chapter|dies\p{L}*|solch\p{L}*|oben|unten|folgend\p{L}*|obig\p{L}*|Beispiel\p{L}*|Abbildung|Abschnitt|Kapitel|ce|cet|cette|ces|tels?|telles?|ci-dessus|ci-dessous|suivant\p{L}*|exemple|figure|chapitre|est[aeo]s?|es[aeo]s?|dich[oa]s?|siguientes?|anterior(?:es)?|ejemplo|figura|sección|capítulo|quest[oaei]|quell[oaei]|seguent[ei]|precedent[ei]|esempio|sezione|capitolo)(?!\p{L})/iu;

/** In German the verb follows the first comma; anything else belongs to the condition still. */
const NO_VERB =
  /^(?:der|die|das|dem|den|des|deren|dessen|denen|ein|eine|einen|einem|einer|und|oder|wenn|um|dass|daß|weil|was|wie|wo|sondern|aber|in|im|auf|an|mit|bei|von|zu)(?!\p{L})/u;

const CONDITION_WORDS = { fewest: 4, most: 18 };
const OUTCOME_WORDS = { fewest: 4, most: 22 };
const UNFIT = /[;:?!()[\]]|--|\s[–—-]\s|…|\d\)/u;
/** Cases that share so much may have the same outcome. */
const ALIKE = 0.34;
const AROUND = 3;
/** What follows right behind may belong to the same case. */
const CLOSE = 1;
const SCORE = { base: 1.25, near: 0.25 };
/** "See section 3", "read on": no answer to anything. */
const REFERRING =
  /^(?:see|please|refer|read|consult|note|siehe|sehen Sie|lesen Sie|schlagen Sie|beachten Sie|konsultieren Sie|voyez|veuillez|consultez|lisez|reportez|véase|vea|consulte|lea|tenga en cuenta|si veda|vedere|consultare|si legga|leggere)(?!\p{L})/iu;

function caseIn(sentence: Sentence, { languageData, usage }: Analysis): Case | null {
  const text = withoutConnective(sentence.text, languageData);
  const kind = (["HOW", "THEN"] as const).find((one) => OPENINGS[languageData.code][one].test(text));
  const comma = text.indexOf(", ");
  if (!kind || comma < 0 || UNFIT.test(text)) return null;
  const fit = { minimum: 9, maximum: 40, person: "any", mayContinue: true, hasVerb: true } as const;
  if (!isQuotable(text, languageData, usage, fit)) return null;
  const [condition, outcome] = [text.slice(0, comma), text.slice(comma + 2).replace(/\s*\.$/, "")];
  const [before, after] = [countWords(condition), countWords(outcome)];
  if (before < CONDITION_WORDS.fewest || before > CONDITION_WORDS.most) return null;
  if (after < OUTCOME_WORDS.fewest || after > OUTCOME_WORDS.most || REFERRING.test(outcome)) return null;
  if (POINTING.test(text) || leansOnStatement(outcome, languageData)) return null;
  if (pointsAtThing(outcome) || languageData.subordinate.test(`${outcome} `)) return null;
  if (languageData.code === "de" && NO_VERB.test(outcome)) return null;
  const [conditionStems, stems] = [clauseStems(condition, languageData), clauseStems(outcome, languageData)];
  if (conditionStems.length < FEWEST_STEMS || stems.length < FEWEST_STEMS) return null;
  return { sentence, kind, condition, outcome, conditionStems, stems };
}

const casesOf = derived((analysis): readonly Case[] => {
  const found = analysis.sentences.flatMap((sentence) => caseIn(sentence, analysis) ?? []);
  return found;
});

/** Of what is true in other cases, readers see at once that it speaks of something else. */
const OUTCOME_LOSS = 1.6;

/** What is done or true in other cases near by, and could not be so in this one. */
function othersFor(analysis: Analysis, asked: Case, pool: readonly Case[], random: Random) {
  const { languageData } = analysis;
  const isPersonal = languageData.personal.test(asked.outcome);
  const fit = pool
    .filter(
      (other) =>
        other.kind === asked.kind &&
        Math.abs(other.sentence.index - asked.sentence.index) > CLOSE &&
        languageData.personal.test(other.outcome) === isPersonal &&
        overlap(other.conditionStems, asked.conditionStems) < ALIKE &&
        overlap(other.stems, asked.stems) < ALIKE &&
        overlap(other.stems, asked.conditionStems) < ALIKE,
    )
    .map((other) => ({ other, near: nearness(analysis, asked.sentence, other.sentence) }))
    .map(({ other, near }) => ({
      other,
      near,
      fit:
        near -
        0.8 * Math.abs(Math.log(other.outcome.length / asked.outcome.length)) -
        0.01 * Math.min(60, Math.abs(asked.sentence.block - other.sentence.block)) +
        0.1 * random(),
    }))
    .sort((a, b) => b.fit - a.fit);
  const picked: typeof fit = [];
  for (const one of fit) {
    const isNew = picked.every(({ other }) => overlap(other.stems, one.other.stems) < ALIKE);
    if (picked.length < 3 && isNew) picked.push(one);
  }
  return picked;
}

function poolFor(analysis: Analysis, step: StepMaterial): readonly Case[] {
  const near = analysis.steps.filter(({ position }) => Math.abs(position - step.position) <= AROUND);
  const [from, to] = [near[0]?.from ?? 0, near.at(-1)?.to ?? 0];
  return casesOf(analysis).filter(({ sentence }) => sentence.block >= from && sentence.block < to);
}

/** "How is this done?", "What holds in this case?", with what is done or true in other cases near by. */
export const caseQuestions: QuestionMaker = (analysis, step, random) => {
  const pool = poolFor(analysis, step);
  const own = pool.filter(({ sentence }) => sentence.block >= step.from && sentence.block < step.to);
  return own.flatMap((asked): Candidate[] => {
    const picked = othersFor(analysis, asked, pool, random);
    if (picked.length < 3 || leansOnStatement(asked.condition, analysis.languageData)) return [];
    const options = [
      { text: asked.outcome, correct: true },
      ...picked.map(({ other }) => ({ text: other.outcome, correct: false })),
    ];
    const near = picked.reduce((sum, one) => sum + Math.min(1.5, one.near), 0) / picked.length;
    return [
      {
        type: asked.kind,
        text: analysis.texts[asked.kind === "HOW" ? "how" : "outcome"](`${asked.condition}, …`),
        options: shuffled(options, random),
        uses: [asked.sentence.index],
        evidence: asked.sentence,
        score: SCORE.base + SCORE.near * near - (asked.kind === "THEN" ? OUTCOME_LOSS : 0),
      },
    ];
  });
};
