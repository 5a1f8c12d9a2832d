import {
  type ChoiceDraft,
  isSameAsBefore,
  LIMITS,
  MOST_OPTIONS,
  type QuestionRefusal,
} from "@lehrpfad/contract";
import { Plus } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "../../lib/i18n.ts";
import { newId } from "../../lib/newId.ts";
import { Button } from "../../ui/Button.tsx";
import { INPUT_CLASS } from "../../ui/Field.tsx";
import { useLineFocus } from "../../ui/useLineFocus.ts";
import { AuthorRemove } from "../AuthorLine.tsx";
import { AuthorRefusals } from "../AuthorRefusals.tsx";
import type { EditorProps } from "../authoring.ts";
import { useKeyed } from "../useKeyed.ts";
import { FeedbackEditor } from "./FeedbackEditor.tsx";
import { isTooLong } from "./tooLong.ts";

type Option = ChoiceDraft["options"][number];
const EMPTY: Option = { id: null, text: "", correct: false, feedback: null };

interface OptionFieldsProps {
  option: Option;
  /** The option's place, from 1. */
  number: number;
  /** Whether marking it as correct is what is missing. */
  isMarkAsked: boolean;
  /** The sentence that says what is wrong with its text, by its id. */
  wrongId: string | undefined;
  /** The sentence itself, where it is told here. */
  wrong: ReactNode;
  onChange: (option: Option) => void;
  onRemove: () => void;
}

/** One answer: whether it is right, its text, what is said to whoever takes it, and the button that takes it away. */
function OptionFields(props: OptionFieldsProps) {
  const { option, number, isMarkAsked, wrongId, wrong, onChange, onRemove } = props;
  const { t } = useTranslation("editor");
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3">
      <label className="flex min-h-11 cursor-pointer items-center gap-2">
        <input
          type="checkbox"
          checked={option.correct}
          aria-invalid={isMarkAsked || undefined}
          onChange={({ target }) => onChange({ ...option, correct: target.checked })}
          className="size-5 accent-accent"
          aria-label={t("option_correct_label", { number })}
        />
        <span aria-hidden="true" className="text-md">
          {t("option_correct")}
        </span>
      </label>
      <textarea
        aria-label={t("option_label", { number })}
        aria-invalid={wrongId !== undefined || undefined}
        aria-describedby={wrongId}
        data-line
        rows={1}
        value={option.text}
        // A longer one must be shortened where one likes: a limit would not let it be typed in.
        maxLength={isTooLong(option) ? undefined : LIMITS.optionLength}
        onChange={({ target }) => onChange({ ...option, text: target.value })}
        className={`${INPUT_CLASS} field-sizing-content resize-none`}
      />
      <div className="-ml-2">
        <AuthorRemove label={t("option_remove", { number })} onPress={onRemove} />
      </div>
      {wrong}
      <FeedbackEditor
        number={number}
        feedback={option.feedback}
        onChange={(feedback) => onChange({ ...option, feedback })}
      />
    </li>
  );
}

/** The answers, each with whether it is right and what is said to whoever takes it; they can be added and taken away. */
export function ChoiceEditor({ question, refusals, onChange }: EditorProps<ChoiceDraft>) {
  const { t } = useTranslation("editor");
  const id = useId();
  const { options, kind } = question;
  const { keyed, change } = useKeyed(options, (next) => onChange({ kind, options: next }));
  const { root, focusLine } = useLineFocus<HTMLFieldSetElement>();
  const isWrong = (at: number, { text }: Option) =>
    (refusals.includes("QUESTION_OPTION_EMPTY") && text.trim() === "") ||
    (refusals.includes("QUESTION_OPTION_SAME") && isSameAsBefore(options, at));
  // A text that was taken from a step may be longer than one can type here: said at once, cut by nobody else.
  const tooLong = (at: number, option: Option) =>
    isTooLong(option) ? (
      <p id={`${id}-long-${at}`} className="text-md text-danger">
        {t("option_too_long", { count: option.text.length, limit: LIMITS.optionLength })}
      </p>
    ) : null;
  const firstWrong = options.findIndex((option, at) => isWrong(at, option));
  const ofText = (code: QuestionRefusal) =>
    code === "QUESTION_OPTION_EMPTY" || code === "QUESTION_OPTION_SAME";
  return (
    <fieldset ref={root} className="min-w-0" aria-describedby={`${id}-help ${id}-error`}>
      <legend className="mb-1 font-semibold">{t("options")}</legend>
      <p id={`${id}-help`} className="mb-2 text-md text-muted">
        {t("options_help")}
      </p>
      <ol className="space-y-2.5">
        {keyed.map(({ key, item }, at) => (
          <OptionFields
            key={key}
            option={item}
            number={at + 1}
            isMarkAsked={refusals.includes("QUESTION_NONE_RIGHT")}
            wrongId={isTooLong(item) ? `${id}-long-${at}` : isWrong(at, item) ? `${id}-wrong` : undefined}
            wrong={
              at === firstWrong || isTooLong(item) ? (
                <div className="col-start-2">
                  {tooLong(at, item)}
                  {at === firstWrong ? (
                    <AuthorRefusals id={`${id}-wrong`} refusals={refusals.filter(ofText)} />
                  ) : null}
                </div>
              ) : null
            }
            onChange={(option) => change(keyed.with(at, { key, item: option }))}
            onRemove={() => {
              change(keyed.toSpliced(at, 1));
              focusLine(at);
            }}
          />
        ))}
      </ol>
      <div className="-ml-3">
        <Button
          look="plain"
          isDisabled={options.length >= MOST_OPTIONS}
          onPress={() => {
            change([...keyed, { key: newId(), item: EMPTY }]);
            focusLine(options.length);
          }}
        >
          <Plus size={18} aria-hidden />
          {t("option_add")}
        </Button>
      </div>
      <AuthorRefusals id={`${id}-error`} refusals={refusals.filter((code) => !ofText(code))} />
    </fieldset>
  );
}
