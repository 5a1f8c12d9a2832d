import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, PencilLine } from "lucide-react";
import { useParams } from "react-router";
import { orpc } from "../../../lib/api.ts";
import { FailedPage } from "../../../lib/course/FailedPage.tsx";
import { StepPreview } from "../../../lib/course/StepPreview.tsx";
import { useCourseDesign } from "../../../lib/design/courseDesign.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { PreviewedQuestion } from "../../../questions/PreviewedQuestion.tsx";
import { LinkButton } from "../../../ui/Button.tsx";
import { Loading, Skeleton, SkeletonText } from "../../../ui/Skeleton.tsx";
import { Notice } from "../../../ui/States.tsx";

/** `/c/{slug}/preview/{stepId}`: a step as participants see it, its solution marked. */
export default function PreviewPage() {
  const { t } = useTranslation();
  const { t: s } = useTranslation("studio");
  const { t: e } = useTranslation("editor");
  const { slug = "", stepId = "" } = useParams();
  const step = useQuery(orpc.courses.previewStep.queryOptions({ input: { slug, stepId } }));
  useCourseDesign(slug, step.data?.design);
  if (step.isError) return <FailedPage query={step} />;
  if (!step.data) {
    return (
      <Page title={undefined} width="reading">
        <Loading label={t("loading")}>
          <Skeleton className="h-11 w-44" />
          <Skeleton className="mb-8 mt-8 h-9 w-3/4" />
          <SkeletonText lines={12} />
        </Loading>
      </Page>
    );
  }
  return (
    <Page title={step.data.title} width="reading">
      <div className="-ml-3 flex flex-wrap justify-between gap-2">
        <LinkButton to={`/c/${slug}/manage`} look="plain">
          <ArrowLeft size={18} aria-hidden />
          {s("preview_back")}
        </LinkButton>
        <LinkButton to={`/c/${slug}/edit/steps/${stepId}`} look="plain">
          <PencilLine size={18} aria-hidden />
          {e("edit_step")}
        </LinkButton>
      </div>
      <p className="mt-4 text-muted">
        {step.data.courseName} · {s("preview_eyebrow", { position: step.data.position })}
      </p>
      <h1 className="mb-3 mt-1 text-3xl">{step.data.title}</h1>
      <div className="mb-6">
        <Notice>{s("preview_note")}</Notice>
      </div>
      <StepPreview step={step.data}>
        {step.data.exercises.map((exercise) => (
          <PreviewedQuestion key={exercise.id} question={exercise} />
        ))}
        <PreviewedQuestion question={step.data.question} />
      </StepPreview>
    </Page>
  );
}
