export { resultsHandlers } from "./handlers.ts";
