import { procedures } from "../../platform/http/context.ts";
import { showQuotas } from "./usecases/showQuotas.ts";

const { quotas } = procedures;

export const quotasHandlers = {
  own: quotas.own.handler(showQuotas),
};
