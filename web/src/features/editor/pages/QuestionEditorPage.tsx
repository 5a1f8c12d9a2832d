import { useParams } from "react-router";
import { useTranslation } from "../../../lib/i18n.ts";
import { QueryError } from "../../../lib/QueryState.tsx";
import { LinkButton } from "../../../ui/Button.tsx";
import { Loading, SkeletonForm } from "../../../ui/Skeleton.tsx";
import { QuestionEditor } from "../components/QuestionEditor.tsx";
import { useEditedStep } from "../queries.ts";

/** `/c/{slug}/edit/questions/{stepId}`: the question of one step. */
export default function QuestionEditorPage() {
  const { t } = useTranslation();
  const { t: e } = useTranslation("editor");
  const { slug = "", stepId = "" } = useParams();
  const step = useEditedStep(slug, stepId);
  const back = (
    <LinkButton look="plain" to={`/c/${slug}/edit/questions`}>
      {e("to_questions")}
    </LinkButton>
  );
  if (step.isError) return <QueryError query={step} action={back} />;
  if (!step.data) {
    return (
      <Loading label={t("loading")}>
        <SkeletonForm fields={5} />
      </Loading>
    );
  }
  return (
    <>
      <div className="-ml-3 mb-2 lg:hidden">{back}</div>
      <QuestionEditor key={stepId} slug={slug} step={step.data} />
    </>
  );
}
