import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { IconButton } from "../../../ui/IconButton.tsx";

interface MarkLineProps {
  quote: string;
  lang: string;
  /** The text no longer holds it. */
  isGone: boolean;
  onRemove: () => void;
  onShow?: () => void;
  children?: ReactNode;
}

/** One highlight: what it says, the way to it, and its removal. */
export function MarkLine({ quote, lang, isGone, onRemove, onShow, children }: MarkLineProps) {
  const { t } = useTranslation("viewer");
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
        {!isGone && onShow ? (
          <button
            type="button"
            onClick={onShow}
            className="inline-flex min-h-11 items-center text-link underline"
          >
            {t("mark_show")}
          </button>
        ) : null}
        {children}
      </div>
      <IconButton label={t("mark_remove")} onPress={onRemove}>
        <Trash2 size={18} aria-hidden />
      </IconButton>
    </li>
  );
}
