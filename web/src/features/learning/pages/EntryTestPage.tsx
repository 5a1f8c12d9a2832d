import type { EntryTest } from "@lehrpfad/contract";
import { useLayoutEffect, useRef, useState } from "react";
import { useParams } from "react-router";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { LinkButton } from "../../../ui/Button.tsx";
import { LiveRegion } from "../../../ui/Live.tsx";
import { EntryIntro } from "../components/EntryIntro.tsx";
import { EntryResult } from "../components/EntryResult.tsx";
import { Ending } from "../components/TestEnding.tsx";
import { TestPage } from "../components/TestPage.tsx";
import { TestQuestions } from "../components/TestQuestions.tsx";
import { useEntryTest } from "../entryTest.ts";
import { stepPath } from "../steps.ts";
import { useTaking } from "../useTaking.ts";

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
  return (
    <TestPage
      slug={slug}
      query={useEntryTest(slug)}
      title={t("title")}
      heading={t("heading")}
      closed={{ code: "ENTRY_TEST_CLOSED", title: t("closed_title"), text: t("closed_text") }}
    >
      {(test) => <Opened slug={slug} test={test} />}
    </TestPage>
  );
}
