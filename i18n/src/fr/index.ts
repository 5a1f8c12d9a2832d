import type { Dictionary } from "../types.ts";
import { auth } from "./auth.ts";
import { campus } from "./campus.ts";
import { common } from "./common.ts";
import { errors } from "./errors.ts";
import { home } from "./home.ts";
import { settings } from "./settings.ts";
import { viewer } from "./viewer.ts";

export const dictionary: Dictionary = { auth, campus, common, errors, home, settings, viewer };
