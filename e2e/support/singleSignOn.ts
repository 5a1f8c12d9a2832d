import type { Page } from "@playwright/test";
import { freePort } from "../../server/testing/freePort.ts";
import {
  type OpenIdProvider,
  type ProviderPerson,
  startOpenIdProvider,
} from "../../server/testing/openIdProvider.ts";
import { test as base } from "./test.ts";

/** An organisation whose people sign in at its own OpenID provider. */
export interface Organisation {
  /** The name on the button. */
  name: string;
  /** How the server of the product is told of it. */
  settings: Record<string, string>;
  /** Somebody who can sign in there under this name, with any password. */
  admit(name: string, person: ProviderPerson): void;
  /** The provider goes away. */
  leave(): Promise<void>;
  /** The provider comes back to where it was; who was signed in there no longer is. */
  comeBack(): Promise<void>;
}

async function organisation(): Promise<Organisation> {
  const PORT = String(await freePort());
  const client = { id: "courses", secret: "a secret of the provider" };
  const callback = `http://localhost:${PORT}/auth/v1/callback`;
  let provider: OpenIdProvider | null = await startOpenIdProvider({ ...client, callback });
  const { issuer, people } = provider;
  const name = "Musterschule";
  return {
    name,
    settings: {
      ...{ PORT, EXAMPLE_COURSE: "false", LOG_LEVEL: "silent", OIDC_NAME: name, OIDC_ISSUER: issuer },
      ...{ OIDC_CLIENT_ID: client.id, OIDC_CLIENT_SECRET: client.secret },
    },
    admit: (known, person) => {
      people.set(known, person);
      provider?.people.set(known, person);
    },
    leave: async () => {
      await provider?.close();
      provider = null;
    },
    comeBack: async () => {
      provider ??= await startOpenIdProvider({ ...client, callback }, Number(new URL(issuer).port));
      for (const [known, person] of people) provider.people.set(known, person);
    },
  };
}

/** Types a name at the provider's page and agrees that the product learns of it. */
export async function signInAtProvider(page: Page, name: string): Promise<void> {
  await page.locator("input[name=login]").fill(name);
  await page.locator("input[name=password]").fill("x");
  await page.getByRole("button", { name: "Sign-in" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
}

/** `test` with a server whose settings name an organisation's provider. */
export const singleSignOnTest = base.extend<object, { organisation: Organisation }>({
  organisation: [
    async ({ browserName: _ }, use) => {
      const made = await organisation();
      await use(made);
      await made.leave();
    },
    { scope: "worker" },
  ],
  settings: [async ({ organisation: { settings } }, use) => use(settings), { scope: "worker" }],
});
