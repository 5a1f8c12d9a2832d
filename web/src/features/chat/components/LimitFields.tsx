import type { ChatLimits } from "@lehrpfad/contract";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Select } from "../../../ui/Select.tsx";

const CHOICES: Record<keyof ChatLimits, readonly number[]> = {
  questions: [1, 2, 3],
  characters: [8_000, 12_000, 20_000, 40_000, 100_000],
  words: [1_000, 2_000, 4_000, 6_000, 12_000],
};

/** The choices with the one that is set, in their order. */
const withOwn = (choices: readonly number[], own: number): number[] =>
  [...new Set([...choices, own])].toSorted((one, other) => one - other);

interface LimitFieldsProps {
  /** Which of them are asked for. */
  names: readonly (keyof ChatLimits)[];
  limits: ChatLimits;
  onChange: (limits: ChatLimits) => void;
}

/** What a chat takes and answers at once, and how many questions each step is asked for. */
export function LimitFields({ names, limits, onChange }: LimitFieldsProps) {
  const { t } = useTranslation("chat");
  const { number } = useFormats();
  return (
    <div className="grid items-end gap-4 sm:grid-cols-3">
      {names.map((name) => (
        <Select
          key={name}
          label={t(name === "questions" ? "per_step" : name)}
          value={String(limits[name])}
          choices={withOwn(CHOICES[name], limits[name]).map((value) => ({
            value: String(value),
            label: number(value),
          }))}
          onChange={(value) => onChange({ ...limits, [name]: Number(value) })}
        />
      ))}
    </div>
  );
}
