import { randomUUID } from "node:crypto";
import { EXCHANGE_FORMATS, exportOptionsSchema, mediaAddress, mediaIn } from "@lehrpfad/contract";
import { strToU8, unzipSync, zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { finishedCourse, giveCourse } from "../../../testing/courses.ts";
import { wave } from "../../../testing/media.ts";
import { createTestServer, eventually, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { startWorker } from "../../app/worker.ts";
import { StorageUnavailableError } from "../../platform/files.ts";
import { EXPORT_FILES, EXPORT_QUEUE, prepareExport } from "./index.ts";

const SOUND = new Uint8Array(wave(3));

let server: TestServer;
let creator: SignedUp;
let slug: string;
beforeAll(async () => {
  server = await createTestServer({ ACCESS_TOKEN_SECONDS: "100000" });
  ({ creator } = await finishedCourse(server));
  slug = await giveCourse(server, creator);
});
afterAll(() => server.close());

/** Asks for a file until it is made. */
async function download(format: string, query = "", person = creator, of = slug): Promise<Response> {
  const headers = { authorization: `Bearer ${person.accessToken}` };
  for (;;) {
    const answer = await server.fetch(`/api/courses/${of}/exports/${format}${query}`, { headers });
    if (answer.status !== 202) return answer;
  }
}

const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

describe("a course in other formats", () => {
  it("is offered in each of them, with about its size and what is left behind", async () => {
    const { steps, formats } = await creator.client.interchange.offer({ slug });
    expect(steps).toBe(10);
    expect(formats.map(({ name }) => name)).toEqual([...EXCHANGE_FORMATS]);
    for (const { name, bytes } of formats) {
      const file = await bytesOf(await download(name));
      expect(file.length, name).toBeGreaterThan(1_000);
      expect(bytes / file.length, name).toBeLessThan(6);
      expect(bytes / file.length, name).toBeGreaterThan(0.3);
    }
  });

  it("is the same file twice, under a name of its own", async () => {
    const first = await download("scorm12", "?passPercent=80");
    expect(first.headers.get("content-disposition")).toMatch(
      /^attachment; filename="[a-z0-9-]+-scorm12\.zip"$/,
    );
    const file = await bytesOf(first);
    expect(await bytesOf(await download("scorm12", "?passPercent=80"))).toEqual(file);
    const page = new TextDecoder().decode(unzipSync(file)["index.html"]);
    expect(page).toContain('"passPercent":80');
    expect(page).toContain('"tracking":"scorm12"');
  });

  it("is refused in no format, with options that are none, and to others", async () => {
    expect((await download("docm")).status).toBe(404);
    expect((await download("html", "?passPercent=101")).status).toBe(404);
    const { creator: other } = await finishedCourse(server);
    expect((await download("html", "", other)).status).toBe(404);
    expect((await server.fetch(`/api/courses/${slug}/exports/html`)).status).toBe(401);
  });
});

describe("a file that takes its time", () => {
  it("is asked for again until a process has written it, and goes once it was fetched", async () => {
    const web = await createTestServer({ PROCESS_MODE: "web" });
    try {
      const { creator: person, slug: own } = await finishedCourse(web);
      const headers = { authorization: `Bearer ${person.accessToken}` };
      const ask = () => web.fetch(`/api/courses/${own}/exports/gift`, { headers });
      const [first, again] = [await ask(), await ask()];
      expect([first.status, await first.json(), first.headers.get("retry-after")]).toEqual([
        ...[202, { percent: null }, "1"],
      ]);
      expect(again.status).toBe(202);
      await startWorker(web.services);
      const file = await eventually(async () => {
        const answer = await ask();
        return answer.status === 202 ? null : answer;
      });
      expect(file.headers.get("content-disposition")).toContain("-gift.txt");
      const text = await file.text();
      expect(file.headers.get("content-length")).toBe(String(Buffer.byteLength(text)));
      await eventually(async () => {
        for await (const key of web.services.files.list()) if (key.startsWith("exports/")) return null;
        return true;
      });
    } finally {
      await web.close();
    }
  });
});

describe("a step of signs that begin and end nothing", () => {
  it.each(["$", "$$ ", "$a", "*_"])("%s: its course is offered in each format in time", async (sign) => {
    const { creator: person, slug: own } = await finishedCourse(server);
    const { editing, interchange } = person.client;
    const stepId = (await editing.outline({ slug: own })).steps[0]?.id ?? "";
    const { version, title, sections, summary } = await editing.getStep({ slug: own, stepId });
    const content = sign.repeat(190_000 / sign.length);
    await editing.saveStep({ slug: own, stepId, version, title, sections, summary, content });
    const { formats } = await interchange.offer({ slug: own });
    expect(formats).toHaveLength(EXCHANGE_FORMATS.length);
  });
});

describe("a file for which the disk has no room", () => {
  it("is not stored, so that what else is written finds its room", async () => {
    const full = await createTestServer({
      ...{ PROCESS_MODE: "web", DISK_FLOOR_MEGABYTES: "1000000000", LOG_LEVEL: "silent" },
    });
    try {
      const { creator: person, slug: own } = await finishedCourse(full);
      const { id: courseId } = await person.client.courses.get({ slug: own });
      const options = exportOptionsSchema.parse({});
      const wish = {
        ...{ userId: person.id, courseId },
        format: "gift",
        options,
        key: `${EXPORT_FILES.prefix}${randomUUID()}`,
      } as const;
      const written = prepareExport(full.services, wish, new AbortController().signal);
      await expect(written).rejects.toThrow(StorageUnavailableError);
      for await (const key of full.services.files.list()) expect(key).not.toBe(wish.key);
    } finally {
      await full.close();
    }
  });
});

describe("files that nobody fetches", () => {
  it("are kept three at a time for each person, the newest ones", async () => {
    const own = await createTestServer();
    try {
      const { creator: person, slug: of } = await finishedCourse(own);
      const headers = { authorization: `Bearer ${person.accessToken}` };
      /** Has a file made, and begins to fetch it only. */
      const keep = async (format: string) => {
        const file = await eventually(async () => {
          const answer = await own.fetch(`/api/courses/${of}/exports/${format}`, { headers });
          return answer.status === 202 ? null : answer;
        });
        expect(file.status).toBe(200);
        await file.body?.cancel();
        return file.headers.get("content-length");
      };
      const list = async () => {
        const stored: string[] = [];
        for await (const key of own.services.files.list()) {
          if (!key.startsWith(EXPORT_FILES.prefix)) continue;
          stored.push(String((await own.services.files.read(key))?.length));
        }
        return stored;
      };
      const bytes: (string | null)[] = [];
      for (const format of ["gift", "qti", "markdown", "html"]) bytes.push(await keep(format));
      const stored = await list();
      expect(stored.toSorted()).toEqual(bytes.slice(1).toSorted());
      await Promise.all(["anki", "docx", "epub", "moodle", "cmi5"].map(keep));
      expect(await list()).toHaveLength(3);
    } finally {
      await own.close();
    }
  });
});

describe("files that many ask for", () => {
  it("are written in turns: who had fewer in this hour comes before those who had more", async () => {
    const web = await createTestServer({ PROCESS_MODE: "web" });
    try {
      const ask = async (
        { creator: person, slug: own }: Awaited<ReturnType<typeof finishedCourse>>,
        format: string,
      ) => {
        const headers = { authorization: `Bearer ${person.accessToken}` };
        const answer = await web.fetch(`/api/courses/${own}/exports/${format}`, { headers });
        expect(answer.status).toBe(202);
      };
      const many = [await finishedCourse(web), await finishedCourse(web)];
      const formats = ["gift", "qti", "markdown", "html"];
      await Promise.all(many.flatMap((one) => formats.map((format) => ask(one, format))));
      const late = await finishedCourse(web);
      await ask(late, "gift");
      const { id: courseId } = await late.creator.client.courses.get({ slug: late.slug });
      const written: string[] = [];
      await web.services.jobs.work({ ...EXPORT_QUEUE, concurrency: 1 }, async (wish) => {
        written.push(wish.courseId);
        return { refused: "COURSE_NOT_FOUND" } as const;
      });
      await eventually(async () => (written.length === 9 ? true : null));
      // Beside the first of each of the others, which were there before.
      expect(written.indexOf(courseId)).toBeLessThanOrEqual(2);
    } finally {
      await web.close();
    }
  });
});

describe("recordings", () => {
  const send = (path: string, body: Uint8Array) =>
    server.fetch(path, {
      method: "POST",
      body: Uint8Array.from(body),
      headers: { authorization: `Bearer ${creator.accessToken}` },
    });
  const importFile = async (file: Uint8Array) =>
    await send(`/api/imports?requestId=${randomUUID()}&name=a.zip&language=de`, file);
  const TEXTS = {
    transcript: "Es summt.",
    captions: "WEBVTT\n\n00:00.000 --> 00:02.000\nEs summt.\n",
  };

  /** Puts a sound with its words at the beginning of the first step. */
  async function addSound(): Promise<void> {
    const answer = await send(`/api/courses/${slug}/media?name=Summen.wav`, SOUND);
    const { id } = (await answer.json()) as { id: string };
    await creator.client.editing.saveMediaTexts({ slug, mediaId: id, ...TEXTS });
    const { steps } = await creator.client.editing.outline({ slug });
    const stepId = steps[0]?.id ?? "";
    const step = await creator.client.editing.getStep({ slug, stepId });
    const { version, title, sections, summary } = step;
    const address = mediaAddress({ id, kind: "audio", width: null, height: null, seconds: 3 });
    const content = `![Summen](${address})\n\n${step.content}`;
    await creator.client.editing.saveStep({ slug, stepId, version, title, content, sections, summary });
  }

  it("go to another course and back byte for byte, with what is said in them", async () => {
    await addSound();
    const { recordings } = await creator.client.interchange.offer({ slug });
    expect(recordings).toBe(1);
    const archive = await bytesOf(await download("markdown"));
    expect(unzipSync(archive)["assets/recording-1.wav"]).toEqual(SOUND);
    const answer = await importFile(archive);
    expect(answer.status).toBe(201);
    const { slug: other } = (await answer.json()) as { slug: string };
    const { steps } = await creator.client.editing.outline({ slug: other });
    const { content } = await creator.client.editing.getStep({ slug: other, stepId: steps[0]?.id ?? "" });
    const [mediaId = ""] = mediaIn(content);
    const media = await creator.client.learning.media({ slug: other, mediaId });
    expect(media).toMatchObject({ mediaType: "audio/wav", transcript: TEXTS.transcript });
    expect(await bytesOf(await server.fetch(media.address))).toEqual(SOUND);
    const again = await download("markdown", "", creator, other);
    expect(Buffer.from(await bytesOf(again)).equals(Buffer.from(archive))).toBe(true);
  });

  it("stay behind where they are not wanted, and are refused where they are none", async () => {
    const without = await bytesOf(await download("markdown", "?recordings=false"));
    const files = unzipSync(without);
    expect(Object.keys(files).filter((name) => name.includes("recording"))).toEqual([]);
    expect(new TextDecoder().decode(files["course.json"])).not.toContain("media:");
    const whole = unzipSync(await bytesOf(await download("markdown")));
    const forged = zipSync({ ...whole, "assets/recording-1.wav": strToU8("<script>") });
    const answer = await importFile(forged);
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { code: "import_recording_unreadable" },
    ]);
  });
});
