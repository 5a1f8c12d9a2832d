import type { ComparedTexts, ComparedVersionStep, CourseLanguage } from "@lehrpfad/contract";
import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { QueryError } from "../../../lib/QueryState.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Loading, Skeleton } from "../../../ui/Skeleton.tsx";
import { Notice } from "../../../ui/States.tsx";
import { Tag } from "../../../ui/Tag.tsx";
import { StepComparison } from "../../rewriting/components/StepComparison.tsx";
import { StepVersionView } from "../../rewriting/components/StepVersionView.tsx";
import { ALL_PARTS } from "../../rewriting/useVersions.ts";
import { useComparedStep } from "../queries.ts";

const TONES = { same: "off", changed: "here", gone: "danger", new: "good" } as const;

interface VersionStepProps {
  slug: string;
  versionId: string;
  step: ComparedVersionStep;
  lang: CourseLanguage;
  isRestoring: boolean;
  onRestore: (stepId: string) => void;
}

function Texts({ texts, lang }: { texts: ComparedTexts; lang: CourseLanguage }) {
  const { t } = useTranslation("versions");
  const { kept, present, exercisesChanged } = texts;
  const names = {
    ...{ present: t("kept"), proposed: t("now"), removed: t("only_kept"), added: t("only_now") },
  };
  const alone = kept ?? present;
  if (alone === null) return null;
  return (
    <div className="space-y-4">
      {exercisesChanged ? <Notice>{t("exercises_changed")}</Notice> : null}
      {kept && present ? (
        <StepComparison present={kept} proposed={present} kind="course" lang={lang} names={names} />
      ) : (
        <StepVersionView step={alone} side="proposed" compared={null} lang={lang} parts={ALL_PARTS} />
      )}
    </div>
  );
}

/** What both say, fetched once it is opened: all steps together would be megabytes. */
function Content({ slug, versionId, step, lang }: Omit<VersionStepProps, "isRestoring" | "onRestore">) {
  const { t } = useTranslation();
  const query = useComparedStep(slug, versionId, step.stepId);
  if (query.data) return <Texts texts={query.data} lang={lang} />;
  if (query.isError) return <QueryError query={query} />;
  return (
    <Loading label={t("loading")}>
      <Skeleton className="h-40 w-full" />
    </Loading>
  );
}

/** A step of a version beside what became of it; one that is the same has nothing to open. */
export function VersionStep({ isRestoring, onRestore, ...shown }: VersionStepProps) {
  const { t } = useTranslation("versions");
  const [open, setOpen] = useState(false);
  const { title, position, presentPosition, fate, stepId } = shown.step;
  const moved = position !== null && presentPosition !== null && position !== presentPosition;
  const head = (
    <>
      <span className="min-w-0 flex-1 leading-snug">
        <span className="tabular-nums text-muted">{position ?? presentPosition}. </span>
        <span className="font-semibold">{title}</span>
      </span>
      {moved ? (
        <span className="text-sm text-muted">{t("now_at", { position: presentPosition })}</span>
      ) : null}
      <Tag tone={TONES[fate]}>{t(`fate_${fate}`)}</Tag>
    </>
  );
  const row = "flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5";
  if (fate === "same") return <li className={row}>{head}</li>;
  return (
    <li>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={`${row} cursor-pointer hover:bg-accent-soft focus-visible:-outline-offset-3`}>
          {head}
        </summary>
        {open ? (
          <div className="space-y-4 border-t border-line px-3 py-4 sm:px-4">
            {fate === "new" ? null : (
              <Button look="quiet" isPending={isRestoring} onPress={() => onRestore(stepId)}>
                <RotateCcw size={18} aria-hidden />
                {t("restore_step")}
              </Button>
            )}
            <Content {...shown} />
          </div>
        ) : null}
      </details>
    </li>
  );
}
