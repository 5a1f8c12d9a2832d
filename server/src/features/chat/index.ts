export { chatHandlers } from "./handlers.ts";
export { packagesForPerson } from "./shared/forPerson.ts";
