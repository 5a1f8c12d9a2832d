import type { Sentence } from "../../../text/sentences.ts";
import { capitalised, countWords } from "../../../text/words.ts";
import type { Analysis } from "../analysis.ts";
import { hasMainVerb, pointsAtThing } from "../quotable.ts";
import { type Candidate, type DraftMaker, sentenceKey } from "./candidate.ts";
import { hasLength, isPlain, leansBack, pointsBack, standsAlone, statementOf } from "./guards.ts";
import { contentOf } from "./outline.ts";
import { passageAround } from "./passage.ts";
import { SENTENCES } from "./sentences/index.ts";
import { questionOfStatement } from "./statements.ts";
import { DRAFT_TEXTS } from "./templates.ts";
import { draftWordsOf } from "./words/index.ts";

const SCORE = 1.9;
const FEWEST_STEMS = 3;
const BECAUSE = { least: 6, most: 30, clause: 35, cut: 5 };

/** A sentence cut into what it states, and the reason for it. */
interface Split {
  statement: string;
  clause: string;
}

/** Whether a statement can be asked about alone, and the reason says enough of it. */
function canBeAsked(analysis: Analysis, text: string, { statement, clause }: Split): boolean {
  const { languageData, usage } = analysis;
  const words = draftWordsOf(languageData.code);
  const told = `${statement}.`;
  if (words.author.test(text) || words.thisWork.test(text)) return false;
  if (statement === "" || words.furtherClause.test(clause) || countWords(clause) > BECAUSE.clause)
    return false;
  if (!standsAlone(told, analysis, { minimum: BECAUSE.least, maximum: BECAUSE.most })) return false;
  if (!hasMainVerb(told, languageData, usage) || words.leansOnReason.test(statement)) return false;
  if (leansBack(statement, analysis) || pointsBack(statement, analysis)) return false;
  return (
    !words.ifClause.test(`${told} ${told}`) &&
    !pointsAtThing(statement) &&
    contentOf(clause, analysis).length >= FEWEST_STEMS
  );
}

/** "eq. 22", "Abb. 3": what it is, the prompt cannot show. */
const NUMBERED = /(?<!\p{L})(?:eqs?|éq|ec|gl|figs?|abb|tab|tav)\.\s?\d/iu;

/** "Why …?", or the statement with "Why, according to the text?" behind it. */
function askWhy(analysis: Analysis, sentence: Sentence): Candidate[] {
  const { code } = analysis.languageData;
  const words = draftWordsOf(code);
  const whole = statementOf(sentence, analysis);
  if (analysis.blocks[sentence.block]?.kind === "quote") return [];
  if (!isPlain(whole, analysis) || NUMBERED.test(whole)) return [];
  const text = whole.replace(/\.$/, "");
  const [, statement = "", because = ""] = words.because.exec(text) ?? [];
  const cut = because.search(words.furtherClause);
  const clause =
    cut > 0 && hasLength(because.slice(0, cut), BECAUSE.cut, BECAUSE.clause)
      ? because.slice(0, cut)
      : because;
  if (!canBeAsked(analysis, text, { statement, clause })) return [];
  const prompt =
    questionOfStatement(SENTENCES[code].why, statement, analysis) ?? DRAFT_TEXTS[code].why(`${statement}.`);
  const passage = passageAround(analysis, sentence) ?? sentence.text;
  return [
    {
      ...{ form: "why", score: SCORE, text: prompt, told: "" },
      body: { kind: "self", passage, points: [`${capitalised(clause)}.`] },
      ...{ block: sentence.block, quote: sentence.text, uses: [sentenceKey(sentence.index)] },
    },
  ];
}

/** The sentences of a step that give a reason. */
export const reasons: DraftMaker = (analysis, step) =>
  step.sentences.flatMap((sentence) => askWhy(analysis, sentence));
