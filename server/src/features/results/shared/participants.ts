import type { Participant, ParticipantQuery } from "@lehrpfad/contract";
import type { Services } from "../../../platform/services.ts";
import { countSteps } from "../../content/index.ts";
import type { CourseRow } from "../../courses/index.ts";
import {
  type Mark,
  type ParticipantRow,
  participantRows,
  participantsAfter,
  progressNumbers,
  quizNumbers,
} from "../repository/participants.ts";

type Numbers = Awaited<ReturnType<typeof progressNumbers>>[number];
type PageRow = Awaited<ReturnType<typeof participantsAfter>>[number];

export function show(
  { passPercent }: CourseRow,
  row: ParticipantRow,
  { numbers, quiz }: { numbers: Numbers | undefined; quiz: Participant["finalQuiz"] | undefined },
  totalSteps: number,
): Participant {
  const { finished = 0, right = 0, answered = 0, known = 0 } = numbers ?? {};
  const { startedAt, lastActiveAt, completedAt, passedAt, testedAt, testQuestions, ...person } = row;
  return {
    ...person,
    startedAt: startedAt.toISOString(),
    lastActiveAt: lastActiveAt.toISOString(),
    completedAt: completedAt?.toISOString() ?? null,
    passedAt: passPercent === null ? null : (passedAt?.toISOString() ?? null),
    status: completedAt ? "completed" : finished > 0 ? "learning" : "started",
    finishedSteps: finished,
    totalSteps,
    right,
    answered,
    entryTest: testedAt && { at: testedAt.toISOString(), questions: testQuestions ?? 0, known },
    finalQuiz: quiz ?? null,
  };
}

async function showAll({ db }: Services, course: CourseRow, rows: ParticipantRow[]): Promise<Participant[]> {
  const total = (await countSteps(db, [course.id])).get(course.id) ?? 0;
  const ids = rows.map(({ id }) => id);
  const numbers = new Map((await progressNumbers(db, ids)).map((one) => [one.id, one]));
  const quizzes = await quizNumbers(db, ids);
  return rows.map((row) =>
    show(course, row, { numbers: numbers.get(row.id), quiz: quizzes.get(row.id) }, total),
  );
}

/** A page of the participants of a course as the query asks for them. */
export async function participantsOf(
  services: Services,
  course: CourseRow,
  query: ParticipantQuery,
  limit: number,
): Promise<Participant[]> {
  return await showAll(services, course, await participantRows(services.db, course.id, query, limit));
}

/** Participants that are read with one statement. */
const AT_ONCE = 500;

/** All participants of a course in parts, the oldest first: read as they are asked for, so that none add up. */
export async function* allParticipants(services: Services, course: CourseRow): AsyncGenerator<Participant[]> {
  let after: Mark | null = null;
  do {
    const found: PageRow[] = await participantsAfter(services.db, course.id, after, AT_ONCE);
    const last = found.at(-1);
    after = last && found.length === AT_ONCE ? { at: last.began, id: last.id } : null;
    const rows = found.map(({ began: _, ...row }) => row);
    if (rows.length > 0) yield await showAll(services, course, rows);
  } while (after !== null);
}
