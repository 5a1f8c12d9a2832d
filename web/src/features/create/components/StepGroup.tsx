import { readingMinutes } from "@lehrpfad/contract";
import { Combine, PencilLine } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { cx } from "../../../ui/cx.ts";
import { INPUT_CLASS } from "../../../ui/Field.tsx";
import type { RowGroup } from "../structure/groups.ts";
import type { ShownStep } from "../structure/wish.ts";

interface TitleFieldProps {
  step: ShownStep;
  position: number;
  onDone: (title: string | null) => void;
}

/** The title of a step while it is typed: Enter takes it, Escape does not. */
function TitleField({ step, position, onDone }: TitleFieldProps) {
  const { t } = useTranslation("structure");
  const [title, setTitle] = useState(step.title);
  const field = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  useEffect(() => field.current?.select(), []);
  const end = (value: string | null) => {
    if (isOver.current) return;
    isOver.current = true;
    onDone(value);
  };
  return (
    <input
      ref={field}
      aria-label={t("rename_label", { position })}
      value={title}
      maxLength={120}
      onChange={(event) => setTitle(event.target.value)}
      onKeyDown={({ key }) => {
        if (key === "Enter") end(title);
        if (key === "Escape") end(null);
      }}
      onBlur={() => end(title)}
      className={cx(INPUT_CLASS, "font-semibold")}
    />
  );
}

interface StepGroupProps {
  group: RowGroup;
  language: string;
  isRenamed: boolean;
  onRename: (key: string | null) => void;
  onTitle: (key: string, title: string) => void;
  onJoin: (key: string) => void;
  children: React.ReactNode;
}

function StepHead({
  group,
  language,
  isRenamed,
  onRename,
  onTitle,
}: Omit<StepGroupProps, "onJoin" | "children">) {
  const { t } = useTranslation("structure");
  const { t: create } = useTranslation("create");
  const f = useFormats();
  const { step, position } = group;
  if (step === null) return <p className="py-1.5 text-sm text-muted md:w-48">{t("outside")}</p>;
  const { title, words, key } = step;
  return (
    <div className="flex items-start gap-2.5 md:w-48">
      <span className="mt-0.5 grid size-7 shrink-0 place-items-center rounded-full border-2 border-accent text-sm font-semibold tabular-nums text-accent">
        {f.number(position)}
      </span>
      <div className="min-w-0 flex-1">
        {isRenamed ? (
          <TitleField
            step={step}
            position={position}
            onDone={(own) => {
              if (own !== null && own.trim() !== title) onTitle(key, own);
              onRename(null);
            }}
          />
        ) : (
          <button
            type="button"
            data-step={key}
            aria-label={t("rename", { position, title })}
            onClick={() => onRename(key)}
            className="group/title break-words rounded-chip text-left font-semibold leading-snug hover:text-accent"
          >
            <span lang={language}>{title}</span>
            <PencilLine size={14} aria-hidden className="ml-1.5 inline text-muted" />
          </button>
        )}
        <p className="mt-0.5 text-sm text-muted">
          {create("words", { count: words, number: f.number(words) })} · {f.minutes(readingMinutes(words))}
        </p>
      </div>
    </div>
  );
}

/** The rows of one step behind their bracket, with its title and the way to join it with the one before. */
export function StepGroup({ children, onJoin, ...head }: StepGroupProps) {
  const { t } = useTranslation("structure");
  const { step, position } = head.group;
  return (
    <li className="py-2">
      {step !== null && position > 1 ? (
        <div className="mb-2 flex items-center gap-2">
          <button
            type="button"
            tabIndex={-1}
            aria-label={t("join_at", { position })}
            onClick={() => onJoin(step.key)}
            className="inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border border-line bg-surface px-3 text-sm font-semibold text-accent hover:border-accent md:min-h-7 pointer-coarse:min-h-11"
          >
            <Combine size={14} aria-hidden />
            {t("join")}
          </button>
          <span aria-hidden="true" className="h-px flex-1 bg-line" />
        </div>
      ) : null}
      <div className="gap-3 md:flex md:items-start">
        <StepHead {...head} />
        <ul
          className={cx(
            "mt-1 min-w-0 flex-1 pl-2 md:mt-0",
            step === null
              ? "md:ml-[10px]"
              : "border-y-2 border-l-2 border-accent border-y-accent [border-image:linear-gradient(90deg,var(--accent)_10px,transparent_10px)_2] rounded-l-chip",
          )}
        >
          {children}
        </ul>
      </div>
    </li>
  );
}
