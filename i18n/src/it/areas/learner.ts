import type { Area } from "../../types.ts";
import { campus } from "../campus.ts";
import { viewer } from "../viewer.ts";

export const learner: Area<"learner"> = { campus, viewer };
