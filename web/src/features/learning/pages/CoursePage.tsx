import type { CoursePage as Course } from "@lehrpfad/contract";
import { useEffect } from "react";
import { Link, type Params, useParams } from "react-router";
import { useCourseDesign } from "../../../lib/design/courseDesign.ts";
import { errorCode } from "../../../lib/errors.ts";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { useLanguage } from "../../../lib/language.ts";
import { Page } from "../../../lib/Page.tsx";
import { preloadProse } from "../../../ui/Prose.tsx";
import { Trail } from "../../../ui/Trail.tsx";
import { useHydrated } from "../../../ui/useHydrated.ts";
import { CoursePageSkeleton } from "../components/CoursePageSkeleton.tsx";
import { CourseTrouble } from "../components/CourseTrouble.tsx";
import { EntryCard } from "../components/EntryCard.tsx";
import { PassNote } from "../components/PassNote.tsx";
import { useTrail } from "../components/useTrail.tsx";
import { isLost, prepareCourse, useCourse, useStep } from "../queries.ts";

function Facts({ course }: { course: Course }) {
  const { t } = useTranslation("viewer");
  const { number, minutes } = useFormats();
  const languages = new Intl.DisplayNames(useLanguage(), { type: "language" });
  const facts = [
    [t("fact_steps"), number(course.steps.length)],
    [t("fact_time"), t("about_time", { time: minutes(course.minutes) })],
    [t("fact_language"), languages.of(course.language) ?? course.language],
    [t("fact_difficulty"), t(`difficulty_${course.difficulty}`)],
  ] as const;
  return (
    <dl className="mt-6 grid max-w-xl grid-cols-2 gap-x-6 gap-y-4 sm:flex sm:gap-x-10">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="font-semibold first-letter:uppercase">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Head({ course }: { course: Course }) {
  const { t } = useTranslation("viewer");
  return (
    <header>
      <p className="text-md text-muted">
        {t(course.example ? "example_by" : "course_by", { name: course.creatorName })}
      </p>
      <h1
        lang={course.language}
        className="mt-1.5 hyphens-auto text-3xl leading-[1.2] [hyphenate-limit-chars:16_6_6] sm:text-4xl"
      >
        {course.name}
      </h1>
      <Facts course={course} />
      {course.pass && !course.pass.passed ? <PassNote pass={course.pass} /> : null}
      {course.manages ? (
        <p className="mt-5 text-muted">
          {t("manages")}{" "}
          <Link to={`/c/${course.slug}/manage`} className="inline-flex min-h-11 items-center text-link">
            {t("manage")}
          </Link>
        </p>
      ) : null}
    </header>
  );
}

function CourseTrail({ course }: { course: Course }) {
  const { t } = useTranslation("viewer");
  const { enrolment } = course;
  const isUnderway = enrolment?.completedAt === null && !enrolment.quizDue;
  const next = isUnderway ? enrolment.nextPosition : null;
  const steps = useTrail(course, { here: next, linked: course.enrolment !== null, detail: "minutes" });
  return (
    <section>
      <h2 className="mb-6 text-2xl">{t(course.enrolment ? "trail_label" : "trail_title")}</h2>
      <Trail label={t("trail_label")} stations={steps} />
    </section>
  );
}

/** Asks for the next step ahead: makes starting instant, and tells when the sitting is over. */
function useSittingOver(course: Course | undefined): ReturnType<typeof useStep> | null {
  const enrolment = course?.enrolment ?? null;
  const step = useStep(course?.slug ?? "", enrolment?.nextPosition ?? 1, enrolment !== null);
  return step.isError && errorCode(step.error) === "EMAIL_NOT_CONFIRMED" ? step : null;
}

export default function CoursePage() {
  const { slug = "" } = useParams();
  const course = useCourse(slug);
  const over = useSittingOver(course.data);
  const hydrated = useHydrated();
  useCourseDesign(slug, course.data?.design);
  const isUnderway = Boolean(course.data?.enrolment);
  useEffect(() => {
    if (isUnderway) preloadProse();
  }, [isUnderway]);
  if (course.isPending) return <CoursePageSkeleton />;
  if (course.data === undefined || isLost(course)) return <CourseTrouble slug={slug} query={course} />;
  if (over) return <CourseTrouble slug={slug} query={over} />;
  return (
    <Page title={course.data.name}>
      <div className="grid gap-9 lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-x-14">
        <Head course={course.data} />
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <div data-visitor inert={!hydrated} className="lg:sticky lg:top-6">
            <EntryCard course={course.data} />
          </div>
        </div>
        <CourseTrail course={course.data} />
      </div>
    </Page>
  );
}

CoursePage.prepare = ({ slug = "" }: Params) => prepareCourse(slug);
