import { useQuery } from "@tanstack/react-query";
import { orpc } from "../../../lib/api.ts";
import { StepPreview } from "../../../lib/course/StepPreview.tsx";
import { useTranslation } from "../../../lib/i18n.ts";
import { QueryError } from "../../../lib/QueryState.tsx";
import { PreviewedQuestion } from "../../../questions/PreviewedQuestion.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Loading, SkeletonText } from "../../../ui/Skeleton.tsx";

interface StepReaderProps {
  slug: string;
  step: { id: string; title: string };
  onClose: () => void;
}

/** A finished step, read while the next one is being written. */
export function StepReader({ slug, step, onClose }: StepReaderProps) {
  const { t } = useTranslation();
  const query = useQuery(orpc.courses.previewStep.queryOptions({ input: { slug, stepId: step.id } }));
  return (
    <Dialog isOpen wide onClose={onClose} title={step.title} closeLabel={t("close")}>
      {query.isError ? <QueryError query={query} /> : null}
      {query.data ? (
        <StepPreview step={query.data}>
          {query.data.exercises.map((exercise) => (
            <PreviewedQuestion key={exercise.id} question={exercise} />
          ))}
          <PreviewedQuestion question={query.data.question} />
        </StepPreview>
      ) : null}
      {query.isPending ? (
        <Loading label={t("loading")}>
          <SkeletonText lines={10} />
        </Loading>
      ) : null}
    </Dialog>
  );
}
