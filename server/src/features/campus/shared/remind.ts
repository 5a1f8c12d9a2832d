import { refusal } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import { enrolmentOfLink } from "../repository/mails.ts";

/** What a link may hold; anything else is none of ours. */
const TOKEN = /^[\w-]+$/;

export async function linked(services: Services, token: string) {
  const found = TOKEN.test(token) ? await enrolmentOfLink(services.db, token) : null;
  if (!found) throw refusal("NOT_FOUND");
  return found;
}
