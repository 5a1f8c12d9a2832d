import type { CourseOutline, OutlineStep } from "@lehrpfad/contract";
import { memo, useMemo, useRef, useState } from "react";
import { GridList, GridListItem } from "react-aria-components/GridList";
import { useDragAndDrop } from "react-aria-components/useDragAndDrop";
import { useNavigate } from "react-router";
import { useTranslation } from "../../../lib/i18n.ts";
import { cx } from "../../../ui/cx.ts";
import { useProposals } from "../../rewriting/queries.ts";
import { nextPlace, rowsOf, type StepRowData } from "../order.ts";
import { useMoveStep } from "../queries.ts";
import { DeleteStepDialog } from "./DeleteStepDialog.tsx";
import { StepMenu } from "./StepMenu.tsx";
import { type RowActions, StepRow } from "./StepRow.tsx";

interface Actions extends RowActions {
  onOpen: (stepId: string) => void;
  onPlace: (stepId: string, side: "before" | "after", besideId: string) => void;
}

/** Drawn again only where a row changes: each costs a slow computer milliseconds. */
const Rows = memo(function Rows(props: { rows: readonly StepRowData[]; isFixed: boolean; on: Actions }) {
  const { rows, isFixed, on } = props;
  const { t } = useTranslation("editor");
  const titles = useRef(rows);
  titles.current = rows;
  const dragging = useMemo(
    () => ({
      isDisabled: isFixed,
      getItems: (keys: Set<string | number>) =>
        titles.current.filter(({ id }) => keys.has(id)).map(({ title }) => ({ "text/plain": title })),
      onReorder: ({
        keys,
        target,
      }: Parameters<NonNullable<Parameters<typeof useDragAndDrop>[0]["onReorder"]>>[0]) => {
        const [stepId] = keys;
        const side = target.dropPosition === "before" ? "before" : "after";
        if (stepId !== undefined) on.onPlace(String(stepId), side, String(target.key));
      },
    }),
    [isFixed, on],
  );
  const { dragAndDropHooks } = useDragAndDrop(dragging);
  return (
    <GridList
      aria-label={t("steps_label")}
      items={rows}
      dragAndDropHooks={dragAndDropHooks}
      onAction={(key) => on.onOpen(String(key))}
      className="divide-y divide-line rounded-card border border-line bg-surface"
    >
      {(row) => (
        <GridListItem
          id={row.id}
          textValue={`${row.position}. ${row.title}`}
          className={cx(
            "cursor-pointer first:rounded-t-card last:rounded-b-card hover:bg-accent-soft data-[dragging]:opacity-50 data-[focus-visible]:-outline-offset-3",
            row.isCurrent && "bg-accent-soft shadow-[inset_3px_0_0_var(--accent)]",
          )}
        >
          <StepRow row={row} onMove={on.onMove} onMenu={on.onMenu} />
        </GridListItem>
      )}
    </GridList>
  );
});

/** The steps in their order: opened with a press, moved by dragging, with the keyboard, or one up or down. */
export function StepList({ outline, current }: { outline: CourseOutline; current: string | null }) {
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState<OutlineStep | null>(null);
  const [opened, setOpened] = useState<{ stepId: string; button: HTMLButtonElement } | null>(null);
  const { slug } = outline;
  const proposals = useProposals(slug);
  const move = useMoveStep(slug);
  const shown = useRef<readonly StepRowData[]>([]);
  const rows = useMemo(() => {
    shown.current = rowsOf(outline, current, proposals, shown.current);
    return shown.current;
  }, [outline, current, proposals]);
  const latest = useRef({ outline, navigate, move });
  latest.current = { outline, navigate, move };
  const [on] = useState<Actions>(() => ({
    onOpen: (stepId) =>
      void latest.current.navigate(`/c/${latest.current.outline.slug}/edit/steps/${stepId}`),
    onMenu: (stepId, button) => setOpened({ stepId, button }),
    onPlace: (stepId, side, besideId) =>
      latest.current.move.mutate({
        slug: latest.current.outline.slug,
        stepId,
        place: { side, stepId: besideId },
      }),
    onMove: (stepId, way) => {
      const place = nextPlace(latest.current.outline, stepId, way);
      if (place) latest.current.move.mutate({ slug: latest.current.outline.slug, stepId, place });
    },
  }));
  return (
    <>
      <Rows rows={rows} isFixed={outline.generating} on={on} />
      <StepMenu outline={outline} opened={opened} onClose={() => setOpened(null)} onDelete={setDeleting} />
      <DeleteStepDialog slug={slug} step={deleting} current={current} onClose={() => setDeleting(null)} />
    </>
  );
}
