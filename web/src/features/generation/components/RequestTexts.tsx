import type { ModelRequest } from "@lehrpfad/contract";
import { useQuery } from "@tanstack/react-query";
import { orpc } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { QueryError } from "../../../lib/QueryState.tsx";
import { Loading, SkeletonText } from "../../../ui/Skeleton.tsx";

function Text({ title, open = false, children }: { title: string; open?: boolean; children: string }) {
  return (
    <details open={open} className="mt-2">
      <summary className="min-h-11 cursor-pointer py-2.5 text-md font-semibold">{title}</summary>
      <pre className="whitespace-pre-wrap break-words rounded-m bg-sunken px-4 py-3 text-sm leading-normal">
        {children}
      </pre>
    </details>
  );
}

/** JSON as people read it; any other text as it is. */
function readable(answer: string): string {
  try {
    return JSON.stringify(JSON.parse(answer), null, 2);
  } catch {
    return answer;
  }
}

/** What was wrong with a request, and its texts, which are fetched when somebody wants to read them. */
export function RequestTexts({ slug, request }: { slug: string; request: ModelRequest }) {
  const { t } = useTranslation("debug");
  const { t: common } = useTranslation();
  const { id, fault, repairs } = request;
  const query = useQuery({
    ...orpc.generation.request.queryOptions({ input: { slug, id } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <>
      {fault === null ? null : (
        <Text open title={t("fault")}>
          {fault}
        </Text>
      )}
      {repairs === null ? null : (
        <Text open title={t("repairs")}>
          {repairs}
        </Text>
      )}
      {query.isError ? <QueryError query={query} /> : null}
      {query.isPending ? (
        <Loading label={common("loading")}>
          <div className="pt-4">
            <SkeletonText lines={6} />
          </div>
        </Loading>
      ) : null}
      {query.data ? (
        <>
          <Text open title={t("answer")}>
            {query.data.answer === null ? t("answer_none") : readable(query.data.answer)}
          </Text>
          <Text title={t("prompt")}>{query.data.prompt}</Text>
          <Text title={t("instructions")}>{query.data.instructions}</Text>
          {query.data.shortened ? <p className="mt-3 text-sm text-muted">{t("shortened")}</p> : null}
        </>
      ) : null}
    </>
  );
}
