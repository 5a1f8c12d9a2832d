import type { Area } from "../../types.ts";
import { offline as texts } from "../offline.ts";

export const offline: Area<"offline"> = { offline: texts };
