import type { DashboardQuery } from "@lehrpfad/contract";
import { orpc } from "../../lib/api.ts";
import { TOGETHER_MS } from "../../lib/queryClient.ts";

/** A page of the courses one manages; every visit asks again. */
export const dashboardOptions = (input: DashboardQuery) =>
  orpc.results.dashboard.queryOptions({ input, staleTime: TOGETHER_MS });
