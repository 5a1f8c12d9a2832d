import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestServer, type TestServer } from "../../testing/testServer.ts";
import { webPage } from "./webPage.ts";

const PAGE = "<html><head><title>…</title></head><body></body></html>";
const BRAND = "Kurs & <b>Co</b></script><script>alert(1)</script>";

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ BRAND_NAME: BRAND });
});
afterAll(() => server.close());

describe("the web app's page", () => {
  it("carries the settings that every page would ask for, as data that ends nowhere else", async () => {
    const page = await webPage(server.services, PAGE);
    const [, json = "", ...more] = page.split(/<script type="application\/json" id="site">|<\/script>/);
    expect(JSON.parse(json)).toEqual(await (await server.fetch("/api/site")).json());
    expect(JSON.parse(json).brand).toBe(BRAND);
    expect(more).toEqual(["\n  </head><body></body></html>"]);
  });

  it("is sent without them while the database is away", async () => {
    const away = await createTestServer();
    await away.close();
    expect(await webPage(away.services, PAGE)).toBe(PAGE);
  });
});
