import type { Page } from "@playwright/test";
import { type MailServer, startMailServer } from "../../server/testing/mailServer.ts";
import { test as base, expect } from "./test.ts";

/** The name under which the server sends its mails. */
export const BRAND = "Musterkurse";

interface SentMail {
  subject: string;
  html: string;
  text: string;
}

/** What the server of the product sent by SMTP. */
export interface Post {
  settings: Record<string, string>;
  /** Waits for the newest mail with this subject to an address. */
  mail(address: string, subject: string): Promise<SentMail>;
}

function postOf(server: MailServer): Post {
  return {
    settings: { SMTP_URL: server.url, BRAND_NAME: BRAND, EXAMPLE_COURSE: "false" },
    mail: async (address, subject) => {
      const toAddress = () => server.received.filter(({ to }) => to?.[0]?.address === address);
      await expect
        .poll(() => toAddress().map((mail) => mail.subject), { timeout: 15_000 })
        .toContain(subject);
      const found = toAddress().findLast((mail) => mail.subject === subject);
      return { subject, html: found?.html ?? "", text: found?.text ?? "" };
    },
  };
}

/** Opens a mail as a mail program would show it, in the language it says it has. */
export async function openMail(page: Page, { html }: SentMail, language: string): Promise<void> {
  await page.goto("about:blank");
  await page.setContent(html);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}

/** `test` with a server that sends its mails by SMTP, to a mail server of the journey. */
export const smtpTest = base.extend<object, { post: Post }>({
  post: [
    async ({ browserName: _ }, use) => {
      const server = await startMailServer();
      await use(postOf(server));
      await server.close();
    },
    { scope: "worker" },
  ],
  settings: [async ({ post }, use) => use(post.settings), { scope: "worker" }],
});
