export { askingHandlers } from "./handlers.ts";
