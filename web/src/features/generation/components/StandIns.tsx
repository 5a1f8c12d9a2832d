import type { Generation, StandIns as StandInsState } from "@lehrpfad/contract";
import type { Key } from "@lehrpfad/i18n";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { announce } from "../../../lib/announcer.ts";
import { orpc } from "../../../lib/api.ts";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useFormats } from "../../../lib/format.ts";
import { hasText, useTranslation } from "../../../lib/i18n.ts";
import { Button, LinkButton } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/States.tsx";
import { useFailureSentence } from "./GenerationNotices.tsx";
import { useGoesOn } from "./StandStill.tsx";

interface StandInsProps {
  state: Generation;
  onState: (state: Generation) => void;
}

function hasReason(key: string): key is Key<"generation"> {
  return hasText("generation", key);
}

/** Why the model did not write them, where one reason says it. */
function useReason({ reasons }: StandInsState): string {
  const { t } = useTranslation("generation");
  const key = reasons.length === 1 ? `because_${reasons[0]}` : "because_several";
  return t(hasReason(key) ? key : "because_several");
}

/** Says when the model has written them all, and has what is shown of the course read again. */
function useAnnouncedEnd({ standIns }: Generation): void {
  const { t } = useTranslation("generation");
  const queries = useQueryClient();
  const before = useRef(standIns);
  useEffect(() => {
    if (before.current !== null && standIns === null) {
      announce(t("stand_ins_done"));
      void queries.invalidateQueries({ queryKey: orpc.courses.get.key() });
    }
    before.current = standIns;
  }, [standIns, queries, t]);
}

/** The run that has the model write them: it waits, writes or pauses. */
function UnderWay({ state, onState, run }: StandInsProps & { run: NonNullable<StandInsState["run"]> }) {
  const { t } = useTranslation("generation");
  const f = useFormats();
  const failure = useFailureSentence();
  const goesOn = useGoesOn(run);
  const resume = useMutation(orpc.generation.resume.mutationOptions({ onSuccess: onState }));
  if (run.state === "starting") return <p>{t("stand_ins_starting")}</p>;
  if (run.state === "writing")
    return <p>{t("stand_ins_writing", { written: f.number(run.written), total: f.number(run.total) })}</p>;
  return (
    <>
      <p>
        {run.failure === null ? null : `${failure(run.failure)} `}
        {goesOn}
      </p>
      <Button look="quiet" onPress={() => resume.mutate({ slug: state.slug })} isPending={resume.isPending}>
        {t("resume_now")}
      </Button>
    </>
  );
}

/** How the model may write them after all. */
function Ways({ state, onState, standIns }: StandInsProps & { standIns: StandInsState }) {
  const { t } = useTranslation("generation");
  const sentence = useErrorSentence();
  const failure = useFailureSentence();
  const { slug } = state;
  const { way, run } = standIns;
  const start = useMutation(orpc.generation.writeStandIns.mutationOptions({ onSuccess: onState }));
  if (way === null) return <p>{t("stand_ins_no_model")}</p>;
  if (way === "course") {
    return (
      <>
        <p>{t("stand_ins_course")}</p>
        <LinkButton look="quiet" to={`/c/${slug}/edit`}>
          {t("stand_ins_course_link")}
        </LinkButton>
      </>
    );
  }
  return (
    <>
      {run ? <p>{t("stand_ins_failed", { reason: failure(run.failure) })}</p> : null}
      <Button onPress={() => start.mutate({ slug })} isPending={start.isPending}>
        {t("stand_ins_write")}
      </Button>
      <p className="text-md">{t("stand_ins_hint")}</p>
      {start.isError ? (
        <p role="alert" className="text-danger">
          {sentence(start.error)}
        </p>
      ) : null}
    </>
  );
}

function Told({ state, onState, standIns }: StandInsProps & { standIns: StandInsState }) {
  const { t } = useTranslation("generation");
  const f = useFormats();
  const reason = useReason(standIns);
  const { positions, run } = standIns;
  const total = state.steps.length;
  const isSome = positions.length > 0 && positions.length < total;
  return (
    <Notice tone="here">
      <div className="space-y-3">
        {positions.length > 0 ? (
          <p className="font-semibold">
            {t("stand_ins", { number: f.number(positions.length), total: f.number(total), reason })}
          </p>
        ) : null}
        {isSome ? <p>{t("stand_ins_places", { places: positions.map(f.number).join(", ") })}</p> : null}
        {run === null || run.state === "failed" ? (
          <Ways state={state} onState={onState} standIns={standIns} />
        ) : (
          <UnderWay state={state} onState={onState} run={run} />
        )}
      </div>
    </Notice>
  );
}

/**
 * Which steps the built-in writer wrote in place of the model and why, with the way to have the model write them, and
 * how far it is; nothing where there are none.
 */
export function StandIns({ state, onState }: StandInsProps) {
  useAnnouncedEnd(state);
  const { standIns } = state;
  return standIns === null ? null : <Told state={state} onState={onState} standIns={standIns} />;
}
