import type { CourseLanguage, PlanFault } from "@lehrpfad/contract";
import { useMemo, useRef, useState } from "react";
import { MovableRows, useMovableRows } from "../../../lib/course/rows/MovableRows.tsx";
import { CodedError } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { LiveRegion } from "../../../ui/Live.tsx";
import type { PlanStep } from "../plan/changes.ts";
import { PlanRow, type PlanRowActions } from "./PlanRow.tsx";

interface PlanListProps {
  steps: readonly PlanStep[];
  /** Of the course. */
  language: CourseLanguage;
  /** Whether objectives have levels. */
  hasLevels: boolean;
  faults: readonly PlanFault[];
  /** The step whose title is that of one of two that were merged. */
  toRename: string | null;
  onEdit: (key: string) => void;
  onMenu: (key: string, button: HTMLButtonElement) => void;
  /** A step goes to a place, from 0. */
  onPlace: (key: string, to: number) => void;
}

/** Why the plan cannot be saved with the step at a position, as errors that have sentences. */
function faultsAt(faults: readonly PlanFault[], position: number): CodedError[] {
  return faults.flatMap(({ code, data }) =>
    "position" in data && data.position === position ? [new CodedError(code, { ...data })] : [],
  );
}

/** Puts steps to their places and says so; the functions never change. */
function usePlacing({ steps, onPlace }: Pick<PlanListProps, "steps" | "onPlace">) {
  const { t } = useTranslation("editor");
  const [said, say] = useState("");
  const latest = useRef({ steps, onPlace, t });
  latest.current = { steps, onPlace, t };
  const [on] = useState(() => {
    const indexOf = (key: string) => latest.current.steps.findIndex((step) => step.key === key);
    const put = (key: string, to: number) => {
      const { steps: now, onPlace: place, t: words } = latest.current;
      const step = now.find((one) => one.key === key);
      if (!step || to < 0 || to >= now.length || now[to] === step) return;
      place(key, to);
      say(words("moved", { title: step.title, position: to + 1 }));
    };
    return {
      say,
      onMove: (key: string, way: "up" | "down") => put(key, indexOf(key) + (way === "up" ? -1 : 1)),
      onDrop: (key: string, gap: number) => put(key, gap > indexOf(key) ? gap - 1 : gap),
    };
  });
  return { on, said };
}

/** The steps of a plan in their order: opened with a press, moved by dragging, with the keyboard, or one up or down. */
export function PlanList(props: PlanListProps) {
  const { steps, language, hasLevels, faults, toRename, onEdit, onMenu, onPlace } = props;
  const { t } = useTranslation("plan");
  const { on: placing, said } = usePlacing({ steps, onPlace });
  const rows = steps.map(({ key: id, title }) => ({ id, title }));
  const { frame, on: moving, visited, lifted } = useMovableRows({ rows, ...placing });
  const latest = useRef({ onEdit, onMenu });
  latest.current = { onEdit, onMenu };
  const actions = useMemo(
    (): PlanRowActions => ({
      ...moving,
      onEdit: (key) => latest.current.onEdit(key),
      onMenu: (key, button) => latest.current.onMenu(key, button),
      onMove: placing.onMove,
    }),
    [moving, placing],
  );
  const entry = steps.find(({ key }) => key === visited) ?? steps[0];
  return (
    <>
      <MovableRows label={t("steps_label")} frame={frame}>
        {steps.map((step, at) => (
          <PlanRow
            key={step.key}
            step={step}
            language={language}
            hasLevels={hasLevels}
            position={at + 1}
            isLast={at === steps.length - 1}
            faults={faultsAt(faults, at + 1)}
            isToRename={step.key === toRename}
            isEntry={step === entry}
            isLifted={step.key === lifted}
            hintId={frame.hintId}
            on={actions}
          />
        ))}
      </MovableRows>
      <LiveRegion urgent>{said}</LiveRegion>
    </>
  );
}
