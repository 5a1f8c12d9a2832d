import type { Generation } from "@lehrpfad/contract";
import { useMutation } from "@tanstack/react-query";
import { orpc } from "../../../lib/api.ts";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/States.tsx";
import { calmSeconds } from "../progress.ts";
import { useCountedDown } from "../useCountedDown.ts";
import { useFailureSentence } from "./GenerationNotices.tsx";

/** Why a run waits for its turn, and how many stand before it. */
export function Waiting({ waiting }: { waiting: NonNullable<Generation["waiting"]> }) {
  const { t } = useTranslation("generation");
  const f = useFormats();
  const { ahead: count, ownCourse } = waiting;
  const number = f.number(count);
  if (ownCourse) {
    return (
      <Notice tone="here">
        {t("waiting_own")} {count > 0 ? t("waiting_own_ahead", { count, number }) : null}
      </Notice>
    );
  }
  return <Notice tone="here">{count > 0 ? t("waiting_ahead", { count, number }) : t("waiting_next")}</Notice>;
}

interface PausedProps {
  state: Generation;
  onState: (state: Generation) => void;
}

/** When what pauses goes on by itself. */
export function useGoesOn({ pausedUntil }: Pick<Generation, "pausedUntil">): string {
  const { t } = useTranslation("generation");
  const f = useFormats();
  const until = pausedUntil === null ? null : (Date.parse(pausedUntil) - Date.now()) / 1_000;
  const left = useCountedDown(until, pausedUntil);
  if (pausedUntil === null || left === null) return t("paused_text");
  if (left === 0) return t("paused_any_moment");
  return t("paused_until", { time: f.time(pausedUntil), left: f.seconds(calmSeconds(left)) });
}

/** Why a run pauses, when it goes on by itself, and what becomes of it then; or at once at the press of a button. */
export function Paused({ state, onState }: PausedProps) {
  const { t } = useTranslation("generation");
  const f = useFormats();
  const sentence = useErrorSentence();
  const failure = useFailureSentence();
  const goesOn = useGoesOn(state);
  const resume = useMutation(orpc.generation.resume.mutationOptions({ onSuccess: onState }));
  const { slug, triesLeft: count } = state;
  const isModels = state.failure !== null;
  return (
    <div className="space-y-4">
      <Notice tone="here">
        <div className="space-y-2">
          {isModels ? <p className="font-semibold">{failure(state.failure)}</p> : null}
          <p>{goesOn}</p>
          {isModels ? <p>{t("paused_tries", { count, number: f.number(count) })}</p> : null}
        </div>
      </Notice>
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button onPress={() => resume.mutate({ slug })} isPending={resume.isPending}>
          {t("resume_now")}
        </Button>
        {isModels ? (
          <Button look="quiet" onPress={() => resume.mutate({ slug, patient: false })}>
            {t("impatient")}
          </Button>
        ) : null}
      </div>
      {isModels ? (
        <ul className="space-y-1 text-sm text-muted">
          <li>{t("hint", { action: t("resume_now"), text: t("resume_now_hint") })}</li>
          <li>{t("hint", { action: t("impatient"), text: t("impatient_hint") })}</li>
        </ul>
      ) : null}
      {resume.isError ? (
        <p role="alert" className="text-danger">
          {sentence(resume.error)}
        </p>
      ) : null}
    </div>
  );
}
