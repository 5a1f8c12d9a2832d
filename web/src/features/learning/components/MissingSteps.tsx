import { ArrowRight } from "lucide-react";
import { Link, Navigate } from "react-router";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { LinkButton } from "../../../ui/Button.tsx";
import { useCourse } from "../queries.ts";
import { finalQuizPath, isOpen, stepPath } from "../steps.ts";
import { CoursePageSkeleton } from "./CoursePageSkeleton.tsx";
import { CourseTrouble } from "./CourseTrouble.tsx";
import { Progress } from "./StandingCard.tsx";

/** The share of steps that may be open where one is nearly there. */
const NEAR = 0.2;

/** Before the evaluation: which steps are still open, each with its link. */
export function MissingSteps({ slug }: { slug: string }) {
  const { t } = useTranslation("viewer");
  const { t: mastery } = useTranslation("mastery");
  const { number } = useFormats();
  const course = useCourse(slug);
  if (course.isPending) return <CoursePageSkeleton />;
  if (course.isError) return <CourseTrouble slug={slug} query={course} />;
  const { steps, enrolment, language } = course.data;
  const open = steps.filter(isOpen);
  if (enrolment?.quizDue) return <Navigate replace to={finalQuizPath(slug)} />;
  const first = open[0];
  const isNear = open.length <= Math.max(1, steps.length * NEAR);
  const title = isNear
    ? mastery("missing_title")
    : mastery("missing_far", { count: open.length, number: number(open.length) });
  return (
    <Page title={title} width="narrow">
      {enrolment ? <Progress enrolment={enrolment} steps={steps} /> : null}
      <h1 className="mt-7 text-3xl">{title}</h1>
      <p className="mt-3">{mastery("missing_text")}</p>
      <ul className="mt-5 divide-y divide-line border-y border-line">
        {open.map((step) => (
          <li key={step.stepId}>
            <Link
              to={stepPath(slug, step.position)}
              className="flex min-h-11 items-center gap-3 py-2.5 text-ink no-underline hover:text-accent"
            >
              <span className="w-7 shrink-0 tabular-nums text-muted">{number(step.position)}</span>
              <span lang={language} className="flex-1">
                {step.title}
              </span>
              <ArrowRight size={18} aria-hidden className="shrink-0 text-accent" />
            </Link>
          </li>
        ))}
      </ul>
      {first ? (
        <div className="mt-7">
          <LinkButton to={stepPath(slug, first.position)}>{t("continue")}</LinkButton>
        </div>
      ) : null}
    </Page>
  );
}
