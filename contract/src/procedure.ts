import { oc } from "@orpc/contract";
import type { AccessRule } from "./access.ts";

/** What is declared beside every procedure; the access matrix test refuses one without `access`. */
export interface ProcedureMeta {
  access?: AccessRule;
}

/** Begins every procedure of the contract. */
export const declared = oc.$meta<ProcedureMeta>({});
