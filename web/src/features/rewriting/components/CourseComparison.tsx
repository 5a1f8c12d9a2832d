import type { Comparison, CourseLanguage, StepVersion } from "@lehrpfad/contract";
import { useState } from "react";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Notice } from "../../../ui/States.tsx";
import { Tag } from "../../../ui/Tag.tsx";
import { ALL_PARTS, isSameStep } from "../useVersions.ts";
import { StepComparison } from "./StepComparison.tsx";
import { StepVersionView } from "./StepVersionView.tsx";

type Fate = "new" | "changed" | "same";

interface Row {
  step: StepVersion;
  before: StepVersion | undefined;
  fate: Fate;
}

/** Each step of the new version with the present one that goes on in it. */
function rowsOf({ present, proposed, continues }: Comparison): Row[] {
  return proposed.map((step, at) => {
    const before = present.find(({ position }) => position === continues[at]);
    const fate = before === undefined ? "new" : isSameStep(before, step) ? "same" : "changed";
    return { step, before, fate };
  });
}

const TONES = { new: "good", changed: "here", same: "off" } as const;

function StepRow({ row: { step, before, fate }, lang }: { row: Row; lang: CourseLanguage }) {
  const { t } = useTranslation("rewriting");
  const [open, setOpen] = useState(false);
  const moved = before !== undefined && before.position !== step.position;
  return (
    <li>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 hover:bg-accent-soft focus-visible:-outline-offset-3">
          <span className="min-w-0 flex-1 leading-snug">
            <span className="tabular-nums text-muted">{step.position}. </span>
            <span className="font-semibold">{step.title}</span>
          </span>
          {moved ? (
            <span className="text-sm text-muted">{t("course_was", { position: before.position })}</span>
          ) : null}
          <Tag tone={TONES[fate]}>{t(`course_${fate}`)}</Tag>
        </summary>
        {open ? (
          <div className="border-t border-line px-3 py-4 sm:px-4">
            {before && fate === "changed" ? (
              <StepComparison present={before} proposed={step} kind="course" lang={lang} />
            ) : (
              <StepVersionView step={step} side="proposed" compared={null} lang={lang} parts={ALL_PARTS} />
            )}
          </div>
        ) : null}
      </details>
    </li>
  );
}

function Removed({ removed }: Pick<Comparison, "removed">) {
  const { t } = useTranslation("rewriting");
  if (removed.length === 0) return null;
  return (
    <section aria-labelledby="removed-title" className="space-y-3">
      <h3 id="removed-title" className="text-lg">
        {t("removed_title")}
      </h3>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {removed.map(({ stepId, title, participants }) => (
          <li key={stepId} className="px-4 py-3">
            <p className="font-semibold">{title}</p>
            <p className={participants > 0 ? "text-danger" : "text-muted"}>
              {participants > 0 ? t("removed_people", { count: participants }) : t("removed_none")}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The new version of a course step by step: what is changed, new, unchanged or gone. */
export function CourseComparison({ comparison }: { comparison: Comparison }) {
  const { t } = useTranslation("rewriting");
  const f = useFormats();
  const rows = rowsOf(comparison);
  const countOf = (fate: Fate) => f.number(rows.filter((row) => row.fate === fate).length);
  const allSame = comparison.removed.length === 0 && rows.every(({ fate }) => fate === "same");
  return (
    <div className="space-y-6">
      {allSame ? <Notice tone="here">{t("course_all_same")}</Notice> : null}
      <Notice>
        {t("course_counts", {
          changed: countOf("changed"),
          added: countOf("new"),
          removed: f.number(comparison.removed.length),
        })}
      </Notice>
      <ol
        aria-label={t("course_steps")}
        className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
      >
        {rows.map((row) => (
          <StepRow key={row.step.position} row={row} lang={comparison.language} />
        ))}
      </ol>
      <Removed removed={comparison.removed} />
    </div>
  );
}
