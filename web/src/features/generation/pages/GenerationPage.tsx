import type { Generation } from "@lehrpfad/contract";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useRef } from "react";
import { useParams } from "react-router";
import { announce } from "../../../lib/announcer.ts";
import { orpc } from "../../../lib/api.ts";
import { FailedPage } from "../../../lib/course/FailedPage.tsx";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { isFinal } from "../../../lib/live/watch.ts";
import { Page } from "../../../lib/Page.tsx";
import { Loading, Skeleton, SkeletonText } from "../../../ui/Skeleton.tsx";
import { CompletionView } from "../components/CompletionView.tsx";
import { ProgressView } from "../components/ProgressView.tsx";
import { useGeneration } from "../useGeneration.ts";

const PlanView = lazy(async () => ({ default: (await import("../components/PlanView.tsx")).PlanView }));

function readyHeadline({ writer, standIns, steps }: Generation) {
  if (writer === "placeholder") return "done_placeholder_title";
  const count = standIns?.positions.length ?? 0;
  if (count === 0) return "done_title";
  return count < steps.length ? "done_stand_ins_title" : "done_stand_ins_all_title";
}

function headlineOf(state: Generation) {
  const { label, waiting } = state;
  if (waiting !== null) return "title_waiting";
  switch (label) {
    case "ready":
      return readyHeadline(state);
    case "paused":
      return "title_paused";
    case "planned":
      return "title_planned";
    case "failed":
      return "title_failed";
    default:
      return "title";
  }
}

/** @param isActive whether participants may come; undefined until that is known */
function leadOf({ label, writer, standIns }: Generation, isActive: boolean | undefined) {
  if (label === "planned") return "planned_lead";
  if (label !== "ready" || standIns !== null) return null;
  if (writer === "placeholder") return "done_placeholder_lead";
  if (isActive === undefined) return null;
  return isActive ? "done_lead" : "done_closed_lead";
}

function Headline({ state }: { state: Generation }) {
  const { t } = useTranslation("generation");
  const headline = t(headlineOf(state));
  const { slug, label } = state;
  const course = useQuery({
    ...orpc.courses.get.queryOptions({ input: { slug } }),
    enabled: label === "ready",
  });
  const lead = leadOf(state, course.data?.active);
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

function StateView({ state, lost, onState }: Parameters<typeof ProgressView>[0]) {
  if (state.label === "ready") return <CompletionView state={state} onState={onState} />;
  if (state.label === "planned") {
    return (
      <Suspense fallback={<SkeletonText lines={14} />}>
        <PlanView state={state} onState={onState} />
      </Suspense>
    );
  }
  return <ProgressView state={state} lost={lost} onState={onState} />;
}

/** `/c/{slug}/generation`: the plan to look at where one was asked for, the course being written, then the completion screen. */
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
  const stands = state.label === "paused" || state.label === "planned";
  const moving = state.status === "generating" && state.waiting === null && !stands;
  return (
    <Page title={moving ? `${f.percent(Math.round(state.percent))} · ${headline}` : headline}>
      <Headline state={state} />
      <StateView state={state} lost={lost} onState={follow} />
    </Page>
  );
}
