import { procedures } from "../../platform/http/context.ts";
import { listCutsOf } from "./usecases/listCuts.ts";
import { mergeSteps } from "./usecases/merge.ts";
import { splitStep } from "./usecases/split.ts";
import { listReshapings, undoReshaping } from "./usecases/undo.ts";

const { reshaping } = procedures;

export const reshapingHandlers = {
  cuts: reshaping.cuts.handler(({ input, context }) => listCutsOf(context.services, context.actor, input)),
  split: reshaping.split.handler(({ input, context }) => splitStep(context.services, context.actor, input)),
  merge: reshaping.merge.handler(({ input, context }) => mergeSteps(context.services, context.actor, input)),
  list: reshaping.list.handler(({ input, context }) =>
    listReshapings(context.services, context.actor, input.slug),
  ),
  undo: reshaping.undo.handler(({ input, context }) => undoReshaping(context.services, context.actor, input)),
};
