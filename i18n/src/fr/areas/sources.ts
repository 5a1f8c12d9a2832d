import type { Area } from "../../types.ts";
import { sources as texts } from "../sources.ts";

export const sources: Area<"sources"> = { sources: texts };
