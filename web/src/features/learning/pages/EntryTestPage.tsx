import type { EntryTest } from "@lehrpfad/contract";
import { useLayoutEffect, useRef, useState } from "react";
import { Link, useParams } from "react-router";
import { errorCode } from "../../../lib/errors.ts";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { LinkButton } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { LiveRegion } from "../../../ui/Live.tsx";
import { Loading, SkeletonText } from "../../../ui/Skeleton.tsx";
import { EmptyState } from "../../../ui/States.tsx";
import { CourseTrouble } from "../components/CourseTrouble.tsx";
import { EntryIntro } from "../components/EntryIntro.tsx";
import { EntryResult } from "../components/EntryResult.tsx";
import { Ending } from "../components/TestEnding.tsx";
import { TestQuestions } from "../components/TestQuestions.tsx";
import { ToCourse } from "../components/ToCourse.tsx";
import { WaitingNotice } from "../components/WaitingNotice.tsx";
import { useEntryTest } from "../entryTest/useEntryTest.ts";
import { useTaking } from "../entryTest/useTaking.ts";
import { isLost } from "../queries.ts";
import { coursePath, stepPath } from "../steps.ts";

function Closed({ slug }: { slug: string }) {
  const { t } = useTranslation("entryTest");
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

type Stage = "intro" | "questions" | "ending" | "result";

function Opened({ slug, test }: { slug: string; test: EntryTest }) {
  const { t } = useTranslation("entryTest");
  const taking = useTaking({ kind: "entry", slug });
  const { number } = useFormats();
  const [begun, setBegun] = useState<"now" | "ended" | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const isBegun = begun === "now" || test.state === "begun" || test.asked.some(taking.isAnswered);
  const isEnding = taking.isEnding || begun === "ended";
  const stage: Stage =
    test.state === "taken" ? "result" : isEnding ? "ending" : isBegun ? "questions" : "intro";
  const values = { count: test.questions, number: number(test.questions), known: number(test.known) };
  const said = stage === "result" ? t("result", values) : t("ending_title");
  const moves = begun === "ended" && stage !== "questions";
  // Before the paint: the button that ended the test has gone.
  useLayoutEffect(() => {
    if (moves) place.current?.focus();
  }, [moves]);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {stage === "intro" ? <EntryIntro slug={slug} test={test} onBegin={() => setBegun("now")} /> : null}
      {stage === "questions" ? (
        <TestQuestions
          slug={slug}
          draftKey={`${slug}:entry`}
          language={test.language}
          asked={test.asked}
          taking={taking}
          isFollowing={begun === "now"}
          onEnd={() => {
            setBegun("ended");
            void taking.end();
          }}
          namesStep
          finishHelp={t("finish_help")}
          skip={
            <LinkButton look="plain" to={stepPath(slug, test.nextPosition)}>
              {t("skip_now")}
            </LinkButton>
          }
        />
      ) : null}
      {stage === "ending" ? <Ending /> : null}
      {stage === "result" ? <EntryResult slug={slug} test={test} /> : null}
      <LiveRegion>{begun === "ended" ? said : ""}</LiveRegion>
    </div>
  );
}

/** `/c/{slug}/entry-test`: what one knows before the first step (docs/decisions/mastery.md). */
export default function EntryTestPage() {
  const { slug = "" } = useParams();
  const { t } = useTranslation("entryTest");
  const { t: viewer } = useTranslation("viewer");
  const { t: common } = useTranslation();
  const test = useEntryTest(slug);
  const code = test.isError ? errorCode(test.error) : null;
  if (code === "ENROLMENT_REQUIRED") return <ToCourse slug={slug} />;
  if (code === "ENTRY_TEST_CLOSED") return <Closed slug={slug} />;
  if (isLost(test)) return <CourseTrouble slug={slug} query={test} />;
  return (
    <Page title={test.data ? `${t("title")} · ${test.data.courseName}` : undefined} width="reading">
      <Link to={coursePath(slug)} className="text-link inline-flex min-h-11 items-center">
        {viewer("to_course")}
      </Link>
      <h1 className="mb-5 mt-1 text-3xl">{t("heading")}</h1>
      <WaitingNotice slug={slug} />
      {test.data ? (
        <Opened slug={slug} test={test.data} />
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
