import type { Area } from "../../types.ts";
import { auth } from "../auth.ts";
import { common } from "../common.ts";
import { errors } from "../errors.ts";
import { home } from "../home.ts";

export const base: Area<"base"> = { auth, common, errors, home };
