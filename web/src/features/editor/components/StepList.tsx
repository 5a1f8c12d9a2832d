import type { CourseOutline } from "@lehrpfad/contract";
import { memo, useMemo, useRef, useState } from "react";
import { afterPaint } from "../../../lib/afterPaint.ts";
import { MovableRows, useMovableRows } from "../../../lib/course/rows/MovableRows.tsx";
import { useTranslation } from "../../../lib/i18n.ts";
import { useFetched } from "../../../lib/useFetched.ts";
import { LiveRegion } from "../../../ui/Live.tsx";
import { useProposals } from "../../rewriting/queries.ts";
import { nextPlace, placeInGap, rowsOf, type StepRowData, withStepAt } from "../order.ts";
import { useMoveStep } from "../queries.ts";
import type { StepAct } from "./StepDialogs.tsx";
import { StepMenu } from "./StepMenu.tsx";
import { type RowActions, StepRow } from "./StepRow.tsx";

const loadDialogs = async () => (await import("./StepDialogs.tsx")).StepDialogs;

interface Actions extends Pick<RowActions, "onMove" | "onMenu"> {
  onDrop: (stepId: string, gap: number) => void;
  say: (words: string) => void;
}

interface RowsProps {
  slug: string;
  rows: readonly StepRowData[];
  on: Actions;
}

/** Drawn again only where a row changes. The Tab key enters the list at the row that was visited last. */
const Rows = memo(function Rows({ slug, rows, on }: RowsProps) {
  const { t } = useTranslation("editor");
  const { frame, on: moving, visited, lifted } = useMovableRows({ rows, onDrop: on.onDrop, say: on.say });
  const actions = useMemo(
    (): RowActions => ({ ...moving, onMove: on.onMove, onMenu: on.onMenu }),
    [moving, on],
  );
  const entry = rows.find(({ id }) => id === visited) ?? rows.find(({ isCurrent }) => isCurrent) ?? rows[0];
  return (
    <MovableRows label={t("steps_label")} frame={frame}>
      {rows.map((row) => (
        <StepRow
          key={row.id}
          slug={slug}
          row={row}
          isEntry={row === entry}
          isLifted={row.id === lifted}
          hintId={frame.hintId}
          on={actions}
        />
      ))}
    </MovableRows>
  );
});

/** What is done with the rows: functions that never change, and what they say aloud. */
function useActions(outline: CourseOutline, onMenu: Actions["onMenu"]) {
  const { t } = useTranslation("editor");
  const move = useMoveStep(outline.slug);
  const [said, say] = useState("");
  const latest = useRef({ outline, move, t });
  latest.current = { outline, move, t };
  const [on] = useState<Actions>(() => {
    const put = (stepId: string, place: ReturnType<typeof nextPlace>) => {
      if (place === null) return;
      const { outline: now, t: words } = latest.current;
      latest.current.move.mutate({ slug: now.slug, stepId, place });
      const moved = withStepAt(now, stepId, place).steps.find(({ id }) => id === stepId);
      if (moved) say(words("moved", { title: moved.title, position: moved.position }));
    };
    return {
      say,
      onMenu,
      onDrop: (stepId, gap) => put(stepId, placeInGap(latest.current.outline.steps, stepId, gap)),
      onMove: (stepId, way) => put(stepId, nextPlace(latest.current.outline, stepId, way)),
    };
  });
  return { on, said };
}

/** The steps in their order: opened with a press, moved by dragging, with the keyboard, or one up or down. */
export function StepList({ outline, current }: { outline: CourseOutline; current: string | null }) {
  const [act, setAct] = useState<StepAct | null>(null);
  const [opened, setOpened] = useState<{ stepId: string; button: HTMLButtonElement } | null>(null);
  const { slug } = outline;
  const proposals = useProposals(slug);
  const shown = useRef<readonly StepRowData[]>([]);
  const rows = useMemo(() => {
    shown.current = rowsOf(outline, current, proposals, shown.current);
    return shown.current;
  }, [outline, current, proposals]);
  const { part: StepDialogs, ...dialogs } = useFetched(loadDialogs);
  const ask = (asked: StepAct) => dialogs.want(() => setAct(asked));
  const { on, said } = useActions(outline, (stepId, button) => {
    setOpened({ stepId, button });
    // What the menu leads to comes while one reads it.
    afterPaint(dialogs.ahead);
  });
  return (
    <>
      <Rows slug={slug} rows={rows} on={on} />
      <LiveRegion urgent>{said}</LiveRegion>
      <StepMenu
        outline={outline}
        opened={opened}
        onClose={() => setOpened(null)}
        onDelete={(step) => ask({ kind: "delete", step })}
        onSplit={(step) => ask({ kind: "split", step })}
        onMerge={(step, next) => ask({ kind: "merge", step, next })}
      />
      {StepDialogs && act ? (
        <StepDialogs slug={slug} act={act} current={current} onClose={() => setAct(null)} />
      ) : null}
    </>
  );
}
