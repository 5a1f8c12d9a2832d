import { procedures } from "../../platform/http/context.ts";
import { listReview } from "./usecases/listReview.ts";
import { markReviewed } from "./usecases/markReviewed.ts";

const { reviewing } = procedures;

export const reviewingHandlers = {
  list: reviewing.list.handler(listReview),
  mark: reviewing.mark.handler(markReviewed),
};
