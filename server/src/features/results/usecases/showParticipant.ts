import { describeAnswer, markAnswer, type ParticipantPath } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import type { Call } from "../../../platform/useCase.ts";
import { loadQuestions } from "../../content/index.ts";
import { manageableCourse } from "../../courses/index.ts";
import { stepState } from "../../learning/index.ts";
import {
  answerRows,
  type ProgressRow,
  participantRow,
  progressNumbers,
  quizNumbers,
} from "../repository/participants.ts";
import { stepSeconds } from "../rules.ts";
import { show } from "../shared/participants.ts";

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
export async function showParticipant({
  context: { services, actor },
  input: { slug, id },
}: Call<{ slug: string; id: string }>): Promise<ParticipantPath> {
  const course = await manageableCourse(services, actor, slug);
  const row = await participantRow(services.db, course.id, id);
  if (!row) throw refusal("NOT_FOUND");
  const steps = await loadQuestions(services.db, course.id);
  const progress = await answerRows(services.db, id);
  const [numbers] = await progressNumbers(services.db, [id]);
  const quiz = (await quizNumbers(services.db, [id])).get(id);
  const seconds = secondsOf(row.startedAt, progress);
  return {
    ...show(course, row, { numbers, quiz }, steps.length),
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
