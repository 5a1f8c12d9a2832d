import { common } from "../common.ts";
import { errors } from "../errors.ts";
import { viewer } from "../viewer.ts";

export const base = { common, errors, viewer };
