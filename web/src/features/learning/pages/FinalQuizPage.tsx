import type { FinalQuiz } from "@lehrpfad/contract";
import { useLayoutEffect, useRef, useState } from "react";
import { Link, useParams } from "react-router";
import { errorCode } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { LinkButton } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { LiveRegion } from "../../../ui/Live.tsx";
import { Loading, SkeletonText } from "../../../ui/Skeleton.tsx";
import { EmptyState } from "../../../ui/States.tsx";
import { CourseTrouble } from "../components/CourseTrouble.tsx";
import { QuizIntro } from "../components/QuizIntro.tsx";
import { QuizResult, useQuizScore } from "../components/QuizResult.tsx";
import { Ending } from "../components/TestEnding.tsx";
import { TestQuestions } from "../components/TestQuestions.tsx";
import { ToCourse } from "../components/ToCourse.tsx";
import { WaitingNotice } from "../components/WaitingNotice.tsx";
import { useTaking } from "../entryTest/useTaking.ts";
import { useFinalQuiz } from "../finalQuiz.ts";
import { isLost } from "../queries.ts";
import { coursePath } from "../steps.ts";

function Closed({ slug }: { slug: string }) {
  const { t } = useTranslation("finalQuiz");
  const { t: viewer } = useTranslation("viewer");
  return (
    <Page title={t("title")} width="reading">
      <EmptyState
        title={t("closed_title")}
        action={<LinkButton to={coursePath(slug)}>{viewer("to_course")}</LinkButton>}
      >
        {t("closed_text")}
      </EmptyState>
    </Page>
  );
}

interface AttemptProps {
  slug: string;
  quiz: FinalQuiz;
  attempt: number;
  isFollowing: boolean;
  onEnd: () => void;
}

/** The questions of the open attempt, until the server has what came of it. */
function Attempt({ slug, quiz, attempt, isFollowing, onEnd }: AttemptProps) {
  const { t } = useTranslation("finalQuiz");
  const taking = useTaking({ kind: "quiz", slug, attempt });
  const [hasEnded, setEnded] = useState(false);
  if (taking.isEnding || hasEnded) return <Ending />;
  return (
    <TestQuestions
      slug={slug}
      draftKey={`${slug}:quiz:${attempt}`}
      language={quiz.language}
      asked={quiz.asked}
      taking={taking}
      isFollowing={isFollowing}
      onEnd={() => {
        setEnded(true);
        onEnd();
        void taking.end();
      }}
      namesStep={false}
      finishHelp={t("finish_help")}
    />
  );
}

function Opened({ slug, quiz }: { slug: string; quiz: FinalQuiz }) {
  const { t } = useTranslation("entryTest");
  const score = useQuizScore();
  const [did, setDid] = useState<"begun" | "ended" | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const { attempt } = quiz;
  const last = quiz.attempts.at(-1);
  const isIntro = attempt === null && last === undefined;
  const shown = attempt === null ? (last ? `ended ${last.number}` : "intro") : `begun ${attempt}`;
  // Before the paint: the button that was pressed has gone.
  useLayoutEffect(() => {
    if (did === "ended" && shown !== "intro") place.current?.focus();
  }, [did, shown]);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {attempt === null ? null : (
        <Attempt
          key={attempt}
          slug={slug}
          quiz={quiz}
          attempt={attempt}
          isFollowing={did === "begun"}
          onEnd={() => setDid("ended")}
        />
      )}
      {isIntro ? <QuizIntro slug={slug} quiz={quiz} onBegun={() => setDid("begun")} /> : null}
      {attempt === null && last ? (
        <QuizResult slug={slug} quiz={quiz} last={last} onBegun={() => setDid("begun")} />
      ) : null}
      <LiveRegion>
        {did === "ended" ? (attempt === null && last ? score(last) : t("ending_title")) : ""}
      </LiveRegion>
    </div>
  );
}

/** `/c/{slug}/final-quiz`: questions of the whole course after its last step (docs/decisions/final-quiz.md). */
export default function FinalQuizPage() {
  const { slug = "" } = useParams();
  const { t } = useTranslation("finalQuiz");
  const { t: viewer } = useTranslation("viewer");
  const { t: common } = useTranslation();
  const quiz = useFinalQuiz(slug);
  const code = quiz.isError ? errorCode(quiz.error) : null;
  if (code === "ENROLMENT_REQUIRED") return <ToCourse slug={slug} />;
  if (code === "QUIZ_CLOSED") return <Closed slug={slug} />;
  if (isLost(quiz)) return <CourseTrouble slug={slug} query={quiz} />;
  return (
    <Page title={quiz.data ? `${t("title")} · ${quiz.data.courseName}` : undefined} width="reading">
      <Link to={coursePath(slug)} className="text-link inline-flex min-h-11 items-center">
        {viewer("to_course")}
      </Link>
      <h1 className="mb-5 mt-1 text-3xl">{t("title")}</h1>
      <WaitingNotice slug={slug} />
      {quiz.data ? (
        <Opened slug={slug} quiz={quiz.data} />
      ) : (
        <Loading label={common("loading")}>
          <Card>
            <SkeletonText lines={8} />
          </Card>
        </Loading>
      )}
    </Page>
  );
}
