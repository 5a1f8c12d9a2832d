import type { CourseOutline, OutlineStep } from "@lehrpfad/contract";
import { useState } from "react";
import { GridList, GridListItem } from "react-aria-components/GridList";
import { useDragAndDrop } from "react-aria-components/useDragAndDrop";
import { useNavigate } from "react-router";
import { useTranslation } from "../../../lib/i18n.ts";
import { cx } from "../../../ui/cx.ts";
import { furthestOf } from "../../rewriting/proposals.ts";
import { useProposals } from "../../rewriting/queries.ts";
import { useMoveStep } from "../queries.ts";
import { DeleteStepDialog } from "./DeleteStepDialog.tsx";
import { StepRow } from "./StepRow.tsx";

/** The steps in their order: opened with a press, moved by dragging, with the keyboard, or one up or down. */
export function StepList({ outline, current }: { outline: CourseOutline; current: string | null }) {
  const { t } = useTranslation("editor");
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState<OutlineStep | null>(null);
  const { slug, steps } = outline;
  const proposals = useProposals(slug);
  const move = useMoveStep(slug);
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: outline.generating,
    getItems: (keys) => steps.filter(({ id }) => keys.has(id)).map(({ title }) => ({ "text/plain": title })),
    onReorder: ({ keys, target }) => {
      const [stepId] = keys;
      const side = target.dropPosition === "before" ? "before" : "after";
      if (stepId === undefined) return;
      move.mutate({ slug, stepId: String(stepId), place: { side, stepId: String(target.key) } });
    },
  });
  return (
    <>
      <GridList
        aria-label={t("steps_label")}
        items={steps}
        dependencies={[outline, current, proposals]}
        dragAndDropHooks={dragAndDropHooks}
        onAction={(key) => void navigate(`/c/${slug}/edit/steps/${key}`)}
        className="divide-y divide-line rounded-card border border-line bg-surface"
      >
        {(step) => (
          <GridListItem
            id={step.id}
            textValue={`${step.position}. ${step.title}`}
            className={cx(
              "cursor-pointer first:rounded-t-card last:rounded-b-card hover:bg-accent-soft data-[dragging]:opacity-50 data-[focus-visible]:-outline-offset-3",
              step.id === current && "bg-accent-soft shadow-[inset_3px_0_0_var(--accent)]",
            )}
          >
            <StepRow
              outline={outline}
              step={step}
              proposal={furthestOf(proposals, step.id)}
              onDelete={() => setDeleting(step)}
            />
          </GridListItem>
        )}
      </GridList>
      <DeleteStepDialog slug={slug} step={deleting} current={current} onClose={() => setDeleting(null)} />
    </>
  );
}
