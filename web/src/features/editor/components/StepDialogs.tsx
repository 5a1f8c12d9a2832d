import type { OutlineStep } from "@lehrpfad/contract";
import { DeleteStepDialog } from "./DeleteStepDialog.tsx";
import { MergeDialog } from "./MergeDialog.tsx";
import { SplitDialog } from "./SplitDialog.tsx";

/** What is about to be done with a step. */
export type StepAct =
  | { kind: "delete" | "split"; step: OutlineStep }
  | { kind: "merge"; step: OutlineStep; next: OutlineStep };

interface StepDialogsProps {
  slug: string;
  act: StepAct;
  /** The step that is open. */
  current: string | null;
  onClose: () => void;
}

/** The window that asks before a step is deleted, split or merged. */
export function StepDialogs({ slug, act, current, onClose }: StepDialogsProps) {
  const { step } = act;
  switch (act.kind) {
    case "delete":
      return <DeleteStepDialog slug={slug} step={step} current={current} onClose={onClose} />;
    case "split":
      return <SplitDialog slug={slug} step={step} onClose={onClose} />;
    case "merge":
      return <MergeDialog slug={slug} first={step} second={act.next} onClose={onClose} />;
  }
}
