import type { MyCourse, RemovedCourse } from "@lehrpfad/contract";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { useProfile } from "../../../lib/profile.ts";
import { QueryError } from "../../../lib/QueryState.tsx";
import { makesCourses } from "../../../lib/roles.ts";
import { useSession } from "../../../lib/session.ts";
import { LinkButton } from "../../../ui/Button.tsx";
import { Loading, SkeletonCards } from "../../../ui/Skeleton.tsx";
import { EmptyState } from "../../../ui/States.tsx";
import { WaitingNotice } from "../../learning/components/WaitingNotice.tsx";
import { ConfirmHint } from "../components/ConfirmHint.tsx";
import { DueCard } from "../components/DueCard.tsx";
import { MyCourseCard } from "../components/MyCourseCard.tsx";
import { RemovedCourseCard } from "../components/RemovedCourseCard.tsx";
import { useMyCourses } from "../queries.ts";

function NoCourses() {
  const { t } = useTranslation("campus");
  const role = useProfile().data?.role;
  const creates = role !== undefined && makesCourses(role);
  return (
    <EmptyState
      title={t("empty_title")}
      action={
        creates ? (
          <LinkButton look="quiet" to="/create">
            {t("create")}
          </LinkButton>
        ) : null
      }
    >
      <p>{t("empty_text")}</p>
      {creates ? <p className="mt-2">{t("empty_creator")}</p> : null}
    </EmptyState>
  );
}

interface CoursesProps {
  courses: readonly MyCourse[];
  removed: readonly RemovedCourse[];
}

function Courses({ courses, removed }: CoursesProps) {
  const { user } = useSession();
  if (courses.length + removed.length === 0) return <NoCourses />;
  // The session hears of a confirmation in another tab, the list of courses does not.
  const waits = user?.emailConfirmed === false;
  const unconfirmed = waits && courses.some(({ enrolment }) => !enrolment.mayContinueLater);
  return (
    <>
      {unconfirmed ? <ConfirmHint email={user.email} /> : null}
      <ul className="grid gap-4.5 sm:grid-cols-2 lg:grid-cols-3">
        {courses.map((course) => (
          <MyCourseCard key={course.slug} course={course} />
        ))}
        {removed.map((course) => (
          <RemovedCourseCard key={course.slug} course={course} />
        ))}
      </ul>
    </>
  );
}

export default function CampusPage() {
  const { t } = useTranslation("campus");
  const { t: common } = useTranslation();
  const mine = useMyCourses();
  return (
    <Page title={t("title")}>
      <h1 className="text-3xl">{t("title")}</h1>
      <p className="mb-7 mt-2 text-muted">{t("text")}</p>
      <WaitingNotice />
      <DueCard />
      {mine.isPending ? (
        <Loading label={common("loading")}>
          <SkeletonCards />
        </Loading>
      ) : null}
      {mine.isError ? <QueryError query={mine} /> : null}
      {mine.data ? <Courses {...mine.data} /> : null}
    </Page>
  );
}
