import type { WorkOf } from "../../platform/heavyWork/kind.ts";
import type { run as divideStep } from "./heavyWork/divideStep.ts";
import type { run as joinTexts } from "./heavyWork/joinTexts.ts";
import type { run as listCuts } from "./heavyWork/listCuts.ts";

export type { DividedStep } from "./heavyWork/divideStep.ts";
export type { JoinedTexts } from "./heavyWork/joinTexts.ts";

const MEGABYTE = 1024 * 1024;

const RESHAPING = {
  ...{ milliseconds: 5_000, megabytes: 400, outputBytes: 10 * MEGABYTE },
  ...{ places: 2, line: 20, patience: 30_000, worksPerProcess: 100 },
};

/** The places at which a step can be split, each with what would go where. */
export const CUTS_WORK: WorkOf<typeof listCuts> = {
  name: "cuts",
  module: new URL("./heavyWork/listCuts.ts", import.meta.url),
  ...RESHAPING,
};

/** Parting a step in two, with what goes where. */
export const DIVIDE_WORK: WorkOf<typeof divideStep> = {
  name: "divide",
  module: new URL("./heavyWork/divideStep.ts", import.meta.url),
  ...RESHAPING,
};

/** Making two steps one. */
export const JOIN_WORK: WorkOf<typeof joinTexts> = {
  name: "join",
  module: new URL("./heavyWork/joinTexts.ts", import.meta.url),
  ...RESHAPING,
};
