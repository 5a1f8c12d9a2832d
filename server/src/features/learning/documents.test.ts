import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { documentFilePath } from "@lehrpfad/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { finishedCourse } from "../../../testing/courses.ts";
import {
  type ApiClient,
  createTestServer,
  type SignedUp,
  type TestServer,
} from "../../../testing/testServer.ts";
import { documents } from "../../db/tables/index.ts";
import { REPOSITORY } from "../../platform/config.ts";

let server: TestServer;
let creator: SignedUp;
let participant: SignedUp;
let stranger: SignedUp;
let pdf: string;
let txt: string;
beforeAll(async () => {
  server = await createTestServer({ PROCESS_MODE: "web" });
  const made = await finishedCourse(server, {}, "bienen.de.pdf");
  creator = made.creator;
  pdf = made.slug;
  txt = (await finishedCourse(server, { showDocuments: true })).slug;
  participant = await server.signUp("course_participant");
  stranger = await server.signUp("course_participant");
  for (const slug of [pdf, txt]) await participant.client.learning.enrol({ slug });
});
afterAll(() => server.close());

async function firstSource(client: ApiClient, slug: string) {
  const { step } = await client.learning.step({ slug, position: 1 });
  const { view } = await client.learning.passage({ slug, stepId: step.id, index: 0 });
  const [source] = step.sources;
  if (source === undefined) throw new Error("The step has no source");
  return { source, view };
}

const file = (slug: string, documentId: string, who?: SignedUp, headers: Record<string, string> = {}) =>
  server.fetch(`/api${documentFilePath(slug, documentId)}`, {
    headers: { ...(who ? { authorization: `Bearer ${who.accessToken}` } : {}), ...headers },
  });

const allow = (showDocuments: boolean) =>
  creator.client.studio.change({ slug: pdf, settings: { showDocuments } });

describe("the pages of a course's document", () => {
  it("are for participants where the course allows it, and no longer once it does not", async () => {
    const before = await firstSource(participant.client, pdf);
    const { documentId } = before.source;
    expect(before.view).toBeNull();
    expect((await file(pdf, documentId, participant)).status).toBe(404);
    await allow(true);
    expect((await firstSource(participant.client, pdf)).view?.kind).toBe("pdf");
    const answer = await file(pdf, documentId, participant);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("cache-control")).toContain("no-store");
    const whole = Buffer.from(await answer.arrayBuffer());
    expect(whole.equals(await readFile(join(REPOSITORY, "samples/bienen.de.pdf")))).toBe(true);
    const part = await file(pdf, documentId, participant, { range: "bytes=0-4" });
    expect([part.status, await part.text()]).toEqual([206, "%PDF-"]);
    await allow(false);
    expect((await file(pdf, documentId, participant)).status).toBe(404);
  });

  it("are for who manages the course in any case", async () => {
    await creator.client.learning.enrol({ slug: pdf });
    const { source, view } = await firstSource(creator.client, pdf);
    expect(view).toEqual({ kind: "pdf", offset: expect.any(Number) });
    expect((await file(pdf, source.documentId, creator)).status).toBe(200);
  });

  it("are for nobody else: no visitor, no stranger, no participant of another course, nobody once it is closed", async () => {
    const { source } = await firstSource(participant.client, pdf);
    const { documentId } = source;
    await allow(true);
    for (const who of [undefined, stranger]) {
      const refused = await file(pdf, documentId, who);
      expect([refused.status, await refused.json()]).toMatchObject([403, { code: "ENROLMENT_REQUIRED" }]);
      const text = server.client(who).learning.documentText({ slug: pdf, documentId, offset: 0 });
      await expect(text).rejects.toMatchObject({ code: "ENROLMENT_REQUIRED" });
    }
    expect((await file(txt, documentId, participant)).status).toBe(404);
    await expect(
      participant.client.learning.documentText({ slug: txt, documentId, offset: 0 }),
    ).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await file(pdf, "../../etc", participant)).status).toBe(404);
    await creator.client.courses.setActive({ slug: pdf, active: false });
    expect((await file(pdf, documentId, participant)).status).not.toBe(200);
    await creator.client.courses.setActive({ slug: pdf, active: true });
    await allow(false);
  });

  it("are not handed out with a copy of somebody else's course", async () => {
    const { source } = await firstSource(participant.client, txt);
    const { db } = server.services;
    const own = eq(documents.id, source.documentId);
    await db.update(documents).set({ isForeign: true }).where(own);
    expect((await firstSource(participant.client, txt)).view).toBeNull();
    await db.update(documents).set({ isForeign: false }).where(own);
    expect((await firstSource(participant.client, txt)).view?.kind).toBe("text");
  });
});

describe("the text of a document at a place", () => {
  it("holds the quote where it stands, with the paragraphs around it", async () => {
    const { client } = participant;
    const { steps } = await client.learning.step({ slug: txt, position: 1 });
    for (const { position } of steps) {
      const { step } = await client.learning.step({ slug: txt, position });
      for (const [index, { documentId, quote }] of step.sources.entries()) {
        const { view } = await client.learning.passage({ slug: txt, stepId: step.id, index });
        const offset = view?.offset ?? -1;
        const { blocks, more } = await client.learning.documentText({ slug: txt, documentId, offset });
        const block = blocks.find((one) => one.offset <= offset && offset < one.offset + one.text.length);
        const from = offset - (block?.offset ?? 0);
        expect(block?.text.slice(from, from + quote.length)).toBe(quote);
        expect(more.before).toBe((blocks[0]?.offset ?? 0) > 0);
        expect(JSON.stringify(blocks).length).toBeLessThan(40_000);
      }
    }
  });

  it("begins and ends with the document", async () => {
    const { source } = await firstSource(participant.client, txt);
    const at = (offset: number) =>
      participant.client.learning.documentText({ slug: txt, documentId: source.documentId, offset });
    const start = await at(0);
    expect(start.more).toEqual({ before: false, after: true });
    expect(start.blocks[0]?.paragraph).toBe(1);
    expect((await at(10_000_000)).more.after).toBe(false);
  });
});
