import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { contract } from "@lehrpfad/contract";
import { createORPCClient } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { AuthClient, type Session } from "@supabase/auth-js";

export type Client = ContractRouterClient<typeof contract>;

export const STEPS = 10;
export const PASSWORD = "geheim1";
const SAMPLE = join(import.meta.dirname, "../../samples/agua.es.txt");

interface Sending {
  /** Takes the requests instead of the network: a server in this process, or one that is asked again. */
  fetch?: typeof fetch;
}

export interface Person {
  client: Client;
  /** For requests beside the client. */
  headers: Record<string, string>;
  url: string;
  send: typeof fetch;
}

/** The contract's client for a server at `url`. */
export const clientOf = (url: string, headers: Record<string, string>, sending: Sending = {}): Client =>
  createORPCClient(new OpenAPILink(contract, { url: `${url}/api`, headers, ...sending }));

/** Makes an account on a server at `url`, with the password above. */
export async function register(
  url: string,
  email: string,
  role: "course_creator_free" | "course_participant",
  sending: Sending = {},
): Promise<Person> {
  const options = { persistSession: false, autoRefreshToken: false, ...sending };
  const auth = new AuthClient({ url: `${url}/auth/v1`, ...options });
  const names = { first_name: "Ada", last_name: "Muster", preferred_language: "es" };
  const { data, error } = await auth.signUp({ email, password: PASSWORD, options: { data: names } });
  if (!data.session) throw new Error(`The server gave no session: ${error?.message}`);
  const headers = { authorization: `Bearer ${data.session.access_token}` };
  const client = clientOf(url, headers, sending);
  await client.accounts.chooseRole({ id: data.session.user.id, role });
  return { client, headers, url, send: sending.fetch ?? fetch };
}

const CREATOR = "creator@example.org";

/** Signs in the creator whose course `makeCourse` has made. */
export async function signInCreator(url: string): Promise<Session> {
  const auth = new AuthClient({ url: `${url}/auth/v1`, persistSession: false, autoRefreshToken: false });
  const { data, error } = await auth.signInWithPassword({ email: CREATOR, password: PASSWORD });
  if (!data.session) throw new Error(`The server gave no session: ${error?.message}`);
  return data.session;
}

/** Uploads the sample and asks for a course in Spanish that everybody may start; returns its slug. */
export async function orderCourse({ client, headers, url, send }: Person): Promise<string> {
  const body = new Uint8Array(await readFile(SAMPLE));
  const uploaded = await send(`${url}/api/documents?name=agua.txt`, { method: "POST", headers, body });
  if (!uploaded.ok) throw new Error(`The upload was answered with ${uploaded.status}`);
  const { id } = (await uploaded.json()) as { id: string };
  while ((await client.documents.get({ id })).state === "reading") await pause(100);
  const { slug } = await client.courses.create({
    name: "Agua",
    language: "es",
    difficulty: "standard",
    allowAnonymous: true,
    openAtOnce: true,
    registrationRequired: false,
    goal: null,
    documentIds: [id],
    steps: STEPS,
    admin: { firstName: "Ada", lastName: "Muster", email: CREATOR },
    requestId: randomUUID(),
  });
  return slug;
}

/** Waits until the generation of a course has ended. */
export async function untilWritten({ client }: Person, slug: string): Promise<void> {
  while ((await client.generation.get({ slug })).finishedAt === null) await pause(100);
}

/** Has each step of a course ask a question with four options: the built-in writer asks nothing by itself. */
export async function askInSteps({ client }: Person, slug: string): Promise<void> {
  const options = ["uno", "dos", "tres", "cuatro"].map((text, at) => ({
    ...{ id: null, text, correct: at === 0, feedback: null },
  }));
  const question = { kind: "choice", text: "¿Cuál es?", options, explanation: "", hint: null } as const;
  for (const { id: stepId } of (await client.editing.outline({ slug })).steps)
    await client.editing.saveQuestion({ slug, stepId, version: null, question });
}

/** A finished course in Spanish that everybody may start, with a creator of its own; returns its slug. */
export async function makeCourse(url: string, sending: Sending = {}): Promise<string> {
  const creator = await register(url, CREATOR, "course_creator_free", sending);
  const slug = await orderCourse(creator);
  await untilWritten(creator, slug);
  await askInSteps(creator, slug);
  return slug;
}
