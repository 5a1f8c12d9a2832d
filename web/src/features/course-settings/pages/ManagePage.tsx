import type { ManagedCourse } from "@lehrpfad/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { BookOpen, PencilLine } from "lucide-react";
import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import { orpc } from "../../../lib/api.ts";
import { AdminPassword } from "../../../lib/course/AdminPassword.tsx";
import { CourseFacts } from "../../../lib/course/CourseFacts.tsx";
import { CourseLinks } from "../../../lib/course/CourseLinks.tsx";
import { DeleteCourseDialog } from "../../../lib/course/DeleteCourseDialog.tsx";
import { FailedPage } from "../../../lib/course/FailedPage.tsx";
import { errorCode, useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { Button, LinkButton } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Loading, Skeleton } from "../../../ui/Skeleton.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import { Tag } from "../../../ui/Tag.tsx";
import { CourseSize } from "../../generation/components/CourseSize.tsx";
import { StandIns } from "../../generation/components/StandIns.tsx";
import { useGeneration } from "../../generation/useGeneration.ts";
import { ClaimForm } from "../components/ClaimForm.tsx";
import { CourseParts } from "../components/CourseParts.tsx";
import { StepLinks } from "../components/StepLinks.tsx";

function ActiveSwitch({ course }: { course: ManagedCourse }) {
  const { t } = useTranslation("studio");
  const sentence = useErrorSentence();
  const queries = useQueryClient();
  const { slug, active } = course;
  const setActive = useMutation(
    orpc.courses.setActive.mutationOptions({
      onSuccess: (changed) => {
        queries.setQueryData(orpc.courses.get.queryKey({ input: { slug } }), changed);
        void queries.invalidateQueries({ queryKey: orpc.results.dashboard.key() });
      },
    }),
  );
  const shown = setActive.isPending ? setActive.variables.active : active;
  return (
    <div>
      <Switch
        isSelected={shown}
        onChange={(next) => setActive.mutate({ slug, active: next })}
        help={t("manage_active_help")}
      >
        {t("manage_active")}
      </Switch>
      {setActive.isError ? (
        <p role="alert" className="text-danger">
          {sentence(setActive.error)}
        </p>
      ) : null}
    </div>
  );
}

function DeleteButton({ course: { slug, name } }: { course: ManagedCourse }) {
  const { t } = useTranslation("studio");
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button look="quiet" onPress={() => setAsking(true)}>
        {t("manage_delete")}
      </Button>
      <DeleteCourseDialog
        course={asking ? { slug, name } : null}
        onClose={() => setAsking(false)}
        onDeleted={() => void navigate("/dashboard?view=creator")}
      />
    </>
  );
}

/** Which steps the built-in writer wrote in place of the model, live while the model writes them after all. */
function LiveStandIns({ slug }: { slug: string }) {
  const { query, follow } = useGeneration(slug);
  if (!query.data?.standIns) return null;
  return (
    <div className="mt-6">
      <StandIns state={query.data} onState={follow} />
    </div>
  );
}

/** What was announced of the course, and what was written. */
function WrittenSize({ slug }: { slug: string }) {
  const generation = useQuery(orpc.generation.get.queryOptions({ input: { slug } }));
  return generation.data ? <CourseSize {...generation.data} /> : null;
}

function Header({ course }: { course: ManagedCourse }) {
  const { t } = useTranslation("studio");
  const { t: e } = useTranslation("editor");
  const { slug } = course;
  return (
    <div className="mb-8">
      <div className="mb-2 flex flex-wrap items-center gap-3">
        <span className="text-muted">{t("manage_title")}</span>
        {course.active ? (
          <Tag>{t("active")}</Tag>
        ) : (
          <Tag tone={course.draft ? "here" : "off"}>{t(course.draft ? "draft" : "inactive")}</Tag>
        )}
      </div>
      <h1 className="text-3xl">{course.name}</h1>
      <div className="mt-5 grid grid-cols-2 gap-2.5 sm:flex sm:flex-wrap">
        <LinkButton to={`/c/${slug}`}>
          <BookOpen size={18} aria-hidden />
          {t("open_course")}
        </LinkButton>
        <LinkButton look="quiet" to={`/c/${slug}/edit`}>
          <PencilLine size={18} aria-hidden />
          {e("edit_course")}
        </LinkButton>
      </div>
      <CourseParts slug={slug} />
      {course.standIns > 0 ? <LiveStandIns slug={slug} /> : null}
    </div>
  );
}

function Overview({ course }: { course: ManagedCourse }) {
  const { t } = useTranslation("studio");
  const { slug } = course;
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[1fr_22rem] lg:grid-rows-[auto_1fr]">
      <Card as="section" aria-labelledby="share-title" className="min-w-0 space-y-6">
        <h2 id="share-title" className="text-xl">
          {t("manage_share")}
        </h2>
        <CourseLinks {...course} />
        <div className="border-t border-line pt-6">
          <AdminPassword slug={slug} alreadyShown={course.adminPasswordShown} />
        </div>
      </Card>
      <div className="space-y-10 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <section aria-labelledby="state-title">
          <h2 id="state-title" className="mb-1 text-xl">
            {t("manage_state")}
          </h2>
          <ActiveSwitch course={course} />
        </section>
        <section aria-labelledby="facts-title">
          <h2 id="facts-title" className="mb-2 text-xl">
            {t("manage_facts")}
          </h2>
          <CourseFacts course={course} />
          <WrittenSize slug={slug} />
        </section>
      </div>
      <div className="min-w-0 space-y-10">
        <section aria-labelledby="steps-title">
          <h2 id="steps-title" className="mb-5 text-xl">
            {t("manage_steps")}
          </h2>
          <StepLinks slug={slug} />
        </section>
        <div className="border-t border-line pt-6">
          <DeleteButton course={course} />
        </div>
      </div>
    </div>
  );
}

/** `/c/{slug}/manage`: the management link's target. */
export default function ManagePage() {
  const { t } = useTranslation();
  const { slug = "" } = useParams();
  const course = useQuery({
    ...orpc.courses.get.queryOptions({ input: { slug } }),
    retry: (count, error) => count < 1 && errorCode(error) !== "COURSE_NOT_FOUND",
  });
  if (course.isError) {
    const unknown = errorCode(course.error) === "COURSE_NOT_FOUND";
    return unknown ? <ClaimForm slug={slug} /> : <FailedPage query={course} />;
  }
  if (!course.data) {
    return (
      <Page title={undefined}>
        <Loading label={t("loading")}>
          <Skeleton className="h-5 w-36" />
          <Skeleton className="mb-8 mt-3 h-9 w-96 max-w-full" />
          <div className="grid gap-12 lg:grid-cols-[1fr_22rem]">
            <Skeleton className="h-96 w-full rounded-card" />
            <Skeleton className="h-64 w-full rounded-card" />
          </div>
        </Loading>
      </Page>
    );
  }
  return (
    <Page title={course.data.name}>
      <Header course={course.data} />
      <Overview course={course.data} />
    </Page>
  );
}
