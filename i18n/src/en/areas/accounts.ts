import { auth } from "../auth.ts";

export const accounts = { auth };
