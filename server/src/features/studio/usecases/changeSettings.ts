import { type CourseSettings, LIMITS, type ManagedCourse } from "@lehrpfad/contract";
import type { Db } from "../../../db/client.ts";
import { refusal, refusalWith } from "../../../platform/http/context.ts";
import { type Call, inTransaction } from "../../../platform/useCase.ts";
import { countCheckedQuestions, lockCourse } from "../../content/index.ts";
import { askForNotifications, getCourse, manageableCourse } from "../../courses/index.ts";
import { completeFinished, lockEnrolments, noteWhoPasses } from "../../learning/index.ts";
import { changeCourse } from "../repository.ts";
import { settingsFault } from "../rules.ts";

/** A pass mark over two questions says nothing. Throws PASS_MARK_QUESTIONS. */
async function refuseFewQuestions(db: Db, courseId: string): Promise<void> {
  const least = LIMITS.passQuestions;
  if ((await countCheckedQuestions(db, courseId)) < least)
    throw refusalWith("PASS_MARK_QUESTIONS", { least });
}

/**
 * Changes the settings that are given. Throws COURSE_NOT_FOUND, PASS_MARK_QUESTIONS, and REMINDER_INTERVAL_MISSING and
 * ACCESS_CONTRADICTORY when the settings together would not be allowed (docs/spec-coverage.md, section 5).
 */
export async function changeSettings({
  context,
  input: { slug, settings },
}: Call<{ slug: string; settings: CourseSettings }>): Promise<ManagedCourse> {
  const { services, actor } = context;
  const { id } = await manageableCourse(services, actor, slug);
  const { admin, ...change } = settings;
  await inTransaction(context, async (tx) => {
    const course = await lockCourse(tx, id);
    if (!course) throw refusal("COURSE_NOT_FOUND");
    const fault = settingsFault(course, change);
    if (fault) throw refusal(fault);
    if (change.passPercent) await refuseFewQuestions(tx, id);
    const person = admin
      ? { adminFirstName: admin.firstName, adminLastName: admin.lastName, adminEmail: admin.email }
      : {};
    const isNewMark = change.passPercent && course.passPercent === null;
    const understood = isNewMark && change.understoodCounts === undefined ? { understoodCounts: false } : {};
    const now = services.clock.now();
    if (change.finalQuiz !== undefined) await lockEnrolments(tx, id);
    await changeCourse(tx, id, { ...change, ...understood, ...person }, now);
    // Whoever waited for a quiz that there is no more has completed the course.
    if (change.finalQuiz !== undefined) await completeFinished(tx, id, now);
  });
  await noteWhoPasses(services, await manageableCourse(services, actor, slug));
  if (admin) await askForNotifications(services, await manageableCourse(services, actor, slug));
  return await getCourse({ context, input: { slug } });
}
