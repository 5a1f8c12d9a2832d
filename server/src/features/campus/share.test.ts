import { OWN_DESIGN } from "@lehrpfad/contract";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { finishedCourse } from "../../../testing/courses.ts";
import { createTestServer, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { drawPicture } from "./usecases/drawPicture.ts";
import { showSharedPage } from "./usecases/showSharedPage.ts";
import { showSharePicture } from "./usecases/showSharePicture.ts";

const PAGE = "<html><head><title>Marke</title></head><body></body></html>";

let server: TestServer;
let slug: string;
let creator: SignedUp;
beforeAll(async () => {
  server = await createTestServer({ BRAND_NAME: "Kurse & mehr" });
  const made = await finishedCourse(server);
  slug = made.slug;
  creator = made.creator;
});
afterAll(() => server.close());

const pageOf = (of: string) =>
  showSharedPage({ context: { services: server.services }, input: { slug: of, page: async () => PAGE } });

describe("the page of a course", () => {
  it("tells link previews what it is, in the course's language", async () => {
    const { name, language, steps } = await server.client().learning.course({ slug });
    const page = await pageOf(slug);
    const meta = (key: string) =>
      new RegExp(`<meta (?:property|name)="${key}" content="([^"]*)">`).exec(page)?.[1];
    expect(page).toContain(`<title>${name} · Kurse &amp; mehr</title>`);
    expect(page).toContain(`<link rel="canonical" href="${server.services.publicUrl}/c/${slug}">`);
    expect([meta("og:title"), meta("twitter:title")]).toEqual([name, name]);
    expect(meta("og:description")).toMatch(new RegExp(`^${steps.length} `));
    expect(meta("description")).toBe(meta("og:description"));
    expect(meta("og:locale")?.slice(0, 2)).toBe(language);
    expect(meta("og:image")).toBe(`${server.services.publicUrl}/c/${slug}/share.png`);
    expect(meta("twitter:card")).toBe("summary_large_image");
  });

  it("tells nothing of a course that is unknown, deactivated or deleted: the same page for each", async () => {
    const unknown = await pageOf("nobody-knows-abc123");
    expect(unknown).toContain('<meta name="robots" content="noindex">');
    expect(unknown).not.toContain("og:");
    expect(await pageOf("../../etc")).toBe(unknown);
    await creator.client.courses.setActive({ slug, active: false });
    expect(await pageOf(slug)).toBe(unknown);
    expect(await showSharePicture({ context: { services: server.services }, input: { slug } })).toBeNull();
    await creator.client.courses.setActive({ slug, active: true });
    expect(await pageOf(slug)).not.toBe(unknown);
  });

  it("is sent plain while the database is away", async () => {
    const away = await createTestServer();
    await away.close();
    const page = await showSharedPage({
      context: { services: away.services },
      input: { slug, page: async () => PAGE },
    });
    expect(page).toContain("<title>Marke</title>");
  });
});

describe("the picture of a course", () => {
  it("has the size that previews ask for, and the ground of the course's design", async () => {
    const plain = await showSharePicture({ context: { services: server.services }, input: { slug } });
    expect(await sharp(plain ?? undefined).metadata()).toMatchObject({
      format: "png",
      width: 1200,
      height: 630,
    });
    await creator.client.studio.saveDesign({ slug, design: { ...OWN_DESIGN, background: "#113366" } });
    const designed = await showSharePicture({ context: { services: server.services }, input: { slug } });
    const place = { left: 2, top: 2, width: 1, height: 1 };
    const corner = await sharp(designed ?? undefined)
      .extract(place)
      .raw()
      .toBuffer();
    expect([...corner.subarray(0, 3)]).toEqual([0x11, 0x33, 0x66]);
  });

  it("keeps its margins, whatever the title: without a place to break, or far too long", async () => {
    const description = "10 Lernschritte, etwa 40 Minuten. ".repeat(8);
    for (const title of [
      "Donaudampfschifffahrtsgesellschaft".repeat(3),
      "Sehr lange Namen ".repeat(7).trim(),
    ]) {
      const picture = { title, description, brand: "Marke", design: OWN_DESIGN };
      const drawn = sharp(await drawPicture(server.services, picture));
      const strip = { left: 1150, top: 0, width: 50, height: 630 };
      const { channels } = await sharp(await drawn.extract(strip).toBuffer()).stats();
      expect(channels.slice(0, 3).map(({ min, max }) => [min, max])).toEqual([
        [0xfa, 0xfa],
        [0xf7, 0xf7],
        [0xf0, 0xf0],
      ]);
    }
  });
});
