import type { Dictionary } from "../types.ts";
import { errors } from "./errors.ts";

export const dictionary: Dictionary = { errors };
