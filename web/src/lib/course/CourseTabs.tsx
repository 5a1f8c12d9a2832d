import { useTranslation } from "react-i18next";
import { Link, useMatch } from "react-router";
import { cx } from "../../ui/cx.ts";

interface TabLinkProps {
  to: string;
  isCurrent?: boolean;
  label: string;
}

function TabLink({ to, isCurrent = false, label }: TabLinkProps) {
  return (
    <li className="shrink-0">
      <Link
        to={to}
        aria-current={isCurrent ? "page" : undefined}
        className={cx(
          "-mb-px flex min-h-11 items-center whitespace-nowrap border-b-3 px-3.5 font-semibold no-underline hover:text-ink focus-visible:-outline-offset-3",
          isCurrent ? "border-accent text-ink" : "border-transparent text-muted",
        )}
      >
        {label}
      </Link>
    </li>
  );
}

/** The five parts of editing a course (SPEC.md section 2); each is a page of its own. */
export function CourseTabs({ slug }: { slug: string }) {
  const { t } = useTranslation("editor");
  const questions = useMatch("/c/:slug/edit/questions/*") !== null;
  const steps = useMatch("/c/:slug/edit/*") !== null && !questions;
  const statistics = useMatch("/c/:slug/results/*") !== null;
  const debug = useMatch("/c/:slug/debug") !== null;
  const settings = [useMatch("/c/:slug/settings"), useMatch("/c/:slug/design")].some((found) => found);
  return (
    <nav aria-label={t("tabs_label")} className="mb-7 border-b border-line">
      <ul className="-mx-4 flex gap-1 overflow-x-auto px-4 sm:mx-0 sm:px-0">
        <TabLink to={`/c/${slug}/edit`} isCurrent={steps} label={t("tab_steps")} />
        <TabLink to={`/c/${slug}/edit/questions`} isCurrent={questions} label={t("tab_questions")} />
        <TabLink to={`/c/${slug}/results`} isCurrent={statistics} label={t("tab_statistics")} />
        <TabLink to={`/c/${slug}/settings`} isCurrent={settings} label={t("tab_settings")} />
        <TabLink to={`/c/${slug}/debug`} isCurrent={debug} label={t("tab_debug")} />
      </ul>
    </nav>
  );
}
