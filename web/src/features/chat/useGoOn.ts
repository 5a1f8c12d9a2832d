import type { ChatState } from "@lehrpfad/contract";
import { type RefObject, useEffect, useRef } from "react";
import { announce } from "../../lib/announcer.ts";
import { useTranslation } from "../../lib/i18n.ts";

/**
 * Keeps whoever decides by keyboard where the work is, once the decision is shown: at a question that waits again, else
 * at the next one, else at the way on. Give it what was decided.
 */
export function useGoOn(
  items: readonly object[],
  card: RefObject<HTMLElement | null>,
): (decided: { id: string; state: ChatState } | null) => void {
  const { t } = useTranslation("chat");
  const decided = useRef<{ id: string | null } | null>(null);
  useEffect(() => {
    const { current } = decided;
    if (current === null || items.length === 0) return;
    decided.current = null;
    const undecided = [...(card.current?.querySelectorAll<HTMLElement>("[data-undecided]") ?? [])];
    const again = undecided.find(({ dataset }) => dataset.undecided === current.id);
    const [next] = undecided;
    (again ?? next ?? card.current?.querySelector<HTMLElement>("[data-way-on]"))?.focus();
    if (!again) announce(t(next ? "decided" : "all_decided"));
  }, [items, card, t]);
  return (one) => {
    decided.current = { id: one?.state === "open" ? one.id : null };
  };
}
