import { account } from "../account.ts";
import { settings } from "../settings.ts";

export const person = { account, settings };
