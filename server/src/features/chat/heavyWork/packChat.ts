import {
  type AskedAgain,
  askedAgain,
  type ChatLimits,
  type ChatStep,
  type PackedStep,
  packSteps,
  passageAround,
} from "@lehrpfad/engine";

type SentStep = Pick<ChatStep, "number" | "title" | "text"> & { stepId: string };

/** A question that is asked once more, and the words that prove it. */
interface WaitingQuestion {
  questionId: string;
  stepId: string;
  quote: string;
  question: Parameters<typeof askedAgain>[0];
}

type PackTask = { steps: SentStep[] } & ({ limits: ChatLimits } | { waiting: WaitingQuestion[] });

export interface Packing {
  packages: (PackedStep & { stepId: string })[][];
  /** In the order of their steps. */
  asked: (AskedAgain & { questionId: string })[];
}

/** Shares steps out into packages, or finds the passages of questions that are asked once more. */
export async function run(task: PackTask): Promise<Packing> {
  const { steps } = task;
  if ("waiting" in task) {
    const asked = steps.flatMap(({ stepId, text }) =>
      task.waiting
        .filter((one) => one.stepId === stepId)
        .map(({ questionId, question, quote }) => ({
          ...{ ...askedAgain(question, passageAround(text, quote)), questionId },
        })),
    );
    return { packages: [], asked };
  }
  const ids = new Map(steps.map(({ number, stepId }) => [number, stepId]));
  const packages = packSteps(steps, task.limits).map((packed) =>
    packed.map((one) => ({ ...one, stepId: ids.get(one.number) ?? "" })),
  );
  return { packages, asked: [] };
}
