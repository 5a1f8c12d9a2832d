import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { useSession } from "../../../lib/session.ts";
import { LinkButton } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/States.tsx";
import { RepetitionMails } from "../../learning/components/RepetitionMails.tsx";
import { useDue } from "../../learning/upkeep.ts";
import { ConfirmHint } from "../components/ConfirmHint.tsx";
import { Rounds } from "../components/Rounds.tsx";
import { useRepeating } from "../components/useMarking.ts";
import { CAMPUS } from "../queries.ts";

function NothingDue({ nextDue }: { nextDue: string | null }) {
  const { t } = useTranslation("campus");
  const { date } = useFormats();
  return (
    <>
      <EmptyState title={t("reviews_done")} action={<LinkButton to={CAMPUS}>{t("back")}</LinkButton>}>
        {nextDue === null ? t("reviews_none") : t("reviews_done_next", { date: date(nextDue) })}
      </EmptyState>
      {nextDue === null ? null : (
        <div className="mt-6">
          <RepetitionMails />
        </div>
      )}
    </>
  );
}

/** Today's repetition over all courses. */
export default function ReviewsPage() {
  const { t } = useTranslation("campus");
  const { user } = useSession();
  const due = useDue();
  return (
    <Page title={t("reviews_title")} width="reading">
      <h1 className="mb-4 text-3xl">{t("reviews_title")}</h1>
      {user?.emailConfirmed === false ? (
        <ConfirmHint email={user.email} />
      ) : (
        <Rounds query={due} useMarking={useRepeating}>
          <NothingDue nextDue={due.data?.nextDue ?? null} />
        </Rounds>
      )}
    </Page>
  );
}
