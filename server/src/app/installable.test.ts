import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestServer, type TestServer } from "../../testing/testServer.ts";

interface Manifest {
  name: string;
  start_url: string;
  icons: { src: string; sizes: string; purpose: string }[];
}

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ BRAND_NAME: "Wegweiser" });
});
afterAll(() => server.close());

describe("the app on a home screen", () => {
  it("has the brand's name, begins at the dashboard, and has its icons in the sizes it names", async () => {
    const answer = await server.fetch("/manifest.webmanifest");
    expect(answer.headers.get("content-type")).toBe("application/manifest+json");
    const { name, start_url, icons } = (await answer.json()) as Manifest;
    expect([name, start_url]).toEqual(["Wegweiser", "/dashboard"]);
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`).sort()).toEqual([
      "192x192 any",
      "192x192 maskable",
      "512x512 any",
      "512x512 maskable",
    ]);
    for (const { src, sizes } of [...icons, { src: "/icons/180.png", sizes: "180x180" }]) {
      const icon = await server.fetch(src);
      expect(icon.headers.get("content-type"), src).toBe("image/png");
      const { width, height } = await sharp(await icon.arrayBuffer()).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
    expect((await server.fetch("/icons/9000.png")).headers.get("content-type")).not.toBe("image/png");
  });
});
