import { procedures } from "../../platform/http/context.ts";
import { listReshapings } from "./usecases/listReshapings.ts";
import { mergeSteps } from "./usecases/mergeSteps.ts";
import { showCuts } from "./usecases/showCuts.ts";
import { splitStep } from "./usecases/splitStep.ts";
import { undoReshaping } from "./usecases/undoReshaping.ts";

const { reshaping } = procedures;

export const reshapingHandlers = {
  cuts: reshaping.cuts.handler(showCuts),
  split: reshaping.split.handler(splitStep),
  merge: reshaping.merge.handler(mergeSteps),
  list: reshaping.list.handler(listReshapings),
  undo: reshaping.undo.handler(undoReshaping),
};
