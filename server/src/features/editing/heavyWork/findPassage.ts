import { type FoundPassage, findPassage, type PassageTask } from "@lehrpfad/engine/steps";

/** Where a passage stands in the texts of a step. */
export async function run(task: PassageTask): Promise<FoundPassage | null> {
  return findPassage(task);
}
