import type {
  CourseResults,
  ExportFormat,
  ExportTable,
  InterfaceLanguage,
  Participant,
} from "@lehrpfad/contract";
import { type Dictionary, loadDictionary } from "@lehrpfad/i18n";
import type { Actor } from "../../../platform/actor.ts";
import { askerOf } from "../../../platform/heavyWork/turns.ts";
import type { Services } from "../../../platform/services.ts";
import type { Call, CallerContext } from "../../../platform/useCase.ts";
import { type CourseRow, manageableCourse } from "../../courses/index.ts";
import { type Cell, TABLE_WORK } from "../heavyWork.ts";
import { hasEntryTests, hasQuizzes } from "../repository/participants.ts";
import { allParticipants } from "../shared/participants.ts";
import { showResults } from "./showResults.ts";

type Texts = Dictionary["results"];

/** A table whose rows are read as they are asked for. */
interface Table {
  name: string;
  head: string[];
  parts: AsyncGenerator<Cell[][], void>;
}

/** Rows that are handed over at once. */
const AT_ONCE = 100;

async function* inParts(rows: Cell[][]): Table["parts"] {
  for (let from = 0; from < rows.length; from += AT_ONCE) yield rows.slice(from, from + AT_ONCE);
}

/** Columns of what only some courses have. */
interface Columns {
  passMark: boolean;
  entryTest: boolean;
  finalQuiz: boolean;
}

const participantHead = (t: Texts, { passMark, entryTest, finalQuiz }: Columns): string[] => [
  ...[t.first_name, t.last_name, t.email, t.type, t.status, t.started, t.last_active, t.completed],
  ...(passMark ? [t.passed] : []),
  ...[t.finished_steps, t.total_steps, t.right, t.answered],
  ...(entryTest ? [t.entry_test_ended, t.entry_test_known, t.entry_test_questions] : []),
  ...(finalQuiz ? [t.quiz_attempts, t.quiz_right, t.quiz_questions] : []),
];

function participantRow(person: Participant, t: Texts, { passMark, entryTest, finalQuiz }: Columns): Cell[] {
  const day = (at: string | null) => (at === null ? null : new Date(at));
  return [
    ...[person.firstName, person.lastName, person.email],
    ...[t[`type_${person.type}`], t[`status_${person.status}`]],
    ...[new Date(person.startedAt), new Date(person.lastActiveAt)],
    day(person.completedAt),
    ...(passMark ? [day(person.passedAt)] : []),
    ...[person.finishedSteps, person.totalSteps, person.right, person.answered],
    ...(entryTest ? entryTestCells(person) : []),
    ...(finalQuiz ? quizCells(person) : []),
  ];
}

const entryTestCells = ({ entryTest }: Participant): Cell[] =>
  entryTest ? [new Date(entryTest.at), entryTest.known, entryTest.questions] : [null, null, null];

const quizCells = ({ finalQuiz }: Participant): Cell[] => [
  finalQuiz?.attempts ?? 0,
  finalQuiz?.best?.right ?? null,
  finalQuiz?.best?.questions ?? null,
];

const rounded = (value: number | null) => (value === null ? null : Math.round(value * 1000) / 1000);

/** Each step with its question and how often each of its answers was given. */
function questionTable({ steps }: CourseResults, t: Texts, entryTest: boolean): Table {
  const most = Math.max(0, ...steps.map(({ question }) => question?.tallies.length ?? 0));
  const head = [
    ...[t.step, t.title, t.finished, ...(entryTest ? [t.known] : []), t.stopped, t.median_seconds],
    ...[t.question, t.answered, t.right, t.difficulty, t.discrimination],
    ...Array.from({ length: most }, (_, at) => [`${t.option} ${at + 1}`, t.option_right, t.chosen]).flat(),
  ];
  const rows = steps.map(({ position, title, finished, known, stopped, medianSeconds, question }): Cell[] => [
    ...[position, title, finished, ...(entryTest ? [known] : []), stopped],
    medianSeconds === null ? null : Math.round(medianSeconds),
    ...[question?.text ?? null, question?.answered ?? null, question?.right ?? null],
    ...[rounded(question?.difficulty ?? null), rounded(question?.discrimination ?? null)],
    ...(question?.tallies ?? []).flatMap(({ text, right, count }) => [text, right ? t.yes : t.no, count]),
  ]);
  return { name: t.questions_title, head, parts: inParts(rows) };
}

async function participantTable(services: Services, course: CourseRow, t: Texts): Promise<Table> {
  const entryTest = course.entryTest || (await hasEntryTests(services.db, course.id));
  const finalQuiz = course.finalQuiz !== "none" || (await hasQuizzes(services.db, course.id));
  const columns = { passMark: course.passPercent !== null, entryTest, finalQuiz };
  const parts = async function* () {
    for await (const people of allParticipants(services, course))
      yield people.map((person) => participantRow(person, t, columns));
  };
  return { name: t.participants_title, head: participantHead(t, columns), parts: parts() };
}

async function resultsTable(services: Services, actor: Actor, course: CourseRow, t: Texts): Promise<Table> {
  const results = await showResults({
    context: { services, actor },
    input: { slug: course.slug, timeZone: "UTC" },
  });
  return questionTable(results, t, course.entryTest || results.steps.some(({ known }) => known > 0));
}

/**
 * The participants or the questions of a course as a file for spreadsheets, headings in `language`, written in a process
 * of its own. Throws what `manageableCourse` and `Work.run` throw.
 */
export async function exportTable({
  context: { services, actor, caller },
  input: { slug, table, format, language },
  signal,
}: Call<
  { slug: string; table: ExportTable; format: ExportFormat; language: InterfaceLanguage },
  CallerContext
>): Promise<Uint8Array<ArrayBuffer>> {
  const course = await manageableCourse(services, actor, slug);
  const { results: texts } = await loadDictionary(language);
  const { name, head, parts } =
    table === "participants"
      ? await participantTable(services, course, texts)
      : await resultsTable(services, actor, course, texts);
  return await services.work.run(
    TABLE_WORK,
    { format, name, head },
    {
      asker: askerOf({ actor, caller }),
      signal,
      answer: async () => {
        const { done, value } = await parts.next();
        return done ? [] : value;
      },
    },
  );
}
