import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestServer, type TestServer } from "../../testing/testServer.ts";
import { createWebPage, scriptHashes, wantedLanguages } from "./webPage.ts";

const PAGE = "<html><head><title></title></head><body></body></html>";
const BRAND = "Kurs & <b>Co</b></script><script>alert(1)</script>";
const ELSEWHERE = { pathname: "/login", acceptLanguage: "de" };

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ BRAND_NAME: BRAND });
});
afterAll(() => server.close());

describe("the web app's page", () => {
  it("carries the settings that every page would ask for, as data that ends nowhere else", async () => {
    const page = await createWebPage(server.services, PAGE)(ELSEWHERE);
    const [, json = "", ...more] = page.split(/<script type="application\/json" id="site">|<\/script>/);
    expect(JSON.parse(json)).toEqual(await (await server.fetch("/api/site")).json());
    expect(JSON.parse(json).brand).toBe(BRAND);
    expect(more).toEqual(["\n  </head><body></body></html>"]);
  });

  it("has the brand for its title, also while the database is away", async () => {
    const title =
      "<title>Kurs &amp; &lt;b&gt;Co&lt;/b&gt;&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;</title>";
    expect(await createWebPage(server.services, PAGE)(ELSEWHERE)).toContain(title);
    const away = await createTestServer({ BRAND_NAME: BRAND });
    await away.close();
    expect(await createWebPage(away.services, PAGE)(ELSEWHERE)).toBe(
      PAGE.replace("<title></title>", () => title),
    );
  });
});

describe("the scripts of a page", () => {
  it("are let run by their hashes, data is not", () => {
    const page = '<script>alert("a")</script><script type="application/json">{}</script><script src="/x.js">';
    // printf 'alert("a")' | openssl dgst -sha256 -binary | base64
    expect(scriptHashes(page)).toEqual(["'sha256-SKV/HgGYXzsfYpUSTmvujMt5ZntUpsb//PekhjFQoL0='"]);
    expect(scriptHashes(PAGE)).toEqual([]);
  });
});

describe("languages", () => {
  it.each([
    ["fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", ["fr-CH", "fr", "en", "de", "*"]],
    ["de;q=0.2,it", ["it", "de"]],
    ["de;q=0, es", ["es"]],
    ["", []],
    [";;,,q", ["q"]],
  ])("%j asks for %j", (header, languages) => {
    expect(wantedLanguages(header)).toEqual(languages);
  });
});
