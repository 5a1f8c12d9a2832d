import type { ReviewItem } from "@lehrpfad/contract";
import { Circle, CircleCheck, TriangleAlert } from "lucide-react";
import { type KeyboardEvent, memo, useEffect, useRef } from "react";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n.ts";
import { cx } from "../../../ui/cx.ts";
import { jumpByKey } from "../../../ui/listKeys.ts";

function State({ item: { review, doubts } }: { item: ReviewItem }) {
  const { t } = useTranslation("reviewing");
  const [Icon, tone, words] =
    review !== null
      ? [CircleCheck, "text-accent", t("reviewed")]
      : doubts.length > 0
        ? [TriangleAlert, "text-here", t("doubts", { count: doubts.length })]
        : [Circle, "text-muted", t("not_reviewed")];
  return (
    <span className={cx("flex items-center gap-1.5 text-sm", tone)}>
      <Icon size={16} aria-hidden />
      {words}
    </span>
  );
}

interface ReviewListProps {
  items: readonly ReviewItem[];
  /** Id of the item that is open. */
  current: string | null;
  /** The address of an item. */
  addressOf: (id: string) => string;
}

/** Goes along the entries with the arrow keys, Home and End, as in the lists of the editor. */
function goByKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-item]")];
  const at = entries.findIndex((entry) => entry.matches(":focus"));
  const entry = entries[jumpByKey(event.key, at, entries.length) ?? -1];
  if (at < 0 || !entry) return;
  event.preventDefault();
  entry.focus();
}

/**
 * What is to be looked at, worst first; the one that is open is always in sight. The Tab key stops at it alone: a course
 * has a hundred of them, and what is done with the open one comes behind.
 */
export const ReviewList = memo(function ReviewList({ items, current, addressOf }: ReviewListProps) {
  const { t } = useTranslation("reviewing");
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    list.current?.querySelector(`[data-item="${current}"]`)?.scrollIntoView({ block: "nearest" });
  }, [current]);
  return (
    <nav
      ref={list}
      aria-label={t("list_label")}
      onKeyDown={goByKey}
      className="overflow-y-auto rounded-card border border-line bg-surface lg:max-h-[75vh]"
    >
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <li key={item.id}>
            <Link
              to={addressOf(item.id)}
              data-item={item.id}
              tabIndex={item.id === current ? 0 : -1}
              aria-current={item.id === current ? "true" : undefined}
              className={cx(
                "block px-4 py-3 leading-snug text-ink no-underline hover:bg-accent-soft focus-visible:-outline-offset-3",
                item.id === current && "bg-accent-soft shadow-[inset_3px_0_0_var(--accent)]",
              )}
            >
              <span className="block text-sm text-muted">
                {t(`kind_${item.kind}`)} · {t("step_n", { position: item.position })}
              </span>
              <span className="line-clamp-2 font-semibold">{item.question ?? item.title}</span>
              <State item={item} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
});
