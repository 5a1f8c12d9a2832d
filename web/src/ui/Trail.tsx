import { Check, Lightbulb, Minus, RotateCcw, X } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { cx } from "./cx.ts";

/**
 * `done`: finished without a verdict; `right`, `wrong`: answered, `helped`: right at the second try; `judged`: answered and compared by oneself,
 * `part`, `none`: with a part or nothing yet; `known`: shown before the first step; `understood`: marked; `here`: one stands here.
 */
export type TrailState =
  | "done"
  | "right"
  | "helped"
  | "known"
  | "wrong"
  | "judged"
  | "part"
  | "none"
  | "understood"
  | "here"
  | "open";

export interface TrailStation {
  id: string;
  label: ReactNode;
  state: TrailState;
  /** What the state is called, for screen readers. */
  stateLabel: string;
  /** One stands here as well, whatever the state. */
  current?: boolean;
  to?: string | undefined;
  detail?: ReactNode;
}

const isPassed = (state: TrailState) => state !== "open" && state !== "here";

const CHECKED: ReadonlySet<TrailState> = new Set(["done", "right", "helped", "known", "judged"]);

const DOTS: Record<TrailState, string> = {
  done: "border-accent bg-accent text-on-accent",
  right: "border-accent bg-accent text-on-accent",
  helped: "border-accent bg-accent-soft text-accent",
  known: "border-accent bg-accent-soft text-accent",
  judged: "border-accent bg-accent-soft text-accent",
  part: "border-here bg-surface text-here",
  none: "border-dashed border-here bg-surface text-here",
  understood: "border-accent bg-accent-soft text-accent",
  wrong: "border-danger bg-danger-soft text-danger",
  here: "border-[6px] border-here bg-surface",
  open: "border-line-strong bg-surface",
};

function Dot({ state, current }: { state: TrailState; current: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        "absolute left-0 top-0 grid size-[22px] place-items-center rounded-full border-2",
        DOTS[state],
        current && state !== "here" && "outline-3 outline-offset-2 outline-here",
      )}
    >
      {CHECKED.has(state) ? <Check size={13} strokeWidth={3.5} /> : null}
      {state === "understood" ? <Lightbulb size={12} strokeWidth={2.5} /> : null}
      {state === "part" ? <Minus size={13} strokeWidth={3.5} /> : null}
      {state === "none" ? <RotateCcw size={12} strokeWidth={3} /> : null}
      {state === "wrong" ? <X size={13} strokeWidth={3.5} /> : null}
    </span>
  );
}

function StationBody({ station, current }: { station: TrailStation; current: boolean }) {
  const words = (
    <>
      {station.label}
      <span className="sr-only">, {station.stateLabel}</span>
    </>
  );
  return (
    <>
      {station.to === undefined ? (
        words
      ) : (
        <Link
          to={station.to}
          aria-current={current ? "step" : undefined}
          className="-my-3 block rounded-chip py-3 no-underline hover:text-accent hover:underline"
        >
          {words}
        </Link>
      )}
      {station.detail ? <div className="text-sm font-normal text-muted">{station.detail}</div> : null}
    </>
  );
}

/** The trail as a vertical rail of stations. */
export function Trail({ stations, label }: { stations: readonly TrailStation[]; label: string }) {
  return (
    <ol aria-label={label} className="text-md leading-snug">
      {stations.map((station, index) => {
        const current = station.current ?? station.state === "here";
        return (
          <li
            key={station.id}
            className={cx(
              "relative flow-root min-h-[22px] pb-6 pl-9 last:pb-0",
              current ? "font-semibold text-ink" : isPassed(station.state) ? "text-ink" : "text-muted",
            )}
          >
            {index < stations.length - 1 ? (
              <span
                aria-hidden="true"
                className={cx(
                  "absolute -bottom-0 left-[10px] top-[22px] w-0.5",
                  isPassed(station.state)
                    ? "bg-accent"
                    : "bg-[repeating-linear-gradient(var(--line-strong)_0_4px,transparent_4px_9px)]",
                )}
              />
            ) : null}
            <Dot state={station.state} current={current} />
            <StationBody station={station} current={current} />
          </li>
        );
      })}
    </ol>
  );
}
