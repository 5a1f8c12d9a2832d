import {
  type CourseLanguage,
  type CourseReview,
  type Doubt,
  type ReviewItem,
  textsOfSections,
} from "@lehrpfad/contract";
import { FULL_STEP, repeatedSentences, standingSentences } from "@lehrpfad/engine";
import type { Call } from "../../../platform/useCase.ts";
import { isStandIn, listMuteMedia, listReviews, loadSteps, type StoredStep } from "../../content/index.ts";
import { manageableCourse } from "../../courses/index.ts";
import { hintsOf } from "../../editing/index.ts";
import { doubtsOfStep, type StepText, worstFirst } from "../rules.ts";
import { showReview } from "../shared/review.ts";

const fallbackDoubt = (reason: string | null): Doubt[] =>
  reason === null ? [] : [{ code: "question_fallback", params: {} }];

/** What the text says with the key points, which must not say it again. */
const textOf = ({ step: { content, sections } }: StoredStep): string =>
  [content, ...textsOfSections(sections).keyPoints].join("\n\n");

/** What the writer could not prove; a sentence that was edited away is no doubt any more. */
function unprovenOf({ step: { content, claims } }: StoredStep): Pick<StepText, "isUnread" | "unsaid"> {
  const unsaid = claims.flatMap(({ kind, sentence }) => (kind === "unsaid" && sentence ? [sentence] : []));
  return {
    isUnread: claims.some(({ kind }) => kind === "unread"),
    unsaid: unsaid.length > 0 ? standingSentences(unsaid, content) : [],
  };
}

function doubtsByStep(
  rows: readonly StoredStep[],
  language: CourseLanguage,
  muteMedia: ReadonlySet<string>,
): Doubt[][] {
  const repeated = repeatedSentences(rows.map(textOf), language);
  return rows.map((row, at) => {
    const { content, words, sources, writer } = row.step;
    const about = {
      ...{ content, words, hasQuestion: row.question !== null, isStandIn: isStandIn(row) },
      ...{ hasSources: sources.length > 0, isFromDocuments: writer === "builtin", ...unprovenOf(row) },
    };
    return doubtsOfStep({ ...about, muteMedia, repeated: repeated[at] ?? [] }, FULL_STEP);
  });
}

/** Everything in a course that a person should look at, worst first. Throws UNAUTHORIZED, FORBIDDEN, COURSE_NOT_FOUND. */
export async function listReview({
  context: { services, actor },
  input: { slug },
}: Call<{ slug: string }>): Promise<CourseReview> {
  const course = await manageableCourse(services, actor, slug);
  const rows = await loadSteps(services.db, course.id);
  const hints = await hintsOf(services, course, rows);
  const reviews = new Map((await listReviews(services.db, course.id)).map((one) => [one.itemId, one]));
  const doubts = doubtsByStep(rows, course.language, await listMuteMedia(services.db, course.id));
  const items = rows.flatMap((row, at): ReviewItem[] => {
    const { step, question, exercises } = row;
    const about = { stepId: step.id, position: step.position, title: step.title };
    const asked = [
      ...(question ? [{ ...question, kind: "question" as const, hints: hints[step.id] }] : []),
      ...exercises.map((one) => ({ ...one, kind: "exercise" as const, hints: hints[one.id] })),
    ];
    return [
      {
        ...{ ...about, id: step.id, kind: "step", question: null, version: step.version },
        ...{ doubts: doubts[at] ?? [], review: showReview(reviews.get(step.id), step.version) },
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
