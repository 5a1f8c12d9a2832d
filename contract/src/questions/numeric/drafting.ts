import type { Drafting } from "../drafting.ts";
import { fault } from "../faults.ts";
import { textPartFaults } from "../form.ts";
import { numberIn } from "./reading.ts";
import type { Numeric, NumericDraft } from "./schemas.ts";

export const numericDrafting: Drafting<Numeric, Numeric, NumericDraft> = {
  empty: () => ({ kind: "numeric", value: null, unit: null, tolerance: 0 }),
  draft: ({ kind, value, unit, tolerance }) => ({ kind, value, unit, tolerance }),
  /** A draft without a number is refused before it is stored (`refusalsOf`). */
  complete: ({ kind, value, unit, tolerance }) => ({
    kind,
    value: value ?? 0,
    unit: unit?.trim() || null,
    tolerance,
  }),
  rights: ({ value, unit }) => (value === null ? [] : [unit === null ? String(value) : `${value} ${unit}`]),
  begin: ([first = ""]) => ({ kind: "numeric", value: numberIn(first, null), unit: null, tolerance: 0 }),
  lines: ({ value, unit }) => (value === null ? [] : [unit === null ? String(value) : `${value} ${unit}`]),
  essence: ({ value, unit, tolerance }) => ["numeric", value, unit, tolerance],
  faults: ({ value, unit }, quote) => [
    ...(value === null ? [fault("answer_missing")] : []),
    ...textPartFaults(unit === null ? [] : [unit], quote),
  ],
};
