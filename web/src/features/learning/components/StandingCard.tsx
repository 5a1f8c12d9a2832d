import type { CoursePage, Enrolment, StepProgress } from "@lehrpfad/contract";
import { Beside } from "../../../lib/Beside.tsx";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { latePart } from "../../../lib/latePart.ts";
import { useSession } from "../../../lib/session.ts";
import { Button, LinkButton } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Path } from "../../../ui/Path.tsx";
import { Notice } from "../../../ui/States.tsx";
import { evaluationPath, finalQuizPath, pathMark, stepPath } from "../steps.ts";
import { useStart } from "../useStart.ts";
import { ActionFault } from "./ActionFault.tsx";
import { EntryForm } from "./EntryForm.tsx";
import { ResendConfirmation } from "./ResendConfirmation.tsx";

const CourseTools = latePart(() => import("./CourseTools.tsx"), "asking");

interface ProgressProps {
  enrolment: Enrolment;
  /** Where they are known, which ones are finished is drawn; else how many. */
  steps?: readonly StepProgress[];
}

/** The path as one line, with its words. */
export function Progress({ enrolment, steps }: ProgressProps) {
  const { t } = useTranslation("viewer");
  const { number, percent } = useFormats();
  const { finishedSteps, totalSteps, nextPosition } = enrolment;
  return (
    <div>
      <Path
        total={totalSteps}
        done={steps?.map(pathMark) ?? finishedSteps}
        here={finishedSteps < totalSteps && finishedSteps > 0 ? nextPosition : undefined}
      />
      <p className="mt-2 flex justify-between gap-3 text-sm text-muted">
        <span>{t("progress", { done: number(finishedSteps), total: number(totalSteps) })}</span>
        <span className="font-semibold tabular-nums text-ink">{percent(enrolment.percent)}</span>
      </p>
    </div>
  );
}

function Actions({ slug, enrolment }: { slug: string; enrolment: Enrolment }) {
  const { t } = useTranslation("viewer");
  if (enrolment.quizDue) {
    return (
      <LinkButton wide to={finalQuizPath(slug)}>
        {t("to_quiz")}
      </LinkButton>
    );
  }
  if (enrolment.completedAt === null) {
    const label = enrolment.finishedSteps === 0 ? t("start") : t("continue");
    return (
      <LinkButton wide to={stepPath(slug, enrolment.nextPosition)}>
        {label}
      </LinkButton>
    );
  }
  return (
    <div className="space-y-3">
      {enrolment.type === "registered" ? (
        <LinkButton wide to={evaluationPath(slug)}>
          {t("to_evaluation")}
        </LinkButton>
      ) : null}
      <LinkButton wide look="quiet" to={stepPath(slug, 1)}>
        {t("review")}
      </LinkButton>
    </div>
  );
}

/** For a signed-in person: puts the anonymous sitting into the account. */
export function TakeOver({ slug, onStarted }: { slug: string; onStarted?: () => void }) {
  const { t } = useTranslation("viewer");
  const { enrol } = useStart(slug, onStarted);
  return (
    <div className="space-y-3">
      <ActionFault action={enrol} title="start_failed" />
      <Button look="quiet" wide isPending={enrol.isPending} onPress={() => enrol.mutate()}>
        {t("take_over")}
      </Button>
    </div>
  );
}

function KeepProgress({ slug }: { slug: string }) {
  const { t } = useTranslation("viewer");
  return (
    <details className="rounded-m border border-line px-4">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{t("keep_title")}</summary>
      <p className="mb-4 text-muted">{t("keep_text")}</p>
      <div className="pb-4">
        <EntryForm slug={slug} submitLabel={t("keep_submit")} look="quiet" />
      </div>
    </details>
  );
}

/** Where an enrolled person stands, and the way on. */
export function StandingCard({ course, enrolment }: { course: CoursePage; enrolment: Enrolment }) {
  const { t } = useTranslation("viewer");
  const { user } = useSession();
  const anonymous = enrolment.type === "anonymous";
  return (
    <Card className="space-y-5">
      <h2 className="text-xl">{t("progress_title")}</h2>
      {enrolment.trial ? <Notice tone="here">{t("trial_note")}</Notice> : null}
      <Progress enrolment={enrolment} steps={course.steps} />
      <Actions slug={course.slug} enrolment={enrolment} />
      {anonymous ? <p className="text-sm text-muted">{t("anonymous_here")}</p> : null}
      {anonymous && user === null ? <KeepProgress slug={course.slug} /> : null}
      {anonymous && user !== null ? <TakeOver slug={course.slug} /> : null}
      {!anonymous && user?.emailConfirmed === false && !enrolment.mayContinueLater ? (
        <Notice tone="here">
          <p className="mb-3">{t("confirm_hint", { email: user.email })}</p>
          <ResendConfirmation />
        </Notice>
      ) : null}
      <Beside>
        <CourseTools course={course} isNamed={!anonymous} />
      </Beside>
    </Card>
  );
}
