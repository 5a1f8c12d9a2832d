import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestServer, type TestServer } from "../../../testing/testServer.ts";
import { readConfig } from "../../platform/config.ts";

const folder = mkdtempSync(join(tmpdir(), "legal-"));
const imprint = join(folder, "imprint.md");
const PRIVACY = "https://example.org/privacy";
let server: TestServer;
beforeAll(async () => {
  writeFileSync(imprint, "# Impressum\n\nSchule am See");
  writeFileSync(join(folder, "imprint.fr.md"), "# Mentions légales\n\nÉcole du lac");
  server = await createTestServer({ IMPRINT: imprint, PRIVACY_NOTICE: PRIVACY });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe("imprint, privacy and terms", () => {
  it("are named to everybody as the operator set them, and only those", async () => {
    const { legal } = await server.client().site.settings({});
    expect(legal).toEqual([
      { page: "imprint", url: null },
      { page: "privacy", url: PRIVACY },
    ]);
  });

  it("are read in one's language, else as the setting names the file", async () => {
    const text = async (language: "de" | "fr" | "en") =>
      (await server.client().site.legalPage({ page: "imprint", language })).markdown;
    expect(await text("fr")).toContain("École du lac");
    expect(await text("en")).toContain("Schule am See");
    for (const page of ["privacy", "terms"] as const) {
      const asked = server.client().site.legalPage({ page, language: "de" });
      await expect(asked).rejects.toMatchObject({ code: "NOT_FOUND" });
    }
  });

  it.each([
    "imprint.md",
    join(folder, "nothing.md"),
    join(folder, ".."),
    "ftp://example.org/a",
    "/etc/passwd",
  ])("a setting of %s is refused at start, with its name", (given) => {
    expect(() => readConfig({ IMPRINT: given })).toThrow(/IMPRINT: is neither the address/);
  });
});
