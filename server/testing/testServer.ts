import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contract, ENROLMENT_HEADER } from "@lehrpfad/contract";
import { createORPCClient } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { AuthClient } from "@supabase/auth-js";
import PostalMime from "postal-mime";
import { createHttp } from "../src/app/http.ts";
import { createServices } from "../src/app/services.ts";
import { startWorker } from "../src/app/worker.ts";
import type { Database } from "../src/db/client.ts";
import type { Clock } from "../src/platform/clock.ts";
import { readConfig } from "../src/platform/config.ts";
import type { Services } from "../src/platform/services.ts";
import { createTestDatabase } from "./testDatabase.ts";

export type ApiClient = ContractRouterClient<typeof contract>;

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  forward(seconds: number): void;
}

export function createTestClock(start = new Date()): TestClock {
  let present = start.getTime();
  return {
    now: () => new Date(present),
    forward: (seconds) => {
      present += seconds * 1000;
    },
  };
}

export interface SignedUp {
  client: ApiClient;
  accessToken: string;
  refreshToken: string;
  id: string;
  email: string;
}

export interface TestServer {
  services: Services;
  clock: TestClock;
  /** Sends a request to the server without a network. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Like `fetch`, for a client that knows the whole address. */
  send(request: Request | string | URL, init?: RequestInit): Promise<Response>;
  client(headers?: { accessToken?: string; enrolmentToken?: string }): ApiClient;
  /** The real sign-in client of the browser, without a stored session; its requests show `accessToken`. */
  authClient(accessToken?: string): InstanceType<typeof AuthClient>;
  /** Opens the newest confirmation link to a person in the browser that registered. */
  confirm(person: SignedUp): Promise<void>;
  signUp(role?: "course_creator_free" | "course_participant", email?: string): Promise<SignedUp>;
  /** Uploads a document and waits until it was read. */
  upload(accessToken: string, name: string, content: string | Uint8Array<ArrayBuffer>): Promise<string>;
  /** The newest mail to an address that holds `part`, once it has been delivered. */
  mailTo(address: string, part?: string): Promise<{ subject: string; text: string; html: string }>;
  close(): Promise<void>;
}

const ORIGIN = "http://localhost:4780";
const FIRST_LOOK_MS = 20;
const LOOK_EVERY_MS = 300;

/** Waits until `look` finds something; fails after `seconds`. The longer it waits, the less often it looks. */
export async function eventually<T>(look: () => Promise<T | null | undefined>, seconds = 120): Promise<T> {
  const until = Date.now() + seconds * 1000;
  let pause = FIRST_LOOK_MS;
  while (Date.now() < until) {
    const found = await look();
    if (found !== null && found !== undefined) return found;
    await new Promise((done) => setTimeout(done, pause));
    // A look is often a request: fifty a second would slow down what is waited for.
    pause = Math.min(pause * 1.2, LOOK_EVERY_MS);
  }
  throw new Error(`Nothing found within ${seconds} seconds`);
}

async function newestMail(folder: string, address: string, part: string) {
  const names = (() => {
    try {
      return readdirSync(folder);
    } catch {
      return [];
    }
  })();
  for (const name of names
    .filter((entry) => entry.endsWith(".eml"))
    .sort()
    .reverse()) {
    const mail = await PostalMime.parse(readFileSync(join(folder, name)));
    if (mail.to?.some((to) => to.address === address) && mail.text?.includes(part)) {
      return { subject: mail.subject ?? "", text: mail.text ?? "", html: mail.html ?? "" };
    }
  }
  return null;
}

/** The request as a client sends it: with the length of a body that is known as a whole. */
function withLength(request: Request, body: RequestInit["body"]): Request {
  if (typeof body === "string" || body instanceof Uint8Array) {
    request.headers.set("content-length", String(Buffer.byteLength(body)));
  }
  return request;
}

function authClients(send: typeof fetch): TestServer["authClient"] {
  return (accessToken) =>
    new AuthClient({
      url: `${ORIGIN}/auth/v1`,
      fetch: send,
      persistSession: false,
      autoRefreshToken: false,
      headers: accessToken ? { authorization: `Bearer ${accessToken}` } : {},
    });
}

/** The secret of the first link in a mail's text. */
export function linkSecret(text: string): string {
  const link = new URL(text.match(/https?:\/\/\S+/)?.[0] ?? "");
  return link.searchParams.get("token_hash") ?? link.pathname.split("/").at(-1) ?? "";
}

/**
 * A whole server on an empty database of its own (or the one given), working on its jobs, reached without a
 * network. Its clock stands at `start`.
 */
export async function createTestServer(
  settings: Record<string, string> = {},
  given?: Database,
  start?: Date,
): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), "test-server-"));
  const clock = createTestClock(start);
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: "error", EXAMPLE_COURSE: "false", ...settings });
  const database = given ?? (await createTestDatabase());
  const { services, close } = await createServices(config, ORIGIN, { clock, database });
  if (config.PROCESS_MODE !== "web") await startWorker(services);
  const app = createHttp(services);
  const send = async (input: Request | string | URL, init?: RequestInit) =>
    await app.fetch(withLength(new Request(input, init), init?.body));
  const client: TestServer["client"] = ({ accessToken, enrolmentToken } = {}) =>
    createORPCClient(
      new OpenAPILink(contract, {
        url: `${ORIGIN}/api`,
        fetch: (request, init) => send(request, init),
        headers: {
          ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}),
          ...(enrolmentToken ? { [ENROLMENT_HEADER]: enrolmentToken } : {}),
        },
      }),
    );
  const authClient = authClients(send);
  const mailTo: TestServer["mailTo"] = (address, part = "") =>
    eventually(() => newestMail(join(folder, "mail"), address, part));
  return {
    services,
    clock,
    send,
    fetch: (path, init) => send(`${ORIGIN}${path}`, init),
    client,
    authClient,
    signUp: async (role = "course_creator_free", email = `${randomUUID()}@example.org`) => {
      const data = { first_name: "Ada", last_name: "Muster", preferred_language: "de" };
      const result = await authClient().signUp({ email, password: "geheim1", options: { data } });
      const { session } = result.data;
      if (!session) throw new Error(`Sign-up gave no session: ${result.error?.message}`);
      const signedIn = client({ accessToken: session.access_token });
      await signedIn.accounts.chooseRole({ id: session.user.id, role });
      const tokens = { accessToken: session.access_token, refreshToken: session.refresh_token };
      return { client: signedIn, ...tokens, id: session.user.id, email };
    },
    upload: async (accessToken, name, content) => {
      const response = await send(`${ORIGIN}/api/documents?name=${encodeURIComponent(name)}`, {
        method: "POST",
        headers: { authorization: `Bearer ${accessToken}` },
        body: content,
      });
      const { id } = (await response.json()) as { id: string };
      const reader = client({ accessToken });
      await eventually(async () => ((await reader.documents.get({ id })).state === "reading" ? null : true));
      return id;
    },
    mailTo,
    confirm: async ({ email, accessToken }) => {
      const { text } = await mailTo(email, "/verify-email?");
      const { error } = await authClient(accessToken).verifyOtp({
        token_hash: linkSecret(text),
        type: "email",
      });
      if (error) throw error;
    },
    close: async () => {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
