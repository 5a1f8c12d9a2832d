import type { ReviewItem } from "@lehrpfad/contract";
import { Check, PencilLine, Trash2, Undo2 } from "lucide-react";
import { useState } from "react";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button, LinkButton } from "../../../ui/Button.tsx";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { toast } from "../../../ui/toast.ts";
import { Rewriting } from "../../rewriting/components/Rewriting.tsx";
import { changePath } from "../addresses.ts";
import { useDrop } from "../queries.ts";

interface ItemActionsProps {
  slug: string;
  item: ReviewItem;
  /** Whether there are passages of a document to write from. */
  hasSources: boolean;
  onMark: (reviewed: boolean) => void;
  onDropped: () => void;
}

function Drop({ slug, item, onDropped }: Pick<ItemActionsProps, "slug" | "item" | "onDropped">) {
  const { t } = useTranslation("reviewing");
  const { t: common } = useTranslation();
  const sentence = useErrorSentence();
  const [asking, setAsking] = useState(false);
  const drop = useDrop(slug, () => {
    setAsking(false);
    toast.success(t("dropped"));
    onDropped();
  });
  return (
    <>
      <Button look="plain" onPress={() => setAsking(true)}>
        <Trash2 size={18} aria-hidden />
        {t("drop")}
      </Button>
      <ConfirmDialog
        isOpen={asking}
        onCancel={() => setAsking(false)}
        onConfirm={() => drop.mutate(item)}
        title={t("drop_title", { text: item.question ?? item.title })}
        confirmLabel={t("drop")}
        cancelLabel={common("cancel")}
        isPending={drop.isPending}
        error={drop.isError ? sentence(drop.error) : undefined}
      >
        {t(`drop_${item.kind}`)}
      </ConfirmDialog>
    </>
  );
}

/** What one does with what one looked at: approve, change, have it written anew, drop it. */
export function ItemActions({ slug, item, hasSources, onMark, onDropped }: ItemActionsProps) {
  const { t } = useTranslation("reviewing");
  const { kind, stepId, review, doubts } = item;
  const asksNothing = doubts.some(({ code }) => code === "question_missing");
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center gap-2.5">
        {review === null ? (
          <Button onPress={() => onMark(true)} aria-keyshortcuts="a">
            <Check size={18} aria-hidden />
            {t("approve")}
          </Button>
        ) : (
          <Button look="quiet" onPress={() => onMark(false)}>
            <Undo2 size={18} aria-hidden />
            {t("take_back")}
          </Button>
        )}
        <LinkButton look="quiet" to={changePath(slug, item)} aria-keyshortcuts="e">
          <PencilLine size={18} aria-hidden />
          {t("change")}
        </LinkButton>
        {asksNothing ? (
          <LinkButton look="quiet" to={changePath(slug, item, "question")}>
            {t("add_question")}
          </LinkButton>
        ) : null}
        <Drop slug={slug} item={item} onDropped={onDropped} />
      </div>
      {kind === "exercise" ? null : (
        <Rewriting slug={slug} target={{ kind, stepId }} hasSources={hasSources} />
      )}
    </div>
  );
}
