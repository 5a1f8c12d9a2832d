import type { CourseOutline } from "@lehrpfad/contract";
import { FileUp, ListPlus, MessagesSquare, Plus } from "lucide-react";
import { Outlet, type Params, useMatch, useParams } from "react-router";
import { CourseHeader } from "../../../lib/course/CourseHeader.tsx";
import { CourseHeaderSkeleton } from "../../../lib/course/CourseHeaderSkeleton.tsx";
import { FailedPage } from "../../../lib/course/FailedPage.tsx";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { LinkButton } from "../../../ui/Button.tsx";
import { cx } from "../../../ui/cx.ts";
import { SidePane } from "../../../ui/SidePane.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { EmptyState, Notice } from "../../../ui/States.tsx";
import { CourseProposals } from "../../rewriting/components/CourseProposals.tsx";
import { LiveProposals } from "../../rewriting/components/LiveProposals.tsx";
import { useProposals } from "../../rewriting/queries.ts";
import { useProposalTitle } from "../../rewriting/useWords.ts";
import { BackToReview } from "../components/BackToReview.tsx";
import { DeletedSteps } from "../components/DeletedSteps.tsx";
import { QuestionList } from "../components/QuestionList.tsx";
import { ReshapedSteps } from "../components/ReshapedSteps.tsx";
import { StepList } from "../components/StepList.tsx";
import { prepareOutline, useOutline } from "../queries.ts";

function Steps({ outline, current }: { outline: CourseOutline; current: string | null }) {
  const { t } = useTranslation("editor");
  const { t: imports } = useTranslation("imports");
  const add = (
    <div className="space-y-2.5">
      <LinkButton look="quiet" wide to={`/c/${outline.slug}/edit/add`}>
        <Plus size={18} aria-hidden />
        {t("add")}
      </LinkButton>
      <LinkButton look="quiet" wide to={`/c/${outline.slug}/edit/add?stage=import`}>
        <FileUp size={18} aria-hidden />
        {imports("link")}
      </LinkButton>
    </div>
  );
  if (outline.steps.length === 0 && !outline.generating) {
    return (
      <EmptyState title={t("steps_empty_title")} action={add}>
        {t("steps_empty_text")}
      </EmptyState>
    );
  }
  return (
    <div className="space-y-4">
      <CourseProposals slug={outline.slug} />
      <StepList outline={outline} current={current} />
      {outline.generating ? <Notice tone="here">{t("generating_note")}</Notice> : add}
    </div>
  );
}

/** What is open beside the list: a step of the list, the wizard, or nothing. */
function useOpened() {
  const step = useMatch("/c/:slug/edit/steps/:stepId")?.params.stepId;
  const question = useMatch("/c/:slug/edit/questions/:stepId/:exerciseId?")?.params;
  const inQuestions = useMatch("/c/:slug/edit/questions/*") !== null;
  const adding = useMatch("/c/:slug/edit/add") !== null;
  const proposal = useMatch("/c/:slug/edit/proposals/:id")?.params.id ?? null;
  const alone = adding || proposal !== null;
  const exercise = question?.exerciseId ?? null;
  return { current: step ?? question?.stepId ?? null, exercise, inQuestions, proposal, alone };
}

/** `/c/{slug}/edit/…`: the list of steps or questions, and beside it (on a phone instead of it) what is open. */
export default function EditorLayout() {
  const { t } = useTranslation("editor");
  const { t: chat } = useTranslation("chat");
  const { t: lists } = useTranslation("lists");
  const { slug = "" } = useParams();
  const { current, exercise, inQuestions, proposal, alone } = useOpened();
  const outline = useOutline(slug);
  const proposed = useProposals(slug).find(({ id }) => id === proposal);
  const titleOf = useProposalTitle();
  if (!outline.data && outline.isError) return <FailedPage query={outline} />;
  if (!outline.data) {
    return (
      <CourseHeaderSkeleton>
        <div className="grid gap-10 lg:grid-cols-[24rem_1fr]">
          <Skeleton className="h-[36rem] w-full rounded-card" />
          <Skeleton className="hidden h-[36rem] w-full rounded-card lg:block" />
        </div>
      </CourseHeaderSkeleton>
    );
  }
  const { courseName, steps } = outline.data;
  const opened = proposed ? titleOf(proposed) : steps.find(({ id }) => id === current)?.title;
  const title = [opened, t("page_title", { course: courseName })].filter(Boolean).join(" · ");
  return (
    <Page title={title}>
      <CourseHeader slug={slug} name={courseName} />
      <BackToReview slug={slug} />
      <LiveProposals slug={slug} />
      <div
        className={cx(
          !alone && "gap-10 lg:grid lg:grid-cols-[24rem_minmax(0,1fr)]",
          // What is asked needs the room for its text.
          inQuestions && current !== null && "xl:grid-cols-[15rem_minmax(0,1fr)] xl:gap-7",
        )}
      >
        {alone ? null : (
          <SidePane current={exercise ?? current} className={cx(current !== null && "hidden lg:block")}>
            {inQuestions ? (
              <div className="space-y-4">
                <LinkButton look="quiet" wide to={`/c/${slug}/chat`}>
                  <MessagesSquare size={18} aria-hidden />
                  {chat("link")}
                </LinkButton>
                {steps.length === 0 ? null : (
                  <LinkButton look="quiet" wide to={`/c/${slug}/edit/add?stage=questions`}>
                    <ListPlus size={18} aria-hidden />
                    {lists("link")}
                  </LinkButton>
                )}
                <QuestionList outline={outline.data} current={current} exercise={exercise} />
              </div>
            ) : (
              <>
                <Steps outline={outline.data} current={current} />
                <ReshapedSteps outline={outline.data} />
                <DeletedSteps outline={outline.data} />
              </>
            )}
          </SidePane>
        )}
        <div className={cx("min-w-0", current === null && !alone && "hidden lg:block")}>
          <Outlet />
        </div>
      </div>
    </Page>
  );
}

EditorLayout.prepare = ({ slug = "" }: Params) => prepareOutline(slug);
