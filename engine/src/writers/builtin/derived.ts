import type { Analysis } from "./analysis.ts";

/** A value that follows from an analysis: computed when it is first asked for and kept in the analysis. */
export function derived<Value>(compute: (analysis: Analysis) => Value): (analysis: Analysis) => Value {
  return (analysis) => {
    if (!analysis.derived.has(compute)) analysis.derived.set(compute, compute(analysis));
    return analysis.derived.get(compute) as Value;
  };
}
