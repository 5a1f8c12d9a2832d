import type { Sentence } from "../../../text/sentences.ts";
import { keyOf } from "../../../text/words.ts";
import type { Language } from "../../../types/index.ts";
import type { Analysis, StepMaterial } from "../analysis.ts";
import { derived } from "../derived.ts";
import { hasMainVerb, pointsAtThing, speaksOfText } from "../quotable.ts";
import type { Term } from "../terms.ts";
import { type Candidate, type ExerciseMaker, sentenceKey } from "./candidate.ts";
import { isPlain, leansBack, pointsBack, rankOf, standsAlone, statementOf } from "./guards.ts";
import { areKin, shareOf } from "./meanings.ts";
import { contentOf, type Part, partsOf, topicAt } from "./outline.ts";
import { hasTornAccents } from "./shapes.ts";
import { EXERCISE_TEXTS } from "./templates.ts";
import { exerciseWordsOf } from "./words/index.ts";

const SENTENCE = { minimum: 10, maximum: 36, stems: 6 };
/** `compound`: letters from which a German noun is one of its field. */
const TERM = { uses: 3, everywhere: 0.6, letters: 4, compound: 10, clustered: 2 };
/** Sentences of a step that are looked at, the most central ones, and those that are asked about. */
const MOST = { looked: 40, asked: 6, terms: 60 };
const RIVALS = { count: 3, known: 0.5, strange: 0.2, true: 0.4 };
const SCORE = { base: 1.25, rank: 0.4 };

/** A word as it stands behind an article in a sentence. */
interface Place {
  term: Term;
  article: string;
  at: number;
}

/** What narrows a noun, a genitive or a clause: a wide noun fits in front of it as well as the right one. */
const GENITIVE: Record<Language, RegExp> = {
  de: /^(?: (?:der|des|von|vom|für|einer|eines)|, (?:der|die|das|den|dem|deren|dessen|welche\p{L}*))(?!\p{L})/u,
  en: /^,? (?:of|for|that|which|who|whose)(?!\p{L})/u,
  fr: /^,? (?:de|des|du|d['’]|pour|qui|que|dont|où)(?!\p{L})/u,
  es: /^,? (?:de|del|para|que|cuyo|cuya)(?!\p{L})/u,
  it: /^,? (?:di|del|dell|della|delle|dei|degli|dello|d['’]|per|che|cui)(?!\p{L})/u,
};

/** In front of the second half of a name: who knows the first half knows it. */
const PART_OF_NAME = /^(?:de|di|da|d|of)$/iu;

/** A note of what was changed, which has no subject. */
const CHANGE = /^(?:Added|Changed|Fixed|Removed|Updated|Improved|Introduced|Included|Moved|Renamed) /u;

/** Whether a gap is all that stands before the verb: nothing says yet of what the sentence speaks. */
const isFirst = ({ article, at }: { article: string; at: number }): boolean => at <= article.length + 1;

/** Where a term stands behind an article and ends there: nothing that belongs to its name follows. */
function placeOf(term: Term, text: string, { languageData, usage }: Analysis): Place | null {
  const at = text.indexOf(term.text);
  if (at < 0 || text.indexOf(term.text, at + 1) >= 0) return null;
  const [before, after] = [text.slice(0, at), text.slice(at + term.text.length)];
  const article = /(?<![\p{L}’'-])(\p{L}+)(?: |(?<=[lL])['’])$/u.exec(before)?.[1] ?? "";
  const isArticle = languageData.determiners.has(article.toLowerCase());
  if ((!isArticle && !languageData.functionWords.has(article.toLowerCase())) || /^[\p{L}\d’'-]/u.test(after))
    return null;
  if (GENITIVE[languageData.code].test(after) || PART_OF_NAME.test(article)) return null;
  const next = /^ (\p{L}+)/u.exec(after)?.[1] ?? "";
  const lower = next.toLowerCase();
  const isMore =
    next !== "" &&
    !languageData.functionWords.has(lower) &&
    !languageData.copula.test(lower) &&
    !languageData.finiteVerb.test(lower) &&
    !(usage.verbs.has(lower) && !usage.nouns.has(lower));
  return isMore ? null : { term, article: article.toLowerCase(), at };
}

/** "hormone secreted", "gleiche Weise": words that belong to a sentence, and are no name. */
const NO_NAME: Partial<Record<Language, RegExp>> = {
  en: /(?:ed|ing)$|(?:al|ic|ous|ive|ary)$/u,
  de: /\s|^\p{Ll}|(?:weise|falls)$/u,
};

/** Nouns of any text, of which sentences have one where any other could stand, or none other. */
const PLAIN =
  /^(?:ensemble|aide|utilisation|fois|manière|façon|moyen|niveau|groupes?|parties?|buena idea|buona idea|conjunto|ayuda|uso|parte|modo|vez|insieme|aiuto|volta|parti|standard|set|use|part|way|kind|role|risk|number|date|screen|window|website|web ?site|site web|sitio web|sito web|Webseite|Bildschirm|Fenster|file|fichier|archivo|archivio|disque dur|disco duro|Verwendung|Verwaltung|Schritte|Möglichkeit|Unterstützung|Einrichtung|Bedingungen)$/iu;

/** Whether a document speaks of a term in some places much, and not everywhere a little, as of "role" or "date". */
function isClustered({ sentences, score }: Term, analysis: Analysis): boolean {
  const headings = [...sentences].map((index) => analysis.sentences[index]?.heading);
  return score >= weightiest(analysis) && sentences.size >= TERM.clustered * new Set(headings).size;
}

/** The score from which a term is among those that the document speaks of most. */
const weightiest = derived(({ terms }) => [...terms.values()][MOST.terms]?.score ?? 0);

/** Whether a term is one of the document's field: it has a heading or a definition, or is a name of several words. */
function isTechnical(term: Term, analysis: Analysis): boolean {
  const { languageData, definitions } = analysis;
  if (NO_NAME[languageData.code]?.test(term.text)) return false;
  if (languageData.vagueNouns.has(term.text.toLowerCase()) || PLAIN.test(term.text)) return false;
  const isLong = languageData.code === "de" ? term.text.length >= TERM.compound : term.key.includes(" ");
  return (
    term.inHeading || isLong || isClustered(term, analysis) || definitions.some(({ key }) => key === term.key)
  );
}

/** The terms that stand in each sentence. */
const termsBySentence = derived((analysis) => {
  const found = new Map<number, Term[]>();
  for (const term of analysis.terms.values()) {
    if (term.frequency < TERM.uses || term.text.length < TERM.letters) continue;
    if (!isTechnical(term, analysis)) continue;
    for (const index of term.sentences) found.set(index, [...(found.get(index) ?? []), term]);
  }
  return found;
});

/** The articles behind which each term stands: they tell its gender and number. */
const articlesOf = derived((analysis) => {
  const found = new Map<Term, Set<string>>();
  for (const { index, text } of analysis.sentences)
    for (const term of termsBySentence(analysis).get(index) ?? []) {
      const place = placeOf(term, text, analysis);
      if (place !== null) found.set(term, (found.get(term) ?? new Set()).add(place.article));
    }
  return found;
});

const isPlural = (text: string): boolean => /s$/u.test(text);

/** Whether two terms take the same articles: so many of one's as the other has, at least the one in question. */
function agree(analysis: Analysis, { term, article }: Place, other: Term): boolean {
  const [own, others] = [term, other].map((one) => articlesOf(analysis).get(one) ?? new Set<string>());
  if (!own?.has(article) || !others?.has(article)) return false;
  if (analysis.languageData.code !== "de") return isPlural(term.text) === isPlural(other.text);
  return [...own].filter((one) => others.has(one)).length >= Math.min(2, own.size);
}

/** The blocks in which each stem, and each term, stands. */
const blocksByStem = derived((analysis) => {
  const found = new Map<string, Set<number>>();
  for (const { block, stems } of analysis.sentences)
    for (const stem of stems) found.set(stem, (found.get(stem) ?? new Set()).add(block));
  return found;
});
const blocksByTerm = derived((analysis) => {
  const blocksOf = (term: Term) => [...term.sentences].map((index) => analysis.sentences[index]?.block ?? -1);
  return new Map([...analysis.terms.values()].map((term) => [term, new Set(blocksOf(term))]));
});

/** Share of some stems that stand in a block with a term elsewhere in the document. */
function shareKnown(analysis: Analysis, term: Term, stems: readonly string[], block: number): number {
  const places = blocksByTerm(analysis).get(term) ?? new Set();
  const known = stems.filter((stem) => {
    const own = blocksByStem(analysis).get(stem) ?? new Set();
    const [few, many] = own.size < places.size ? [own, places] : [places, own];
    return [...few].some((place) => place !== block && many.has(place));
  });
  return known.length / Math.max(1, stems.length);
}

/** Whether some sentence speaks of a term as the gapped one does of another. */
function isSaidOf(analysis: Analysis, term: Term, stems: readonly string[]): boolean {
  return [...term.sentences].some((index) => {
    const own = analysis.sentences[index]?.stems ?? [];
    return stems.filter((stem) => own.includes(stem)).length >= RIVALS.true * stems.length;
  });
}

/** Terms that fit the gap by their form, and of which the document says nothing of the sort. */
function rivalsOf(analysis: Analysis, step: StepMaterial, place: Place, sentence: Sentence): Term[] {
  const { term } = place;
  const stems = contentOf(sentence.text, analysis);
  const key = term.key.split(" ");
  const rest = stems.filter((stem) => !key.some((own) => areKin(own, stem)));
  if (rest.length < SENTENCE.stems - 1) return [];
  if (shareKnown(analysis, term, rest, sentence.block) < RIVALS.known) return [];
  const isNamed = (other: Term) => /^\p{Lu}/u.test(other.text) === /^\p{Lu}/u.test(term.text);
  const paragraph = ` ${keyOf(analysis.blocks[sentence.block]?.text ?? "")} `;
  const fit = [...articlesOf(analysis).keys()].filter((other) => {
    const own = other.key.split(" ");
    return (
      own.length === key.length &&
      other !== term &&
      isNamed(other) &&
      agree(analysis, place, other) &&
      !paragraph.includes(` ${keyOf(other.text)} `) &&
      !own.some((stem) => stems.some((asked) => areKin(asked, stem))) &&
      shareKnown(analysis, other, rest, sentence.block) <= RIVALS.strange &&
      !isSaidOf(analysis, other, rest)
    );
  });
  const near = (other: Term) => {
    const blocks = [...other.sentences].map((index) => analysis.sentences[index]?.block ?? 0);
    return Math.min(...blocks.map((block) => Math.abs(block - sentence.block))) < step.to - step.from ? 0 : 1;
  };
  const taken: Term[] = [];
  for (const other of fit.sort(
    (a, b) => near(a) - near(b) || b.score - a.score || (a.key < b.key ? -1 : 1),
  )) {
    const isOther = taken.every(
      (before) =>
        !before.key.split(" ").some((stem) => other.key.split(" ").some((own) => areKin(own, stem))),
    );
    if (isOther) taken.push(other);
  }
  return taken.slice(0, RIVALS.count);
}

/** What is seen, and not told. */
const PICTURE =
  /(?<!\p{L})(?:figur\p{L}*|figura|abbildung\p{L}*|bild\p{L}*|image\p{L}*|imagen|immagine|karte)(?!\p{L})/iu;

/** Whether a sentence can lose a word and still be understood. */
function canHaveGap(analysis: Analysis, sentence: Sentence, text: string): boolean {
  const words = exerciseWordsOf(analysis.languageData.code);
  return (
    analysis.blocks[sentence.block]?.kind !== "quote" &&
    isPlain(text, analysis) &&
    standsAlone(text, analysis, { ...SENTENCE, person: "none" }) &&
    !/[\d/\\=_<>{}|]/u.test(text) &&
    !pointsBack(text, analysis, 6) &&
    !leansBack(text, analysis) &&
    !pointsAtThing(text) &&
    !speaksOfText(text) &&
    !words.author.test(text) &&
    !words.thisWork.test(text) &&
    !words.pictured.test(text) &&
    !PICTURE.test(text) &&
    !CHANGE.test(text) &&
    !hasTornAccents(text) &&
    hasMainVerb(text, analysis.languageData, analysis.usage) &&
    contentOf(text, analysis).length >= SENTENCE.stems
  );
}

/** "Which term is missing?" */
function askGap(
  analysis: Analysis,
  step: StepMaterial,
  parts: readonly Part[],
  sentence: Sentence,
): Candidate[] {
  const terms = termsBySentence(analysis).get(sentence.index) ?? [];
  const text = statementOf(sentence, analysis);
  if (terms.length === 0 || !canHaveGap(analysis, sentence, text)) return [];
  const texts = EXERCISE_TEXTS[analysis.languageData.code];
  for (const term of [...terms].sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1))) {
    const place = placeOf(term, text, analysis);
    const key = term.key.split(" ");
    const isLonger = terms.some(
      (other) => other !== term && ` ${other.key} `.includes(` ${term.key} `) && text.includes(other.text),
    );
    if (place === null || isFirst(place) || isLonger || shareOf(analysis, key) > TERM.everywhere) continue;
    const rest = `${text.slice(0, place.at)} ${text.slice(place.at + term.text.length)}`;
    if (contentOf(rest, analysis).some((stem) => key.some((own) => areKin(own, stem)))) continue;
    const rivals = rivalsOf(analysis, step, place, sentence);
    if (rivals.length < RIVALS.count) continue;
    const options = [term, ...rivals]
      .map((other) => ({ text: other.text, correct: other === term }))
      .sort((a, b) => a.text.localeCompare(b.text, analysis.languageData.code));
    const topic = topicAt(parts, sentence.block);
    const tells = contentOf(topic, analysis).some((stem) => key.some((own) => areKin(own, stem)));
    return [
      {
        form: "gap4",
        score: SCORE.base + SCORE.rank * rankOf(analysis, sentence),
        text: texts.missing(`${text.slice(0, place.at)}____${text.slice(place.at + term.text.length)}`),
        body: { kind: "choice", options },
        ...{ block: sentence.block, last: sentence.block, quote: sentence.text },
        ...{ told: texts.says(text), hint: topic === "" || tells ? null : topic },
        uses: [sentenceKey(sentence.index)],
      },
    ];
  }
  return [];
}

/** What is asked about sentences of which the document says the like of no other term. */
export const gapExercises: ExerciseMaker = (analysis, step) => {
  const parts = partsOf(analysis, step);
  const central = [...step.sentences]
    .filter(({ index }) => termsBySentence(analysis).has(index))
    .sort((a, b) => (analysis.rank[b.index] ?? 0) - (analysis.rank[a.index] ?? 0) || a.index - b.index);
  return central
    .slice(0, MOST.looked)
    .flatMap((sentence) => askGap(analysis, step, parts, sentence))
    .slice(0, MOST.asked);
};
