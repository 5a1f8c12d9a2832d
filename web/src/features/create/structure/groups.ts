import type { ShownSection, ShownStep, ShownStructure } from "./wish.ts";

/** Rows that stand together: those of one step with what is left out in between, or what no step teaches. */
export interface RowGroup {
  /** Null for rows outside of every step. */
  step: ShownStep | null;
  /** Of the step, from 1. */
  position: number;
  rows: ShownSection[];
}

/** The rows of a structure in the order of the documents, by step. */
export function groupsOf({ sections, steps }: ShownStructure): RowGroup[] {
  const stepOf = new Map(steps.flatMap((step, at) => step.sections.map((one) => [one.key, at] as const)));
  const groups: RowGroup[] = [];
  let outside: ShownSection[] = [];
  const close = () => {
    if (outside.length > 0) groups.push({ step: null, position: 0, rows: outside });
    outside = [];
  };
  for (const section of sections) {
    const at = stepOf.get(section.key);
    const last = groups.at(-1);
    if (at === undefined) outside.push(section);
    else if (last?.position === at + 1) {
      last.rows.push(...outside, section);
      outside = [];
    } else {
      close();
      groups.push({ step: steps[at] ?? null, position: at + 1, rows: [section] });
    }
  }
  close();
  return groups;
}
