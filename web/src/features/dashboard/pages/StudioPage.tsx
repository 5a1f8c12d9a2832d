import { type CourseCard as Course, type Dashboard, LIMITS } from "@lehrpfad/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useCallback, useState } from "react";
import { afterPaint } from "../../../lib/afterPaint.ts";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { prepareQuery } from "../../../lib/prepareQuery.ts";
import { presentSearch } from "../../../lib/presentSearch.ts";
import { QueryError } from "../../../lib/QueryState.tsx";
import { useFetched } from "../../../lib/useFetched.ts";
import { Button, LinkButton } from "../../../ui/Button.tsx";
import { LiveRegion } from "../../../ui/Live.tsx";
import { Pages } from "../../../ui/Pages.tsx";
import { Loading, Skeleton, SkeletonCards, SkeletonStats } from "../../../ui/Skeleton.tsx";
import { EmptyState } from "../../../ui/States.tsx";
import { CourseActions } from "../components/CourseActions.tsx";
import { CourseCard } from "../components/CourseCard.tsx";
import { ImportLink } from "../components/ImportLink.tsx";
import { StudioFilters } from "../components/StudioFilters.tsx";
import { StudioStats } from "../components/StudioStats.tsx";
import { queryOf, useFilters } from "../filters.ts";
import { dashboardOptions } from "../queries.ts";
import { useDuplicate } from "../useDuplicate.ts";

const loadShareDialog = async () => (await import("../components/ShareDialog.tsx")).ShareDialog;
const loadDeleteDialog = async () =>
  (await import("../../../lib/course/DeleteCourseDialog.tsx")).DeleteCourseDialog;

/** How often the list is asked for while a course is being written. */
const WRITING_POLL_MS = 2_000;

function isWriting({ generation: { label } }: Course): boolean {
  return label !== "ready" && label !== "failed";
}

function StudioSkeleton() {
  const { t } = useTranslation();
  return (
    <Loading label={t("loading")}>
      <SkeletonStats />
      <Skeleton className="mb-8 mt-8 h-[4.4rem] w-full" />
      <SkeletonCards cards={3} />
    </Loading>
  );
}

function Courses({ courses }: { courses: readonly Course[] }) {
  const { t } = useTranslation("studio");
  const [deleting, setDeleting] = useState<Course | null>(null);
  const [sharing, setSharing] = useState<Course | null>(null);
  const [opened, setOpened] = useState<{ course: Course; button: HTMLElement } | null>(null);
  const duplicate = useDuplicate();
  const { part: ShareDialog, ...share } = useFetched(loadShareDialog);
  const { part: DeleteCourseDialog, ...remove } = useFetched(loadDeleteDialog);
  const openMenu = useCallback(
    (course: Course, button: HTMLElement) => {
      setOpened({ course, button });
      // What the menu leads to comes while one reads it.
      afterPaint(() => {
        share.ahead();
        remove.ahead();
      });
    },
    [share.ahead, remove.ahead],
  );
  return (
    <>
      <ul aria-label={t("courses_label")} className="grid gap-4.5 sm:grid-cols-2 lg:grid-cols-3">
        {courses.map((course) => (
          <CourseCard key={course.slug} course={course} onMenu={openMenu} />
        ))}
      </ul>
      {opened ? (
        <CourseActions
          {...opened}
          onClose={() => setOpened(null)}
          onShare={() => share.want(() => setSharing(opened.course))}
          onDuplicate={() => duplicate(opened.course.slug)}
          onDelete={() => remove.want(() => setDeleting(opened.course))}
        />
      ) : null}
      {ShareDialog ? <ShareDialog course={sharing} onClose={() => setSharing(null)} /> : null}
      {DeleteCourseDialog ? <DeleteCourseDialog course={deleting} onClose={() => setDeleting(null)} /> : null}
    </>
  );
}

function StudioBody({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation("studio");
  const f = useFormats();
  const filters = useFilters();
  const { stats, courses, found } = dashboard;
  const { page } = filters.query;
  const pages = Math.max(1, Math.ceil(found / LIMITS.cardsPerPage));
  if (stats.total === 0) {
    return (
      <EmptyState
        title={t("empty_title")}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <LinkButton to="/create">{t("empty_action")}</LinkButton>
            <ImportLink />
          </div>
        }
      >
        {t("empty_text")}
      </EmptyState>
    );
  }
  return (
    <>
      <StudioStats stats={stats} />
      <div className="mb-5 mt-8">
        <StudioFilters filters={filters} />
      </div>
      <LiveRegion>{filters.filtered ? t("found", { count: found, number: f.number(found) }) : ""}</LiveRegion>
      {filters.filtered ? (
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
          <p className="text-muted">{t("found", { count: found, number: f.number(found) })}</p>
          <Button look="plain" onPress={filters.reset}>
            {t("filters_reset")}
          </Button>
        </div>
      ) : null}
      {courses.length === 0 ? (
        <EmptyState title={t("nothing_title")}>{t("nothing_text")}</EmptyState>
      ) : (
        <>
          <Courses courses={courses} />
          <Pages
            label={t("pages_label")}
            words={t("page_of", { page, pages })}
            previousLabel={t("page_previous")}
            nextLabel={t("page_next")}
            page={page}
            pages={pages}
            onPage={(next) => filters.change({ page: next })}
          />
        </>
      )}
    </>
  );
}

/** `/dashboard?view=creator`: the courses one manages, with their numbers. */
export default function StudioPage() {
  const { t } = useTranslation("studio");
  const { query: input } = useFilters();
  const dashboard = useQuery({
    ...dashboardOptions(input),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.courses.some(isWriting) ? WRITING_POLL_MS : false),
  });
  const hasCourses = dashboard.data && dashboard.data.stats.total > 0;
  return (
    <Page title={t("title")}>
      <div className="mb-7 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h1 className="text-3xl">{t("title")}</h1>
        {hasCourses ? (
          <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:w-full">
            <ImportLink />
            <LinkButton to="/create">
              <Plus size={20} aria-hidden />
              {t("create")}
            </LinkButton>
          </div>
        ) : null}
      </div>
      {dashboard.data ? <StudioBody dashboard={dashboard.data} /> : null}
      {dashboard.isPending ? <StudioSkeleton /> : null}
      {dashboard.isError && !dashboard.data ? <QueryError query={dashboard} /> : null}
    </Page>
  );
}

StudioPage.prepare = async () => {
  await prepareQuery(dashboardOptions(queryOf(presentSearch())));
};
