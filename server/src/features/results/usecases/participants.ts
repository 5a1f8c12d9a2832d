import {
  describeAnswer,
  LIMITS,
  markAnswer,
  type Participant,
  type ParticipantPath,
  type ParticipantQuery,
} from "@lehrpfad/contract";
import type { Actor } from "../../../platform/actor.ts";
import { audit } from "../../../platform/audit.ts";
import { refusal } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import { countSteps, loadQuestions } from "../../content/index.ts";
import { type CourseRow, manageableCourse } from "../../courses/index.ts";
import { deleteParticipant, stepState } from "../../learning/index.ts";
import {
  countParticipants,
  type ParticipantRow,
  type ProgressRow,
  participantRow,
  participantRows,
  progressNumbers,
  progressRows,
} from "../repository/participants.ts";
import { stepSeconds } from "../rules.ts";

type Numbers = Awaited<ReturnType<typeof progressNumbers>>[number];

function show(
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

/** One page of a course's participants. */
export async function listParticipants(
  services: Services,
  actor: Actor,
  slug: string,
  query: ParticipantQuery,
): Promise<{ found: number; participants: Participant[] }> {
  const course = await manageableCourse(services, actor, slug);
  return {
    found: await countParticipants(services.db, course.id, query),
    participants: await participantsOf(services, course, query, LIMITS.participantsPerPage),
  };
}

function finishedAt({ answeredAt, understoodAt }: ProgressRow): Date | null {
  if (answeredAt && understoodAt) return answeredAt < understoodAt ? answeredAt : understoodAt;
  return answeredAt ?? understoodAt;
}

/** Seconds for each finished step, in the order in which the person finished them. */
function secondsOf(startedAt: Date, rows: readonly ProgressRow[]): Map<string, number | null> {
  const done = rows.flatMap((row) => {
    const at = finishedAt(row);
    return at ? [{ stepId: row.stepId, at }] : [];
  });
  done.sort((a, b) => a.at.getTime() - b.at.getTime());
  return new Map(
    done.map(({ stepId, at }, index) => [stepId, stepSeconds(done[index - 1]?.at ?? startedAt, at)]),
  );
}

/** One participant's way through the steps. Throws NOT_FOUND. */
export async function participantPath(
  services: Services,
  actor: Actor,
  slug: string,
  id: string,
): Promise<ParticipantPath> {
  const course = await manageableCourse(services, actor, slug);
  const row = await participantRow(services.db, course.id, id);
  if (!row) throw refusal("NOT_FOUND");
  const steps = await loadQuestions(services.db, course.id);
  const progress = await progressRows(services.db, [id]);
  const [numbers] = await progressNumbers(services.db, [id]);
  const seconds = secondsOf(row.startedAt, progress);
  return {
    ...show(course, row, numbers, steps.length),
    path: steps.map(({ step, question }) => {
      const own = progress.find(({ stepId }) => stepId === step.id);
      const at = own ? finishedAt(own) : null;
      return {
        stepId: step.id,
        position: step.position,
        title: step.title,
        state: stepState(own ?? null),
        known: own?.known ?? false,
        finishedAt: at?.toISOString() ?? null,
        seconds: own?.known ? null : (seconds.get(step.id) ?? null),
        question: question?.text ?? null,
        answer: question && own?.answer ? describeAnswer(question.body, own.answer) : [],
        judged: own?.judged ?? false,
        level: question && own?.answer ? (markAnswer(question.body, own.answer)?.level ?? null) : null,
      };
    }),
  };
}

/** Deletes a participation with its answers and progress. Throws NOT_FOUND. */
export async function removeParticipant(
  services: Services,
  actor: Actor,
  slug: string,
  id: string,
): Promise<void> {
  const course = await manageableCourse(services, actor, slug);
  if (!(await deleteParticipant(services.db, course.id, id))) throw refusal("NOT_FOUND");
  await audit(services, actor, { action: "participant_deleted", about: course.id });
}
