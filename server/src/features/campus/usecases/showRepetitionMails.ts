import { refusal } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import type { Call } from "../../../platform/useCase.ts";
import { settingOfToken } from "../repository/repetitionMails.ts";
import { TOKEN } from "../shared/tellDue.ts";

/** Whether such mails come, for who holds the link of one. Throws NOT_FOUND. */
export async function showRepetitionMails({
  context: { services },
  input: { token },
}: Call<{ token: string }, { services: Services }>): Promise<{ wanted: boolean }> {
  const setting = TOKEN.test(token) ? await settingOfToken(services.db, token) : null;
  if (!setting) throw refusal("NOT_FOUND");
  return setting;
}
