import { createHash } from "node:crypto";
import {
  type ChatPlanStep,
  type CourseFrame,
  type PlacedText,
  placeText,
  planFaults,
  readPlan,
  readTexts,
  withoutRequest,
} from "@lehrpfad/engine";

/** A step that the package asks the text of. */
type AskedStep = Parameters<typeof placeText>[1] & { stepId: string; number: number };

type PartsTask = { frame: CourseFrame; pasted: string; request: string } & (
  | { kind: "plan"; wished: number }
  | { kind: "texts"; steps: AskedStep[] }
);

export interface PartsReading {
  /** What was pasted, without the request where that was pasted too. */
  answer: string;
  plan: { steps: ChatPlanStep[]; faults: PlacedText["faults"] } | null;
  texts: (PlacedText & { stepId: string; hash: string })[];
}

/** Reads what was pasted into a package that asks for a plan, or for texts. */
export async function run({ frame, pasted, request, ...task }: PartsTask): Promise<PartsReading> {
  const answer = withoutRequest(pasted, request);
  if (task.kind === "plan") {
    const steps = readPlan(answer);
    return {
      answer,
      plan: steps.length > 0 ? { steps, faults: planFaults(steps, task.wished) } : null,
      texts: [],
    };
  }
  const texts = readTexts(answer, task.steps).flatMap((read) => {
    const asked = task.steps.find(({ number }) => number === read.step);
    if (!asked) return [];
    const hash = createHash("sha256").update(JSON.stringify(read)).digest("hex");
    return [{ ...placeText(read, asked, asked.number, frame), stepId: asked.stepId, hash }];
  });
  return { answer, plan: null, texts };
}
