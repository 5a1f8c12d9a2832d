import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { contract } from "@lehrpfad/contract";
import { ORPCError } from "@orpc/client";
import { watchLoop, workedMs } from "../src/platform/loopWatch.ts";
import type { AccessWorld, Place } from "./accessWorld.ts";
import type { HostileText } from "./hostileTexts.ts";
import { callsAs, PROCEDURES, VALID_INPUTS } from "./procedures.ts";
import { eventually, type TestServer } from "./testServer.ts";
import { callerOf, callWith, type Target, TEXT_FIELDS } from "./textFields.ts";

/** Longest time that the loop may stand still: 100 ms, less what the watch may miss. */
const STILL_MS = 80;
/** How often something that took longer is tried again: what else the machine does only makes it slower. */
const TIMES = 5;

/** Characters of a file that is read for an import: as many as a step may have. */
const FILE_CHARACTERS = 200_000;

/** The text fields of a procedure: those that take any text, and those of a form of their own, such as addresses. */
interface Call {
  id: string;
  free: Target[];
  formed: Target[];
}

interface World {
  server: TestServer;
  world: AccessWorld;
}

interface Around extends World {
  calls: readonly Call[];
}

/** Lists of what somebody has would become longer with each place. */
async function removePlace({ server, world }: World, { slug }: Place): Promise<void> {
  await callsAs(server, world.tokens.owner).courses?.remove?.({ slug });
}

/** What anybody might write. */
const plainText = (longest: number) => "some words ".repeat(longest).slice(0, longest).trim();

/** The name of a course is read alike by every procedure: one of them stands for all. */
const FIELDS = TEXT_FIELDS.filter(({ id, field }) => field.path[0] !== "slug" || id === "courses.get");

/** Finds which fields of the procedures take any text of their greatest length. */
export async function findCalls(around: World): Promise<Call[]> {
  const calls: Call[] = [];
  for (const [id, fields] of Map.groupBy(FIELDS, (field) => field.id)) {
    const place = await around.world.place();
    const call: Call = { id, free: [], formed: [] };
    for (const field of fields) {
      const status = await callWith({ ...around, place }, [field], plainText);
      call[status === 400 ? "formed" : "free"].push(field);
    }
    calls.push(call);
    await removePlace(around, place);
  }
  return calls;
}

/** One request to a place: what it is called, and how it is made. */
interface Try {
  name: string;
  run: (place: Place) => Promise<unknown>;
}

/** Milliseconds of the processor for which the loop stood still at most. */
async function standstill(work: () => Promise<unknown>): Promise<number> {
  const ended = new AbortController();
  const longest = watchLoop(ended.signal, workedMs);
  try {
    await work();
    return longest();
  } finally {
    ended.abort();
  }
}

function ensureWhole(status: number): void {
  if (status === 0 || status >= 500) throw new Error(`it was answered ${status}`);
}

/** Puts a text into all fields of a procedure at once; where a field refuses it (it is blank), into one after the other. */
function textTries(around: Around, { ofLength }: HostileText): Try[] {
  return around.calls.map(({ id, free, formed }) => ({
    name: id,
    run: async (place) => {
      const put = async (some: readonly Target[]) => {
        const status = await callWith({ ...around, place }, some, ofLength);
        ensureWhole(status);
        // As between requests that come over a network.
        await setImmediate();
        return status;
      };
      if (formed.length > 0) await put(formed);
      if (free.length === 0 || (await put(free)) !== 400 || free.length === 1) return;
      for (const field of free) await put([field]);
    },
  }));
}

/** A place into which a text was put already. */
async function filledPlace(around: Around, text: HostileText): Promise<Place> {
  const place = await around.world.place();
  for (const { name, run } of textTries(around, text)) if (name.startsWith("editing.save")) await run(place);
  return place;
}

/** Streams end when they please; all others are read once. */
const READING = PROCEDURES.filter(({ id, feature, name }) => {
  const group = contract[feature as keyof typeof contract] as Record<
    string,
    { "~orpc": { route: { method?: string } } }
  >;
  return group[name]?.["~orpc"].route.method === "GET" && !id.endsWith(".watch");
});

/** What goes through all formats, as files do. */
const OFFER = "interchange.offer";

/** Reads what is there by every procedure that only reads. */
function readTries({ server, world }: Around, withFiles: boolean): Try[] {
  return READING.filter(({ id }) => withFiles || id !== OFFER).map(({ id, feature, name }) => ({
    name: id,
    run: async (place) => {
      const input = VALID_INPUTS[id]?.(place);
      const call = callsAs(server, world.tokens[callerOf(id)])[feature]?.[name];
      // A refusal reads nothing, and is tested where it belongs.
      await call?.(input ?? {}).catch((error: unknown) => {
        if (!(error instanceof ORPCError) || error.status >= 500) throw error;
      });
    },
  }));
}

type Sent = { path: string; as: "owner" | "participant" | null; body?: Uint8Array<ArrayBuffer> | undefined };

/** The file routes that a text comes to: what is made of it, and files that hold it. */
function filesOf(
  { ofLength }: HostileText,
  formats: readonly string[],
): ((slug: string, id: string) => Sent)[] {
  const body = new TextEncoder().encode(ofLength(FILE_CHARACTERS));
  const exported = formats.map((format) => `exports/${format}`);
  const tables = ["participants.csv", "questions.csv", "questions.xlsx"].map((file) => `${file}?language=de`);
  const imports = ["imports/preview?name=a.md", "imports/preview?name=a.gift", "imports?name=a.md"];
  return [
    (slug) => ({ path: `/c/${slug}`, as: null }),
    (slug) => ({ path: `/c/${slug}/share.png`, as: null }),
    ...["highlights.pdf", "certificate.pdf"].map(
      (file) =>
        (slug: string): Sent => ({ path: `/api/learn/${slug}/${file}`, as: "participant" }),
    ),
    ...[...tables, "statements.json", ...exported].map(
      (file) =>
        (slug: string): Sent => ({ path: `/api/courses/${slug}/${file}`, as: "owner" }),
    ),
    (_, id) => ({ path: `/api/profiles/${id}/data.zip`, as: "owner" }),
    ...imports.map((file) => (slug: string): Sent => {
      return { path: `/api/courses/${slug}/${file}&requestId=${randomUUID()}`, as: "owner", body };
    }),
  ];
}

/** Asks for files; one that is being prepared is asked for again until it is there, or refused. */
function fileTries({ server, world }: Around, text: HostileText, formats: readonly string[]): Try[] {
  const send = async ({ path, as, body }: Sent): Promise<void> => {
    const headers: Record<string, string> = as ? { authorization: `Bearer ${world.tokens[as]}` } : {};
    const ask = async () => await server.fetch(path, body ? { method: "POST", body, headers } : { headers });
    const answer = await eventually(async () => {
      const one = await ask();
      await one.arrayBuffer();
      return one.status === 202 ? null : one;
    });
    if (answer.status >= 500 && answer.status !== 503) throw new Error(`${path}: ${answer.status}`);
  };
  return filesOf(text, formats).map((fileAt) => {
    const { path } = fileAt("SLUG", "ID");
    return { name: path, run: async ({ slug, owner }) => await send(fileAt(slug, owner.id)) };
  });
}

/**
 * Puts a text into everything that takes one, and reads it by everything that shows it; answers what kept the loop busy for
 * more than 100 ms, whatever was tried, and what the text broke.
 *
 * @param formats in which the course is exported; null for no files at all, nor what is said of them
 */
export async function triesOf(
  around: Around,
  text: HostileText,
  formats: readonly string[] | null,
): Promise<string[]> {
  const faults: string[] = [];
  const writing = textTries(around, text);
  const place = await around.world.place();
  const reading = readTries(around, formats !== null);
  const ofFiles = formats === null ? [] : fileTries(around, text, formats);
  for (const one of [...writing, ...reading, ...ofFiles]) {
    const { name, run } = one;
    // What is written twice is written over something, which is another case.
    const another = async () =>
      writing.includes(one) ? await around.world.place() : await filledPlace(around, text);
    const made: Place[] = [];
    let least = Number.POSITIVE_INFINITY;
    for (let times = 0; times < TIMES && least > STILL_MS; times++) {
      const there = times === 0 ? place : await another();
      if (times > 0) made.push(there);
      try {
        least = Math.min(least, await standstill(() => run(there)));
      } catch (error) {
        faults.push(`${text.name} breaks ${name}: ${String(error)}`);
        least = 0;
      }
    }
    if (least > STILL_MS) faults.push(`${text.name} keeps everybody waiting for ${least} ms in ${name}`);
    for (const left of made) await removePlace(around, left);
  }
  await removePlace(around, place);
  return faults;
}
