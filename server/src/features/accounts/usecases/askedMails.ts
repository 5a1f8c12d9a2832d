import type { Services } from "../../../platform/services.ts";
import { ACCOUNT_MAIL_QUEUE } from "../jobs.ts";
import { sendConfirmation, sendMail } from "./mails.ts";

/** Mails that were asked for with an address alone; nothing is sent where there is no account for it. */
export async function workOnAskedMails(services: Services): Promise<void> {
  await services.jobs.work(ACCOUNT_MAIL_QUEUE, async ({ kind, email }) => {
    const user = await services.auth.accountOfAddress(email);
    if (!user || user.blockedAt) return;
    if (kind === "resend") {
      if (!user.emailConfirmedAt) await sendConfirmation(services, user, null);
      return;
    }
    const query = new URLSearchParams({
      token_hash: await services.auth.issueRecoveryLink(user),
      type: "recovery",
    });
    await sendMail(services, user.id, "recovery", { path: `/reset-password?${query}` });
  });
}
