import type { Services } from "../../../platform/services.ts";
import { ACCOUNT_MAIL_QUEUE } from "../jobs.ts";
import { accountOfAddress } from "../repository/users.ts";
import { sendEntry } from "../shared/entry.ts";
import { issueRecoveryLink, mayEnter } from "../shared/links.ts";
import { sendConfirmation, sendMail } from "../shared/mails.ts";

/** Mails that were asked for with an address alone; nothing is sent where there is no account for it. */
export async function workOnAskedMails(services: Services): Promise<void> {
  await services.jobs.work(ACCOUNT_MAIL_QUEUE, async ({ kind, email, to }) => {
    const user = await accountOfAddress(services.db, email);
    if (!user || user.blockedAt) return;
    if (kind === "resend") {
      if (!user.emailConfirmedAt) await sendConfirmation(services, user, null);
      return;
    }
    // An administrator, whom no link signs in without one, may set a new password by mail as everybody may.
    if (kind === "enter" && (await mayEnter(services, user.id))) {
      if (user.emailConfirmedAt) await sendEntry(services, user, to ?? "/dashboard");
      else await sendConfirmation(services, user, null);
      return;
    }
    const query = new URLSearchParams({
      token_hash: await issueRecoveryLink(services, user),
      type: "recovery",
    });
    await sendMail(services, user.id, "recovery", { path: `/reset-password?${query}` });
  });
}
