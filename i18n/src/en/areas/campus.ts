import { campus as texts } from "../campus.ts";
import { mastery } from "../mastery.ts";

export const campus = { campus: texts, mastery };
