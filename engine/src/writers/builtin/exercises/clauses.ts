import type { Sentence } from "../../../text/sentences.ts";
import { capitalised, countWords, tokens } from "../../../text/words.ts";
import type { Analysis } from "../analysis.ts";
import { hasMainVerb, pointsAtThing } from "../quotable.ts";
import { type Candidate, type ExerciseMaker, type Form, sentenceKey } from "./candidate.ts";
import {
  hasLength,
  isPlain,
  leansBack,
  pointsBack,
  rankOf,
  small,
  standsAlone,
  statementOf,
} from "./guards.ts";
import { contentOf, type Part, partsOf, topicAt } from "./outline.ts";
import { passageAround } from "./passage.ts";
import { SENTENCES } from "./sentences/index.ts";
import { isOrder, questionOfStatement } from "./statements.ts";
import { EXERCISE_TEXTS } from "./templates.ts";
import { exerciseWordsOf } from "./words/index.ts";

const SCORE = { why: 1.8, do: 1.6, purpose: 1.4 };
const FEWEST_STEMS = 3;

/** A sentence that is asked about, with what its prompts share. */
interface Asked {
  sentence: Sentence;
  /** The sentence as a prompt quotes it, without its point. */
  text: string;
  parts: readonly Part[];
}

function candidate(
  analysis: Analysis,
  asked: Asked,
  form: Form,
  text: string,
  point: string,
  score: number,
): Candidate {
  const { sentence, parts } = asked;
  const passage = passageAround(analysis, sentence) ?? sentence.text;
  const topic = topicAt(parts, sentence.block);
  const hint = topic === "" || text.includes(topic) ? null : topic;
  return {
    ...{ form, text, score, told: "", hint },
    body: { kind: "self", passage, points: [point] },
    ...{
      block: sentence.block,
      last: sentence.block,
      quote: sentence.text,
      uses: [sentenceKey(sentence.index)],
    },
  };
}

const BECAUSE = { least: 6, most: 30, clause: 35, cut: 5 };

/** A sentence cut into what it states, and the clause that is asked for. */
interface Split {
  statement: string;
  clause: string;
}

/** Whether a statement can be asked about alone, and the clause says enough of it. */
function canBeAsked(analysis: Analysis, asked: Asked, { statement, clause }: Split): boolean {
  const { languageData, usage } = analysis;
  const words = exerciseWordsOf(languageData.code);
  const told = `${statement}.`;
  if (words.author.test(asked.text) || words.thisWork.test(asked.text)) return false;
  if (statement === "" || words.furtherClause.test(clause) || countWords(clause) > BECAUSE.clause)
    return false;
  if (!standsAlone(told, analysis, { minimum: BECAUSE.least, maximum: BECAUSE.most, hasVerb: false }))
    return false;
  if (!hasMainVerb(told, languageData, usage) || words.leansOnReason.test(statement)) return false;
  if (leansBack(statement, analysis) || pointsBack(statement, analysis)) return false;
  return (
    !words.ifClause.test(`${told} ${told}`) &&
    !pointsAtThing(statement) &&
    contentOf(clause, analysis).length >= FEWEST_STEMS
  );
}

/** "Why …?", or the statement with "Why, according to the text?" behind it. */
function askWhy(analysis: Analysis, asked: Asked): Candidate[] {
  const { code } = analysis.languageData;
  const words = exerciseWordsOf(code);
  const [, statement = "", whole = ""] = words.because.exec(asked.text) ?? [];
  const cut = whole.search(words.furtherClause);
  const clause =
    cut > 0 && hasLength(whole.slice(0, cut), BECAUSE.cut, BECAUSE.clause) ? whole.slice(0, cut) : whole;
  if (!canBeAsked(analysis, asked, { statement, clause })) return [];
  const score = SCORE.why + 0.4 * rankOf(analysis, asked.sentence);
  const prompt =
    questionOfStatement(SENTENCES[code].why, statement, analysis) ??
    EXERCISE_TEXTS[code].why(`${statement}.`);
  return [candidate(analysis, asked, "why", prompt, `${capitalised(clause)}.`, score)];
}

const CASE = { most: 22, main: 6, stems: 4, opening: 9, noun: 4 };

/** Whether a main clause has its verb where main clauses have it. */
function hasVerbEarly(main: string, { languageData, usage }: Analysis): boolean {
  return tokens(main)
    .slice(0, CASE.opening)
    .some((word) => {
      const lower = word.toLowerCase();
      return languageData.copula.test(lower) || languageData.finiteVerb.test(lower) || usage.verbs.has(lower);
    });
}

/** Whether the first words of a condition name what it is about, as the languages need that leave pronouns out. */
function namesSubject(condition: string, { languageData }: Analysis): boolean {
  if (languageData.code !== "es" && languageData.code !== "it") return true;
  return tokens(condition)
    .slice(1, 1 + CASE.noun)
    .some((word) => languageData.determiners.has(word.toLowerCase()) || /^\p{Lu}|['’]/u.test(word));
}

/** "What should be done if …?" */
function askCase(analysis: Analysis, asked: Asked): Candidate[] {
  const { languageData } = analysis;
  const words = exerciseWordsOf(languageData.code);
  const [, condition = "", main = ""] = words.ifClause.exec(asked.text) ?? [];
  const rest = condition
    .split(/[\s'’]+/)
    .slice(1)
    .join(" ");
  if (condition === "" || countWords(condition) > CASE.most || countWords(main) < CASE.main) return [];
  const isTold = words.toDo.test(main) || isOrder(main, analysis);
  if (!isTold && !words.wanting.test(condition)) return [];
  if (words.notMain.test(main) || (!isTold && !hasVerbEarly(main, analysis))) return [];
  if ((main.match(/,/g) ?? []).length >= 2 || contentOf(main, analysis).length < CASE.stems) return [];
  if (words.pronoun.test(rest) || words.leaning.test(condition) || words.notCase.test(condition)) return [];
  if (words.notCase.test(main.split(" ").slice(0, 2).join(" ")) || words.author.test(condition)) return [];
  if (contentOf(condition, analysis).length < FEWEST_STEMS || !namesSubject(condition, analysis)) return [];
  if (languageData.pointingWords.test(condition) || pointsAtThing(condition)) return [];
  if (words.leadsElsewhere.test(main)) return [];
  const { whatToDo } = EXERCISE_TEXTS[languageData.code];
  const score = SCORE.do + 0.3 * rankOf(analysis, asked.sentence);
  const topic = topicAt(asked.parts, asked.sentence.block);
  const prompt = whatToDo(small(condition));
  const placed = topic === "" ? prompt : EXERCISE_TEXTS[languageData.code].about(topic, prompt);
  return [candidate(analysis, asked, "do", placed, `${asked.text}.`, score)];
}

/** Whether what is to be done goes on behind the paragraph: in a list, a listing or a table. */
function goesOn({ blocks }: Analysis, { block: at }: Sentence): boolean {
  const next = blocks[at + 1];
  const own = blocks[at];
  if (own?.kind === "list") return false;
  return (
    (own?.text.endsWith(":") ?? false) ||
    (next !== undefined && ["list", "code", "table"].includes(next.kind))
  );
}

/** "What does it take to …?", "How do you …?" */
function askPurpose(analysis: Analysis, asked: Asked): Candidate[] {
  const { languageData } = analysis;
  const words = exerciseWordsOf(languageData.code);
  const [, opening = "", main = ""] = words.purpose.exec(asked.text) ?? [];
  if (opening === "" || words.notMain.test(main) || words.leadsElsewhere.test(main)) return [];
  const purpose = opening.replace(words.purposeOpening, words.purposeWord);
  if (words.pronoun.test(purpose) || words.author.test(purpose) || words.notPurpose.test(purpose)) return [];
  if (languageData.pointingWords.test(purpose) || pointsAtThing(purpose)) return [];
  if ([purpose, main].some((text) => contentOf(text, analysis).length < FEWEST_STEMS)) return [];
  const score = SCORE.purpose + 0.35 * rankOf(analysis, asked.sentence);
  const { purpose: need, way } = EXERCISE_TEXTS[languageData.code];
  const isNeed = words.needed.test(main);
  if (!isNeed && !words.can.test(main) && !words.toDo.test(main) && !isOrder(main, analysis)) return [];
  if (words.leaning.test(purpose) || words.dangling.test(purpose)) return [];
  if (goesOn(analysis, asked.sentence)) return [];
  const ask = isNeed ? need : way;
  return [candidate(analysis, asked, "purpose", ask(purpose), `${asked.text}.`, score)];
}

/** "eq. 22", "Abb. 3": what it is, the prompt cannot show. */
const NUMBERED = /(?<!\p{L})(?:eqs?|éq|ec|gl|figs?|abb|tab|tav)\.\s?\d/iu;

/** What is asked about sentences that give a reason, a case or a purpose. */
export const clauseExercises: ExerciseMaker = (analysis, step) => {
  const parts = partsOf(analysis, step);
  return step.sentences.flatMap((sentence) => {
    const whole = statementOf(sentence, analysis);
    const isQuoted = analysis.blocks[sentence.block]?.kind === "quote";
    if (isQuoted || !isPlain(whole, analysis) || NUMBERED.test(whole)) return [];
    const asked = { sentence, text: whole.replace(/\.$/, ""), parts };
    return [...askWhy(analysis, asked), ...askCase(analysis, asked), ...askPurpose(analysis, asked)];
  });
};
