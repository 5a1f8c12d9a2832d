export { studioHandlers } from "./handlers.ts";
