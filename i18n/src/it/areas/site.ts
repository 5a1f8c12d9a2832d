import type { Area } from "../../types.ts";
import { home } from "../home.ts";

export const site: Area<"site"> = { home };
