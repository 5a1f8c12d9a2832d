import { X } from "lucide-react";
import { INPUT_CLASS } from "../ui/Field.tsx";
import { IconButton } from "../ui/IconButton.tsx";

interface AuthorLineProps {
  label: string;
  text: string;
  maxLength: number;
  isInvalid?: boolean;
  /** Whether the label is shown as long as the line is empty. */
  isLabelShown?: boolean;
  /** Whether the keyboard comes here when lines were added or removed. */
  isStart?: boolean;
  onChange: (text: string) => void;
}

/** A part of a question: one paragraph that grows with its text. */
export function AuthorLine(props: AuthorLineProps) {
  const { label, text, maxLength, isInvalid, isLabelShown, isStart, onChange } = props;
  return (
    <textarea
      aria-label={label}
      placeholder={isLabelShown ? label : undefined}
      aria-invalid={isInvalid || undefined}
      data-line={isStart || undefined}
      rows={1}
      value={text}
      maxLength={maxLength}
      onChange={(event) => onChange(event.target.value)}
      className={`${INPUT_CLASS} field-sizing-content resize-none`}
    />
  );
}

/** The button that takes a part away. */
export function AuthorRemove({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <IconButton label={label} onPress={onPress}>
      <X size={18} aria-hidden />
    </IconButton>
  );
}
