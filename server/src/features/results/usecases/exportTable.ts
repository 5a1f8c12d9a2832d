import type {
  CourseResults,
  ExportFormat,
  ExportTable,
  InterfaceLanguage,
  Participant,
} from "@lehrpfad/contract";
import { type Dictionary, loadDictionary } from "@lehrpfad/i18n";
import type { Actor } from "../../../platform/actor.ts";
import type { Services } from "../../../platform/services.ts";
import type { Call } from "../../../platform/useCase.ts";
import { type CourseRow, manageableCourse } from "../../courses/index.ts";
import { participantsOf } from "../shared/participants.ts";
import { type Cell, TABLE_FORMATS } from "../shared/tableFormats.ts";
import { showResults } from "./showResults.ts";

type Texts = Dictionary["results"];

const EVERYBODY = { search: "", sort: "oldest", type: "all", status: "all", page: 1 } as const;

/** Columns of what only some courses have. */
interface Columns {
  passMark: boolean;
  entryTest: boolean;
}

function participantTable(
  people: readonly Participant[],
  t: Texts,
  { passMark, entryTest }: Columns,
): Cell[][] {
  const day = (at: string | null) => (at === null ? null : new Date(at));
  const head = [
    ...[t.first_name, t.last_name, t.email, t.type, t.status, t.started, t.last_active, t.completed],
    ...(passMark ? [t.passed] : []),
    ...[t.finished_steps, t.total_steps, t.right, t.answered],
    ...(entryTest ? [t.entry_test_ended, t.entry_test_known, t.entry_test_questions] : []),
  ];
  const rows = people.map((person): Cell[] => [
    ...[person.firstName, person.lastName, person.email],
    ...[t[`type_${person.type}`], t[`status_${person.status}`]],
    ...[new Date(person.startedAt), new Date(person.lastActiveAt)],
    day(person.completedAt),
    ...(passMark ? [day(person.passedAt)] : []),
    ...[person.finishedSteps, person.totalSteps, person.right, person.answered],
    ...(entryTest ? entryTestCells(person) : []),
  ]);
  return [head, ...rows];
}

const entryTestCells = ({ entryTest }: Participant): Cell[] =>
  entryTest ? [new Date(entryTest.at), entryTest.known, entryTest.questions] : [null, null, null];

const rounded = (value: number | null) => (value === null ? null : Math.round(value * 1000) / 1000);

/** Each step with its question and how often each of its answers was given. */
function questionTable({ steps }: CourseResults, t: Texts, entryTest: boolean): Cell[][] {
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
  return [head, ...rows];
}

async function participantRows(services: Services, course: CourseRow, t: Texts): Promise<Cell[][]> {
  const people = await participantsOf(services, course, EVERYBODY, null);
  const entryTest = course.entryTest || people.some((person) => person.entryTest !== null);
  return participantTable(people, t, { passMark: course.passPercent !== null, entryTest });
}

async function questionRows(
  services: Services,
  actor: Actor,
  course: CourseRow,
  t: Texts,
): Promise<Cell[][]> {
  const results = await showResults({
    context: { services, actor },
    input: { slug: course.slug, timeZone: "UTC" },
  });
  return questionTable(results, t, course.entryTest || results.steps.some(({ known }) => known > 0));
}

/**
 * The participants or the questions of a course as a file for spreadsheets, headings in `language`.
 * Throws what `manageableCourse` throws.
 */
export async function exportTable({
  context: { services, actor },
  input: wish,
}: Call<{ slug: string; table: ExportTable; format: ExportFormat; language: InterfaceLanguage }>): Promise<
  Uint8Array<ArrayBuffer>
> {
  const course = await manageableCourse(services, actor, wish.slug);
  const { results: texts } = await loadDictionary(wish.language);
  const rows =
    wish.table === "participants"
      ? await participantRows(services, course, texts)
      : await questionRows(services, actor, course, texts);
  const name = wish.table === "participants" ? texts.participants_title : texts.questions_title;
  return await TABLE_FORMATS[wish.format].write(rows, name);
}
