import type { MyCourse } from "@lehrpfad/contract";
import { useId } from "react";
import { Link } from "react-router";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { LinkButton } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Tag } from "../../../ui/Tag.tsx";
import { Measures } from "../../learning/components/Measures.tsx";
import { Progress } from "../../learning/components/StandingCard.tsx";
import { coursePath, entryTestPath, evaluationPath, finalQuizPath, stepPath } from "../../learning/steps.ts";
import { CourseUpkeep } from "./CourseUpkeep.tsx";
import { RestartButton } from "./RestartButton.tsx";

function nextPath({ slug, entryTest, enrolment }: MyCourse): string {
  if (enrolment.quizDue) return finalQuizPath(slug);
  return entryTest ? entryTestPath(slug) : stepPath(slug, enrolment.nextPosition);
}

function Actions({ course, describedBy }: { course: MyCourse; describedBy: string }) {
  const { t } = useTranslation("viewer");
  const { slug, enrolment } = course;
  if (enrolment.completedAt !== null) {
    return (
      <div className="flex flex-wrap gap-2.5">
        <LinkButton look="quiet" to={stepPath(slug, 1)} aria-describedby={describedBy}>
          {t("review")}
        </LinkButton>
        <LinkButton look="plain" to={evaluationPath(slug)} aria-describedby={describedBy}>
          {t("to_evaluation")}
        </LinkButton>
        <RestartButton course={course} describedBy={describedBy} />
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-2.5">
      <LinkButton to={nextPath(course)} aria-describedby={describedBy}>
        {enrolment.quizDue ? t("to_quiz") : enrolment.finishedSteps === 0 ? t("start") : t("continue")}
      </LinkButton>
      {enrolment.finishedSteps === 0 ? null : <RestartButton course={course} describedBy={describedBy} />}
    </div>
  );
}

/** A course one takes: where one stands, and the way on. */
export function MyCourseCard({ course }: { course: MyCourse }) {
  const { t } = useTranslation("campus");
  const { t: viewer } = useTranslation("viewer");
  const { date } = useFormats();
  const titleId = useId();
  const { enrolment, available, slug } = course;
  return (
    <Card as="li" className="flex flex-col">
      <p className="mb-2 flex flex-wrap gap-2 empty:hidden">
        {available ? null : <Tag tone="off">{t("unavailable")}</Tag>}
        {available && enrolment.completedAt !== null ? <Tag>{t("completed")}</Tag> : null}
        {enrolment.trial ? <Tag tone="here">{viewer("trial")}</Tag> : null}
      </p>
      <h2 id={titleId} lang={course.language} className="mb-1.5 text-xl">
        {available ? (
          <Link to={coursePath(slug)} className="text-ink no-underline hover:text-accent hover:underline">
            {course.name}
          </Link>
        ) : (
          course.name
        )}
      </h2>
      <p className="text-md text-muted">{t("started", { date: date(enrolment.startedAt) })}</p>
      <p className="mb-4 text-md text-muted">{t("last_active", { date: date(enrolment.lastActiveAt) })}</p>
      <div className="mt-auto">
        <Progress enrolment={enrolment} />
        {course.score ? <Measures run={course.score} /> : null}
        <div className="mt-4">
          {available ? (
            <>
              <Actions course={course} describedBy={titleId} />
              <CourseUpkeep course={course} describedBy={titleId} />
            </>
          ) : (
            <p className="text-md text-muted">{t("unavailable_text")}</p>
          )}
        </div>
      </div>
    </Card>
  );
}
