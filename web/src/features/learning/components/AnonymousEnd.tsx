import type { CoursePage } from "@lehrpfad/contract";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { useSession } from "../../../lib/session.ts";
import { LinkButton } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Path } from "../../../ui/Path.tsx";
import { coursePath, isOpen, pathMark, stepPath } from "../steps.ts";
import { EntryForm } from "./EntryForm.tsx";
import { TakeOver } from "./StandingCard.tsx";

/** The end of an anonymous sitting: what was done, and how to keep it. */
export function AnonymousEnd({ course }: { course: CoursePage }) {
  const { t } = useTranslation("viewer");
  const { t: mastery } = useTranslation("mastery");
  const { number } = useFormats();
  const { status } = useSession();
  const { slug, steps } = course;
  const finished = steps.filter((step) => !isOpen(step)).length;
  const open = steps.find(isOpen);
  return (
    <Page title={mastery("anonymous_end_title")} width="narrow">
      <div className="mb-7">
        <Path total={steps.length} done={steps.map(pathMark)} here={open?.position} />
      </div>
      <h1 className="text-3xl">{mastery("anonymous_end_title")}</h1>
      <p className="mt-3 text-lg">
        {t("anonymous_end_text", { done: number(finished), total: number(steps.length) })}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {open ? <LinkButton to={stepPath(slug, open.position)}>{t("continue")}</LinkButton> : null}
        <LinkButton look="quiet" to={coursePath(slug)}>
          {t("to_course")}
        </LinkButton>
      </div>
      <Card as="section" className="mt-9">
        <h2 className="text-xl">{t("keep_title")}</h2>
        <p className="mb-2 mt-2 text-muted">{t("keep_text")}</p>
        <p className="mb-5 text-sm text-muted">{t("shared")}</p>
        {status === "signedIn" ? (
          <TakeOver slug={slug} onStarted={() => undefined} />
        ) : (
          <EntryForm slug={slug} submitLabel={t("keep_submit")} onStarted={() => undefined} />
        )}
      </Card>
    </Page>
  );
}
