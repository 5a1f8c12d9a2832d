import { useQuery } from "@tanstack/react-query";
import { orpc } from "../../../lib/api.ts";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { QueryError } from "../../../lib/QueryState.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { EmptyState } from "../../../ui/States.tsx";
import { Tag } from "../../../ui/Tag.tsx";

/** What participants asked the course, without their names; what it said nothing of comes first. */
export function AskedList({ slug, lang }: { slug: string; lang: string }) {
  const { t } = useTranslation("results");
  const { ago } = useFormats();
  const asked = useQuery(orpc.asking.listAsked.queryOptions({ input: { slug } }));
  if (asked.isPending) return <Skeleton className="h-64 w-full rounded-m" />;
  if (asked.isError) return <QueryError query={asked} />;
  const { questions } = asked.data;
  if (questions.length === 0)
    return <EmptyState title={t("asked_empty_title")}>{t("asked_empty_text")}</EmptyState>;
  return (
    <>
      <p className="mb-5 max-w-prose text-md text-muted">{t("asked_note")}</p>
      <ul aria-label={t("tab_asked")} className="divide-y divide-line border-y border-line">
        {questions.map(({ text, times, found, askedAt }) => (
          <li key={text} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <p lang={lang} className="min-w-0 flex-1 basis-64 break-words font-medium">
              {text}
            </p>
            {found ? null : <Tag tone="here">{t("asked_nothing")}</Tag>}
            <p className="text-sm text-muted">
              {t("asked_times", { count: times })} · {ago(askedAt)}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
