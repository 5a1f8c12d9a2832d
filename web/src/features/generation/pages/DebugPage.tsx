import type { GenerationDebug } from "@lehrpfad/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useParams, useSearchParams } from "react-router";
import { orpc } from "../../../lib/api.ts";
import { CourseHeader } from "../../../lib/course/CourseHeader.tsx";
import { FailedPage } from "../../../lib/course/FailedPage.tsx";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { LinkButton } from "../../../ui/Button.tsx";
import { ReportSkeleton } from "../components/ReportSkeleton.tsx";
import { RunLog } from "../components/RunLog.tsx";
import { RunOverview } from "../components/RunOverview.tsx";
import { RunPhases } from "../components/RunPhases.tsx";
import { RunRequests } from "../components/RunRequests.tsx";
import { type Shown, shownFrom } from "../debug.ts";

/** How often a run that goes on is asked for. */
const POLL_MS = 3_000;

function goesOn(debug: GenerationDebug | undefined): boolean {
  const label = debug?.run?.label;
  return label !== undefined && label !== "ready" && label !== "failed";
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-10">
      <h3 id={id} className="mb-4 text-xl">
        {title}
      </h3>
      {children}
    </section>
  );
}

function Run({ debug, run }: { debug: GenerationDebug; run: NonNullable<GenerationDebug["run"]> }) {
  const { t } = useTranslation("debug");
  const { t: c } = useTranslation("coverage");
  const [search, setSearch] = useSearchParams();
  const chosen = search.get("run");
  const show = ({ filter, step }: Shown) =>
    setSearch(
      {
        ...(chosen === null ? {} : { run: chosen }),
        ...(filter === "all" ? {} : { show: filter }),
        ...(step === "any" ? {} : { step }),
      },
      { replace: true },
    );
  return (
    <>
      <RunOverview
        debug={debug}
        run={run}
        onRun={(id) => setSearch(id === debug.runs[0]?.id ? {} : { run: id })}
      />
      <Part id="phases-title" title={t("phases_title")}>
        <RunPhases run={run} />
      </Part>
      <Part id="requests-title" title={t("requests_title")}>
        <RunRequests
          key={run.id}
          debug={debug}
          run={run}
          shown={shownFrom(search, run.requests)}
          onShown={show}
        />
      </Part>
      <Part id="log-title" title={t("log_title")}>
        <RunLog log={run.log} />
      </Part>
      {run.label === "ready" ? (
        <p className="mt-8">
          {t("coverage_text")}{" "}
          <Link to={`/c/${debug.slug}/coverage`} className="text-link">
            {c("link")}
          </Link>
        </p>
      ) : null}
    </>
  );
}

/** `/c/{slug}/debug`: how a course was generated, for those who manage it. */
export default function DebugPage() {
  const { t } = useTranslation("debug");
  const { slug = "" } = useParams();
  const [search] = useSearchParams();
  const run = search.get("run");
  const query = useQuery({
    ...orpc.generation.debug.queryOptions({ input: { slug, ...(run === null ? {} : { run }) } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (goesOn(state.data) ? POLL_MS : false),
  });
  if (query.isError && !query.data) return <FailedPage query={query} />;
  if (!query.data) return <ReportSkeleton />;
  const debug = query.data;
  const ready = debug.runs[0]?.label === "ready";
  return (
    <Page title={t("title")}>
      {ready ? (
        <CourseHeader slug={slug} name={debug.courseName} />
      ) : (
        <>
          <div className="-ml-3">
            <LinkButton to={`/c/${slug}/generation`} look="plain">
              <ArrowLeft size={18} aria-hidden />
              {t("back_generation")}
            </LinkButton>
          </div>
          <h1 className="mb-6 mt-1 text-3xl">{debug.courseName}</h1>
        </>
      )}
      <h2 className="text-2xl">{t("title")}</h2>
      <p className="mb-8 mt-2 max-w-3xl text-lg text-muted">{t("lead")}</p>
      {debug.run ? <Run debug={debug} run={debug.run} /> : <p>{t("no_phases")}</p>}
    </Page>
  );
}
