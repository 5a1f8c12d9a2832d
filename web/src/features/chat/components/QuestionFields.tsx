import { type ChatQuestion, LIMITS, type QuestionRefusal, refusalsOf } from "@lehrpfad/contract";
import { type FormEvent, useState } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { BodyEditor } from "../../../questions/AuthorViews.tsx";
import { Button } from "../../../ui/Button.tsx";
import { TextArea } from "../../../ui/TextField.tsx";

interface QuestionFieldsProps {
  question: ChatQuestion["question"];
  isPending: boolean;
  onSave: (question: ChatQuestion["question"]) => void;
  onCancel: () => void;
}

/** A question of a chat while a person changes it, with the fields and rules of every question. */
export function QuestionFields({ question: given, isPending, onSave, onCancel }: QuestionFieldsProps) {
  const { t } = useTranslation("chat");
  const { t: editor } = useTranslation("editor");
  const { t: errors } = useTranslation("errors");
  const [question, setQuestion] = useState(given);
  const [asked, setAsked] = useState(false);
  const refusals: QuestionRefusal[] = asked ? refusalsOf(question) : [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (refusalsOf(question).length === 0) onSave(question);
  };
  return (
    <form noValidate className="space-y-5" onSubmit={submit}>
      <TextArea
        label={editor("question_text")}
        value={question.text}
        rows={3}
        autoFocus
        maxLength={LIMITS.questionLength}
        error={refusals.includes("QUESTION_TEXT_MISSING") ? errors("QUESTION_TEXT_MISSING") : undefined}
        onChange={(text) => setQuestion({ ...question, text })}
      />
      <BodyEditor
        question={{ kind: "choice", options: question.options }}
        refusals={refusals.filter((code) => code !== "QUESTION_TEXT_MISSING")}
        onChange={(body) => {
          if (body.kind !== "choice") return;
          setQuestion({ ...question, options: body.options.map((option) => ({ ...option, id: null })) });
        }}
      />
      <TextArea
        label={t("explanation")}
        rows={3}
        value={question.explanation}
        maxLength={LIMITS.explanationLength}
        onChange={(explanation) => setQuestion({ ...question, explanation })}
      />
      <TextArea
        label={t("hint")}
        rows={2}
        value={question.hint ?? ""}
        maxLength={LIMITS.explanationLength}
        onChange={(hint) => setQuestion({ ...question, hint: hint === "" ? null : hint })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isPending={isPending}>
          {t("save")}
        </Button>
        <Button look="quiet" onPress={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}
