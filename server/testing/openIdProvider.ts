import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";

export interface ProviderPerson {
  email: string;
  email_verified: boolean;
  given_name?: string;
  family_name?: string;
}

export interface OpenIdProvider {
  issuer: string;
  /** People by the name they type at the provider; a test may add some. */
  people: Map<string, ProviderPerson>;
  /** Plays the browser: signs in as `name` and answers the address that the provider sends the browser back to. */
  signIn(from: URL, name: string): Promise<URL>;
  close(): Promise<void>;
}

const FORM = /<form[^>]* action="([^"]+)"/;
const PROMPT = /name="prompt" value="([^"]+)"/;
const MOST_HOPS = 20;

/** Follows the provider's redirects and sends its two forms (name, consent), with its cookies. */
async function walk(issuer: string, from: URL, name: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let next: { url: URL; form: URLSearchParams | null } = { url: from, form: null };
  for (let hop = 0; hop < MOST_HOPS; hop++) {
    if (!next.url.href.startsWith(issuer)) return next.url;
    const headers = { cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join("; ") };
    const response = await fetch(next.url, {
      redirect: "manual",
      headers,
      ...(next.form ? { method: "POST", body: next.form } : {}),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, key = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(key, value);
    }
    const page = await response.text();
    const location = response.headers.get("location");
    if (location) {
      next = { url: new URL(location, next.url), form: null };
      continue;
    }
    const action = FORM.exec(page)?.[1];
    if (!action) throw new Error(`The provider answered ${response.status}: ${page.slice(0, 300)}`);
    const prompt = PROMPT.exec(page)?.[1] ?? "";
    const form = new URLSearchParams({
      prompt,
      ...(prompt === "login" ? { login: name, password: "x" } : {}),
    });
    next = { url: new URL(action, next.url), form };
  }
  throw new Error("The provider sends the browser in circles");
}

/** A real OpenID provider on this machine that knows one client; on a free port unless `port` names one. */
export async function startOpenIdProvider(
  client: { id: string; secret: string; callback: string },
  port = 0,
): Promise<OpenIdProvider> {
  const people = new Map<string, ProviderPerson>();
  const server = createServer();
  await new Promise<void>((listening) => {
    server.listen(port, "127.0.0.1", listening);
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [client.callback] }],
    claims: { email: ["email", "email_verified"], profile: ["given_name", "family_name"] },
    cookies: { keys: ["for tests only"] },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, ...people.get(id) }) }),
  });
  server.on("request", provider.callback());
  return {
    issuer,
    people,
    signIn: (from, name) => walk(issuer, from, name),
    close: () =>
      new Promise<void>((closed, fail) => {
        server.close((error) => (error ? fail(error) : closed()));
        server.closeAllConnections();
      }),
  };
}
