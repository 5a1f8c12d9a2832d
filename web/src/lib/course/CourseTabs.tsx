import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link, useMatch, useSearchParams } from "react-router";
import { cx } from "../../ui/cx.ts";
import { Tag } from "../../ui/Tag.tsx";
import { afterPaint } from "../afterPaint.ts";
import { orpc } from "../api.ts";
import { useTranslation } from "../i18n.ts";

interface TabLinkProps {
  to: string;
  isCurrent?: boolean;
  label: string;
  /** New versions that are open in this part. */
  proposals?: number;
}

function TabLink({ to, isCurrent = false, label, proposals = 0 }: TabLinkProps) {
  const { t } = useTranslation("rewriting");
  const item = useRef<HTMLLIElement>(null);
  // On a phone the row is wider than the screen: the part that is open is not left outside.
  useEffect(() => {
    if (!isCurrent) return;
    return afterPaint(() => {
      const { current } = item;
      current?.parentElement?.scrollTo({ left: current.offsetLeft - current.offsetWidth / 2 });
    });
  }, [isCurrent]);
  return (
    <li ref={item} className="shrink-0">
      <Link
        to={to}
        aria-current={isCurrent ? "page" : undefined}
        className={cx(
          "-mb-px flex min-h-11 items-center gap-2 whitespace-nowrap border-b-3 px-3.5 font-semibold no-underline hover:text-ink focus-visible:-outline-offset-3",
          isCurrent ? "border-accent text-ink" : "border-transparent text-muted",
        )}
      >
        {label}
        {proposals > 0 ? (
          <Tag tone="here">
            <span aria-hidden="true">{proposals}</span>
            <span className="sr-only">{t("tab_count", { count: proposals })}</span>
          </Tag>
        ) : null}
      </Link>
    </li>
  );
}

/** The five parts of editing a course (statement 2.61); each is a page of its own. */
export function CourseTabs({ slug }: { slug: string }) {
  const { t } = useTranslation("editor");
  const [search] = useSearchParams();
  const isAdding = useMatch("/c/:slug/edit/add") !== null;
  const inList = isAdding && search.get("stage") === "questions";
  const isAmong = useMatch("/c/:slug/edit/questions/*") !== null;
  const inQuestions = isAmong || inList;
  const questions = useMatch("/c/:slug/chat") !== null || inQuestions;
  const steps = useMatch("/c/:slug/edit/*") !== null && !inQuestions;
  const statistics = useMatch("/c/:slug/results/*") !== null;
  const debug = useMatch("/c/:slug/debug") !== null;
  const settings = [useMatch("/c/:slug/settings"), useMatch("/c/:slug/design")].some((found) => found);
  const listed = useQuery({ ...orpc.rewriting.list.queryOptions({ input: { slug } }), enabled: slug !== "" });
  const open = listed.data?.proposals.filter(({ state }) => state !== "failed") ?? [];
  const kinds = open.map(({ target }) => target.kind);
  const onQuestions = kinds.filter((kind) => kind === "question").length;
  return (
    <nav aria-label={t("tabs_label")} className="mb-7 border-b border-line">
      <ul className="relative -mx-4 -mb-px flex gap-1 overflow-x-auto overflow-y-hidden px-4 pb-px sm:mx-0 sm:px-0">
        <TabLink
          to={`/c/${slug}/edit`}
          isCurrent={steps}
          label={t("tab_steps")}
          proposals={kinds.length - onQuestions}
        />
        <TabLink
          to={`/c/${slug}/edit/questions`}
          isCurrent={questions}
          label={t("tab_questions")}
          proposals={onQuestions}
        />
        <TabLink to={`/c/${slug}/results`} isCurrent={statistics} label={t("tab_statistics")} />
        <TabLink to={`/c/${slug}/settings`} isCurrent={settings} label={t("tab_settings")} />
        <TabLink to={`/c/${slug}/debug`} isCurrent={debug} label={t("tab_debug")} />
      </ul>
    </nav>
  );
}
