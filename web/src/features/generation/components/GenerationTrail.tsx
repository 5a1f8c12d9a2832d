import type { Generation, WrittenStep } from "@lehrpfad/contract";
import { BookOpen } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { SkeletonText } from "../../../ui/Skeleton.tsx";
import { Trail, type TrailStation } from "../../../ui/Trail.tsx";
import { useStepNotes } from "../useStepNotes.ts";
import { StepReader } from "./StepReader.tsx";

interface WrittenLabelProps {
  step: WrittenStep;
  isStandIn: boolean;
  onRead: () => void;
}

function WrittenLabel({ step, isStandIn, onRead }: WrittenLabelProps) {
  const { t } = useTranslation("studio");
  const { position, title } = step;
  const notes = useStepNotes()(step, isStandIn);
  return (
    <button
      type="button"
      onClick={onRead}
      aria-label={t("step_read", { position, title })}
      className="-my-2.5 flex min-h-11 w-full items-center justify-between gap-3 rounded-chip px-2 py-2 text-left hover:bg-accent-soft"
    >
      <span className="min-w-0">
        {title}
        {notes.length > 0 ? <span className="block text-sm text-here">{notes.join(" · ")}</span> : null}
      </span>
      <BookOpen size={18} aria-hidden className="shrink-0 text-accent" />
    </button>
  );
}

/** The course as a trail that fills: written steps can be opened, planned ones are dotted. */
export function GenerationTrail({ state }: { state: Generation }) {
  const { t } = useTranslation("generation");
  const [reading, setReading] = useState<WrittenStep | null>(null);
  const written = new Map(state.steps.map((step) => [step.position, step]));
  const planned = state.outline.length > 0 ? state.outline : state.steps;
  const standIns = new Set(state.standIns?.positions);
  const running = state.label === "generating";
  // Steps are written side by side: the first one that is missing is where the course stands.
  const next = planned.find(({ position }) => !written.has(position))?.position;
  const stationOf = ({ position, title }: Generation["outline"][number]): TrailStation => {
    const step = written.get(position);
    const id = String(position);
    if (step) {
      const isStandIn = standIns.has(position);
      const label = <WrittenLabel step={step} isStandIn={isStandIn} onRead={() => setReading(step)} />;
      return { id, label, state: "done", stateLabel: t(isStandIn ? "state_stand_in" : "state_written") };
    }
    const here = running && position === next;
    const label = <span className="block px-2">{title}</span>;
    return here
      ? { id, label, state: "here", stateLabel: t("state_writing") }
      : { id, label, state: "open", stateLabel: t("state_planned") };
  };
  const stations = planned.map(stationOf);
  if (stations.length === 0) {
    return (
      <div>
        <p className="mb-5 text-muted">{t("trail_waiting")}</p>
        <SkeletonText lines={5} />
      </div>
    );
  }
  return (
    <>
      <Trail label={t("trail_label")} stations={stations} />
      {reading ? <StepReader slug={state.slug} step={reading} onClose={() => setReading(null)} /> : null}
    </>
  );
}
