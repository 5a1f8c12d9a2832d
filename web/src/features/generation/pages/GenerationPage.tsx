import type { Generation } from "@lehrpfad/contract";
import { useEffect, useRef } from "react";
import { useParams } from "react-router";
import { announce } from "../../../lib/announcer.ts";
import { FailedPage } from "../../../lib/course/FailedPage.tsx";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { isFinal } from "../../../lib/live/watch.ts";
import { Page } from "../../../lib/Page.tsx";
import { Loading, Skeleton, SkeletonText } from "../../../ui/Skeleton.tsx";
import { CompletionView } from "../components/CompletionView.tsx";
import { ProgressView } from "../components/ProgressView.tsx";
import { useGeneration } from "../useGeneration.ts";

function headlineOf({ label, writer, waiting }: Generation) {
  if (waiting !== null) return "title_waiting";
  switch (label) {
    case "ready":
      return writer === "placeholder" ? "done_placeholder_title" : "done_title";
    case "paused":
      return "title_paused";
    case "failed":
      return "title_failed";
    default:
      return "title";
  }
}

function leadOf({ label, writer }: Generation) {
  if (label !== "ready") return null;
  return writer === "placeholder" ? "done_placeholder_lead" : "done_lead";
}

function Headline({ state }: { state: Generation }) {
  const { t } = useTranslation("generation");
  const headline = t(headlineOf(state));
  const lead = leadOf(state);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(headline);
  useEffect(() => {
    if (before.current === headline) return;
    before.current = headline;
    announce(headline);
    scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [headline]);
  return (
    <div className="mb-8">
      <p className="text-muted">{state.courseName}</p>
      <h1 ref={heading} tabIndex={-1} className="mt-1 text-3xl">
        {headline}
      </h1>
      {lead ? <p className="mt-2 text-lg text-muted">{t(lead)}</p> : null}
    </div>
  );
}

function GenerationSkeleton() {
  const { t } = useTranslation();
  return (
    <Page title={undefined}>
      <Loading label={t("loading")}>
        <Skeleton className="h-4 w-48" />
        <Skeleton className="mb-8 mt-3 h-9 w-80 max-w-full" />
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[26rem_1fr]">
          <Skeleton className="h-48 w-full rounded-card" />
          <SkeletonText lines={8} />
        </div>
      </Loading>
    </Page>
  );
}

/** `/c/{slug}/generation`: the course being written, then the completion screen. */
export default function GenerationPage() {
  const { t } = useTranslation("generation");
  const { slug = "" } = useParams();
  const f = useFormats();
  const { query, lost, follow } = useGeneration(slug);
  const state = query.data;
  if (query.isError && (!state || isFinal(query.error))) {
    return <FailedPage query={query} />;
  }
  if (!state) return <GenerationSkeleton />;
  const headline = t(headlineOf(state));
  const moving = state.status === "generating" && state.waiting === null && state.label !== "paused";
  return (
    <Page title={moving ? `${f.percent(Math.round(state.percent))} · ${headline}` : headline}>
      <Headline state={state} />
      {state.label === "ready" ? (
        <CompletionView state={state} />
      ) : (
        <ProgressView state={state} lost={lost} onState={follow} />
      )}
    </Page>
  );
}
