import { randomUUID } from "node:crypto";
import type { Comparison, Proposal, ProposalTarget } from "@lehrpfad/contract";
import { ORPCError } from "@orpc/client";
import { type ApiClient, eventually } from "./testServer.ts";

const BATHS = Array.from(
  { length: 40 },
  (_, at) => `El baño número ${at + 3} se abrió en ${1700 + at * 3} para la salud de los vecinos del puerto.`,
);

/** A Spanish document of one section, "Los baños del puerto", that stands in no sample. */
export const NEW_MATERIAL = new TextEncoder().encode(`Los baños del puerto\n\n${BATHS.join(" ")}\n`);

/** Asks for a new version; answers the proposal's id. */
export async function proposed(
  client: ApiClient,
  slug: string,
  target: ProposalTarget,
  instruction: string | null = null,
): Promise<string> {
  return (await client.rewriting.propose({ slug, requestId: randomUUID(), target, instruction })).id;
}

/** States in which a proposal stays until somebody acts. */
const ENDED: ReadonlySet<Proposal["state"]> = new Set(["ready", "failed"]);

/** Waits until an open proposal is in a state, and answers it. Throws where it ended in another one. */
export function inState(client: ApiClient, slug: string, id: string, state: Proposal["state"]) {
  return eventually(async () => {
    const { proposals } = await client.rewriting.list({ slug });
    const found = proposals.find((one) => one.id === id);
    if (found?.state === state) return found;
    if (found && ENDED.has(found.state)) throw new Error(`It is ${found.state}: ${JSON.stringify(found)}`);
    return null;
  }, 240);
}

/** Asks for a new version, waits until it is written, and answers it beside the present one. */
export async function written(
  client: ApiClient,
  slug: string,
  target: ProposalTarget,
  instruction: string | null = null,
): Promise<Comparison> {
  const id = await proposed(client, slug, target, instruction);
  await inState(client, slug, id, "ready");
  return await client.rewriting.compare({ slug, id });
}

/** The code and data that a call is refused with. */
export async function refusalOf(call: Promise<unknown>): Promise<{ code: string; data: unknown }> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ORPCError)) throw new Error(`Not refused: ${String(error)}`);
  return { code: error.code, data: error.data };
}
