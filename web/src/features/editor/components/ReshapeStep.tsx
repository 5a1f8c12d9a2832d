import type { OutlineStep } from "@lehrpfad/contract";
import { Combine, Scissors } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { afterPaint } from "../../../lib/afterPaint.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { useFetched } from "../../../lib/useFetched.ts";
import { Button } from "../../../ui/Button.tsx";
import { useOutline } from "../queries.ts";
import type { StepAct } from "./StepDialogs.tsx";

const loadDialogs = async () => (await import("./StepDialogs.tsx")).StepDialogs;

interface ReshapeStepProps {
  slug: string;
  stepId: string;
  /** Saves what was typed; false where that failed. */
  save: () => Promise<boolean>;
}

/** Splits the open step, or merges it with the next one; what was typed is saved before. */
export function ReshapeStep({ slug, stepId, save }: ReshapeStepProps) {
  const { t } = useTranslation("reshaping");
  const outline = useOutline(slug);
  const [kind, setKind] = useState<StepAct["kind"] | null>(null);
  const { part: StepDialogs, ahead, want } = useFetched(loadDialogs);
  const refetch = useRef(outline.refetch);
  refetch.current = outline.refetch;
  useEffect(() => afterPaint(ahead), [ahead]);
  const steps = outline.data?.steps ?? [];
  const at = steps.findIndex(({ id }) => id === stepId);
  const [step, next] = [steps[at], steps[at + 1]];
  if (!step || outline.data?.generating) return null;
  const ask = async (what: StepAct["kind"]) => {
    if (!(await save())) return;
    // The versions that were just saved.
    await refetch.current();
    want(() => setKind(what));
  };
  return (
    <>
      <Button look="quiet" onPress={() => void ask("split")}>
        <Scissors size={18} aria-hidden />
        {t("split")}
      </Button>
      {next ? (
        <Button look="quiet" onPress={() => void ask("merge")}>
          <Combine size={18} aria-hidden />
          {t("merge")}
        </Button>
      ) : null}
      {StepDialogs && kind ? (
        <StepDialogs
          slug={slug}
          act={actOf(kind, step, next)}
          current={stepId}
          onClose={() => setKind(null)}
        />
      ) : null}
    </>
  );
}

function actOf(kind: StepAct["kind"], step: OutlineStep, next: OutlineStep | undefined): StepAct {
  if (kind === "merge" && next) return { kind, step, next };
  return { kind: kind === "merge" ? "split" : kind, step };
}
