import type { Preview, StructureWish } from "@lehrpfad/contract";
import { useMemo, useState } from "react";
import { announce } from "../../../lib/announcer.ts";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import type { CourseDraft } from "../draft/useCourseDraft.ts";
import {
  type ShownStructure,
  shownOf,
  structureFault,
  withBorder,
  withMatchesOnly,
  withMovedBorder,
  withTitle,
  withToggled,
} from "./wish.ts";

type Change = (update: (before: CourseDraft) => Partial<CourseDraft>) => void;

/** Changes that can be taken back. */
const MOST_KEPT = 100;

/**
 * The structure of a course while it is decided: what the server said, and what was decided since. Null where the
 * documents have none, or nothing is known yet.
 */
export function useStructure(preview: Preview | null | undefined, draft: CourseDraft, change: Change) {
  const { t } = useTranslation("structure");
  const f = useFormats();
  const [history, setHistory] = useState<readonly StructureWish[]>([]);
  const { structure: wish } = draft;
  const said = preview?.structure ?? null;
  const shown = useMemo(() => (said === null ? null : shownOf(said, wish)), [said, wish]);
  if (said === null || shown === null) return null;
  const decide = (next: StructureWish | null, say?: (after: ShownStructure) => string) => {
    if (next === null) return;
    setHistory((before) => [...before.slice(-MOST_KEPT), wish]);
    change(() => ({ structure: next }));
    if (say) announce(say(shownOf(said, next)));
  };
  const titleOf = (key: string) => shown.sections.find((one) => one.key === key)?.title ?? "";
  const count = ({ steps }: ShownStructure) =>
    t("steps", { count: steps.length, number: f.number(steps.length) });
  return {
    shown,
    wish,
    fault: structureFault(shown, preview?.material ?? 0),
    canUndo: history.length > 0,
    toggle: (key: string) => decide(withToggled(wish, shown, key)),
    border: (key: string) =>
      decide(withBorder(wish, shown, key), (after) =>
        after.steps.length > shown.steps.length
          ? t("split_done", { title: titleOf(key), steps: count(after) })
          : t("joined_done", { steps: count(after) }),
      ),
    moveBorder: (key: string, way: -1 | 1) =>
      decide(withMovedBorder(wish, shown, key, way), (after) => {
        const moved = after.steps.find((step, at) => step.key !== shown.steps[at]?.key);
        return t("moved_done", { title: moved?.sections[0]?.title ?? "" });
      }),
    rename: (key: string, title: string) => decide(withTitle(wish, key, title)),
    onlyMatches: () => decide(withMatchesOnly(wish, shown)),
    undo: () => {
      const before = history.at(-1);
      if (!before) return;
      setHistory(history.slice(0, -1));
      change(() => ({ structure: before }));
      announce(t("undone"));
    },
  };
}

export type EditedStructure = NonNullable<ReturnType<typeof useStructure>>;
