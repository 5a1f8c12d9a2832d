import type { LeftOutPart } from "@lehrpfad/contract";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { toast } from "../../../ui/toast.ts";
import { type DropWay, type PlanDraft, withMerged, withoutStep, withSplit, withTaken } from "./changes.ts";
import type { PlanStore } from "./store.ts";

const titleOf = ({ steps }: PlanDraft, key: string): string =>
  steps.find((step) => step.key === key)?.title ?? "";

/** Changes that give what is taught to other steps; each says what it did and can be undone. */
export function useReshaping(store: PlanStore) {
  const { t } = useTranslation("plan");
  const f = useFormats();
  const reshape = (update: (draft: PlanDraft) => PlanDraft, title: string, description?: string) => {
    const before = store.shown().draft;
    store.change(update);
    const after = store.shown().draft;
    const onAction = () => {
      if (store.shown().draft === after) store.change(() => before);
      else toast.info(t("undo_late"));
    };
    toast.success(title, description, { label: t("undo"), onAction });
  };
  return {
    merge: (key: string) => {
      const { draft } = store.shown();
      const at = draft.steps.findIndex((step) => step.key === key);
      const [one, next] = [draft.steps[at], draft.steps[at + 1]];
      if (!one || !next) return;
      const merged = withMerged(draft, key).steps[at];
      const lost = one.objectives.length + next.objectives.length - (merged?.objectives.length ?? 0);
      const words = t("merged", { title: one.title, other: next.title });
      const note = lost > 0 ? t("merged_objectives", { number: f.number(lost) }) : undefined;
      reshape((before) => withMerged(before, key), words, note);
    },
    split: (key: string, count: number, isNamed: boolean) => {
      const title = titleOf(store.shown().draft, key);
      reshape((before) => withSplit(before, key, count, isNamed), t("split_done", { title }));
    },
    drop: (key: string, way: DropWay) => {
      const title = titleOf(store.shown().draft, key);
      reshape((before) => withoutStep(before, key, way), t("dropped", { title }));
    },
    takeIn: (part: LeftOutPart, key: string) => {
      const title = titleOf(store.shown().draft, key);
      reshape((before) => withTaken(before, part, key), t("taken_in", { title }));
    },
  };
}
