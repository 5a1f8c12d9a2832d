import { Palette } from "lucide-react";
import { useParams } from "react-router";
import { CourseHeader } from "../../../lib/course/CourseHeader.tsx";
import { FailedPage } from "../../../lib/course/FailedPage.tsx";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { LinkButton } from "../../../ui/Button.tsx";
import { FormSkeleton } from "../components/FormSkeleton.tsx";
import { Managers } from "../components/Managers.tsx";
import { RenewPassword } from "../components/RenewPassword.tsx";
import { RewriteCourse } from "../components/RewriteCourse.tsx";
import { SettingsForm } from "../components/SettingsForm.tsx";
import { useManagedCourse } from "../queries.ts";

/** `/c/{slug}/settings`: everything about a course that is not its content or its look. */
export default function CourseSettingsPage() {
  const { t } = useTranslation("manage");
  const { slug = "" } = useParams();
  const course = useManagedCourse(slug);
  if (!course.data) return course.isError ? <FailedPage query={course} /> : <FormSkeleton />;
  const { name, adminPasswordShown } = course.data;
  return (
    <Page title={t("settings_page_title", { course: name })}>
      <CourseHeader
        slug={slug}
        name={name}
        action={
          <LinkButton look="quiet" to={`/c/${slug}/design`}>
            <Palette size={18} aria-hidden />
            {t("nav_design")}
          </LinkButton>
        }
      />
      <div className="max-w-3xl space-y-12">
        <SettingsForm key={slug} course={course.data} />
        <RewriteCourse slug={slug} />
        <section aria-labelledby="people-title" className="space-y-6 border-t border-line pt-8">
          <h2 id="people-title" className="text-xl">
            {t("people_title")}
          </h2>
          <Managers slug={slug} />
          <RenewPassword slug={slug} alreadyShown={adminPasswordShown} />
        </section>
      </div>
    </Page>
  );
}
