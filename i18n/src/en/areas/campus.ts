import { campus as texts } from "../campus.ts";

export const campus = { campus: texts };
