import type { StepPage as Step } from "@lehrpfad/contract";
import { useRef } from "react";
import { type Params, useParams } from "react-router";
import { POSITION } from "../../../lib/addresses.ts";
import { Beside } from "../../../lib/Beside.tsx";
import { useCourseDesign } from "../../../lib/design/courseDesign.ts";
import { errorCode } from "../../../lib/errors.ts";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { TEXT_ID } from "../../../lib/skipping.ts";
import { CourseTrouble, StepMissing } from "../components/CourseTrouble.tsx";
import { GlossaryLink } from "../components/GlossaryLink.tsx";
import { KnownStep } from "../components/KnownStep.tsx";
import { Lesson } from "../components/Lesson.tsx";
import { Marks } from "../components/Marks.tsx";
import { PhonePath } from "../components/PhonePath.tsx";
import { Shortcuts } from "../components/Shortcuts.tsx";
import { Sources } from "../components/Sources.tsx";
import { StepAway } from "../components/StepAway.tsx";
import { StepFoot } from "../components/StepFoot.tsx";
import { StepRail } from "../components/StepRail.tsx";
import { StepSkeleton } from "../components/StepSkeleton.tsx";
import { StepTools } from "../components/StepTools.tsx";
import { Summary } from "../components/Summary.tsx";
import { STEP_GRID } from "../components/stepGrid.ts";
import { ToCourse } from "../components/ToCourse.tsx";
import { TrialLine } from "../components/TrialLine.tsx";
import { WaitingNotice } from "../components/WaitingNotice.tsx";
import { useLesson } from "../lesson/useLesson.ts";
import { useText } from "../marks/useText.ts";
import { isLost, useStep } from "../queries.ts";
import { prepareStep, usePrefetchStep } from "../stepAhead.ts";
import { isOpen } from "../steps.ts";
import { usePlaceInText } from "../usePlaceInText.ts";

function Head({ page, isKnown }: { page: Step; isKnown: boolean }) {
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
        <span>{t("words", { count: words, words: number(words) })}</span>
        {isKnown ? (
          <>
            <span aria-hidden="true">·</span>
            <span className="text-accent">{t("state_known")}</span>
          </>
        ) : null}
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

function OpenedStep({ slug, page }: { slug: string; page: Step }) {
  const { step } = page;
  const text = useRef<HTMLDivElement>(null);
  const words = useText(text);
  const lesson = useLesson(slug, page);
  const here = page.steps.find(({ stepId }) => stepId === step.id);
  const isBegun = here !== undefined && isOpen(here);
  usePlaceInText(step.id, text, words !== "" && isBegun, lesson.next);
  return (
    <div className={STEP_GRID}>
      <StepRail slug={slug} page={page} />
      <div className="min-w-0 max-w-[42rem]">
        <PhonePath slug={slug} page={page} />
        <WaitingNotice slug={slug} />
        <TrialLine enrolment={page.enrolment} />
        <article
          id={TEXT_ID}
          tabIndex={-1}
          // Where the script before the first paint goes on (web/build/fetchAhead.ts).
          data-place={isBegun ? `${step.id} ${lesson.next}` : undefined}
          className="scroll-mt-4 outline-none"
        >
          <Head page={page} isKnown={here?.known === true} />
          <div className="-ml-3 -mt-3 mb-4 flex min-h-11 flex-wrap gap-x-2">
            <Beside>
              <StepTools slug={slug} page={page} root={text} text={words} />
            </Beside>
          </div>
          <Lesson
            slug={slug}
            page={page}
            lesson={lesson}
            rootRef={text}
            end={
              <>
                {here?.known ? <KnownStep slug={slug} page={page} /> : null}
                <StepFoot slug={slug} page={page} />
              </>
            }
          />
          <Beside>
            {step.sections.terms.length > 0 ? <GlossaryLink slug={slug} /> : null}
            <Marks slug={slug} page={page} root={text} text={words} />
            <Summary page={page} />
            <Sources slug={slug} stepId={step.id} language={page.language} sources={step.sources} />
          </Beside>
        </article>
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
  usePrefetchStep(slug, position !== null && position < total ? position + 1 : null);
  usePrefetchStep(slug, position !== null && position + 1 < total ? position + 2 : null);
  useCourseDesign(slug, step.data?.design);
  if (position === null) return <StepMissing slug={slug} />;
  if (step.isPending) return <StepSkeleton />;
  if (step.data === undefined || isLost(step)) {
    const code = errorCode(step.error);
    if (code === "ENROLMENT_REQUIRED") return <ToCourse slug={slug} />;
    if (code === "NETWORK") return <StepAway slug={slug} position={position} query={step} />;
    return <CourseTrouble slug={slug} query={step} />;
  }
  return (
    <Page title={`${step.data.step.title} · ${step.data.courseName}`}>
      <OpenedStep key={step.data.step.id} slug={slug} page={step.data} />
    </Page>
  );
}

StepPage.prepare = async (params: Params, until: "late" | "whole") => {
  const position = positionOf(params);
  if (position !== null) await prepareStep(params.slug ?? "", position, until);
};
