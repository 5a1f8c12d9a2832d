import { auth } from "./auth.ts";
import { common } from "./common.ts";
import { errors } from "./errors.ts";

export const dictionary = { auth, common, errors };
