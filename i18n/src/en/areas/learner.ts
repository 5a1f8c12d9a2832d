import { campus } from "../campus.ts";
import { viewer } from "../viewer.ts";

export const learner = { campus, viewer };
