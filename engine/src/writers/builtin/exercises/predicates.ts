import type { Sentence } from "../../../text/sentences.ts";
import { countWords, keyOf, tokens } from "../../../text/words.ts";
import type { Language } from "../../../types/index.ts";
import type { Analysis, StepMaterial } from "../analysis.ts";
import { derived } from "../derived.ts";
import { pointsAtThing, speaksOfText } from "../quotable.ts";
import { type Candidate, type ExerciseMaker, sentenceKey } from "./candidate.ts";
import { type Claim, claimWith, isAnswer, rivalClaims } from "./claims.ts";
import { isPlain, leansBack, pointsBack, rankOf, standsAlone, statementOf } from "./guards.ts";
import { areKin, shareOf } from "./meanings.ts";
import { contentOf, type Part, partsOf, topicAt } from "./outline.ts";
import { hasTornAccents, isMisread, leadsAway, shapeOf, tellsOnce } from "./shapes.ts";
import { isSubject } from "./statements.ts";
import { holdsWordOf } from "./telling.ts";
import { EXERCISE_TEXTS } from "./templates.ts";
import { exerciseWordsOf } from "./words/index.ts";

const SENTENCE = { minimum: 7, maximum: 34 };
const SAID = { words: 5, stems: 4 };
/** Share of a document, of some sentences, from which a subject is what all of it is about. */
const EVERYWHERE = { share: 0.5, sentences: 60 };
const SCORE = { base: 1.35, rank: 0.4, bare: 0.2 };

/** A statement cut before its verb. */
interface Statement extends Claim {
  subject: string;
}

/** Forms of verbs that one thing has as its subject, several have, or both. */
type Count = "one" | "several" | "any";

/** English verbs that show by their form whether one or several do it. */
const SINGULAR = /^(?:is|was|has|does)$|(?<!s)s$/u;
const SEVERAL: Record<Language, RegExp> = {
  de: /^sind$|(?:en|ern|eln)$/u,
  en: /^(?:are|were|have|do)$/u,
  fr: /nt$/u,
  es: /n$/u,
  it: /no$/u,
};
const EITHER = /^(?:can|could|may|must|should|will|would|had)$|ed$/u;

function countOf(verb: string, { languageData: { code } }: Analysis): Count {
  if (code === "en" && EITHER.test(verb)) return "any";
  if (SEVERAL[code].test(verb)) return "several";
  return code !== "en" || SINGULAR.test(verb) ? "one" : "several";
}

/** Verbs that are nouns besides, and are verbs all the same. */
const SURE =
  /^(?:ist|sind|war|waren|wird|werden|wurden?|hat|haben|kann|können|muss|müssen|darf|dürfen|soll|sollen|is|are|was|were|has|have|can|could|may|must|should|will|est|sont|était|a|ont|peut|peuvent|doit|doivent|es|son|era|está|están|ha|han|puede|pueden|debe|deben|è|sono|viene|vengono|hanno|può|possono|deve|devono)$/u;

/** Words within which a subject ends. */
const LONGEST_SUBJECT = 9;

/** A sentence without its point, cut before its first verb; null where that stands too late. */
function splitAtVerb(
  text: string,
  { languageData, usage }: Analysis,
): { s: string; v: string; r: string } | null {
  const words = text.split(" ");
  const isGermanic = languageData.code === "de" || languageData.code === "en";
  for (let at = 1; at < Math.min(LONGEST_SUBJECT, words.length); at++) {
    const word = words[at] ?? "";
    const isLearnt =
      isGermanic && usage.verbs.has(word) && !languageData.isStopWord(word) && !usage.infinitives.has(word);
    const isVerb = languageData.finiteVerb.test(word) || languageData.copula.test(word) || isLearnt;
    if (!/^\p{Ll}+$/u.test(word) || !isVerb) continue;
    if (!SURE.test(word) && usage.nouns.has(word)) return null;
    return { s: words.slice(0, at).join(" "), v: word, r: words.slice(at + 1).join(" ") };
  }
  return null;
}

/** Things of which there are many, and sides of a thing: which one, only the text around them says. */
const VAGUE =
  /(?<!\p{L})(?:alternat\p{L}*|nominal\p{L}*|kehrseite|gegenteil|ausnahmen?|except\p{L}+|excep\p{L}+|eccezion\p{L}+|method\p{L}*|méthodes?|métodos?|metod[oi]|values?|valeurs?|valor(?:es)?|valor[ei]|werte?|ausdr[uü]ck\p{L}*|begriffe?|terms?|expressions?|términos?|termin[ei]|verwandt\p{L}*|ähnlich\p{L}*|related|similar\p{L}*|simil[ei]|voisine?|features?|caracter[ií]stic\p{L}*|caratteristic\p{L}*|caractéristiques?|merkmale?|besonderheit\p{L}*|screenshots?|bildschirm\p{L}*|captures?|text[eos]?|textes|testo|documents?|documentos?|documento|dokument\p{L}*|quellen?|änderungen|changes|changements|cambios|cambiamenti|preoccup\p{L}+|betrachtung\p{L}*)(?!\p{L})/iu;
const FEW_STEMS = 2;

/** A clause within what should be a name, or a number by which the document calls a formula. */
const RELATIVE =
  /(?<!\p{L})(?:que|qu|qui|dont|où|che|cui|dove|donde|that|which|who|whose|where|dass|daß|wo|eqs?|éq|ec|fig)(?!\p{L})/iu;

/** Parts of the document, and where it or something of it can be had. */
const FURNITURE =
  /^(?:der|die|das) (?:teil|anhang|reiter) |(?<!\p{L})(?:details?|einzelheiten|détails?|detalles?|dettagli|appendix|sorgenti|sources du document)(?!\p{L})/iu;

/** Words by which a statement answers the one before it, and behind which German has its subject. */
const ANSWERING =
  /^(?:aber|jedoch|also|daher|deshalb|auch|nun|dagegen|hingegen|allerdings|however|therefore|thus|also|too|cependant|donc|aussi|pourtant|toutefois|sin embargo|también|pero|però|quindi|anche|invece|pertanto)(?!\p{L})/u;

/** Definite articles. */
const DEFINITE = /^(?:der|die|das|the|le|la|les|l['’]|el|los|las|il|lo|i|gli)(?: |(?<=['’]))/iu;

/** One of many: which, only what follows tells. */
const ONE_OF =
  /^(?:eine[rs]? der|one of|l['’]une? des|une? des|un[oa] de(?:i|gli|lle)?|un['’]altra|le concept|the concept|das konzept|el concepto|il concetto)(?!\p{L})/iu;

/** Whether words name a thing by themselves: no pronoun or adverb at their end, nothing of which there are many. */
function names(subject: string, analysis: Analysis): boolean {
  const { languageData } = analysis;
  if (ONE_OF.test(subject)) return false;
  const last = (subject.split(" ").at(-1) ?? "").toLowerCase();
  if (!isSubject(subject, analysis) || /,./u.test(subject) || isMisread(subject, analysis)) return false;
  if (languageData.isStopWord(last) || languageData.functionWords.has(last)) return false;
  if (RELATIVE.test(subject) || FURNITURE.test(subject)) return false;
  const first = (subject.split(/[ '’]/u)[0] ?? "").toLowerCase();
  const isArticle = languageData.determiners.has(first) || DEFINITE.test(subject);
  if (languageData.functionWords.has(first) && !isArticle) return false;
  const isShort = contentOf(subject, analysis).length <= FEW_STEMS;
  const isVague = tokens(subject).some((word) => languageData.vagueNouns.has(word.toLowerCase()));
  return !isShort || (!isVague && !VAGUE.test(subject));
}

/** "… is that …": what follows is a sentence of its own, which only one subject fits. */
const CLAUSE = /^,? ?(?:that|dass|daß|que|qu['’]|che)(?!\p{L})/u;

/** What a sentence adds in brackets. */
const BRACKETED = /\s*\([^()]*\)/gu;

/** Share of the sentences from which a text tells what happened. */
const STORY = 0.25;

/** Whether a text tells what happened, as a history does: then what happened once is what it says. */
const tellsStory = derived(({ sentences, languageData }) => {
  const { past } = exerciseWordsOf(languageData.code);
  return sentences.filter(({ text }) => past.test(text)).length >= STORY * sentences.length;
});

/** A sentence as a subject and what is said of it; null where it has no such form, or leans on another one. */
function statementIn(analysis: Analysis, sentence: Sentence): Statement | null {
  const { languageData, blocks } = analysis;
  const words = exerciseWordsOf(languageData.code);
  const text = statementOf(sentence, analysis).replace(BRACKETED, "");
  if (blocks[sentence.block]?.kind === "quote" || !isPlain(text, analysis)) return null;
  const bare = text.slice(0, -1);
  const { s, v, r } = splitAtVerb(bare, analysis) ?? { s: "", v: "", r: "" };
  const said = `${v} ${r}`;
  if (
    s === "" ||
    countWords(said) < SAID.words ||
    CLAUSE.test(r) ||
    leadsAway(said, analysis) ||
    (tellsOnce(said, analysis) && !tellsStory(analysis)) ||
    hasTornAccents(text) ||
    /\d/u.test(text) ||
    ANSWERING.test(r) ||
    !isAnswer(said, analysis)
  )
    return null;
  if (contentOf(said, analysis).length < SAID.stems || words.author.test(text) || words.thisWork.test(text))
    return null;
  if (!names(s, analysis) || speaksOfText(text) || pointsAtThing(`${s} `) || pointsAtThing(`${s}.`))
    return null;
  if (!standsAlone(text, analysis, { ...SENTENCE, person: "none" })) return null;
  if (pointsBack(text, analysis) || leansBack(text, analysis)) return null;
  const about = contentOf(s, analysis);
  const claim = claimWith({ family: countOf(v, analysis), about, answer: said, sentence }, analysis);
  return { ...claim, said: contentOf(r, analysis), subject: s, apart: true };
}

const statementsOf = derived((analysis) =>
  Map.groupBy(
    analysis.sentences.flatMap((sentence) => statementIn(analysis, sentence) ?? []),
    ({ family }) => family,
  ),
);

const statementBySentence = derived(
  (analysis) => new Map([...statementsOf(analysis).values()].flat().map((one) => [one.sentence.index, one])),
);

/** Whether a step, or the whole course, says so much of a subject that any option could be told of it. */
function isEverywhere(
  { subject, about }: Statement,
  analysis: Analysis,
  { sentences }: StepMaterial,
): boolean {
  const isLong = analysis.sentences.length >= EVERYWHERE.sentences;
  if (isLong && shareOf(analysis, about) > EVERYWHERE.share) return true;
  return sentences.filter(({ text }) => text.startsWith(`${subject} `)).length > 1;
}

/** "The configuration": of what, only the text around it says, unless it is a name or a term of the document. */
function needsPlace({ subject, about }: Statement, { languageData, usage, definitions }: Analysis): boolean {
  if (about.length > FEW_STEMS || !DEFINITE.test(subject)) return false;
  const key = about.join(" ");
  const last = subject.split(/[ '’]/u).at(-1) ?? "";
  const isName = /^\p{Lu}/u.test(last) && languageData.code !== "de" && !usage.small.has(last.toLowerCase());
  const isMixed = /\p{Ll}\p{Lu}|\p{Lu}{2}|\d/u.test(last);
  return !isName && !isMixed && !definitions.some((one) => one.key === key);
}

/** Blocks within which statements are about one matter: what is said elsewhere gives itself away. */
const NEAR = 200;
const isNear = (one: Claim, other: Claim): boolean =>
  Math.abs(one.sentence.block - other.sentence.block) <= NEAR;

const verbOf = ({ answer }: Claim): string => answer.split(" ")[0] ?? "";

/** Whether an option stands out by its verb, where all others have one and the same. */
const isOdd = (one: Claim, rivals: readonly Claim[]): boolean =>
  new Set(rivals.map(verbOf)).size === 1 && rivals.every((other) => verbOf(other) !== verbOf(one));

/** How a statement of the text goes on, among what the text says of other things by a verb of the same form. */
function askStatement(
  analysis: Analysis,
  step: StepMaterial,
  parts: readonly Part[],
  one: Statement,
): Candidate[] {
  if (isEverywhere(one, analysis, step)) return [];
  const { code } = analysis.languageData;
  const texts = EXERCISE_TEXTS[code];
  const { sentence, subject, answer, about, family } = one;
  const all = statementsOf(analysis);
  const shape = shapeOf(answer, analysis);
  const fit = [...(all.get(family) ?? []), ...(family === "any" ? [] : (all.get("any") ?? []))].filter(
    (other) => shapeOf(other.answer, analysis) === shape && isNear(other, one),
  );
  const rivals = rivalClaims(analysis, one, fit, subject, verbOf);
  if (rivals === null || isOdd(one, rivals)) return [];
  if (holdsWordOf(subject, answer, analysis)) return [];
  const option = (text: string) => `… ${text}`;
  const options = [
    { text: option(answer), correct: true },
    ...rivals.map((other) => ({
      ...{ text: option(other.answer), correct: false },
      feedback: texts.elsewhere(statementOf(other.sentence, analysis)),
    })),
  ].sort((a, b) => a.text.localeCompare(b.text, code));
  const topic = topicAt(parts, sentence.block);
  const named = contentOf(topic, analysis);
  const tells = named.some((stem) => one.said.some((own) => areKin(stem, own)));
  const mustBePlaced = needsPlace(one, analysis) && !about.every((stem) => named.includes(stem));
  if (mustBePlaced && (topic === "" || tells || about.length === 1)) return [];
  const prompt = texts.complete(subject);
  return [
    {
      form: "says4",
      score: SCORE.base + SCORE.rank * rankOf(analysis, sentence) - (about.length === 1 ? SCORE.bare : 0),
      text: mustBePlaced ? texts.about(topic, prompt) : prompt,
      body: { kind: "choice", options },
      ...{ block: sentence.block, last: sentence.block, quote: sentence.text },
      ...{
        told: texts.says(statementOf(sentence, analysis)),
        hint: topic === "" || tells || mustBePlaced ? null : topic,
      },
      uses: [sentenceKey(sentence.index), `relation ${keyOf(subject)}`],
    },
  ];
}

/** What is asked about statements of a subject and a verb that the document has more of. */
export const predicateExercises: ExerciseMaker = (analysis, step) => {
  const parts = partsOf(analysis, step);
  return step.sentences.flatMap(({ index }) => {
    const one = statementBySentence(analysis).get(index);
    return one === undefined ? [] : askStatement(analysis, step, parts, one);
  });
};
