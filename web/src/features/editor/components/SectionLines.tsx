import { LIMITS } from "@lehrpfad/contract";
import { X } from "lucide-react";
import type { KeyboardEvent } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { INPUT_CLASS } from "../../../ui/Field.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { type ItemActions, ItemList } from "../../../ui/ItemList.tsx";

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
  /** Whether the label is shown as long as the line is empty. */
  isLabelShown?: boolean;
  describedBy?: string | undefined;
}

/** A line of a section: one paragraph that grows with its text. */
export function SectionLine(props: LineProps) {
  const { label, text, lang, onChange, onKeyDown, maxLength = LIMITS.sectionLineLength } = props;
  return (
    <textarea
      aria-label={label}
      placeholder={props.isLabelShown ? label : undefined}
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
  const addLabel = (
    <>
      {t("section_line_add")}
      <span className="sr-only">: {name}</span>
    </>
  );
  const onKey =
    (text: string, { addBehind, remove }: ItemActions<string>) =>
    (event: KeyboardEvent<HTMLTextAreaElement>) => {
      if (event.nativeEvent.isComposing) return;
      if (event.key === "Enter") {
        event.preventDefault();
        addBehind();
      } else if (event.key === "Backspace" && text === "") {
        event.preventDefault();
        remove(true);
      }
    };
  return (
    <ItemList
      most={LIMITS.sectionLines}
      name={name}
      items={lines}
      empty=""
      addLabel={addLabel}
      onChange={onChange}
    >
      {(text, at, actions) => (
        <li className="flex items-start gap-1">
          <SectionLine
            label={t("section_line", { section: name, number: at + 1 })}
            text={text}
            lang={lang}
            isStart
            onChange={actions.change}
            onKeyDown={onKey(text, actions)}
          />
          <IconButton
            label={t("section_line_remove", { section: name, number: at + 1 })}
            onPress={() => actions.remove()}
          >
            <X size={18} aria-hidden />
          </IconButton>
        </li>
      )}
    </ItemList>
  );
}
