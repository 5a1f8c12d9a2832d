import { Check } from "lucide-react";
import { useTranslation } from "../../../lib/i18n.ts";
import { cx } from "../../../ui/cx.ts";

export const STAGES = ["material", "configuration", "details", "generation"] as const;
export type StageName = (typeof STAGES)[number];

function Dot({ state }: { state: "done" | "here" | "open" }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        "relative grid size-[22px] place-items-center rounded-full border-2",
        state === "done" && "border-accent bg-accent text-on-accent",
        state === "here" && "border-[6px] border-here bg-surface",
        state === "open" && "border-line-strong bg-surface",
      )}
    >
      {state === "done" ? <Check size={13} strokeWidth={3.5} /> : null}
    </span>
  );
}

/** The four stages of creating a course, as a line; finished ones can be gone back to. */
export function CreateTrail({ here, onGo }: { here: StageName; onGo: (stage: StageName) => void }) {
  const { t } = useTranslation("create");
  const at = STAGES.indexOf(here);
  return (
    <ol aria-label={t("trail_label")} className="flex">
      {STAGES.map((stage, index) => {
        const state = index < at ? "done" : index === at ? "here" : "open";
        const label = (
          <>
            {t(`stage_${stage}`)}
            <span className="sr-only">, {t(`state_${state}`)}</span>
          </>
        );
        return (
          <li
            key={stage}
            aria-current={state === "here" ? "step" : undefined}
            className="relative flex flex-1 flex-col items-center gap-1.5 text-center"
          >
            {index > 0 ? (
              <span
                aria-hidden="true"
                className={cx(
                  "absolute left-[calc(-50%+11px)] right-[calc(50%+11px)] top-[10px] h-0.5",
                  index <= at
                    ? "bg-accent"
                    : "bg-[repeating-linear-gradient(90deg,var(--line-strong)_0_4px,transparent_4px_9px)]",
                )}
              />
            ) : null}
            {state === "done" ? (
              <button
                type="button"
                onClick={() => onGo(stage)}
                className="flex min-h-11 flex-col items-center gap-1.5 rounded-chip text-sm hover:text-accent hover:underline sm:text-md"
              >
                <Dot state={state} />
                <span>{label}</span>
              </button>
            ) : (
              <>
                <Dot state={state} />
                <span className={cx("text-sm sm:text-md", state === "here" ? "font-semibold" : "text-muted")}>
                  {label}
                </span>
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}
