import type { CourseResults } from "@lehrpfad/contract";
import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { type Params, useParams, useSearchParams } from "react-router";
import { CourseHeader } from "../../../lib/course/CourseHeader.tsx";
import { CourseHeaderSkeleton } from "../../../lib/course/CourseHeaderSkeleton.tsx";
import { FailedPage } from "../../../lib/course/FailedPage.tsx";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { prepareQuery } from "../../../lib/prepareQuery.ts";
import { presentSearch } from "../../../lib/presentSearch.ts";
import { LinkButton } from "../../../ui/Button.tsx";
import { Skeleton, SkeletonStats } from "../../../ui/Skeleton.tsx";
import { Stat, Stats } from "../../../ui/Stat.tsx";
import { EmptyState } from "../../../ui/States.tsx";
import { Tabs } from "../../../ui/Tabs.tsx";
import { AskedList } from "../components/AskedList.tsx";
import { DownloadMenu } from "../components/DownloadMenu.tsx";
import { PeopleList } from "../components/PeopleList.tsx";
import { QuestionResult } from "../components/QuestionResult.tsx";
import { StepsChart } from "../components/StepsChart.tsx";
import { Timeline } from "../components/Timeline.tsx";
import { peopleQuery } from "../people.ts";
import { peopleOptions, resultsOptions } from "../queries.ts";

function Numbers({ results }: { results: CourseResults }) {
  const { t } = useTranslation("results");
  const f = useFormats();
  const { participants, registered, anonymous, graduates, completionRate: rate, rightAnswers } = results;
  const share = (value: number | null) => (value === null ? "–" : f.percent(value));
  return (
    <section aria-label={t("numbers_label")} className="mb-8">
      <Stats>
        <Stat
          label={t("stat_participants")}
          value={f.number(participants)}
          more={t("stat_kinds", { registered: f.number(registered), anonymous: f.number(anonymous) })}
        />
        <Stat label={t("stat_graduates")} value={f.number(graduates)} />
        {results.passed === null ? null : <Stat label={t("stat_passed")} value={f.number(results.passed)} />}
        <Stat label={t("stat_rate")} value={share(rate)} />
        <Stat label={t("stat_right")} value={share(rightAnswers)} />
      </Stats>
      <p className="mt-2 text-sm text-muted">{t("counted", { when: f.ago(results.countedAt) })}</p>
    </section>
  );
}

function Questions({ results }: { results: CourseResults }) {
  const { t } = useTranslation("results");
  const { slug, language } = results;
  return (
    <>
      <div className="mb-5 flex flex-wrap items-start justify-between gap-4">
        <p className="max-w-prose text-md text-muted">{t("discrimination_note")}</p>
        <DownloadMenu slug={slug} table="questions" />
      </div>
      <ul aria-label={t("questions_title")} className="grid gap-5 lg:grid-cols-2">
        {results.steps.map((step) => (
          <Fragment key={step.stepId}>
            {step.question ? (
              <QuestionResult question={step.question} step={step} slug={slug} lang={language} />
            ) : null}
            {step.exercises.map((exercise) => (
              <QuestionResult
                key={exercise.id}
                question={exercise}
                step={step}
                slug={slug}
                lang={language}
                isExercise
              />
            ))}
          </Fragment>
        ))}
      </ul>
    </>
  );
}

function Parts({ results }: { results: CourseResults }) {
  const { t } = useTranslation("results");
  const [search, setSearch] = useSearchParams();
  const tabs = [
    {
      id: "steps",
      label: t("tab_steps"),
      content: (
        <div className="space-y-10">
          <StepsChart results={results} />
          <Timeline timeline={results.timeline} />
        </div>
      ),
    },
    { id: "questions", label: t("questions_title"), content: <Questions results={results} /> },
    {
      id: "asked",
      label: t("tab_asked"),
      content: <AskedList slug={results.slug} lang={results.language} />,
    },
    {
      id: "participants",
      label: t("participants_title"),
      content: (
        <>
          <div className="mb-4 flex justify-end">
            <DownloadMenu slug={results.slug} table="participants" />
          </div>
          <PeopleList slug={results.slug} />
        </>
      ),
    },
  ];
  const selected = tabs.find(({ id }) => id === search.get("tab"))?.id ?? "steps";
  return (
    <Tabs
      label={t("tabs_label")}
      tabs={tabs}
      selected={selected}
      onSelect={(tab) => setSearch(tab === "steps" ? {} : { tab }, { preventScrollReset: true })}
    />
  );
}

/** `/c/{slug}/results`: who takes the course, how far they get, and how its questions do. */
export default function ResultsPage() {
  const { t } = useTranslation("results");
  const { slug = "" } = useParams();
  const results = useQuery(resultsOptions(slug));
  if (!results.data && results.isError) return <FailedPage query={results} />;
  if (!results.data) {
    return (
      <CourseHeaderSkeleton>
        <SkeletonStats className="h-[6.5rem]" />
        <Skeleton className="mt-8 h-96 w-full rounded-m" />
      </CourseHeaderSkeleton>
    );
  }
  const { name, participants } = results.data;
  return (
    <Page title={t("page_title", { course: name })}>
      <CourseHeader slug={slug} name={name} />
      {participants === 0 ? (
        <EmptyState
          title={t("empty_title")}
          action={<LinkButton to={`/c/${slug}/manage`}>{t("share")}</LinkButton>}
        >
          {t("empty_text")}
        </EmptyState>
      ) : (
        <>
          <Numbers results={results.data} />
          <Parts results={results.data} />
        </>
      )}
    </Page>
  );
}

ResultsPage.prepare = async ({ slug = "" }: Params) => {
  const search = presentSearch();
  const people =
    search.get("tab") === "participants" ? prepareQuery(peopleOptions(slug, peopleQuery(search))) : null;
  await Promise.all([prepareQuery(resultsOptions(slug)), people]);
};
