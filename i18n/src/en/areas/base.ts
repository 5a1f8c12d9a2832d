import { common } from "../common.ts";
import { viewer } from "../viewer.ts";

export const base = { common, viewer };
