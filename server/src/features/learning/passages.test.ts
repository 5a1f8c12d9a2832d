import { randomUUID } from "node:crypto";
import { type Block, documentText } from "@lehrpfad/engine";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { finishedCourse } from "../../../testing/courses.ts";
import { createTestDatabase } from "../../../testing/testDatabase.ts";
import { createTestServer, type TestServer } from "../../../testing/testServer.ts";
import { documents } from "../../db/tables/index.ts";
import { courseBySlug } from "../courses/repository/courses.ts";
import { blocksAround, storeParts } from "../documents/index.ts";
import { passageContext, passageStretch } from "./rules.ts";
import { passageOf } from "./shared/learn.ts";

/** A book of 44,000 words. */
const PARAGRAPHS = 2_200;

function book(): Block[] {
  let offset = 0;
  return Array.from({ length: PARAGRAPHS }, (_, at) => {
    const text = `Absatz ${at}: ${"Ein Bienenvolk besteht aus vielen Arbeiterinnen ".repeat(at % 9)}`.trim();
    const block: Block = { kind: "paragraph", level: 0, text, page: null, paragraph: at + 1, offset };
    offset += text.length + 2;
    return block;
  });
}

const blocks = book();
let asked: string[] = [];
let server: TestServer;
let courseId: string;
let documentId: string;
beforeAll(async () => {
  server = await createTestServer({}, await createTestDatabase((statement) => asked.push(statement)));
  const { db } = server.services;
  const { slug } = await finishedCourse(server);
  courseId = (await courseBySlug(db, slug))?.id ?? "";
  documentId = (await db.select().from(documents).where(eq(documents.courseId, courseId)))[0]?.id ?? "";
  await storeParts(db, documentId, blocks);
});
afterAll(() => server.close());

const sourceAt = (offset: number, quote: string) => ({
  ...{ document: documentId, documentName: "Bienen", quote, offset, page: null, paragraph: 1 },
});

it("a passage shows what the whole text shows, wherever it stands", async () => {
  const text = documentText({ blocks });
  const last = text.length - 40;
  const offsets = [0, 1, 599, 600, 601, 602, 603, last - 700, last - 602, last - 600, last - 598, last];
  for (let at = 1_000; at < last; at += 9_973) offsets.push(at);
  for (const { offset } of blocks.slice(700, 730)) offsets.push(offset, offset + 600, offset - 640);
  for (const offset of offsets) {
    const quote = text.slice(offset, offset + 40);
    const found = await passageOf(server.services, courseId, sourceAt(offset, quote));
    expect(found).toMatchObject({ quote, ...passageContext(text, offset, quote.length) });
  }
});

it("a passage of a book takes some of its paragraphs out of the database, not the book", async () => {
  const stretch = passageStretch(blocks[1_500]?.offset ?? 0, 40);
  const found = await blocksAround(server.services.db, courseId, documentId, stretch);
  expect(found?.length).toBeGreaterThan(2);
  expect(found?.length).toBeLessThan(20);
});

it("a passage of another course's document is not there", async () => {
  expect(await passageOf(server.services, randomUUID(), sourceAt(0, "Absatz"))).toBeNull();
  const gone = { ...sourceAt(0, "Absatz"), document: randomUUID() };
  expect(await passageOf(server.services, courseId, gone)).toBeNull();
});

it("a passage that was shown before asks the database for nothing", async () => {
  const source = sourceAt(blocks[900]?.offset ?? 0, "Absatz 900");
  const first = await passageOf(server.services, courseId, source);
  asked = [];
  expect(await passageOf(server.services, courseId, source)).toEqual(first);
  expect(asked.filter((statement) => statement.includes("document_parts"))).toEqual([]);
});
