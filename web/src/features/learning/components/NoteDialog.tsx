import { type CourseLanguage, type Highlight, LIMITS } from "@lehrpfad/contract";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { announce } from "../../../lib/announcer.ts";
import { storedDraft } from "../../../lib/drafts/storedDraft.ts";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { sitting } from "../../../lib/storage.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { TextArea } from "../../../ui/TextField.tsx";
import { submit } from "../outbox/outbox.ts";
import { useWide } from "../useWide.ts";

export type NotedMark = Pick<Highlight, "id" | "quote" | "note">;

const asText = (value: unknown) => (typeof value === "string" ? value : undefined);

interface NoteDialogProps {
  slug: string;
  mark: NotedMark;
  language: CourseLanguage;
  onClose: () => void;
  onRemove: () => void;
}

/** What is typed into a note, kept by the browser until it is stored. */
function useNote(slug: string, { id, note }: NotedMark) {
  const draft = storedDraft(`note:${slug}:${id}`, asText, sitting);
  const [text, setText] = useState(() => draft.read() ?? note ?? "");
  const written = text.trim();
  return {
    text,
    length: written.length,
    isTooLong: written.length > LIMITS.noteLength,
    isChanged: written !== (note ?? ""),
    type: (typed: string) => {
      setText(typed);
      draft.keep(typed);
    },
    drop: draft.drop,
    /** Stores another text. Where there is no connection, it is sent later. */
    store: (changed: string) => {
      draft.drop();
      void submit({ kind: "note", slug, id, note: changed === "" ? null : changed });
    },
  };
}

/** The note to a highlight. Whoever closes it without a word has not meant to lose what was typed: it is stored too. */
export function NoteDialog({ slug, mark, language, onClose, onRemove }: NoteDialogProps) {
  const { t } = useTranslation("notes");
  const { t: common } = useTranslation();
  const { t: viewer } = useTranslation("viewer");
  const { number } = useFormats();
  const isWide = useWide();
  const { text, length, isTooLong, isChanged, type, drop, store } = useNote(slug, mark);
  const [tried, setTried] = useState(false);
  const finish = (changed: string) => {
    store(changed);
    announce(t(changed === "" ? "note_removed" : "note_saved"));
    onClose();
  };
  const save = () => {
    if (isTooLong) setTried(true);
    else if (isChanged) finish(text.trim());
    else {
      drop();
      onClose();
    }
  };
  const error = t("note_too_long", { length: number(length), limit: number(LIMITS.noteLength) });
  return (
    <Dialog
      isOpen
      onClose={save}
      title={t("note")}
      closeLabel={common("close")}
      kind={isWide ? "dialog" : "sheet"}
      actions={
        <>
          <Button look="quiet" onPress={onRemove}>
            <Trash2 size={18} aria-hidden />
            {viewer("mark_remove")}
          </Button>
          {mark.note === null ? null : (
            <Button look="quiet" onPress={() => finish("")}>
              {t("note_remove")}
            </Button>
          )}
          <Button onPress={save}>{t("note_save")}</Button>
        </>
      }
    >
      <blockquote
        lang={language}
        className="mb-4 line-clamp-3 break-words border-l-[3px] border-here pl-3 font-read"
      >
        {mark.quote}
      </blockquote>
      <TextArea
        label={t("note_label")}
        help={t("note_help")}
        name="note"
        autoFocus
        value={text}
        onChange={type}
        error={tried && isTooLong ? error : undefined}
      />
    </Dialog>
  );
}
