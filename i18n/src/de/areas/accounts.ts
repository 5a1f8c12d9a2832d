import type { Area } from "../../types.ts";
import { auth } from "../auth.ts";

export const accounts: Area<"accounts"> = { auth };
