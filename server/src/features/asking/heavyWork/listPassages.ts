import { proseOf } from "@lehrpfad/engine/steps";
import { type DividedStep, divideStep, type Passage } from "../rules.ts";

/** The passages of a step, each with the titles above it. */
export async function run({ step }: { step: DividedStep }): Promise<Passage[]> {
  return divideStep(step, proseOf);
}
