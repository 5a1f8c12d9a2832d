import type { Generation } from "@lehrpfad/contract";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { announce } from "../../../lib/announcer.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { CancelButton, FailedControls, WriteAtOnce } from "./GenerationControls.tsx";
import { CourseNotices, Failed } from "./GenerationNotices.tsx";
import { GenerationTrail } from "./GenerationTrail.tsx";
import { ProgressCard } from "./ProgressCard.tsx";
import { Paused, Waiting } from "./StandStill.tsx";

interface ProgressViewProps {
  state: Generation;
  /** The display has no connection at the moment. */
  lost: boolean;
  onState: (state: Generation) => void;
}

function useAnnouncedSteps(steps: Generation["steps"]): void {
  const { t } = useTranslation("generation");
  const known = useRef(steps.length);
  useEffect(() => {
    const last = steps.at(-1);
    if (last && steps.length > known.current)
      announce(t("step_announced", { position: last.position, title: last.title }));
    known.current = steps.length;
  }, [steps, t]);
}

/** Why a generation stands still, and what can be done about it; nothing while it runs. */
function StandStill({ state, onState }: Omit<ProgressViewProps, "lost">) {
  const { slug, courseName: name, label, waiting } = state;
  if (waiting !== null) return <Waiting waiting={waiting} />;
  if (label === "paused") return <Paused state={state} onState={onState} />;
  if (label !== "failed") return null;
  return (
    <>
      <Failed failure={state.failure} />
      <FailedControls slug={slug} name={name} onState={onState} />
    </>
  );
}

/** A generation that runs, waits or has failed: how far it is, and the steps that are there already. */
export function ProgressView({ state, lost, onState }: ProgressViewProps) {
  const { t } = useTranslation("generation");
  useAnnouncedSteps(state.steps);
  const looks = state.planFirst && state.steps.length === 0;
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[26rem_1fr]">
      <div className="space-y-5">
        <StandStill state={state} onState={onState} />
        <ProgressCard state={state} lost={lost} />
        <CourseNotices notices={state.notices} />
        {state.label === "failed" ? null : (
          <>
            <p className="text-muted">{t(looks ? "plan_first_note" : "close_note")}</p>
            {looks ? <WriteAtOnce slug={state.slug} onState={onState} /> : null}
            <CancelButton slug={state.slug} name={state.courseName} />
          </>
        )}
        <p>
          <Link to={`/c/${state.slug}/debug`} className="text-link inline-flex min-h-11 items-center">
            {t("how_link")}
          </Link>
        </p>
      </div>
      <section aria-labelledby="trail-title" className="min-w-0">
        <h2 id="trail-title" className="mb-5 text-xl">
          {t("steps_title")}
        </h2>
        <GenerationTrail state={state} />
      </section>
    </div>
  );
}
