import type { ChatPackageHead } from "@lehrpfad/contract";
import { Check } from "lucide-react";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n.ts";
import { cx } from "../../../ui/cx.ts";
import { packagePath, toDecide, useNames } from "../packages.ts";

/** The sign of a station: done, here, or to come. */
function Station({ isDone, isCurrent }: { isDone: boolean; isCurrent: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        "mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-full border-2",
        isDone ? "border-accent bg-accent text-on-accent" : "bg-surface",
        !isDone && (isCurrent ? "border-6 border-here" : "border-line-strong"),
      )}
    >
      {isDone ? <Check size={15} strokeWidth={3} /> : null}
    </span>
  );
}

/** How far a package is, in words. */
function useStateWords() {
  const { t } = useTranslation("chat");
  return (head: ChatPackageHead): string => {
    if (head.answeredAt === null) return t("state_waiting");
    if (head.kind === "answers") return t("state_compared");
    const left = toDecide(head);
    if (left > 0 && head.kind === "plan") return t("state_plan");
    if (left > 0 && head.kind === "texts") return t("state_texts", { count: left });
    return left > 0 ? t("state_read", { count: left }) : t("state_done", { count: head.counts.accepted });
  };
}

interface PackageRailProps {
  slug: string;
  packages: readonly ChatPackageHead[];
  current: string | undefined;
}

/** The packages as a path: which are done, which is open. */
export function PackageRail({ slug, packages, current }: PackageRailProps) {
  const { t } = useTranslation("chat");
  const { nameOf, stepsOf } = useNames(packages);
  const wordsOf = useStateWords();
  return (
    <nav aria-label={t("packages_label")}>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] gap-1 lg:grid-cols-1">
        {packages.map((head) => {
          const isCurrent = head.id === current;
          const isDone = head.answeredAt !== null && toDecide(head) === 0;
          return (
            <li key={head.id} className="min-w-0">
              <Link
                to={packagePath(slug, head.id)}
                aria-current={isCurrent ? "true" : undefined}
                className={cx(
                  "flex h-full min-h-11 gap-2.5 rounded-m px-2.5 py-2 text-ink no-underline hover:bg-accent-soft focus-visible:-outline-offset-3",
                  isCurrent && "bg-accent-soft",
                )}
              >
                <Station isDone={isDone} isCurrent={isCurrent} />
                <span className="min-w-0 leading-snug">
                  <span className="block font-semibold">{nameOf(head)}</span>
                  <span className="block text-md text-muted">{stepsOf(head)}</span>
                  <span className="block text-md text-muted">{wordsOf(head)}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
