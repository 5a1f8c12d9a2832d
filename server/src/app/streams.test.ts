import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { LIMITS } from "@lehrpfad/contract";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { finishedCourse, giveCourse } from "../../testing/courses.ts";
import { openStream, type RawStream } from "../../testing/rawStream.ts";
import { createTestDatabase } from "../../testing/testDatabase.ts";
import { createTestServer, eventually, type SignedUp, type TestServer } from "../../testing/testServer.ts";
import { generationRuns } from "../db/tables/index.ts";
import { courseBySlug } from "../features/courses/repository/courses.ts";
import { STALL_SECONDS } from "../platform/http/watcher.ts";
import { watchLoop, workedMs } from "../platform/loopWatch.ts";
import { createHttp } from "./http.ts";
import { createHttpServer } from "./listen.ts";

/** Streams of one person, and of all, that the server of this test allows. */
const EACH = 300;
const IN_ALL = 310;
/** Longest time that the loop may stand still (100 ms, less what the watch may miss), and how often before it counts. */
const STILL_MS = 80;
const TIMES = 3;

let asked: string[] = [];
let server: TestServer;
let url: string;
let close: () => void;
beforeAll(async () => {
  const database = await createTestDatabase((statement) => asked.push(statement));
  const limits = { STREAMS_PER_PERSON: String(EACH), STREAMS: String(IN_ALL) };
  server = await createTestServer(limits, database);
  const listener = getRequestListener(createHttp(server.services).fetch);
  const { config } = server.services;
  const http = createHttpServer(config, (incoming, outgoing) => void listener(incoming, outgoing));
  await new Promise<void>((done) => http.listen(0, "127.0.0.1", done));
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  close = () => http.closeAllConnections();
});
afterAll(async () => {
  close();
  await server.close();
});

const opened: RawStream[] = [];
afterEach(async () => {
  for (const stream of opened.splice(0)) stream.cut();
  await eventually(async () => (server.services.streams.size() === 0 ? true : null));
});

function open(person: SignedUp, slug: string, what = "generation", options = {}): RawStream {
  const stream = openStream(`${url}/api/courses/${slug}/${what}/events`, person.accessToken, options);
  opened.push(stream);
  return stream;
}

/** Makes a finished run one that goes on, with titles and a log as long as the greatest course has them. */
async function goOn(slug: string, titleLength = 60): Promise<string> {
  const { db } = server.services;
  const id = (await courseBySlug(db, slug))?.id ?? "";
  const at = server.clock.now();
  const title = "Bienen und Blumen ".repeat(titleLength).slice(0, titleLength);
  const outline = Array.from({ length: LIMITS.steps.maximum }, (_, index) => ({
    position: index + 1,
    title,
  }));
  const line = { at: at.toISOString(), phase: "generating_steps" as const, message: title, details: {} };
  await db
    .update(generationRuns)
    .set({
      ...{ status: "paused" as const, leaseUntil: new Date(at.getTime() + 3_600_000), finishedAt: null },
      ...{ outline, log: Array.from({ length: 60 }, () => line) },
    })
    .where(eq(generationRuns.courseId, id));
  return id;
}

async function unfinishedCourse(titleLength?: number) {
  const made = await finishedCourse(server);
  return { ...made, id: await goOn(made.slug, titleLength) };
}

const all = (streams: RawStream[], count: number) =>
  eventually(async () => (streams.every((stream) => stream.count() >= count) ? true : null));

const change = (id: string) => server.services.events.publish("generation", id);

async function refusalOf(stream: RawStream) {
  const { status, headers } = await stream.answer;
  return { status, seconds: headers["retry-after"] };
}

it("300 streams of one person cost one look for each change and hold nobody up; more are refused", {
  timeout: 240_000,
}, async () => {
  const { creator, slug, id } = await unfinishedCourse();
  const streams = Array.from({ length: EACH }, () => open(creator, slug));
  await all(streams, 1);
  const stop = new AbortController();
  const stood = watchLoop(stop.signal, workedMs);
  const stills: number[] = [];
  for (let seen = 1; seen <= TIMES; seen++) {
    asked = [];
    stood();
    await change(id);
    await all(streams, seen + 1);
    stills.push(stood());
    expect(asked.filter((statement) => statement.includes('from "auth_sessions"'))).toHaveLength(1);
    expect(asked.length).toBeLessThan(12);
  }
  stop.abort();
  expect(streams.map((stream) => stream.count())).toEqual(streams.map(() => TIMES + 1));
  expect(Math.min(...stills)).toBeLessThan(STILL_MS);

  // More than a person, or the server, may have are refused until one ends.
  const refused = open(creator, slug, "proposals");
  expect(await refusalOf(refused)).toEqual({ status: 429, seconds: "30" });
  await eventually(async () => (refused.ended() ? true : null));
  expect(JSON.parse(refused.text())).toMatchObject({ code: "STREAM_LIMIT", data: { retryAfterSeconds: 30 } });

  const others = await unfinishedCourse();
  const theirs = Array.from({ length: IN_ALL - EACH }, () => open(others.creator, others.slug));
  await all(theirs, 1);
  expect(await refusalOf(open(others.creator, others.slug))).toEqual({ status: 429, seconds: "30" });
  // Asking without a stream goes on.
  expect((await others.creator.client.generation.get({ slug: others.slug })).label).toBe("paused");

  streams[0]?.cut();
  await eventually(async () => (server.services.streams.size() < IN_ALL ? true : null));
  const next = open(creator, slug, "proposals");
  expect((await next.answer).status).toBe(200);
  await all([next], 1);
});

it("all courses changing at once, as after a gap in the messages, hold nobody up", {
  timeout: 240_000,
}, async () => {
  const { creator, slug } = await unfinishedCourse();
  const slugs = [slug];
  while (slugs.length < 60) slugs.push(await giveCourse(server, creator));
  const ids = await Promise.all(slugs.map((each) => goOn(each)));
  const streams = slugs.map((each) => open(creator, each));
  await all(streams, 1);
  const stop = new AbortController();
  const stood = watchLoop(stop.signal, workedMs);
  const stills: number[] = [];
  for (let seen = 1; seen <= TIMES; seen++) {
    stood();
    await Promise.all(ids.map(change));
    await all(streams, seen + 1);
    stills.push(stood());
  }
  stop.abort();
  expect(Math.min(...stills)).toBeLessThan(STILL_MS);
});

it("who was refused, or left before the first state, takes no place", async () => {
  const { slug } = await unfinishedCourse();
  const stranger = await server.signUp("course_creator_free");
  expect(await refusalOf(open(stranger, slug))).toMatchObject({ status: 404 });
  const { creator, slug: own } = await unfinishedCourse();
  for (let times = 0; times < 20; times++) open(creator, own).cut();
  const late = Array.from({ length: 20 }, () => open(creator, own));
  await eventually(async () => (server.services.streams.size() > 0 ? true : null));
  for (const stream of late) stream.cut();
  await eventually(async () => (server.services.streams.size() === 0 ? true : null));
});

it("a session that ends takes its streams with it, and leaves those of the person's other session", async () => {
  const { creator, slug, id } = await unfinishedCourse();
  const { data } = await server
    .authClient()
    .signInWithPassword({ email: creator.email, password: "geheim1" });
  const second = { ...creator, accessToken: data.session?.access_token ?? "" };
  const [first, other] = [open(creator, slug), open(second, slug)];
  await all([first, other], 1);
  const { error } = await server.authClient().admin.signOut(creator.accessToken, "local");
  expect(error).toBeNull();
  await eventually(async () => (first.ended() ? true : null));
  expect(first.events().at(-1)).toMatchObject({ event: "error", data: { code: "UNAUTHORIZED" } });
  const seen = other.count();
  await change(id);
  await all([other], seen + 1);
  expect(first.events().filter(({ event }) => event === "message")).toHaveLength(1);
});

/** Tells of so many changes, each of which a reader sees before the next one. */
async function changeOften(id: string, reader: RawStream, times: number): Promise<void> {
  const { db } = server.services;
  for (let attempt = 1; attempt <= times; attempt++) {
    const before = reader.count();
    await db.update(generationRuns).set({ attempt }).where(eq(generationRuns.courseId, id));
    await change(id);
    await all([reader], before + 1);
  }
}

const LARGE = 5_000;

it("of what somebody does not read only the newest state waits", { timeout: 240_000 }, async () => {
  const times = 60;
  const { creator, slug, id } = await unfinishedCourse(LARGE);
  const [reader, idle] = [open(creator, slug), open(creator, slug, "generation", { unread: true })];
  await Promise.all([all([reader], 1), idle.answer]);
  await changeOften(id, reader, times);
  idle.read();
  const newest = () => idle.events().at(-1)?.data as { attempt: number } | undefined;
  await eventually(async () => (newest()?.attempt === times ? true : null));
  // What the operating system and the socket hold was on its way already.
  expect(idle.count()).toBeLessThan(times / 2);
  expect(reader.count()).toBe(times + 1);
});

it("who does not read for a minute is cut off", { timeout: 240_000 }, async () => {
  const { creator, slug, id } = await unfinishedCourse(LARGE);
  const [reader, idle] = [open(creator, slug), open(creator, slug, "generation", { unread: true })];
  await Promise.all([all([reader], 1), idle.answer]);
  await changeOften(id, reader, 30);
  expect(server.services.streams.size()).toBe(2);
  server.clock.forward(STALL_SECONDS);
  await change(id);
  await eventually(async () => (server.services.streams.size() === 1 ? true : null));
  idle.read();
  await eventually(async () => (idle.ended() ? true : null));
  expect(reader.ended()).toBe(false);
});
