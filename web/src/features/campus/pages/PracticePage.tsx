import { Link, useParams } from "react-router";
import { errorCode } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { LinkButton } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/States.tsx";
import { CourseTrouble } from "../../learning/components/CourseTrouble.tsx";
import { ToCourse } from "../../learning/components/ToCourse.tsx";
import { isLost } from "../../learning/queries.ts";
import { coursePath } from "../../learning/steps.ts";
import { usePractice } from "../../learning/upkeep.ts";
import { Rounds } from "../components/Rounds.tsx";
import { usePractising } from "../components/useMarking.ts";

/** What went wrong in a course, again and again until it is right. */
export default function PracticePage() {
  const { slug = "" } = useParams();
  const { t } = useTranslation("mastery");
  const { t: viewer } = useTranslation("viewer");
  const practice = usePractice(slug);
  if (practice.isError && errorCode(practice.error) === "ENROLMENT_REQUIRED") return <ToCourse slug={slug} />;
  if (isLost(practice)) return <CourseTrouble slug={slug} query={practice} />;
  return (
    <Page title={t("practise")} width="reading">
      <Link to={coursePath(slug)} className="text-link inline-flex min-h-11 items-center">
        {viewer("to_course")}
      </Link>
      <h1 className="mt-1 text-3xl">{t("practise")}</h1>
      <Rounds query={practice} useMarking={usePractising}>
        <EmptyState
          title={t("practise_done")}
          action={<LinkButton to={coursePath(slug)}>{viewer("to_course")}</LinkButton>}
        >
          {t("practise_done_text")}
        </EmptyState>
      </Rounds>
    </Page>
  );
}
