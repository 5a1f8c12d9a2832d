import type { Queue } from "../../platform/jobs.ts";

/** Mails that anybody may ask for with nothing but an address; a job finds out whether there is an account. */
export const ACCOUNT_MAIL_QUEUE: Queue<{ kind: "resend" | "recover" | "enter"; email: string; to?: string }> =
  {
    name: "account-mail",
    expireInSeconds: 60,
    retryLimit: 8,
    concurrency: 2,
  };
