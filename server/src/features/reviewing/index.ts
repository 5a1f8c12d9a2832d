export { reviewingHandlers } from "./handlers.ts";
