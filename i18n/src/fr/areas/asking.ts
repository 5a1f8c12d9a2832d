import type { Area } from "../../types.ts";
import { asking as texts } from "../asking.ts";

export const asking: Area<"asking"> = { asking: texts };
