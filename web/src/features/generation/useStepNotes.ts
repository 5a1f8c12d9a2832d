import type { WrittenStep } from "@lehrpfad/contract";
import { useTranslation } from "../../lib/i18n.ts";

/** `const notes = useStepNotes(); notes(step, isStandIn)`: what its creator should know of a step, in a list of steps. */
export function useStepNotes(): (step: Pick<WrittenStep, "asks">, isStandIn: boolean) => string[] {
  const { t } = useTranslation("editor");
  return ({ asks }, isStandIn) => [
    ...(isStandIn ? [t("note_fallback")] : []),
    ...(asks === "nothing" ? [t("note_no_question")] : []),
    ...(asks === "summary" ? [t("note_summary")] : []),
  ];
}
