import type { Area } from "../../types.ts";
import { home } from "../home.ts";
import { legal } from "../legal.ts";

export const site: Area<"site"> = { home, legal };
