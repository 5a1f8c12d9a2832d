import type { Area } from "../../types.ts";
import { account } from "../account.ts";
import { settings } from "../settings.ts";

export const person: Area<"person"> = { account, settings };
