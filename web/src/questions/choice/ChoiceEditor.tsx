import { type ChoiceDraft, isSameAsBefore, LIMITS } from "@lehrpfad/contract";
import { useId } from "react";
import { useTranslation } from "../../lib/i18n.ts";
import { INPUT_CLASS } from "../../ui/Field.tsx";
import { AuthorRefusals } from "../AuthorRefusals.tsx";
import type { EditorProps } from "../authoring.ts";
import { FeedbackEditor } from "./FeedbackEditor.tsx";

type Option = ChoiceDraft["options"][number];

/** The four answers, each with whether it is right and what is said to whoever takes it. */
export function ChoiceEditor({ question, refusals, onChange }: EditorProps<ChoiceDraft>) {
  const { t } = useTranslation("editor");
  const id = useId();
  const { options } = question;
  const change = (at: number, part: Partial<Option>) =>
    onChange({
      kind: question.kind,
      options: options.map((option, index) => (index === at ? { ...option, ...part } : option)),
    });
  const isWrong = (at: number, { text }: Option) =>
    (refusals.includes("QUESTION_OPTION_EMPTY") && text.trim() === "") ||
    (refusals.includes("QUESTION_OPTION_SAME") && isSameAsBefore(options, at));
  const firstWrong = options.findIndex((option, at) => isWrong(at, option));
  const ofOptions = refusals.filter((code) => code !== "QUESTION_NONE_RIGHT");
  return (
    <fieldset aria-describedby={`${id}-help ${id}-error`}>
      <legend className="mb-1 font-semibold">{t("options")}</legend>
      <p id={`${id}-help`} className="mb-2 text-md text-muted">
        {t("options_help")}
      </p>
      <ol className="space-y-2.5">
        {options.map((option, at) => (
          <li
            key={option.id ?? `new-${at}`}
            className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3"
          >
            <label className="flex min-h-11 cursor-pointer items-center gap-2">
              <input
                type="checkbox"
                checked={option.correct}
                aria-invalid={refusals.includes("QUESTION_NONE_RIGHT") || undefined}
                onChange={(event) => change(at, { correct: event.target.checked })}
                className="size-5 accent-accent"
                aria-label={t("option_correct_label", { number: at + 1 })}
              />
              <span aria-hidden="true" className="text-md">
                {t("option_correct")}
              </span>
            </label>
            <textarea
              aria-label={t("option_label", { number: at + 1 })}
              aria-invalid={isWrong(at, option) || undefined}
              aria-describedby={isWrong(at, option) ? `${id}-wrong` : undefined}
              rows={1}
              value={option.text}
              maxLength={LIMITS.optionLength}
              onChange={(event) => change(at, { text: event.target.value })}
              className={`${INPUT_CLASS} field-sizing-content resize-none`}
            />
            {at === firstWrong ? (
              <div className="col-start-2">
                <AuthorRefusals id={`${id}-wrong`} refusals={ofOptions} />
              </div>
            ) : null}
            <FeedbackEditor
              number={at + 1}
              feedback={option.feedback}
              onChange={(feedback) => change(at, { feedback })}
            />
          </li>
        ))}
      </ol>
      <AuthorRefusals
        id={`${id}-error`}
        refusals={refusals.filter((code) => code === "QUESTION_NONE_RIGHT")}
      />
    </fieldset>
  );
}
