import type { CoursePage } from "@lehrpfad/contract";
import { useTranslation } from "../../../lib/i18n.ts";
import { useSession } from "../../../lib/session.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { useStart } from "../useStart.ts";
import { ActionFault } from "./ActionFault.tsx";
import { EntryForm } from "./EntryForm.tsx";
import { StandingCard } from "./StandingCard.tsx";

function AnonymousStart({ slug }: { slug: string }) {
  const { t } = useTranslation("viewer");
  const { anonymous } = useStart(slug);
  return (
    <section className="space-y-3">
      <h2 className="text-xl">{t("anonymous_title")}</h2>
      <p className="text-muted">{t("anonymous_text")}</p>
      <p className="text-sm text-muted">{t("shared_anonymous")}</p>
      <ActionFault action={anonymous} title="anonymous_failed" />
      <Button wide isPending={anonymous.isPending} onPress={() => anonymous.mutate()}>
        {t("anonymous_start")}
      </Button>
    </section>
  );
}

function VisitorEntry({ course }: { course: CoursePage }) {
  const { t } = useTranslation("viewer");
  const { slug, allowAnonymous } = course;
  return (
    <Card>
      {allowAnonymous ? (
        <>
          <AnonymousStart slug={slug} />
          <hr className="my-6 border-line" />
        </>
      ) : null}
      <section>
        <h2 className="text-xl">{t(allowAnonymous ? "register_or" : "register_title")}</h2>
        <p className="mb-1 mt-2 text-muted">{t("register_text")}</p>
        <p className="mb-5 mt-2 text-sm text-muted">{t("shared")}</p>
        <EntryForm
          slug={slug}
          submitLabel={t("register_submit")}
          look={allowAnonymous ? "quiet" : "primary"}
        />
      </section>
    </Card>
  );
}

function MemberEntry({ slug, manages }: Pick<CoursePage, "slug" | "manages">) {
  const { t } = useTranslation("viewer");
  const { enrol } = useStart(slug);
  return (
    <Card>
      <section className="space-y-4">
        <h2 className="text-xl">{t("enter_title")}</h2>
        <p className="text-muted">{t(manages ? "trial_start" : "shared")}</p>
        <ActionFault action={enrol} title="start_failed" />
        <Button wide isPending={enrol.isPending} onPress={() => enrol.mutate()}>
          {t("start")}
        </Button>
      </section>
    </Card>
  );
}

/** The enrolment check: how this person gets into the course, or where she stands in it. */
export function EntryCard({ course }: { course: CoursePage }) {
  const { status } = useSession();
  if (course.enrolment) return <StandingCard course={course} enrolment={course.enrolment} />;
  return status === "signedIn" ? <MemberEntry {...course} /> : <VisitorEntry course={course} />;
}
