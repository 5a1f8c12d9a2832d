import { Check } from "lucide-react";
import { cx } from "../../ui/cx.ts";
import { OPTION_BOX, OPTION_ROW } from "../MarkedOption.tsx";

interface AnswerOptionProps {
  text: string;
  lang: string;
  /** The name of the group of which one alone is chosen; undefined where several may be. */
  only?: string | undefined;
  isSelected: boolean;
  isDisabled: boolean;
  /** The key that chooses it. */
  shortcut?: string;
  onToggle: () => void;
}

/** An answer one can choose. */
export function AnswerOption(props: AnswerOptionProps) {
  const { text, lang, only, isSelected, isDisabled, shortcut, onToggle } = props;
  return (
    <label
      className={cx(
        OPTION_ROW,
        "cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
        isSelected ? "border-accent bg-accent-soft" : "border-line-strong hover:bg-sunken",
      )}
    >
      <input
        type={only === undefined ? "checkbox" : "radio"}
        name={only}
        checked={isSelected}
        aria-disabled={isDisabled || undefined}
        aria-keyshortcuts={shortcut}
        onChange={() => {
          if (!isDisabled) onToggle();
        }}
        className="peer sr-only"
      />
      <span
        className={cx(
          OPTION_BOX,
          only !== undefined && "!rounded-full",
          isSelected ? "border-accent bg-accent text-on-accent" : "border-line-strong bg-surface",
        )}
      >
        {isSelected ? <Check size={16} strokeWidth={3} aria-hidden /> : null}
      </span>
      <span lang={lang} className="min-w-0 break-words">
        {text}
      </span>
    </label>
  );
}
