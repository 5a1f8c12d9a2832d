import type { Area } from "../../types.ts";
import { common } from "../common.ts";
import { viewer } from "../viewer.ts";

export const base: Area<"base"> = { common, viewer };
