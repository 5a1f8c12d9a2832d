import type { Participant, ParticipantQuery } from "@lehrpfad/contract";
import type { Services } from "../../../platform/services.ts";
import { countSteps } from "../../content/index.ts";
import type { CourseRow } from "../../courses/index.ts";
import { type ParticipantRow, participantRows, progressNumbers } from "../repository/participants.ts";

type Numbers = Awaited<ReturnType<typeof progressNumbers>>[number];

export function show(
  { passPercent }: CourseRow,
  row: ParticipantRow,
  numbers: Numbers | undefined,
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
  };
}

/** Participants of a course as the query asks for them; `limit` null answers all. */
export async function participantsOf(
  services: Services,
  course: CourseRow,
  query: ParticipantQuery,
  limit: number | null,
): Promise<Participant[]> {
  const rows = await participantRows(services.db, course.id, query, limit);
  const total = (await countSteps(services.db, [course.id])).get(course.id) ?? 0;
  const numbers = new Map<string, Numbers>();
  const ids = rows.map(({ id }) => id);
  for (let at = 0; at < ids.length; at += 5_000) {
    const some = await progressNumbers(services.db, ids.slice(at, at + 5_000));
    for (const one of some) numbers.set(one.id, one);
  }
  return rows.map((row) => show(course, row, numbers.get(row.id), total));
}
