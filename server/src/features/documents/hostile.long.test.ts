import { deflateSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lines, pdf } from "../../../../engine/src/documents/fixtures/pdf.ts";
import { docx, zip } from "../../../../engine/src/documents/fixtures/zip.ts";
import { WITHOUT_QUOTAS } from "../../../testing/serverProcess.ts";
import { createTestServer, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { germanText } from "../../../testing/text.ts";

let server: TestServer;
let creator: SignedUp;
beforeAll(async () => {
  server = await createTestServer({
    MATERIAL_MEGABYTES: "5",
    READ_MEMORY_MEGABYTES: "500",
    ...WITHOUT_QUOTAS,
  });
  creator = await server.signUp("course_creator_free");
});
afterAll(() => server.close());

type Bytes = Uint8Array<ArrayBuffer>;
const bytes = (content: string | Uint8Array): Bytes =>
  Uint8Array.from(typeof content === "string" ? Buffer.from(content) : content);

async function answer(name: string, content: string | Uint8Array) {
  const id = await server.upload(creator.accessToken, name, bytes(content));
  return await creator.client.documents.get({ id });
}

const SENTENCE = "The keeper of the lighthouse climbed the stairs every evening to light the lamp. ";
const POLISH = "Latarnia morska stoi na wysokim brzegu i każdej nocy wskazuje statkom drogę do portu. ";
const paragraphs = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const MACROS = "application/vnd.ms-word.document.macroEnabled.main+xml";
const ENCRYPTED = Buffer.concat([
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  Buffer.alloc(512),
  Buffer.from("EncryptedPackage", "utf16le"),
]);

const pages = (text: string) => pdf([lines(Array<string>(40).fill(text), 50, 60)]);

/** A PDF whose only page unpacks to 400 MB of blanks. */
function flateBomb(): Uint8Array {
  const twice = deflateSync(deflateSync(Buffer.alloc(400 * 1024 * 1024, 0x20), { level: 1 }));
  const head = `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>endobj\n4 0 obj<</Length ${twice.length}/Filter[/FlateDecode/FlateDecode]>>stream\n`;
  const tail = "\nendstream endobj\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF";
  return Buffer.concat([Buffer.from(head), twice, Buffer.from(tail)]);
}

describe("a hostile or broken file is answered by name, and the server goes on", () => {
  it.each<[string, string, () => Promise<string | Uint8Array> | string | Uint8Array]>([
    ["a PDF with a password", "document_password_protected", () => pdf([[]], { userPassword: "geheim" })],
    ["a Word file with a password", "document_password_protected", () => ENCRYPTED],
    ["an empty file", "document_empty", () => ""],
    ["a damaged PDF", "document_damaged", () => "%PDF-1.7\ngarbage"],
    ["a damaged DOCX", "document_damaged", async () => docx(paragraphs(SENTENCE)).slice(0, 200)],
    ["a DOCX without text", "document_without_text", () => docx(paragraphs(" "))],
    ["a text of one sentence", "document_too_short", () => SENTENCE],
    ["a program", "document_type_unsupported", () => Buffer.from("\x7fELF\x02\x01\x01", "latin1")],
    ["a picture", "document_type_unsupported", () => Buffer.from("\x89PNG\r\n\x1a\n", "latin1")],
    ["an archive", "document_type_unsupported", () => zip({ "a.txt": SENTENCE.repeat(60) })],
    [
      "Word with macros",
      "document_type_unsupported",
      () => docx(paragraphs(SENTENCE.repeat(60)), {}, MACROS),
    ],
    ["another language", "document_language_unsupported", () => POLISH.repeat(60)],
    [
      "a DOCX that unpacks to 200 MB",
      "document_too_complex",
      () => docx(paragraphs(" ".repeat(200 * 1024 * 1024))),
    ],
    ["a PDF that unpacks to 400 MB", "document_too_complex", flateBomb],
    [
      "entities that grow without end",
      "document_damaged",
      () =>
        zip({
          "[Content_Types].xml": '<Types><Override PartName="/word/document.xml" ContentType="x"/></Types>',
          "word/document.xml":
            '<!DOCTYPE d [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><w:document><w:body>&b;</w:body></w:document>',
        }),
    ],
  ])("%s", async (_, code, make) => {
    const document = await answer("upload.pdf", await make());
    expect(document).toMatchObject({ state: "refused", refusal: { code } });
    expect((await server.fetch("/api/status")).status).toBeLessThan(500);
  });

  it("an entity that names a file of the server gives nothing of it away", async () => {
    const body = `<!DOCTYPE d [<!ENTITY f SYSTEM "file:///etc/passwd">]><w:document><w:body>${paragraphs(`${SENTENCE.repeat(60)}&f;`)}</w:body></w:document>`;
    const document = await answer(
      "x.docx",
      zip({ "[Content_Types].xml": "<Types/>", "word/document.xml": body }),
    );
    expect(document.state).toBe("refused");
    expect(JSON.stringify(document)).not.toContain("root:");
  });
});

describe("what can be read is read, whatever the file is called", () => {
  it("a PDF named as a Word file", async () => {
    const document = await answer("report.docx", await pages(SENTENCE));
    expect(document).toMatchObject({ state: "ready", read: { format: "pdf", language: "en" } });
  });

  it.each([
    ["Windows-1252", Buffer.from(germanText(8), "latin1"), ["encoding_guessed_words"]],
    ["UTF-16 with a mark", Buffer.from(`\ufeff${germanText(8)}`, "utf16le"), []],
    ["NUL bytes", Buffer.from(germanText(8).replace(/ /, "\u0000 ")), ["control_characters_removed"]],
  ])("a text in %s", async (_, content, codes) => {
    const document = await answer("text.txt", content);
    expect(document).toMatchObject({ state: "ready", read: { format: "txt", language: "de" } });
    expect(document.read?.notices.map((notice) => notice.code)).toEqual(codes);
  });

  it("a file that was cut off, with what is missing", async () => {
    const whole = await pdf(
      Array.from({ length: 12 }, () => lines(Array<string>(20).fill(SENTENCE), 60, 100)),
    );
    const document = await answer("cut.pdf", whole.slice(0, Math.floor(whole.length * 0.7)));
    expect(document.state).toBe("ready");
    expect(document.read?.notices[0]?.code).toBe("file_incomplete");
  });
});

it("a document whose reader takes too much memory is refused with that reason, and the next ones are read", {
  timeout: 180_000,
}, async () => {
  const small = await createTestServer({
    ...{ MATERIAL_MEGABYTES: "5", READ_MEMORY_MEGABYTES: "200", READ_UNPACKED_MEGABYTES: "2000" },
  });
  try {
    const { accessToken, client } = await small.signUp("course_creator_free");
    const large = await docx(paragraphs(SENTENCE.repeat(1_000_000)));
    const id = await small.upload(accessToken, "large.docx", bytes(large));
    const { state, refusal } = await client.documents.get({ id });
    expect({ state, refusal }).toEqual({
      state: "refused",
      refusal: { code: "document_too_complex", params: { reason: "memory" } },
    });
    const next: [string, string | Uint8Array][] = [
      ["next.txt", germanText(20)],
      ["old.txt", Buffer.from(germanText(20), "latin1")],
      ["next.pdf", await pages(SENTENCE)],
      ["really-a-text.pdf", germanText(20)],
    ];
    for (const [name, content] of next) {
      const read = await small.upload(accessToken, name, bytes(content));
      expect(await client.documents.get({ id: read })).toMatchObject({ name, state: "ready" });
    }
  } finally {
    await small.close();
  }
});
