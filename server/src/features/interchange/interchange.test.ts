import { EXCHANGE_FORMATS } from "@lehrpfad/contract";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { finishedCourse, giveCourse } from "../../../testing/courses.ts";
import { createTestServer, type SignedUp, type TestServer } from "../../../testing/testServer.ts";

let server: TestServer;
let creator: SignedUp;
let slug: string;
beforeAll(async () => {
  server = await createTestServer({ ACCESS_TOKEN_SECONDS: "100000" });
  ({ creator } = await finishedCourse(server));
  slug = await giveCourse(server, creator);
});
afterAll(() => server.close());

async function download(format: string, query = "", person = creator): Promise<Response> {
  const headers = { authorization: `Bearer ${person.accessToken}` };
  return await server.fetch(`/api/courses/${slug}/exports/${format}${query}`, { headers });
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
