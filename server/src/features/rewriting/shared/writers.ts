import type { OtherWriters } from "../../generation/index.ts";
import { proposalWriter } from "./write.ts";
import { standInWriter } from "./writeStandIns.ts";

/** Who writes everything that is not a course for the first time. */
export const otherWriters: OtherWriters = {
  regeneration: proposalWriter,
  rewriting: proposalWriter,
  standIns: standInWriter,
};
