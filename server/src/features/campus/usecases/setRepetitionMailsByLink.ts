import { refusal } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import type { Call } from "../../../platform/useCase.ts";
import { storeByToken } from "../repository/repetitionMails.ts";
import { TOKEN } from "../shared/tellDue.ts";

/** Switches such mails off or on, for who holds the link of one; no sign-in. Throws NOT_FOUND. */
export async function setRepetitionMailsByLink({
  context: { services },
  input: { token, wanted },
}: Call<{ token: string; wanted: boolean }, { services: Services }>): Promise<{ wanted: boolean }> {
  const isKnown = TOKEN.test(token) && (await storeByToken(services.db, token, wanted));
  if (!isKnown) throw refusal("NOT_FOUND");
  return { wanted };
}
