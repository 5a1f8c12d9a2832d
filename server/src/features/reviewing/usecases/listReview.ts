import type { CourseReview, Doubt, ReviewItem } from "@lehrpfad/contract";
import { askerOf } from "../../../platform/heavyWork/turns.ts";
import type { Call, CallerContext } from "../../../platform/useCase.ts";
import { listReviews, loadStates } from "../../content/index.ts";
import { manageableCourse } from "../../courses/index.ts";
import { hintsOf } from "../../editing/index.ts";
import { worstFirst } from "../rules.ts";
import { doubtsOf } from "../shared/doubts.ts";
import { showReview } from "../shared/review.ts";

const fallbackDoubt = (reason: string | null): Doubt[] =>
  reason === null ? [] : [{ code: "question_fallback", params: {} }];

/** Everything in a course that a person should look at, worst first. Throws what `manageableCourse` and `Work.run` throw. */
export async function listReview({
  context,
  input: { slug },
}: Call<{ slug: string }, CallerContext>): Promise<CourseReview> {
  const { services, actor } = context;
  const course = await manageableCourse(services, actor, slug);
  const states = await loadStates(services.db, course.id);
  const hints = await hintsOf(services, course, askerOf(context));
  const reviews = new Map((await listReviews(services.db, course.id)).map((one) => [one.itemId, one]));
  const doubts = await doubtsOf(services, course, states, askerOf(context));
  const items = states.flatMap(({ step, question, exercises }): ReviewItem[] => {
    const about = { stepId: step.id, position: step.position, title: step.title };
    const asked = [
      ...(question ? [{ ...question, kind: "question" as const, hints: hints[step.id] }] : []),
      ...exercises.map((one) => ({ ...one, kind: "exercise" as const, hints: hints[one.id] })),
    ];
    return [
      {
        ...{ ...about, id: step.id, kind: "step", question: null, version: step.version },
        ...{ doubts: doubts.get(step.id) ?? [], review: showReview(reviews.get(step.id), step.version) },
      },
      ...asked.map(
        ({ id, kind, text, version, reason, hints: advice = [] }): ReviewItem => ({
          ...{ ...about, id, kind, question: text, version },
          doubts: [...advice.map(({ code, params = {} }) => ({ code, params })), ...fallbackDoubt(reason)],
          review: showReview(reviews.get(id), version),
        }),
      ),
    ];
  });
  const { name, language, active, openedAt } = course;
  return { courseName: name, language, active, draft: openedAt === null, items: worstFirst(items) };
}
