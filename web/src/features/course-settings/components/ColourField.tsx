import { parseColour } from "@lehrpfad/contract";
import { useTranslation } from "../../../lib/i18n.ts";
import { TextField } from "../../../ui/TextField.tsx";

interface ColourFieldProps {
  name: "highlight" | "background";
  value: string | null;
  /** Shown by the picker while nothing is chosen. */
  own: string;
  onChange: (value: string | null) => void;
  /** Typing is over. */
  onDone: () => void;
}

/** A colour to type or to pick. */
export function ColourField({ name, value, own, onChange, onDone }: ColourFieldProps) {
  const { t } = useTranslation("manage");
  return (
    <TextField
      name={name}
      label={t(name)}
      help={t("colour_help")}
      placeholder={t("own")}
      spellCheck={false}
      autoComplete="off"
      maxLength={100}
      value={value ?? ""}
      onChange={onChange}
      onBlur={onDone}
      suffix={
        <input
          type="color"
          aria-label={t("colour_pick", { field: t(name) })}
          value={parseColour(value ?? "") ?? own}
          onChange={(event) => onChange(event.target.value)}
          className="mr-1 size-9 cursor-pointer rounded-chip border border-line bg-surface p-0.5"
        />
      }
    />
  );
}
