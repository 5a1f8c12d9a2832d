import { procedures } from "../../platform/http/context.ts";
import { dashboard } from "./usecases.ts";

export const resultsHandlers = {
  dashboard: procedures.results.dashboard.handler(({ input, context }) =>
    dashboard(context.services, context.actor, input),
  ),
};
