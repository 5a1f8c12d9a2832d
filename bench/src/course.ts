import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { contract } from "@lehrpfad/contract";
import { createORPCClient } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { AuthClient } from "@supabase/auth-js";

type Client = ContractRouterClient<typeof contract>;

export const STEPS = 10;
const SAMPLE = join(import.meta.dirname, "../../samples/agua.es.txt");

/** The contract's client for a server at `url`. */
export const clientOf = (url: string, headers: Record<string, string>): Client =>
  createORPCClient(new OpenAPILink(contract, { url: `${url}/api`, headers }));

/** A finished course in Spanish that everybody may start; answers its slug. */
export async function makeCourse(url: string): Promise<string> {
  const auth = new AuthClient({ url: `${url}/auth/v1`, persistSession: false, autoRefreshToken: false });
  const names = { first_name: "Ada", last_name: "Muster", preferred_language: "es" };
  const person = { email: "creator@example.org", password: "geheim1" };
  const { data } = await auth.signUp({ ...person, options: { data: names } });
  if (!data.session) throw new Error("The server gave no session");
  const headers = { authorization: `Bearer ${data.session.access_token}` };
  const client = clientOf(url, headers);
  await client.accounts.chooseRole({ id: data.session.user.id, role: "course_creator_free" });
  const body = new Uint8Array(await readFile(SAMPLE));
  const uploaded = await fetch(`${url}/api/documents?name=agua.txt`, { method: "POST", headers, body });
  const { id } = (await uploaded.json()) as { id: string };
  while ((await client.documents.get({ id })).state === "reading") await pause(100);
  const { slug } = await client.courses.create({
    name: "Agua",
    language: "es",
    difficulty: "standard",
    allowAnonymous: true,
    registrationRequired: false,
    goal: null,
    documentIds: [id],
    steps: STEPS,
    admin: { firstName: "Ada", lastName: "Muster", email: person.email },
    requestId: randomUUID(),
  });
  while ((await client.generation.get({ slug })).finishedAt === null) await pause(100);
  return slug;
}
