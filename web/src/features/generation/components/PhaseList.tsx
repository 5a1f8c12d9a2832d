import type { Generation } from "@lehrpfad/contract";
import { Check, Circle, CircleDot, CirclePause } from "lucide-react";
import { useTranslation } from "../../../lib/i18n.ts";
import { cx } from "../../../ui/cx.ts";
import { type PhaseState, phaseStates } from "../progress.ts";

const LOOKS: Record<PhaseState, { Icon: typeof Check; icon: string; text: string }> = {
  done: { Icon: Check, icon: "text-accent", text: "text-ink" },
  here: { Icon: CircleDot, icon: "text-here", text: "font-semibold text-ink" },
  stopped: { Icon: CirclePause, icon: "text-here", text: "font-semibold text-ink" },
  open: { Icon: Circle, icon: "text-line-strong", text: "text-muted" },
};

/** The phases by name: what is finished, what is being done now, what is still to come. */
export function PhaseList({ state }: { state: Generation }) {
  const { t } = useTranslation("generation");
  return (
    <ol aria-label={t("phases_label")} className="space-y-1.5 text-md leading-snug">
      {phaseStates(state).map(({ phase, state: stands }) => {
        const { Icon, icon, text } = LOOKS[stands];
        return (
          <li
            key={phase}
            aria-current={stands === "here" ? "step" : undefined}
            className={cx("flex items-start gap-2.5", text)}
          >
            <Icon size={17} strokeWidth={2.5} aria-hidden className={cx("mt-0.5 shrink-0", icon)} />
            <span>
              {t(`phase_${phase}`)}
              <span className="sr-only">, {t(`phase_state_${stands}`)}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
