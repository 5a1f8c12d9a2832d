import { procedures } from "../../platform/http/context.ts";
import { listReview } from "./usecases/listReview.ts";
import { markReviewed } from "./usecases/markReviewed.ts";

const { reviewing } = procedures;

export const reviewingHandlers = {
  list: reviewing.list.handler(({ input, context }) =>
    listReview(context.services, context.actor, input.slug),
  ),
  mark: reviewing.mark.handler(({ input, context }) => markReviewed(context.services, context.actor, input)),
};
