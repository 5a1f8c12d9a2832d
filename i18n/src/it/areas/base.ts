import type { Area } from "../../types.ts";
import { auth } from "../auth.ts";
import { campus } from "../campus.ts";
import { common } from "../common.ts";
import { errors } from "../errors.ts";
import { home } from "../home.ts";
import { viewer } from "../viewer.ts";

export const base: Area<"base"> = { auth, campus, common, errors, home, viewer };
