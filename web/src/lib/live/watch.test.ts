import { ORPCError } from "@orpc/client";
import { expect, it } from "vitest";
import { CodedError } from "../errors.ts";
import { watch } from "./watch.ts";

interface State {
  step: number;
  finishedAt: string | null;
}

const writing = (step: number): State => ({ step, finishedAt: null });
const finished: State = { step: 9, finishedAt: "2026-01-01T00:00:00Z" };

/** Connections that answer these states and then break, or end where no error is given. */
async function follow(connections: { states: State[]; error?: Error }[]) {
  const steps: number[] = [];
  const waits: number[] = [];
  const refusals: boolean[] = [];
  const abort = new AbortController();
  let next = 0;
  async function* answer(): AsyncGenerator<State, void> {
    const connection = connections[next++];
    if (!connection) return abort.abort();
    yield* connection.states;
    if (connection.error) throw connection.error;
  }
  await watch({
    connect: async () => answer(),
    pause: async (milliseconds) => void waits.push(milliseconds),
    signal: abort.signal,
    onState: ({ step }) => steps.push(step),
    isLast: ({ finishedAt }) => finishedAt !== null,
    onLost: (isRefused) => refusals.push(isRefused),
  });
  return { steps, waits, refusals, connections: next };
}

it("ends with the last state", async () => {
  expect(await follow([{ states: [writing(1), finished] }, { states: [writing(2)] }])).toEqual({
    steps: [1, 9],
    waits: [],
    refusals: [],
    connections: 1,
  });
});

it("connects again after a break and after a stream that stops early, waiting longer each time", async () => {
  const broken = { states: [], error: new TypeError("network") };
  const followed = await follow([
    { states: [writing(1)] },
    broken,
    broken,
    { states: [writing(2)], error: new TypeError("network") },
    { states: [finished] },
  ]);
  expect(followed).toMatchObject({ steps: [1, 2, 9], waits: [500, 1000, 2000, 500], connections: 5 });
  expect(followed.refusals).toEqual([false, false, false, false]);
});

it("waits no longer than fifteen seconds", async () => {
  const broken = Array.from({ length: 8 }, () => ({ states: [], error: new TypeError("network") }));
  expect((await follow([...broken, { states: [finished] }])).waits.at(-1)).toBe(15_000);
});

it("gives up where the course is gone", async () => {
  const gone = { states: [writing(1)], error: new CodedError("COURSE_NOT_FOUND") };
  expect((await follow([gone, { states: [writing(2)] }])).connections).toBe(1);
});

it("waits as long as the server says where too many connections are open, and never runs hot", async () => {
  const refused = (retryAfterSeconds: number) => ({
    states: [],
    error: new ORPCError("STREAM_LIMIT", { status: 429, data: { retryAfterSeconds } }),
  });
  const followed = await follow([
    refused(30),
    refused(0),
    { states: [writing(1)], error: new TypeError("network") },
    { states: [finished] },
  ]);
  expect(followed).toEqual({
    steps: [1, 9],
    waits: [30_000, 15_000, 500],
    refusals: [true, true, false],
    connections: 4,
  });
});
