import type { Generation, WrittenStep } from "@lehrpfad/contract";

type Notices = Generation["notices"];

/** What is said of steps that ask nothing, or only for a summary, by what they ask now. */
const SAID = { nothing: "question_missing", summary: "question_summary" } as const;

/** Names the steps that ask nothing, and those that only ask for a summary. */
export function askingNotices(steps: readonly WrittenStep[]): Notices {
  return (["nothing", "summary"] as const).flatMap((asks) => {
    const positions = steps.filter((step) => step.asks === asks).map(({ position }) => position);
    return positions.length === 0 ? [] : [{ code: SAID[asks], params: { steps: positions.join(", ") } }];
  });
}

const CODES: ReadonlySet<string> = new Set(Object.values(SAID));

/** Notices with what the steps ask now in place of what they asked when they were written. */
export function presentNotices({ notices, steps }: Pick<Generation, "notices" | "steps">): Notices {
  return [...notices.filter(({ code }) => !CODES.has(code)), ...askingNotices(steps)];
}
