import { signedIn } from "../../../platform/http/context.ts";
import type { Call } from "../../../platform/useCase.ts";
import type { LearnerContext } from "../../learning/index.ts";
import { storeRepetitionMails } from "../repository/repetitionMails.ts";

/** Says whether a mail is to come on days when something is due, and by which calendar. */
export async function setRepetitionMails({
  context,
  input: { wanted, timeZone },
}: Call<{ wanted: boolean; timeZone: string }, LearnerContext>): Promise<{ wanted: boolean }> {
  const { services } = context;
  const { userId } = signedIn(context.actor);
  await storeRepetitionMails(services.db, userId, { repetitionMails: wanted, timeZone });
  return { wanted };
}
