import type { Area } from "../../types.ts";
import { campus as texts } from "../campus.ts";
import { mastery } from "../mastery.ts";

export const campus: Area<"campus"> = { campus: texts, mastery };
