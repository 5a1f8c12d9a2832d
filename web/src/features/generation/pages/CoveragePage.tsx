import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useParams, useSearchParams } from "react-router";
import { orpc } from "../../../lib/api.ts";
import { FailedPage } from "../../../lib/course/FailedPage.tsx";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { LinkButton } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/States.tsx";
import { CoverageView } from "../components/CoverageView.tsx";
import { ReportSkeleton } from "../components/ReportSkeleton.tsx";
import { shownFrom } from "../coverage.ts";

/** `/c/{slug}/coverage`: what of the documents the course teaches, asks about or leaves out. */
export default function CoveragePage() {
  const { t } = useTranslation("coverage");
  const f = useFormats();
  const { slug = "" } = useParams();
  const [search, setSearch] = useSearchParams();
  const query = useQuery(orpc.generation.report.queryOptions({ input: { slug } }));
  if (query.isError) return <FailedPage query={query} />;
  if (!query.data) return <ReportSkeleton />;
  const report = query.data;
  const date = report.measuredAt ? f.date(report.measuredAt) : "–";
  return (
    <Page title={t("title")}>
      <div className="-ml-3">
        <LinkButton to={`/c/${slug}/manage`} look="plain">
          <ArrowLeft size={18} aria-hidden />
          {t("back")}
        </LinkButton>
      </div>
      <p className="mt-4 text-muted">{report.courseName}</p>
      <h1 className="mt-1 text-3xl">{t("title")}</h1>
      {report.documents.length === 0 ? (
        <EmptyState title={t("empty_title")}>{t("empty_text")}</EmptyState>
      ) : (
        <>
          <p className="mb-8 mt-2 max-w-3xl text-lg text-muted">{t("lead", { date })}</p>
          <CoverageView
            slug={slug}
            report={report}
            shown={shownFrom(search.get("show"))}
            onShown={(shown) => setSearch(shown === "all" ? {} : { show: shown }, { replace: true })}
          />
        </>
      )}
    </Page>
  );
}
