import { LIMITS, type ProposalTarget } from "@lehrpfad/contract";
import { useState } from "react";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { useSite } from "../../../lib/site.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Notice } from "../../../ui/States.tsx";
import { TextArea } from "../../../ui/TextField.tsx";
import { usePropose } from "../queries.ts";

const SUGGESTIONS = ["wish_shorter", "wish_simpler", "wish_example"] as const;

interface WishProps {
  wish: string;
  onChange: (wish: string) => void;
}

function Wish({ wish, onChange }: WishProps) {
  const { t } = useTranslation("rewriting");
  const add = (words: string) => onChange([wish.trim(), words].filter(Boolean).join(", "));
  return (
    <div className="space-y-2.5">
      <TextArea
        label={t("wish_label")}
        help={t("wish_help")}
        rows={3}
        maxLength={LIMITS.instructionLength}
        value={wish}
        onChange={onChange}
        autoFocus
      />
      <div className="flex flex-wrap gap-2">
        {SUGGESTIONS.map((key) => (
          <Button key={key} look="quiet" onPress={() => add(t(key))}>
            {t(key)}
          </Button>
        ))}
      </div>
    </div>
  );
}

interface RewriteDialogProps {
  slug: string;
  target: ProposalTarget;
  isOpen: boolean;
  onClose: () => void;
  /** Saves what is open; false where that failed. */
  save?: (() => Promise<boolean>) | undefined;
}

/** Asks what the new version should be like, and has it written; what is there stays. */
export function RewriteDialog({ slug, target, isOpen, onClose, save }: RewriteDialogProps) {
  const { t } = useTranslation("rewriting");
  const { t: common } = useTranslation();
  const sentence = useErrorSentence();
  const writer = useSite().data?.writer;
  const [wish, setWish] = useState("");
  const [unsaved, setUnsaved] = useState(false);
  const propose = usePropose(slug);
  const close = () => {
    propose.reset();
    setUnsaved(false);
    onClose();
  };
  const start = async () => {
    const saved = save === undefined || (await save());
    setUnsaved(!saved);
    if (!saved) return;
    const done = { onSuccess: onClose };
    propose.mutate({ target, instruction: writer === "model" ? wish : "" }, done);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t(`ask_${target.kind === "insertStep" ? "step" : target.kind}`)}
      actions={
        <>
          <Button look="quiet" onPress={close}>
            {common("cancel")}
          </Button>
          <Button onPress={() => void start()} isPending={propose.isPending}>
            {t("start")}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <p className="text-muted">{t(target.kind === "course" ? "ask_course_text" : "ask_text")}</p>
        {writer === "builtin" ? <Notice>{t("wish_none")}</Notice> : <Wish wish={wish} onChange={setWish} />}
        {unsaved ? <Notice tone="danger">{t("saving_failed")}</Notice> : null}
        {propose.isError ? <Notice tone="danger">{sentence(propose.error)}</Notice> : null}
      </div>
    </Dialog>
  );
}
