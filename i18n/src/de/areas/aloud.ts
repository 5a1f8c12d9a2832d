import type { Area } from "../../types.ts";
import { aloud as texts } from "../aloud.ts";

export const aloud: Area<"aloud"> = { aloud: texts };
