import { LIMITS } from "@lehrpfad/contract";
import { Plus, X } from "lucide-react";
import { type KeyboardEvent, useId } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { INPUT_CLASS } from "../../../ui/Field.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { useLineFocus } from "../useLineFocus.ts";

interface LineProps {
  label: string;
  text: string;
  /** Language of the course. */
  lang: string;
  onChange: (text: string) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  maxLength?: number;
  /** Whether the keyboard comes here when lines were added or removed. */
  isStart?: boolean;
  isInvalid?: boolean;
  describedBy?: string | undefined;
}

/** A line of a section: one paragraph that grows with its text. */
export function SectionLine(props: LineProps) {
  const { label, text, lang, onChange, onKeyDown, maxLength = LIMITS.sectionLineLength } = props;
  return (
    <textarea
      aria-label={label}
      aria-invalid={props.isInvalid || undefined}
      aria-describedby={props.describedBy}
      lang={lang}
      data-line={props.isStart || undefined}
      rows={1}
      value={text}
      maxLength={maxLength}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
      className={`${INPUT_CLASS} field-sizing-content resize-none`}
    />
  );
}

interface SectionLinesProps {
  /** What the section is called. */
  name: string;
  lines: readonly string[];
  lang: string;
  onChange: (lines: string[]) => void;
}

/** The lines of a section. Enter begins the next one; Backspace in an empty one removes it. */
export function SectionLines({ name, lines, lang, onChange }: SectionLinesProps) {
  const { t } = useTranslation("editor");
  const id = useId();
  const { root, focusLine } = useLineFocus<HTMLFieldSetElement>();
  const isFull = lines.length >= LIMITS.sectionLines;
  const addAt = (at: number) => {
    if (isFull) return;
    onChange(lines.toSpliced(at, 0, ""));
    focusLine(at);
  };
  const removeAt = (at: number, next = at) => {
    onChange(lines.toSpliced(at, 1));
    focusLine(Math.max(0, next));
  };
  const onKey = (at: number) => (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      addAt(at + 1);
    } else if (event.key === "Backspace" && lines[at] === "") {
      event.preventDefault();
      removeAt(at, at - 1);
    }
  };
  return (
    <fieldset ref={root} aria-labelledby={id}>
      <legend id={id} className="mb-1.5 font-semibold">
        {name}
      </legend>
      <ul className="space-y-2">
        {[...lines.entries()].map(([at, text]) => (
          <li key={at} className="flex items-start gap-1">
            <SectionLine
              label={t("section_line", { section: name, number: at + 1 })}
              text={text}
              lang={lang}
              isStart
              onChange={(changed) => onChange(lines.with(at, changed))}
              onKeyDown={onKey(at)}
            />
            <IconButton
              label={t("section_line_remove", { section: name, number: at + 1 })}
              onPress={() => removeAt(at)}
            >
              <X size={18} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <div className="-ml-5">
        <Button look="plain" isDisabled={isFull} onPress={() => addAt(lines.length)}>
          <Plus size={18} aria-hidden />
          {t("section_line_add")}
          <span className="sr-only">: {name}</span>
        </Button>
      </div>
    </fieldset>
  );
}
