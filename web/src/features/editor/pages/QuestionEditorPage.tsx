import { useParams } from "react-router";
import { useTranslation } from "../../../lib/i18n.ts";
import { QueryError } from "../../../lib/QueryState.tsx";
import { LinkButton } from "../../../ui/Button.tsx";
import { Loading, SkeletonForm } from "../../../ui/Skeleton.tsx";
import { ExerciseEditor } from "../components/ExerciseEditor.tsx";
import { QuestionEditor } from "../components/QuestionEditor.tsx";
import { useEditedStep, useOutline } from "../queries.ts";

/** `/c/{slug}/edit/questions/{stepId}` and `…/{exerciseId}`: the question of one step or one of its exercises, beside its text. */
export default function QuestionEditorPage() {
  const { t } = useTranslation();
  const { t: e } = useTranslation("editor");
  const { slug = "", stepId = "", exerciseId } = useParams();
  const step = useEditedStep(slug, stepId);
  const outline = useOutline(slug);
  const back = (
    <LinkButton look="plain" to={`/c/${slug}/edit/questions`}>
      {e("to_questions")}
    </LinkButton>
  );
  if (step.isError) return <QueryError query={step} action={back} />;
  if (!step.data || !outline.data) {
    return (
      <Loading label={t("loading")}>
        <SkeletonForm fields={5} />
      </Loading>
    );
  }
  const stored = step.data.exercises.find(({ id }) => id === exerciseId) ?? null;
  const about = { slug, step: step.data, lang: outline.data.language };
  return (
    <>
      <div className="-ml-3 mb-2 lg:hidden">{back}</div>
      {exerciseId === undefined ? (
        <QuestionEditor key={stepId} {...about} />
      ) : (
        <ExerciseEditor key={exerciseId} {...about} exerciseId={exerciseId} stored={stored} />
      )}
    </>
  );
}
