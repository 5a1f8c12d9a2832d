import type { Generation, ManagedCourse } from "@lehrpfad/contract";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight, BookOpen, ListChecks, MessagesSquare } from "lucide-react";
import { Link } from "react-router";
import { orpc } from "../../../lib/api.ts";
import { AdminPassword } from "../../../lib/course/AdminPassword.tsx";
import { CourseFacts } from "../../../lib/course/CourseFacts.tsx";
import { CourseLinks } from "../../../lib/course/CourseLinks.tsx";
import { useNoticeSentences } from "../../../lib/course/names.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { QueryError } from "../../../lib/QueryState.tsx";
import { LinkButton } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Loading, Skeleton } from "../../../ui/Skeleton.tsx";
import { presentNotices } from "../asking.ts";
import { CourseSize, isDifference } from "./CourseSize.tsx";
import { GenerationTrail } from "./GenerationTrail.tsx";
import { StandIns } from "./StandIns.tsx";

function Share({ course }: { course: ManagedCourse }) {
  const { t } = useTranslation("studio");
  return (
    <Card as="section" aria-labelledby="share-title" className="space-y-6">
      <h2 id="share-title" className="text-xl">
        {t("manage_share")}
      </h2>
      <CourseLinks {...course} />
      <div className="border-t border-line pt-6">
        <AdminPassword slug={course.slug} alreadyShown={course.adminPasswordShown} />
      </div>
    </Card>
  );
}

/** What is said at the top of the page, or beside the size of the course, is not said again among the notes. */
function otherNotices(state: Generation): Generation["notices"] {
  const told = new Set(["fallback_steps", ...(state.standIns?.reasons ?? [])]);
  return presentNotices(state).filter((notice) => !told.has(notice.code) && !isDifference(notice));
}

function Notes({ state }: { state: Generation }) {
  const { t } = useTranslation("generation");
  const notices = useNoticeSentences()(otherNotices(state));
  const notes = [
    ...notices,
    ...(state.writer === "placeholder" ? [] : [t("note_check")]),
    t("note_password"),
    t("note_data"),
  ];
  return (
    <section aria-labelledby="notes-title">
      <h2 id="notes-title" className="text-xl">
        {t("notes_title")}
      </h2>
      <ul className="mt-3 space-y-2.5 border-l-3 border-here pl-4">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}

interface NextProps extends Pick<Generation, "slug" | "writer"> {
  /** Whether it was never opened to participants. */
  draft: boolean;
}

function Next({ slug, writer, draft }: NextProps) {
  const { t } = useTranslation("generation");
  const { t: s } = useTranslation("studio");
  const { t: c } = useTranslation("coverage");
  const { t: chat } = useTranslation("chat");
  const { t: r } = useTranslation("reviewing");
  const { t: p } = useTranslation("preview");
  // An outline is hidden from participants until its creator has filled it in.
  const outline = writer === "placeholder";
  return (
    <section aria-labelledby="next-title">
      <h2 id="next-title" className="text-xl">
        {t("next_title")}
      </h2>
      <div className="mt-4 flex flex-col gap-3">
        {draft ? (
          <LinkButton to={`/c/${slug}/review`}>
            <ListChecks size={18} aria-hidden />
            {r("link")}
          </LinkButton>
        ) : null}
        {outline ? null : (
          <LinkButton look={draft ? "quiet" : "primary"} to={draft ? `/c/${slug}/preview` : `/c/${slug}`}>
            <BookOpen size={18} aria-hidden />
            {draft ? p("heading") : t("open_course")}
          </LinkButton>
        )}
        <LinkButton look={outline ? "primary" : "quiet"} to={`/c/${slug}/manage`}>
          {s("manage_title")}
        </LinkButton>
        <LinkButton look="quiet" to={`/c/${slug}/chat`}>
          <MessagesSquare size={18} aria-hidden />
          {chat("link")}
        </LinkButton>
        {outline ? null : (
          <LinkButton look="quiet" to={`/c/${slug}/coverage`}>
            {c("link")}
          </LinkButton>
        )}
        <LinkButton look="quiet" to={`/c/${slug}/debug`}>
          {t("how_link")}
        </LinkButton>
        <Link
          to="/dashboard?view=creator"
          className="text-link inline-flex min-h-11 items-center gap-1.5 self-center"
        >
          {t("open_studio")}
          <ArrowRight size={16} aria-hidden />
        </Link>
      </div>
    </section>
  );
}

interface CompletionViewProps {
  state: Generation;
  onState: (state: Generation) => void;
}

/** The finished course: who wrote it where that was not who should, its links, its password, what to know and what to do next. */
export function CompletionView({ state, onState }: CompletionViewProps) {
  const { t } = useTranslation("generation");
  const { t: common } = useTranslation();
  const course = useQuery(orpc.courses.get.queryOptions({ input: { slug: state.slug } }));
  return (
    <div className="space-y-10">
      <StandIns state={state} onState={onState} />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[1fr_22rem] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0">
          {course.isError ? <QueryError query={course} /> : null}
          {course.isPending ? (
            <Loading label={common("loading")}>
              <Skeleton className="h-96 w-full rounded-card" />
            </Loading>
          ) : null}
          {course.data ? <Share course={course.data} /> : null}
        </div>
        <div className="space-y-10 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Next slug={state.slug} writer={state.writer} draft={course.data?.draft ?? false} />
          <Notes state={state} />
          {course.data ? (
            <section aria-labelledby="overview-title">
              <h2 id="overview-title" className="mb-2 text-xl">
                {t("overview_title")}
              </h2>
              <CourseFacts course={course.data} />
              <CourseSize {...state} />
            </section>
          ) : null}
        </div>
        <section aria-labelledby="trail-title" className="min-w-0">
          <h2 id="trail-title" className="mb-5 text-xl">
            {t("steps_title")}
          </h2>
          <GenerationTrail state={state} />
        </section>
      </div>
    </div>
  );
}
