import type { CourseLanguage, StepVersion } from "@lehrpfad/contract";
import type { ReactNode } from "react";
import { SourceList } from "../../../lib/course/SourceList.tsx";
import { StepProse } from "../../../lib/course/StepProse.tsx";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { QuestionSolution } from "../../../questions/AuthorViews.tsx";
import { Prose } from "../../../ui/Prose.tsx";
import { Tag } from "../../../ui/Tag.tsx";
import type { Differences, Piece } from "../differences.ts";
import type { ComparedStep, Part } from "../useVersions.ts";
import { Changes, leafOf } from "./Changes.tsx";

type Side = "present" | "proposed";

/** Which version of a step is shown, and what of it is marked. */
export interface Shown {
  step: StepVersion;
  side: Side;
  /** Null marks nothing. */
  compared: ComparedStep | null;
  /** Language of the course. */
  lang: CourseLanguage;
}

const tagOf = (side: Side) => (side === "present" ? "del" : "ins");

function leafFor(side: Side, found: Differences | undefined) {
  return found ? leafOf(found[side], tagOf(side)) : undefined;
}

interface LineProps {
  text: string;
  pieces: readonly Piece[] | undefined;
  side: Side;
}

function Line({ text, pieces, side }: LineProps) {
  return <Changes pieces={pieces ?? [{ text, changed: false }]} as={tagOf(side)} />;
}

function Question(shown: Shown) {
  const { t } = useTranslation("rewriting");
  const { t: editor } = useTranslation("editor");
  const { step, side, compared, lang } = shown;
  const { question } = step;
  if (question === null) return <p className="text-muted">{t("question_none")}</p>;
  return (
    <div lang={lang}>
      <p className="mb-1 text-sm text-muted">{editor(`kind_${question.kind}`)}</p>
      <p className="font-semibold">
        <Line text={question.text} pieces={compared?.question[side][0]} side={side} />
      </p>
      <QuestionSolution
        question={question}
        look="narrow"
        line={(text, at) => <Line text={text} pieces={compared?.solution[side][at]} side={side} />}
      />
      {question.explanation ? (
        <div className="mt-3 border-l-3 border-accent pl-3.5">
          <Prose
            markdown={question.explanation}
            size="small"
            skeletonLines={2}
            leaf={leafFor(side, compared?.explanation)}
          />
        </div>
      ) : null}
      {question.source ? (
        <div className="mt-4">
          <SourceList sources={[question.source]} />
        </div>
      ) : null}
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line pt-4">
      <h4 className="mb-2 font-ui text-sm font-semibold text-muted">{title}</h4>
      {children}
    </section>
  );
}

function Text({ step, side, compared, lang }: Shown) {
  return (
    <>
      <p lang={lang} className="font-read text-xl font-semibold leading-snug">
        <Line text={step.title} pieces={compared?.title[side][0]} side={side} />
      </p>
      <StepProse step={step} language={lang} lang={lang} leaf={leafFor(side, compared?.content)} />
    </>
  );
}

/** One version of a step, or of the part of it that is compared, with its sources. */
export function StepVersionView({ parts, ...shown }: Shown & { parts: readonly Part[] }) {
  const { t } = useTranslation("rewriting");
  const { t: s } = useTranslation("studio");
  const f = useFormats();
  const { step, side, compared, lang } = shown;
  const whole = parts.includes("text");
  const writer = step.writer === "placeholder" ? null : t(`writer_${step.writer}`);
  return (
    <div className="space-y-5">
      {whole ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <span>{t("words", { count: step.words, number: f.number(step.words) })}</span>
          {writer ? <span>{writer}</span> : null}
          {step.fallback ? <Tag tone="here">{s("preview_fallback")}</Tag> : null}
        </p>
      ) : null}
      {whole ? <Text {...shown} /> : null}
      {parts.includes("summary") ? (
        <Section title={s("summary")}>
          {step.summary ? (
            <Prose
              markdown={step.summary}
              size="small"
              skeletonLines={2}
              lang={lang}
              leaf={leafFor(side, compared?.summary)}
            />
          ) : (
            <p className="text-muted">{t("summary_none")}</p>
          )}
        </Section>
      ) : null}
      {parts.includes("question") ? (
        <Section title={t("question")}>
          {whole && side === "proposed" && compared?.sameQuestion ? (
            <p className="text-muted">{t("same")}</p>
          ) : (
            <Question {...shown} />
          )}
        </Section>
      ) : null}
      {whole ? <SourceList sources={step.sources} /> : null}
    </div>
  );
}
