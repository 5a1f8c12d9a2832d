import { QUESTION_SIZES } from "@lehrpfad/contract/questions";
import { capitalised, countWords, keyOf, overlap } from "../../../text/words.ts";
import type { Analysis } from "../analysis.ts";
import { type Candidate, type ExerciseMaker, sectionKey } from "./candidate.ts";
import { pointsBack, unended } from "./guards.ts";
import { areKin, firstSentence } from "./meanings.ts";
import { contentOf, type Part, partAt, partsOf, topicAt, withoutMark } from "./outline.ts";
import { isWreck, namesItself } from "./telling.ts";
import { EXERCISE_TEXTS } from "./templates.ts";
import { exerciseWordsOf } from "./words/index.ts";

const ROW = /^(\p{L}[^:.;!?–—]{1,50}?)\s*(?::\s+|\s[–—]\s+)(\p{L}.{12,})$/su;
const PAIRS = { least: 3, most: 5 };
const LABEL = { words: 5 };
/** `alone`: words from which a first sentence says what the name is, where more sentences follow it. */
const TOLD = { least: 4, alone: 7, most: 26, stems: 3, alike: 0.3 };

/** Labels of boxes, questions and references, which name nothing that is explained behind them. */
const NO_LABEL =
  /^(?:note|tip|hint|warning|caution|important|example|question|answer|see|source|figure|table|step|hinweis|tipp|achtung|warnung|wichtig|beispiel|frage|antwort|siehe|quelle|abbildung|tabelle|schritt|bemerkung|anmerkung|remarque|attention|astuce|exemple|réponse|voir|tableau|étape|nota|consejo|aviso|ejemplo|pregunta|respuesta|véase|fuente|figura|tabla|paso|suggerimento|avviso|attenzione|esempio|domanda|risposta|vedi|fonte|tabella|passo|traduction|adresse|ad esempio|por ejemplo|par exemple|zum beispiel|for example)(?!\p{L})/iu;

/** Paths, formulas and addresses: nothing that can be told apart by reading. */
const SIGNS = /[\\{}<>=$|~^_#*@]|https?:|www\.|:$/u;

/** A name, and what the document says of it. */
interface Row {
  block: number;
  name: string;
  told: string;
}

/** A block "name: what it is"; null where it is none. */
function rowOf(analysis: Analysis, at: number): Row | null {
  const block = analysis.blocks[at];
  if (block?.kind !== "list" && block?.kind !== "paragraph") return null;
  const [, name = "", rest = ""] = ROW.exec(withoutMark(block.text)) ?? [];
  const told = firstSentence(rest.replace(/\s+/g, " "));
  if (countWords(told) < TOLD.alone && rest.length > told.length + 1) return null;
  const words = exerciseWordsOf(analysis.languageData.code);
  if (name === "" || countWords(name) > LABEL.words || NO_LABEL.test(name) || words.pronoun.test(name))
    return null;
  return { block: at, name: name.trim(), told };
}

/** Whether brackets and quotation marks come in pairs, as they do not where a table was read badly. */
function areClosed(text: string): boolean {
  const count = (pattern: RegExp) => (text.match(pattern) ?? []).length;
  return count(/\(/g) === count(/\)/g) && count(/«/g) === count(/»/g) && count(/["“”„]/gu) % 2 === 0;
}

/** Whether what is told of a name says enough, and does not hold it. */
function canBeMatched({ name, told }: Row, analysis: Analysis): boolean {
  const words = countWords(told);
  const said = contentOf(told, analysis);
  const own = contentOf(name, analysis);
  return (
    words >= TOLD.least &&
    words <= TOLD.most &&
    told.length <= QUESTION_SIZES.option &&
    said.length >= TOLD.stems &&
    own.length > 0 &&
    !SIGNS.test(`${name} ${told}`) &&
    /^\p{L}/u.test(told) &&
    /^[\p{L}\d][^-]*(?:-[^-]+)*$/u.test(name) &&
    areClosed(told) &&
    !isWreck(told, analysis) &&
    !namesItself(name, told, analysis) &&
    !pointsBack(told, analysis, 2) &&
    !exerciseWordsOf(analysis.languageData.code).author.test(told) &&
    !said.some((stem) => own.some((other) => areKin(stem, other)))
  );
}

/** Whether no row could be taken for another one: nothing of a name in what is told of others, nothing told alike. */
function areApart(rows: readonly Row[], analysis: Analysis): boolean {
  return rows.every((one, at) =>
    rows.every((other, place) => {
      if (place === at) return true;
      const [said, others] = [contentOf(one.told, analysis), contentOf(other.told, analysis)];
      const names = contentOf(other.name, analysis);
      return (
        keyOf(one.name) !== keyOf(other.name) &&
        overlap(said, others) < TOLD.alike &&
        !said.some((stem) => names.some((name) => areKin(stem, name)))
      );
    }),
  );
}

/** Rows that stand one after the other. */
function runsIn(analysis: Analysis, from: number, to: number): Row[][] {
  const runs: Row[][] = [[]];
  for (let at = from; at < to; at++) {
    const row = rowOf(analysis, at);
    if (row === null) runs.push([]);
    else runs.at(-1)?.push(row);
  }
  return runs.filter(({ length }) => length >= PAIRS.least);
}

/** Headings over examples and notes of changes: nobody has to know their rows. */
const OF_ONE_CASE =
  /(?<!\p{L})(?:release notes|changelog|changes|what['’]s new|examples?|\p{L}*beispiel\p{L}*|änderungen|versionshinweise|fallbeispiel\p{L}*|exemples?|cas de figure|notes de version|nouveautés|ejemplos?|novedades|notas de la versión|cambios|esempi?o?|novità|note di rilascio)(?!\p{L})/iu;

function askRows(
  analysis: Analysis,
  parts: readonly Part[],
  run: readonly Row[],
  score: number,
): Candidate[] {
  const fit = run.filter((row) => canBeMatched(row, analysis));
  const rows: Row[] = [];
  for (const row of fit) if (rows.length < PAIRS.most && areApart([...rows, row], analysis)) rows.push(row);
  const [first] = rows;
  if (!first || rows.length < PAIRS.least) return [];
  const topic = topicAt(parts, first.block);
  const text = analysis.blocks[first.block]?.text ?? "";
  if (topic === "" || OF_ONE_CASE.test(topic)) return [];
  return [
    {
      form: "match",
      score,
      text: EXERCISE_TEXTS[analysis.languageData.code].match(topic),
      body: {
        kind: "match",
        pairs: rows.map(({ name, told }) => ({ text: capitalised(name), match: capitalised(unended(told)) })),
      },
      ...{ block: first.block, quote: text.split("\n")[0] ?? text, told: "", hint: null },
      last: Math.max(...rows.map(({ block }) => block)),
      uses: [sectionKey(partAt(parts, first.block)?.at ?? first.block)],
    },
  ];
}

/** The cells of a Markdown table by rows, without the line under its head. */
function cellsOf(table: string): string[][] {
  return table
    .split("\n")
    .filter((line) => line.startsWith("|") && !/^[|\s:-]+$/u.test(line))
    .map((line) =>
      line
        .slice(1, line.lastIndexOf("|"))
        .split(/(?<!\\)\|/u)
        .map((cell) => cell.trim()),
    );
}

/** What the first column of a table names, and what another one tells of it in words. */
function tableRows(analysis: Analysis, at: number): Row[][] {
  const block = analysis.blocks[at];
  const [head = [], ...rows] = block?.kind === "table" ? cellsOf(block.text) : [];
  if (rows.length < PAIRS.least || head.some((cell) => cell === "")) return [];
  return head.slice(1).map((_, column) =>
    rows.flatMap((cells) => {
      const [name = "", told = ""] = [cells[0], cells[column + 1]];
      return name === "" || told === "" ? [] : [{ block: at, name, told: told.replace(/\s+/g, " ") }];
    }),
  );
}

const SCORE = { rows: 1.6, table: 1.5 };

/** Names and what the document says of them, to be matched: rows "name: what it is", and tables. */
export const rowExercises: ExerciseMaker = (analysis, step) => {
  const parts = partsOf(analysis, step);
  const listed = parts.flatMap(({ from, to }) => runsIn(analysis, from, to));
  const places = Array.from({ length: step.to - step.from }, (_, at) => step.from + at);
  const tables = places.flatMap((at) => tableRows(analysis, at));
  return [
    ...listed.flatMap((run) => askRows(analysis, parts, run, SCORE.rows)),
    ...tables.flatMap((run) => askRows(analysis, parts, run, SCORE.table)),
  ];
};
