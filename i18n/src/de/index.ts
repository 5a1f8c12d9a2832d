import type { Dictionary } from "../types.ts";
import { auth } from "./auth.ts";
import { common } from "./common.ts";
import { errors } from "./errors.ts";
import { home } from "./home.ts";
import { settings } from "./settings.ts";

export const dictionary: Dictionary = { auth, common, errors, home, settings };
