import type { Highlight } from "@lehrpfad/contract";
import { announce } from "../../../lib/announcer.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { toast } from "../../../ui/toast.ts";
import { submit } from "../outbox/outbox.ts";

async function putBack(slug: string, stepId: string, { id, note, quote, prefix, suffix }: Highlight) {
  await submit({ kind: "mark", slug, stepId, id, quote, prefix, suffix });
  await submit({ kind: "note", slug, id, note });
}

/** Removes a highlight; one with a note can be put back, as long as its step is there. */
export function useRemoveMark(slug: string): (mark: Highlight) => void {
  const { t } = useTranslation("viewer");
  const { t: notes } = useTranslation("notes");
  return (mark) => {
    const { id, note, stepId } = mark;
    void submit({ kind: "unmark", slug, id });
    if (note === null) return announce(t("mark_removed"));
    const undo =
      stepId === null ? null : { label: notes("undo"), onAction: () => void putBack(slug, stepId, mark) };
    toast.success(notes("removed"), undefined, undo ?? undefined);
  };
}
