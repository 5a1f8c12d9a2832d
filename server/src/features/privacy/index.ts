export { createPrivacyHttp, privacyHandlers } from "./handlers.ts";
