import { test as base, expect } from "@playwright/test";
import { newestLink } from "./mail.ts";
import { type RunningServer, startServer } from "./server.ts";

interface Fixtures {
  /** Waits for the newest mail with a link to this address and answers the link. */
  linkFromMail: (address: string) => Promise<string>;
}

interface WorkerFixtures {
  /** Settings of the worker's server; a journey chooses its own with `test.use({ settings: … })`. */
  settings: Record<string, string>;
  server: RunningServer;
}

/** Playwright's `test` with a real server for each worker; pages open relative to its address. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  settings: [{ EXAMPLE_COURSE: "true" }, { option: true, scope: "worker" }],
  server: [
    async ({ settings }, use) => {
      const server = await startServer(settings);
      await use(server);
      await server.close();
    },
    // More than the process itself may take, which then says what went wrong.
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
