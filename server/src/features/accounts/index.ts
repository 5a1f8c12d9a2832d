export { accountsHandlers, createAccountHttp } from "./handlers/accounts.ts";
export { ACCOUNT_MAIL_QUEUE } from "./jobs.ts";
export { AdminError, administer } from "./usecases/administer.ts";
export { workOnAskedMails } from "./usecases/askedMails.ts";
export { accountActions } from "./usecases/security.ts";
export { welcome } from "./usecases/verification.ts";
