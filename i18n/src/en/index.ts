import { errors } from "./errors.ts";

export const dictionary = { errors };
