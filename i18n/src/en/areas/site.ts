import { home } from "../home.ts";
import { legal } from "../legal.ts";

export const site = { home, legal };
