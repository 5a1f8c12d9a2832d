import { procedures } from "../../platform/http/context.ts";
import { ownQuotas } from "./usecases/own.ts";

const { quotas } = procedures;

export const quotasHandlers = {
  own: quotas.own.handler(({ context }) => ownQuotas(context.services, context.actor)),
};
