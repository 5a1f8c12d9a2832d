import { errorCode } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { QueryError } from "../../../lib/QueryState.tsx";
import { CourseRefused } from "./CourseRefused.tsx";

interface CourseTroubleProps {
  slug: string;
  query: { error: unknown; refetch: () => unknown; isFetching: boolean };
}

/** Codes that have a page of their own (`CourseRefused`). */
const REFUSALS = /^((COURSE_|STEP_)?NOT_FOUND|COURSE_UNAVAILABLE|BAD_REQUEST|EMAIL_NOT_CONFIRMED)$/;

/** The whole page when a course or one of its steps cannot be shown. */
export function CourseTrouble({ slug, query }: CourseTroubleProps) {
  const { t } = useTranslation();
  const code = errorCode(query.error);
  if (REFUSALS.test(code)) return <CourseRefused slug={slug} code={code} />;
  return (
    <Page title={t("failed_title")} width="narrow">
      <QueryError query={query} />
    </Page>
  );
}

/** The screen of a step that does not exist. */
export function StepMissing({ slug }: { slug: string }) {
  return <CourseRefused slug={slug} code="STEP_NOT_FOUND" />;
}
