import type { Highlight } from "@lehrpfad/contract";
import { NotebookPen, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { IconButton } from "../../../ui/IconButton.tsx";

interface MarkLineProps {
  mark: Pick<Highlight, "quote" | "note">;
  lang: string;
  /** The text no longer holds it. */
  isGone: boolean;
  /** Other words stand there now. */
  isChanged?: boolean;
  onNote: () => void;
  onRemove: () => void;
  onShow?: () => void;
  children?: ReactNode;
}

const LINK = "inline-flex min-h-11 items-center gap-1.5 text-link underline";

/** One highlight: what it says, the note to it, the way to it, and its removal. */
export function MarkLine({
  mark: { quote, note },
  lang,
  isGone,
  isChanged,
  onNote,
  onRemove,
  onShow,
  children,
}: MarkLineProps) {
  const { t } = useTranslation("viewer");
  const { t: notes } = useTranslation("notes");
  return (
    <li className="flex items-start gap-2 py-2">
      <div className="min-w-0 flex-1 py-2">
        <blockquote
          lang={lang}
          className="line-clamp-4 break-words border-l-[3px] border-here pl-3 font-read"
        >
          {quote}
        </blockquote>
        {isGone ? <p className="mt-1 text-sm text-muted">{t("mark_gone")}</p> : null}
        {isChanged ? <p className="mt-1 text-sm text-muted">{notes("mark_changed")}</p> : null}
        {note === null ? null : <p className="mt-2 whitespace-pre-line break-words">{note}</p>}
        <div className="flex flex-wrap gap-x-5">
          <button type="button" onClick={onNote} className={LINK}>
            <NotebookPen size={18} aria-hidden />
            {notes(note === null ? "note_write" : "note_change")}
          </button>
          {!isGone && onShow ? (
            <button type="button" onClick={onShow} className={LINK}>
              {t("mark_show")}
            </button>
          ) : null}
          {children}
        </div>
      </div>
      <IconButton label={t("mark_remove")} onPress={onRemove}>
        <Trash2 size={18} aria-hidden />
      </IconButton>
    </li>
  );
}
