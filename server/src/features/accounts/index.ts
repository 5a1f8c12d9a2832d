export { accountsHandlers } from "./handlers.ts";
export { sendConfirmation } from "./usecases.ts";
