import type { Comparison } from "@lehrpfad/contract";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { Notice } from "../../../ui/States.tsx";
import { useDecision } from "../useDecision.ts";
import { ALL_PARTS } from "../useVersions.ts";
import { CourseComparison } from "./CourseComparison.tsx";
import { StepComparison } from "./StepComparison.tsx";
import { StepVersionView } from "./StepVersionView.tsx";

/** Both versions, in the way that fits what is proposed. */
function Versions({ comparison }: { comparison: Comparison }) {
  const { proposal, present, proposed, language: lang } = comparison;
  const { kind } = proposal.target;
  const [before] = present;
  const [step] = proposed;
  if (kind === "course") return <CourseComparison comparison={comparison} />;
  if (step === undefined) return null;
  if (before) return <StepComparison present={before} proposed={step} kind={kind} lang={lang} />;
  return (
    <div className="mx-auto max-w-3xl rounded-card border border-line bg-surface p-5 shadow-card sm:p-8">
      <StepVersionView step={step} side="proposed" compared={null} lang={lang} parts={ALL_PARTS} />
    </div>
  );
}

function Changed({ comparison }: { comparison: Comparison }) {
  const { t } = useTranslation("rewriting");
  if (!comparison.changed) return null;
  const inserted = comparison.proposal.target.kind === "insertStep";
  return (
    <div role="alert">
      <Notice tone="here">
        <p className="font-semibold">{t("changed_title")}</p>
        <p>{t(inserted ? "changed_place" : "changed_text")}</p>
      </Notice>
    </div>
  );
}

function acceptLabel({ proposal, changed }: Comparison) {
  const { kind } = proposal.target;
  if (kind === "insertStep") return "accept_insertStep";
  if (changed) return "accept_anyway";
  return kind === "course" ? "accept_course" : "accept";
}

interface DecisionProps {
  slug: string;
  comparison: Comparison;
}

/** A finished proposal beside what it would replace, to be accepted or discarded. */
export function Decision({ slug, comparison: loaded }: DecisionProps) {
  const { t } = useTranslation("rewriting");
  const { t: common } = useTranslation();
  const [asking, setAsking] = useState<"discard" | "accept" | null>(null);
  const { comparison, accept, discard, accepting, discarding } = useDecision(slug, loaded);
  const lost = comparison.removed.length;
  const confirm = { isOpen: asking !== null, onCancel: () => setAsking(null), cancelLabel: common("cancel") };
  return (
    <div className="space-y-6">
      <Changed comparison={comparison} />
      <Versions comparison={comparison} />
      <div className="sticky bottom-0 z-20 -mx-4 flex flex-wrap justify-end gap-2.5 border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:px-0">
        <Button look="quiet" onPress={() => setAsking("discard")}>
          {t("discard")}
        </Button>
        <Button isPending={accepting} onPress={() => (lost > 0 ? setAsking("accept") : accept())}>
          {t(acceptLabel(comparison))}
        </Button>
      </div>
      {asking === "accept" ? (
        <ConfirmDialog
          {...confirm}
          onConfirm={() => {
            setAsking(null);
            accept();
          }}
          title={t("replace_title")}
          confirmLabel={t("accept_course")}
        >
          {t("replace_text", { count: lost })}
        </ConfirmDialog>
      ) : (
        <ConfirmDialog
          {...confirm}
          onConfirm={discard}
          title={t("discard_title")}
          confirmLabel={t("discard")}
          isPending={discarding}
        >
          {t("discard_text")}
        </ConfirmDialog>
      )}
    </div>
  );
}
