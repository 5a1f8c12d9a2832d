import { LIMITS } from "@lehrpfad/contract";
import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { FieldLabel, FieldMessage, INPUT_CLASS, useFieldIds } from "../../../ui/Field.tsx";

/** Characters of the shortest question. */
const SHORTEST = 2;

interface AskFormProps {
  text: string;
  onType: (text: string) => void;
  help: string;
  isPending: boolean;
  /** Where nobody can be asked: what is typed stays. */
  isDisabled: boolean;
  /** With the question as one line. */
  onAsk: (question: string) => void;
}

/** Asks for a question in a field that grows with it; Enter sends it. */
export function AskForm({ text, onType, help, isPending, isDisabled, onAsk }: AskFormProps) {
  const { t } = useTranslation("asking");
  const [tried, setTried] = useState(false);
  const question = text.trim().replaceAll(/\s+/g, " ");
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const isTooShort = question.length < SHORTEST;
  const error = tried && isTooShort ? t("too_short") : undefined;
  const { id, control } = useFieldIds({ help, error });
  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isDisabled) return;
        setTried(true);
        if (!isTooShort && !isPending) onAsk(question);
      }}
    >
      <div>
        <FieldLabel id={id} label={t("label")} help={help} />
        <textarea
          {...control}
          name="question"
          ref={field}
          rows={1}
          enterKeyHint="search"
          maxLength={LIMITS.askedLength}
          value={text}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
          className={`${INPUT_CLASS} field-sizing-content max-h-48 resize-none`}
        />
        <FieldMessage id={id} error={error} />
      </div>
      <Button type="submit" isPending={isPending} isDisabled={isDisabled}>
        <Search size={18} aria-hidden />
        {t("submit")}
      </Button>
    </form>
  );
}
