import type { StepPage as Step } from "@lehrpfad/contract";
import { useRef } from "react";
import { type Params, useParams } from "react-router";
import { POSITION } from "../../../lib/addresses.ts";
import { StepProse } from "../../../lib/course/StepProse.tsx";
import { useCourseDesign } from "../../../lib/design/courseDesign.ts";
import { errorCode } from "../../../lib/errors.ts";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { QueryError } from "../../../lib/QueryState.tsx";
import { TEXT_ID } from "../../../lib/skipping.ts";
import { ReadyProse } from "../../../ui/ReadyProse.tsx";
import { AskCourse } from "../components/AskCourse.tsx";
import { CourseTrouble, StepMissing } from "../components/CourseTrouble.tsx";
import { Marks } from "../components/Marks.tsx";
import { PhonePath } from "../components/PhonePath.tsx";
import { QuestionCard } from "../components/QuestionCard.tsx";
import { ReadAloud } from "../components/ReadAloud.tsx";
import { Shortcuts } from "../components/Shortcuts.tsx";
import { Sources } from "../components/Sources.tsx";
import { StepFoot } from "../components/StepFoot.tsx";
import { StepRail } from "../components/StepRail.tsx";
import { StepSkeleton } from "../components/StepSkeleton.tsx";
import { STEP_GRID } from "../components/stepGrid.ts";
import { ToCourse } from "../components/ToCourse.tsx";
import { TrialLine } from "../components/TrialLine.tsx";
import { WaitingNotice } from "../components/WaitingNotice.tsx";
import { useText } from "../marks/useMarks.ts";
import { isLost, useStep } from "../queries.ts";
import { prepareStep, useExerciseViews, usePrefetchStep } from "../stepAhead.ts";
import { isOpen } from "../steps.ts";
import { usePlaceInText } from "../usePlaceInText.ts";

function Head({ page }: { page: Step }) {
  const { t } = useTranslation("viewer");
  const { number, minutes } = useFormats();
  const { position, title, words } = page.step;
  return (
    <header>
      <p className="flex flex-wrap gap-x-3.5 text-md font-medium text-muted">
        <span>{t("step_n", { position: number(position) })}</span>
        <span aria-hidden="true">·</span>
        <span>{minutes(page.step.minutes)}</span>
        <span aria-hidden="true">·</span>
        <span>{t("words", { words: number(words) })}</span>
      </p>
      <h1
        lang={page.language}
        className="mb-6 mt-1.5 hyphens-auto text-3xl leading-[1.2] [hyphenate-limit-chars:16_6_6] md:text-4xl"
      >
        {title}
      </h1>
    </header>
  );
}

function Summary({ page }: { page: Step }) {
  const { t } = useTranslation("viewer");
  if (page.step.summary.trim() === "") return null;
  return (
    <details className="mt-7 rounded-m border border-line bg-surface px-4.5">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{t("summary")}</summary>
      <div className="pb-4">
        <ReadyProse markdown={page.step.summary} lang={page.language} size="small" />
      </div>
    </details>
  );
}

interface OpenedStepProps {
  slug: string;
  page: Step;
  /** What shows its exercises, where it has any. */
  exercises: ReturnType<typeof useExerciseViews>;
}

function OpenedStep({ slug, page, exercises }: OpenedStepProps) {
  const { step } = page;
  const { TextWithExercises, LastExercises } = exercises.data ?? {};
  const text = useRef<HTMLDivElement>(null);
  const words = useText(text);
  const here = page.steps.find(({ stepId }) => stepId === step.id);
  usePlaceInText(step.id, text, words !== "" && here !== undefined && isOpen(here));
  return (
    <div className={STEP_GRID}>
      <StepRail slug={slug} page={page} />
      <div className="min-w-0 max-w-[42rem]">
        <PhonePath slug={slug} page={page} />
        <WaitingNotice />
        <TrialLine enrolment={page.enrolment} />
        <article id={TEXT_ID} tabIndex={-1} className="scroll-mt-4 outline-none">
          <Head page={page} />
          <div className="-mt-3 mb-4 flex flex-wrap gap-x-2">
            <ReadAloud page={page} root={text} text={words} />
            <AskCourse slug={slug} page={page} root={text} text={words} />
          </div>
          {TextWithExercises ? (
            <TextWithExercises slug={slug} page={page} rootRef={text} />
          ) : (
            <StepProse
              as={ReadyProse}
              step={step}
              language={page.language}
              lang={page.language}
              hasTerms
              rootRef={text}
            />
          )}
          <Marks slug={slug} page={page} root={text} text={words} />
          <Sources slug={slug} stepId={step.id} sources={step.sources} />
          <Summary page={page} />
        </article>
        {LastExercises ? <LastExercises slug={slug} page={page} /> : null}
        {exercises.isError ? <QueryError query={exercises} /> : null}
        {page.question ? (
          <QuestionCard
            slug={slug}
            page={page}
            question={page.question}
            result={page.result}
            entryOf={(answer) => ({
              ...{ kind: "answer", slug, stepId: step.id, answer },
              ...(page.question ? { questionId: page.question.id } : {}),
            })}
          />
        ) : null}
        <StepFoot slug={slug} page={page} />
        <Shortcuts />
      </div>
    </div>
  );
}

const WHOLE_POSITION = new RegExp(`^${POSITION.source}$`);
const positionOf = ({ position = "" }: Params) => (WHOLE_POSITION.test(position) ? Number(position) : null);

export default function StepPage() {
  const params = useParams();
  const { slug = "" } = params;
  const position = positionOf(params);
  const step = useStep(slug, position ?? 1, position !== null);
  const total = step.data?.steps.length ?? 0;
  const exercises = useExerciseViews((step.data?.exercises.length ?? 0) > 0);
  usePrefetchStep(slug, position !== null && position < total ? position + 1 : null);
  usePrefetchStep(slug, position !== null && position + 1 < total ? position + 2 : null);
  useCourseDesign(slug, step.data?.design);
  if (position === null) return <StepMissing slug={slug} />;
  if (step.isPending) return <StepSkeleton />;
  if (step.data === undefined || isLost(step)) {
    if (errorCode(step.error) === "ENROLMENT_REQUIRED") return <ToCourse slug={slug} />;
    return <CourseTrouble slug={slug} query={step} />;
  }
  return (
    <Page title={`${step.data.step.title} · ${step.data.courseName}`}>
      <OpenedStep
        key={`${step.data.step.id} ${exercises.isSuccess}`}
        slug={slug}
        page={step.data}
        exercises={exercises}
      />
    </Page>
  );
}

StepPage.prepare = async (params: Params) => {
  const position = positionOf(params);
  if (position !== null) await prepareStep(params.slug ?? "", position);
};
