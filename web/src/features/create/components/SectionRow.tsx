import { Image, Scissors, Table } from "lucide-react";
import { memo } from "react";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { cx } from "../../../ui/cx.ts";
import type { ShownSection } from "../structure/wish.ts";

interface SectionRowProps {
  section: ShownSection;
  language: string;
  /** Whether a step may begin here that does not yet. */
  canSplit: boolean;
  /** The Tab key enters the tree here. */
  isEntry: boolean;
  hintId: string;
  onToggle: (key: string) => void;
  onSplit: (key: string) => void;
  onVisit: (key: string) => void;
}

/** Levels by which rows are indented at most. */
const DEEPEST = 4;

function Counts({ section }: { section: ShownSection }) {
  const { t } = useTranslation("structure");
  const f = useFormats();
  const { tables, figures } = section;
  const shown = [
    { count: tables, Icon: Table, words: t("tables", { count: tables, number: f.number(tables) }) },
    { count: figures, Icon: Image, words: t("figures", { count: figures, number: f.number(figures) }) },
  ].filter(({ count }) => count > 0);
  return shown.map(({ count, Icon, words }) => (
    <span key={words} className="ml-2 inline-flex items-center gap-1 text-sm">
      <Icon size={14} aria-hidden />
      <span aria-hidden="true">{f.number(count)}</span>
      <span className="sr-only">{words}</span>
    </span>
  ));
}

function useMatch({ match }: ShownSection): string | null {
  const { t } = useTranslation("structure");
  if (match === null) return null;
  return match.by === "text" ? t("match_text", { word: match.word ?? "" }) : t(`match_${match.by}`);
}

/** A section of a document: whether it is taught, how much it holds, and where a step may begin. */
export const SectionRow = memo(function SectionRow(props: SectionRowProps) {
  const { section, language, canSplit, isEntry, hintId, onToggle, onSplit, onVisit } = props;
  const { t } = useTranslation("structure");
  const { t: c } = useTranslation("coverage");
  const { t: create } = useTranslation("create");
  const f = useFormats();
  const { key, level, piece, ticked, words, page, reason } = section;
  const match = useMatch(section);
  const title = piece
    ? t("piece", { title: section.title, number: f.number(piece.number), of: f.number(piece.of) })
    : section.title;
  const notes = [reason === null ? null : c(`reason_${reason}`), match].filter((note) => note !== null);
  return (
    <li
      className={cx(
        "group flex items-start rounded-chip",
        match !== null && "bg-mark",
        "has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-accent",
      )}
    >
      <label
        className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-start gap-2.5 py-2 pr-2 sm:min-h-8 sm:py-1"
        style={{ paddingInlineStart: `${0.25 + 0.9 * Math.min(DEEPEST, Math.max(0, level - 1))}rem` }}
      >
        <input
          type="checkbox"
          data-row={key}
          checked={ticked}
          tabIndex={isEntry ? 0 : -1}
          aria-describedby={hintId}
          onFocus={() => onVisit(key)}
          onChange={() => onToggle(key)}
          className="mt-0.5 size-5 shrink-0 accent-(--accent) outline-none"
        />
        <span
          className={cx("min-w-0 flex-1 break-words leading-snug", !ticked && match === null && "text-muted")}
        >
          <span lang={language} className={cx(level === 1 && "font-semibold")}>
            {title}
          </span>
          <Counts section={section} />{" "}
          {notes.length > 0 ? (
            <span
              className={cx(
                "block text-sm sm:ml-2 sm:inline",
                match === null ? "text-muted" : "font-semibold",
              )}
            >
              {notes.join(" · ")}
            </span>
          ) : null}
        </span>
        <span className="w-14 shrink-0 text-right text-sm tabular-nums">
          {words > 0 ? f.number(words) : "–"}
          <span className="sr-only"> {t("words")}</span>
        </span>
        {page === null ? null : (
          <span className="hidden w-12 shrink-0 text-right text-sm tabular-nums sm:block">
            {create("outline_page", { page: f.number(page) })}
          </span>
        )}
      </label>
      <span className="size-11 shrink-0 sm:size-8 pointer-coarse:size-11">
        {canSplit ? (
          <button
            type="button"
            tabIndex={-1}
            aria-label={t("split_at", { title })}
            title={t("split")}
            onClick={() => onSplit(key)}
            className="grid size-full place-items-center rounded-chip text-muted hover:bg-surface hover:text-here group-hover:text-here group-has-[input:focus-visible]:text-here"
          >
            <Scissors size={16} aria-hidden />
          </button>
        ) : null}
      </span>
    </li>
  );
});
