import { expect, it } from "vitest";
import { createWorkMemory } from "./memory.ts";

const forEver = { signal: undefined, patience: undefined };

it("a network that holds memory waits longer for more than others for their first", async () => {
  const memory = createWorkMemory(600);
  const begun: string[] = [];
  const take = async (network: string) => {
    const release = await memory.take(300, network, forEver);
    begun.push(network);
    return release;
  };
  const [, giveBack] = await Promise.all([take("a"), take("c")]);
  const [greedy, other] = [take("a"), take("b")];
  giveBack();
  const releaseOther = await other;
  expect(begun).toEqual(["a", "c", "b"]);
  releaseOther();
  await greedy;
  expect(begun).toEqual(["a", "c", "b", "a"]);
});

it("who has waited long enough for memory is told to come again, and holds up nobody behind", async () => {
  const memory = createWorkMemory(500);
  await memory.take(300, "a", forEver);
  const large = memory.take(400, "b", { signal: undefined, patience: 20 });
  const small = memory.take(200, "c", forEver);
  await expect(large).rejects.toMatchObject({ code: "WORK_BUSY", data: { retryAfterSeconds: 10 } });
  (await small)();
});

it("who gave up while waiting for memory takes none", async () => {
  const memory = createWorkMemory(500);
  const release = await memory.take(500, "a", forEver);
  const given = new AbortController();
  const waiting = memory.take(500, "b", { signal: given.signal, patience: undefined });
  given.abort(new Error("gone"));
  await expect(waiting).rejects.toThrow("gone");
  release();
  (await memory.take(500, "c", forEver))();
});
