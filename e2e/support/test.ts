import { test as base, expect } from "@playwright/test";
import { newestLink } from "./mail.ts";
import { type RunningServer, startServer } from "./server.ts";

interface Fixtures {
  /** Waits for the newest mail with a link to this address and answers the link. */
  linkFromMail: (address: string) => Promise<string>;
}

/** Playwright's `test` with a real server for each worker; pages open relative to its address. */
export const test = base.extend<Fixtures, { server: RunningServer }>({
  server: [
    async ({ browserName: _ }, use) => {
      const server = await startServer({ EXAMPLE_COURSE: "true" });
      await use(server);
      await server.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  linkFromMail: async ({ server }, use) =>
    use(async (address) => {
      let link: string | undefined;
      await expect(async () => {
        link = await newestLink(server.dataFolder, address);
        expect(link, `a mail with a link to ${address}`).toBeDefined();
      }).toPass({ timeout: 15_000 });
      return link ?? "";
    }),
});

export { expect };
