import { type KeyboardEvent, type RefObject, useEffect, useState } from "react";
import { markGap } from "../../../ui/dragging/useDragging.ts";
import { jumpByKey } from "../../../ui/listKeys.ts";
import { useTranslation } from "../../i18n.ts";

interface Lifting {
  rows: readonly { id: string; title: string }[];
  list: RefObject<HTMLElement | null>;
  line: RefObject<HTMLElement | null>;
  /** A step was put down in the gap above a row. */
  onDrop: (stepId: string, gap: number) => void;
  /** Says something aloud. */
  say: (words: string) => void;
}

/**
 * Moving a step with the keyboard: its handle lifts it, the arrows choose a place, the handle or Enter puts it down,
 * Escape and leaving the handle let it stay.
 */
export function useLift({ rows, list, line, onDrop, say }: Lifting) {
  const { t } = useTranslation("editor");
  const [lift, setLift] = useState<{ stepId: string; to: number } | null>(null);
  const at = rows.findIndex(({ id }) => id === lift?.stepId);
  const gap = lift && at >= 0 ? (lift.to > at ? lift.to + 1 : lift.to) : null;
  useEffect(() => {
    markGap(list.current, line.current, gap);
    if (gap !== null) list.current?.children[lift?.to ?? at]?.scrollIntoView({ block: "nearest" });
  }, [gap, list, line, lift?.to, at]);
  const leave = () => {
    setLift(null);
    if (at >= 0) say(t("move_stays", { title: rows[at]?.title ?? "", position: at + 1 }));
  };
  return {
    lifted: lift?.stepId ?? null,
    toggle: (stepId: string) => {
      const row = rows.find(({ id }) => id === stepId);
      if (!row) return;
      if (lift?.stepId !== stepId) {
        setLift({ stepId, to: rows.indexOf(row) });
        say(t("move_lifted", { title: row.title }));
      } else if (lift.to === at || gap === null) leave();
      else {
        setLift(null);
        onDrop(stepId, gap);
      }
    },
    /** Takes a key while a step is lifted; answers whether it did. */
    takeKey: (event: KeyboardEvent): boolean => {
      if (lift === null || event.key === "Tab" || event.key === "Enter" || event.key === " ") return false;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === "Escape") leave();
      const to = jumpByKey(event.key, lift.to, rows.length);
      if (to === null) return true;
      setLift({ ...lift, to });
      say(t("move_place", { position: to + 1, count: rows.length }));
      return true;
    },
    /** The handle lost the focus. */
    leave: () => {
      if (lift !== null) leave();
    },
  };
}
