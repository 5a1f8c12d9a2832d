import { countAsked, type Evaluation } from "@lehrpfad/contract";
import { useParams } from "react-router";
import { useCourseDesign } from "../../../lib/design/courseDesign.ts";
import { errorCode } from "../../../lib/errors.ts";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { useSession } from "../../../lib/session.ts";
import { useLevelNames } from "../../../questions/self/levels.ts";
import { LinkButton } from "../../../ui/Button.tsx";
import { Path } from "../../../ui/Path.tsx";
import { Trail, type TrailStation } from "../../../ui/Trail.tsx";
import { AnonymousEnd } from "../components/AnonymousEnd.tsx";
import { CertificateCard } from "../components/CertificateCard.tsx";
import { CoursePageSkeleton } from "../components/CoursePageSkeleton.tsx";
import { CourseTrouble } from "../components/CourseTrouble.tsx";
import { Fold } from "../components/Fold.tsx";
import { LookAgain } from "../components/LookAgain.tsx";
import { MissingSteps } from "../components/MissingSteps.tsx";
import { ObjectiveResults } from "../components/ObjectiveResults.tsx";
import { PassResult } from "../components/PassResult.tsx";
import { RepeatsSwitch } from "../components/RepeatsSwitch.tsx";
import { Runs } from "../components/Runs.tsx";
import { Score } from "../components/Score.tsx";
import { ToCourse } from "../components/ToCourse.tsx";
import { useTrail } from "../components/useTrail.tsx";
import { useCourse, useEvaluation } from "../queries.ts";
import { coursePath, marksPath, pathMark } from "../steps.ts";
import { useWide } from "../useWide.ts";

/** Stations that say how one judged oneself, where one did. */
function useJudgedTrail(stations: TrailStation[], steps: Evaluation["steps"]): TrailStation[] {
  const { t } = useTranslation("answers");
  const levels = useLevelNames();
  return stations.map((station, at) => {
    const level = levels[(steps[at]?.level ?? 0) - 1];
    if (level === undefined) return station;
    const stateLabel = t("self_verdict", { level });
    return { ...station, stateLabel, detail: <span aria-hidden="true">{stateLabel}</span> };
  });
}

/** The result of each step, in their order. */
function PerStep({ slug, evaluation }: { slug: string; evaluation: Evaluation }) {
  const { t } = useTranslation("viewer");
  const { t: mastery } = useTranslation("mastery");
  const { steps, language } = evaluation;
  const trail = useJudgedTrail(useTrail({ slug, language, steps }, { detail: "state" }), steps);
  return (
    <Fold title={mastery("per_step")} isOpen={useWide()}>
      <Trail label={t("trail_label")} stations={trail} />
    </Fold>
  );
}

function Ways({ slug }: { slug: string }) {
  const { t } = useTranslation("viewer");
  const { status } = useSession();
  return (
    <div className="flex flex-wrap gap-3">
      {status === "signedIn" ? (
        <LinkButton look="quiet" to="/dashboard?view=participant">
          {t("to_campus")}
        </LinkButton>
      ) : null}
      <LinkButton look="quiet" to={coursePath(slug)}>
        {t("to_course")}
      </LinkButton>
      <LinkButton look="plain" to={marksPath(slug)}>
        {t("marks")}
      </LinkButton>
    </div>
  );
}

function Result({ slug, evaluation }: { slug: string; evaluation: Evaluation }) {
  const { t } = useTranslation("viewer");
  const { t: mastery } = useTranslation("mastery");
  const { date } = useFormats();
  const course = useCourse(slug);
  const { steps, courseName, firstName, pass } = evaluation;
  const title =
    firstName === null ? mastery("evaluation_title") : mastery("evaluation_title_name", { name: firstName });
  return (
    <Page title={`${t("evaluation")} · ${courseName}`}>
      <div className="grid gap-7 lg:grid-cols-[minmax(0,1fr)_400px] lg:grid-rows-[auto_1fr] lg:gap-x-14">
        <header>
          <div className="mb-6 max-w-md">
            <Path total={steps.length} done={steps.map(pathMark)} />
          </div>
          <h1 className="text-3xl leading-[1.2] sm:text-4xl">{title}</h1>
          <p className="mt-3 text-muted">
            {mastery("evaluation_text", { course: courseName, date: date(evaluation.completedAt) })}
          </p>
          <Score evaluation={evaluation} />
        </header>
        <div className="lg:col-start-2 space-y-5 lg:row-span-2 lg:row-start-1">
          {pass ? <PassResult slug={slug} pass={pass} score={evaluation.score} /> : null}
          <LookAgain slug={slug} evaluation={evaluation} />
          <ObjectiveResults slug={slug} evaluation={evaluation} />
          {evaluation.certificate ? (
            <CertificateCard
              slug={slug}
              passed={pass?.passed ?? false}
              tellsAnswers={countAsked({ ...evaluation.score, judged: evaluation.judged }).asked > 0}
              isBest={evaluation.earlier.length > 0}
            />
          ) : null}
          {course.data?.enrolment ? <RepeatsSwitch slug={slug} enrolment={course.data.enrolment} /> : null}
        </div>
        <div className="space-y-5">
          <Runs evaluation={evaluation} />
          <PerStep slug={slug} evaluation={evaluation} />
          <Ways slug={slug} />
        </div>
      </div>
    </Page>
  );
}

function AnonymousResult({ slug }: { slug: string }) {
  const course = useCourse(slug);
  if (course.isPending) return <CoursePageSkeleton />;
  if (course.isError) return <CourseTrouble slug={slug} query={course} />;
  return <AnonymousEnd course={course.data} />;
}

export default function EvaluationPage() {
  const { slug = "" } = useParams();
  const evaluation = useEvaluation(slug);
  useCourseDesign(slug, evaluation.data?.design);
  if (evaluation.isPending) return <CoursePageSkeleton />;
  if (evaluation.isSuccess) return <Result slug={slug} evaluation={evaluation.data} />;
  const code = errorCode(evaluation.error);
  if (code === "COURSE_NOT_FINISHED") return <MissingSteps slug={slug} />;
  if (code === "EVALUATION_NOT_FOR_ANONYMOUS") return <AnonymousResult slug={slug} />;
  if (code === "ENROLMENT_REQUIRED") return <ToCourse slug={slug} />;
  return <CourseTrouble slug={slug} query={evaluation} />;
}
