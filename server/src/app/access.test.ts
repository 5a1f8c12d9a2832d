import { ACCESS, type AccessAnswer, CALLERS, type Caller } from "@lehrpfad/contract";
import { ORPCError } from "@orpc/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AccessWorld, createAccessWorld } from "../../testing/accessWorld.ts";
import { callsAs, PROCEDURES, VALID_INPUTS } from "../../testing/procedures.ts";
import { createTestServer, type TestServer } from "../../testing/testServer.ts";

let server: TestServer;
let world: AccessWorld;
beforeAll(async () => {
  server = await createTestServer();
  world = await createAccessWorld(server);
}, 120_000);
afterAll(() => server.close());

/** What `caller` gets; for a stream its first part. */
async function answerTo(caller: Caller, feature: string, name: string): Promise<string> {
  const place = await world.place();
  const input = VALID_INPUTS[`${feature}.${name}`];
  if (!input) throw new Error(`VALID_INPUTS has no request for ${feature}.${name}`);
  try {
    const result = await callsAs(
      server,
      world.tokens[caller],
      caller === "anonymousParticipant" ? place.enrolmentToken : null,
    )[feature]?.[name]?.(input(place));
    if (result && typeof result === "object" && Symbol.asyncIterator in result) {
      for await (const _ of result as AsyncIterable<unknown>) break;
    }
    return "allowed";
  } catch (error) {
    if (error instanceof ORPCError) return error.code;
    throw error;
  }
}

/** Errors that say "not you". Every other one comes after the check of access, which the caller has passed. */
const REFUSALS = new Set([
  "UNAUTHORIZED",
  "FORBIDDEN",
  "INVALID_TOKEN",
  "COURSE_NOT_FOUND",
  "ENROLMENT_REQUIRED",
]);

describe("access", () => {
  it("is declared beside every procedure of the contract", () => {
    const undeclared = PROCEDURES.filter(({ rule }) => rule === undefined || !(rule in ACCESS));
    expect(undeclared.map(({ feature, name }) => `${feature}.${name}`)).toEqual([]);
    expect(PROCEDURES.length).toBeGreaterThan(40);
  });

  it.each(PROCEDURES)("of each caller to $id is what $rule declares", async ({ feature, name, rule }) => {
    const declared: Record<Caller, AccessAnswer> = ACCESS[rule ?? "everybody"];
    const known = new Set<string>(Object.values(declared));
    const answers: Record<string, string> = {};
    for (const caller of CALLERS) {
      const answer = await answerTo(caller, feature, name);
      const refused = known.has(answer) || REFUSALS.has(answer);
      answers[caller] = refused ? answer : "allowed";
      expect(["BAD_REQUEST", "INTERNAL_SERVER_ERROR"], `${feature}.${name} as ${caller}`).not.toContain(
        answer,
      );
    }
    expect(answers).toEqual(declared);
  });
});
