import type { CoursePage } from "@lehrpfad/contract";
import { useTranslation } from "../../../lib/i18n.ts";
import { useSession } from "../../../lib/session.ts";
import { LinkButton } from "../../../ui/Button.tsx";
import { glossaryPath, marksPath } from "../steps.ts";
import { EntryTestOffer } from "./EntryTestOffer.tsx";
import { FinalQuizOffer } from "./FinalQuizOffer.tsx";
import { OfflineCourse } from "./OfflineCourse.tsx";

/** What somebody who takes a course can do besides going on: look up terms and own highlights, and save it. */
export default function CourseTools({ course, isNamed }: { course: CoursePage; isNamed: boolean }) {
  const { t } = useTranslation("glossary");
  const { t: viewer } = useTranslation("viewer");
  const { user } = useSession();
  return (
    <>
      {course.entryTest ? <EntryTestOffer slug={course.slug} test={course.entryTest} /> : null}
      {course.finalQuiz && !course.enrolment?.quizDue ? (
        <FinalQuizOffer slug={course.slug} quiz={course.finalQuiz} />
      ) : null}
      <div className="-ml-3 flex flex-wrap gap-x-2">
        <LinkButton look="plain" to={glossaryPath(course.slug)}>
          {t("title")}
        </LinkButton>
        <LinkButton look="plain" to={marksPath(course.slug)}>
          {viewer("marks")}
        </LinkButton>
      </div>
      {isNamed && user !== null ? <OfflineCourse course={course} userId={user.id} /> : null}
    </>
  );
}
