export { campusHandlers, createCampusHttp, createShareHttp } from "./handlers.ts";
export { workOnMails } from "./jobs.ts";
