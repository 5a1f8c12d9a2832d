import type { DueQuestion } from "@lehrpfad/contract";
import { useState } from "react";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { QueryError } from "../../../lib/QueryState.tsx";
import { LinkButton } from "../../../ui/Button.tsx";
import { Path } from "../../../ui/Path.tsx";
import { Loading, SkeletonText } from "../../../ui/Skeleton.tsx";
import { EmptyState } from "../../../ui/States.tsx";
import { ReviewQuestion } from "../components/ReviewQuestion.tsx";
import { useDue } from "../queries.ts";

const CAMPUS = "/dashboard?view=participant";

function NothingDue({ nextDue }: { nextDue: string | null }) {
  const { t } = useTranslation("campus");
  const { date } = useFormats();
  return (
    <EmptyState title={t("reviews_done")} action={<LinkButton to={CAMPUS}>{t("back")}</LinkButton>}>
      {nextDue === null ? t("reviews_none") : t("reviews_done_next", { date: date(nextDue) })}
    </EmptyState>
  );
}

/** A round of questions, one after the other: those that were due when it began, whatever is heard of later. */
function Round({ due: dueNow, onEnd }: { due: readonly DueQuestion[]; onEnd: () => void }) {
  const { t } = useTranslation("campus");
  const { number } = useFormats();
  const [questions] = useState(dueNow);
  const [at, setAt] = useState(0);
  const due = questions[at];
  if (!due) return null;
  const isLast = at === questions.length - 1;
  const values = { position: number(at + 1), total: number(questions.length), course: due.courseName };
  return (
    <>
      <div className="mb-3 mt-5">
        <Path total={questions.length} done={at} here={at + 1} />
      </div>
      <p className="mb-5 text-sm text-muted">{t("reviews_place", values)}</p>
      <ReviewQuestion
        key={due.stepId}
        due={due}
        isLast={isLast}
        onNext={isLast ? onEnd : () => setAt(at + 1)}
      />
    </>
  );
}

/** Today's repetition over all courses. */
export default function ReviewsPage() {
  const { t } = useTranslation("campus");
  const { t: common } = useTranslation();
  const due = useDue();
  const [round, setRound] = useState(1);
  // What was kept from another page may be out of date: a round that began with it would begin anew.
  const questions = due.isFetchedAfterMount ? (due.data?.questions ?? []) : null;
  const nextRound = async () => {
    await due.refetch();
    setRound(round + 1);
  };
  return (
    <Page title={t("reviews_title")} width="reading">
      <h1 className="text-3xl">{t("reviews_title")}</h1>
      {questions === null && !due.isError ? (
        <Loading label={common("loading")}>
          <SkeletonText lines={8} />
        </Loading>
      ) : null}
      {due.isError ? <QueryError query={due} /> : null}
      {due.data && questions?.length === 0 ? <NothingDue nextDue={due.data.nextDue} /> : null}
      {questions && questions.length > 0 ? (
        <Round key={round} due={questions} onEnd={() => void nextRound()} />
      ) : null}
    </Page>
  );
}
