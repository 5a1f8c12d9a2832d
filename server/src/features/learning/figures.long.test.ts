import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ENROLMENT_HEADER, figurePath, parseFigureAddress } from "@lehrpfad/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { courseRequest, finished } from "../../../testing/courses.ts";
import { createTestServer, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { REPOSITORY } from "../../platform/config.ts";

let server: TestServer;
let creator: SignedUp;
beforeAll(async () => {
  server = await createTestServer();
  creator = await server.signUp("course_creator_free");
});
afterAll(() => server.close());

const ADDRESS = /\]\((figure:[^\s)]+)/g;
const FILE = readFileSync(join(REPOSITORY, "server/testing/figures.docx"));

async function courseWithFigures() {
  const documentId = await server.upload(creator.accessToken, "Stock.docx", new Uint8Array(FILE));
  const { slug } = await creator.client.courses.create(courseRequest([documentId]));
  const { steps } = await finished(creator, slug);
  const ids: string[] = [];
  for (const { id } of steps) {
    const { content } = await creator.client.courses.previewStep({ slug, stepId: id });
    for (const [, address = ""] of content.matchAll(ADDRESS)) ids.push(parseFigureAddress(address)?.id ?? "");
  }
  return { slug, documentId, ids, path: `/api${figurePath(slug, ids[0] ?? "")}` };
}

const bearer = (person: SignedUp) => ({ headers: { authorization: `Bearer ${person.accessToken}` } });

/** Names of everything stored for a document. */
function stored(documentId: string): string[] {
  const folder = join(server.services.config.DATA_DIR, "files/documents");
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.includes(documentId),
  );
}

describe("the figures of a document", () => {
  it("stand in the steps, each once, small ornaments apart", async () => {
    const { ids } = await courseWithFigures();
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(2);
  });

  it("are sent to who takes or manages the course, as what they are, to be kept", async () => {
    const { slug, path } = await courseWithFigures();
    const { token } = await server.client().learning.startAnonymously({ slug });
    const asked = [bearer(creator), { headers: { [ENROLMENT_HEADER]: token ?? "" } }];
    for (const init of asked) {
      const response = await server.fetch(path, init);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("image/webp");
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      expect(response.headers.get("cache-control")).toBe("private, max-age=31536000, immutable");
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(bytes.toString("latin1", 8, 12)).toBe("WEBP");
    }
  });

  it("are sent to nobody else", async () => {
    const { slug, path, ids } = await courseWithFigures();
    const other = await courseWithFigures();
    const stranger = await server.signUp("course_participant");
    for (const init of [{}, bearer(stranger), { headers: { [ENROLMENT_HEADER]: "guessed" } }]) {
      const response = await server.fetch(path, init);
      expect(response.status).toBe(403);
      expect(response.headers.get("cache-control")).toBe("no-store");
    }
    const elsewhere = await server.fetch(`/api${figurePath(other.slug, ids[0] ?? "")}`, bearer(creator));
    expect(elsewhere.status).toBe(404);
    const climbing = await server.fetch(`/api/learn/${slug}/figures/..%2F..%2Fx`, bearer(creator));
    expect(climbing.status).toBe(404);
    const list = await server.fetch(`/api/learn/${slug}/figures/`, bearer(creator));
    expect(list.status).toBe(404);
  });

  it("are gone from the storage with their course and with an upload that is not used", async () => {
    const { slug, documentId, path } = await courseWithFigures();
    expect(stored(documentId).filter((name) => name.endsWith(".webp"))).toHaveLength(2);
    await creator.client.courses.remove({ slug });
    expect(stored(documentId)).toEqual([]);
    expect((await server.fetch(path, bearer(creator))).status).toBe(404);
    const unused = await server.upload(creator.accessToken, "Stock.docx", new Uint8Array(FILE));
    expect(stored(unused).length).toBeGreaterThan(2);
    await creator.client.documents.remove({ id: unused });
    expect(stored(unused)).toEqual([]);
  });
});

it("no figures are kept where the operator wants none", async () => {
  const plain = await createTestServer({ FIGURES: "0" });
  const person = await plain.signUp("course_creator_free");
  const id = await plain.upload(person.accessToken, "Stock.docx", new Uint8Array(FILE));
  const folder = join(plain.services.config.DATA_DIR, "files/documents");
  expect(readdirSync(folder)).toEqual([id]);
  await plain.close();
});
