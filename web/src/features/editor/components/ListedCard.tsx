import { type CourseLanguage, LIMITS, type QuestionDraft, refusalsOf } from "@lehrpfad/contract";
import { useId, useState } from "react";
import { hasText, useTranslation } from "../../../lib/i18n.ts";
import { BodyEditor, QuestionSolution } from "../../../questions/AuthorViews.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import type { Choice } from "../../../ui/Choice.ts";
import { Select } from "../../../ui/Select.tsx";
import { Notice } from "../../../ui/States.tsx";
import { TextArea } from "../../../ui/TextField.tsx";
import { type ListedItem, tickOption } from "../questionLists/listed.ts";
import { KindPicker } from "./KindPicker.tsx";

interface PartProps {
  question: QuestionDraft;
  onChange: (question: QuestionDraft) => void;
}

/** The answers of a choice, whose right ones one ticks. */
function Ticks({ question, onChange }: PartProps) {
  const { t } = useTranslation("lists");
  if (question.kind !== "choice") return null;
  return (
    <fieldset className="min-w-0">
      <legend className="text-md text-muted">{t("options_label")}</legend>
      {[...question.options.entries()].map(([at, { text, correct }]) => (
        <label key={at} className="flex min-h-11 cursor-pointer items-start gap-2.5 py-2 leading-snug">
          <input
            type="checkbox"
            checked={correct}
            onChange={({ target }) => onChange(tickOption(question, at, target.checked))}
            className="size-5 shrink-0 accent-(--accent)"
          />
          <span className="min-w-0 break-words">{text}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** All fields of a question. */
function Fields({ question, onChange }: PartProps) {
  const { t } = useTranslation("editor");
  const { t: s } = useTranslation("studio");
  return (
    <>
      <TextArea
        label={t("question_text")}
        value={question.text}
        rows={3}
        autoFocus
        maxLength={LIMITS.questionLength}
        onChange={(text) => onChange({ ...question, text })}
      />
      <KindPicker question={question} onChange={onChange} />
      <BodyEditor
        key={question.kind}
        question={question}
        refusals={refusalsOf(question).filter((code) => code !== "QUESTION_TEXT_MISSING")}
        onChange={(body) => onChange({ ...question, ...body })}
      />
      <TextArea
        label={t("question_explanation")}
        value={question.explanation}
        maxLength={LIMITS.explanationLength}
        onChange={(explanation) => onChange({ ...question, explanation })}
      />
      <TextArea
        label={s("hint")}
        rows={2}
        value={question.hint ?? ""}
        maxLength={LIMITS.explanationLength}
        onChange={(hint) => onChange({ ...question, hint: hint === "" ? null : hint })}
      />
    </>
  );
}

/** What a question holds, as far as it is not changed. */
function Shown({ question, onChange }: PartProps) {
  const { t } = useTranslation("editor");
  const { t: s } = useTranslation("studio");
  const texts = [
    [t("question_explanation"), question.explanation],
    [s("hint"), question.hint ?? ""],
  ].filter(([, text]) => text);
  return (
    <>
      {question.kind === "choice" ? (
        <Ticks question={question} onChange={onChange} />
      ) : (
        <QuestionSolution question={question} look="narrow" />
      )}
      {texts.map(([name, text]) => (
        <p key={name} className="whitespace-pre-line break-words text-md">
          <span className="font-semibold">{name}: </span>
          {text}
        </p>
      ))}
    </>
  );
}

/** What keeps a question from being taken in, each in a sentence. */
function Lacks({ item }: { item: ListedItem }) {
  const { t } = useTranslation("lists");
  const { t: errors } = useTranslation("errors");
  const sentenceOf = (code: string) => (hasText("errors", code) ? errors(code) : code);
  const { question, unknownAnswer, stepId, refused } = item;
  const refusals = refusalsOf(question);
  const isUnknown = unknownAnswer !== null && refusals.includes("QUESTION_NONE_RIGHT");
  const lacks = [
    ...(refused === null ? [] : [t("not_stored", { reason: sentenceOf(refused) })]),
    ...(isUnknown ? [t("unknown_answer", { answer: unknownAnswer })] : []),
    ...refusals.filter((code) => !isUnknown || code !== "QUESTION_NONE_RIGHT").map(sentenceOf),
    ...(stepId === "" ? [t("step_missing")] : []),
  ];
  if (lacks.length === 0) return null;
  return (
    <Notice tone="here">
      <ul className="space-y-1">
        {lacks.map((lack) => (
          <li key={lack}>{lack}</li>
        ))}
      </ul>
    </Notice>
  );
}

interface ListedCardProps {
  item: ListedItem;
  steps: readonly Choice<string>[];
  lang: CourseLanguage;
  onChange: (item: ListedItem) => void;
}

/** One question of a list: what was read of it, what it lacks, and where it goes. */
export function ListedCard({ item, steps, lang, onChange }: ListedCardProps) {
  const { t } = useTranslation("lists");
  const [isChanging, setChanging] = useState(false);
  const titleId = useId();
  const { question, passage, stepId, isProof, isTaken } = item;
  const change = (next: QuestionDraft) => onChange({ ...item, question: next, refused: null });
  return (
    <Card as="li" className="space-y-4">
      {isChanging ? (
        <Fields question={question} onChange={change} />
      ) : (
        <div lang={lang} className="space-y-3">
          <h4 id={titleId} className="whitespace-pre-line break-words text-lg">
            {question.text}
          </h4>
          <Shown question={question} onChange={change} />
        </div>
      )}
      <Select
        label={t("step_label")}
        value={stepId}
        choices={[{ value: "", label: t("step_none") }, ...steps]}
        onChange={(next) => onChange({ ...item, stepId: next, passage: null, isProof: false, refused: null })}
      />
      {passage === null ? null : (
        <div className="space-y-1.5 text-md text-muted">
          <p>{t("said")}</p>
          <blockquote lang={lang} className="break-words border-l-2 border-line-strong pl-3">
            {passage}
          </blockquote>
          <label className="flex min-h-11 cursor-pointer items-center gap-2.5 text-ink">
            <input
              type="checkbox"
              checked={isProof}
              onChange={({ target }) => onChange({ ...item, isProof: target.checked, refused: null })}
              className="size-5 shrink-0 accent-(--accent)"
            />
            {t("proof")}
          </label>
        </div>
      )}
      <Lacks item={item} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
          <input
            type="checkbox"
            aria-describedby={isChanging ? undefined : titleId}
            checked={isTaken}
            onChange={({ target }) => onChange({ ...item, isTaken: target.checked })}
            className="size-5 shrink-0 accent-(--accent)"
          />
          {t("take")}
        </label>
        <Button
          look="quiet"
          aria-describedby={isChanging ? undefined : titleId}
          onPress={() => setChanging(!isChanging)}
        >
          {t(isChanging ? "corrected" : "correct")}
        </Button>
      </div>
    </Card>
  );
}
