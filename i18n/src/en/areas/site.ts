import { home } from "../home.ts";

export const site = { home };
