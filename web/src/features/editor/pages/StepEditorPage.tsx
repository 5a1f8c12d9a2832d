import { useParams } from "react-router";
import { useTranslation } from "../../../lib/i18n.ts";
import { QueryError } from "../../../lib/QueryState.tsx";
import { LinkButton } from "../../../ui/Button.tsx";
import { Loading, Skeleton, SkeletonText } from "../../../ui/Skeleton.tsx";
import { StepEditor } from "../components/StepEditor.tsx";
import { useEditedStep, useOutline } from "../queries.ts";

/** `/c/{slug}/edit/steps/{stepId}`: the texts of one step. */
export default function StepEditorPage() {
  const { t } = useTranslation();
  const { t: e } = useTranslation("editor");
  const { slug = "", stepId = "" } = useParams();
  const step = useEditedStep(slug, stepId);
  const outline = useOutline(slug);
  if (step.isError) {
    const back = (
      <LinkButton look="quiet" to={`/c/${slug}/edit`}>
        {e("to_steps")}
      </LinkButton>
    );
    return <QueryError query={step} action={back} />;
  }
  if (!step.data || !outline.data) {
    return (
      <Loading label={t("loading")}>
        <Skeleton className="mb-6 h-14 w-full" />
        <Skeleton className="mb-6 h-11 w-full" />
        <SkeletonText lines={12} />
      </Loading>
    );
  }
  const { language, steps } = outline.data;
  const following = steps[steps.findIndex(({ id }) => id === stepId) + 1]?.title ?? null;
  // A step that was split or merged is read anew; what one saves oneself is not.
  const key = `${stepId} ${step.data.version}`;
  return <StepEditor key={key} slug={slug} step={step.data} language={language} following={following} />;
}
