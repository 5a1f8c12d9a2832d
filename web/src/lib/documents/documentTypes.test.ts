import { expect, it } from "vitest";
import { falseEnding } from "./documentTypes.ts";

it("names the ending that promises what the content is not, but for archives, and for no other fault", () => {
  const code = "document_type_unsupported";
  expect(falseEnding("Photo.DOCX", code)).toBe(".docx");
  expect(falseEnding("page.html", code)).toBe(".html");
  expect(falseEnding("files.zip", code)).toBeNull();
  expect(falseEnding("photo.heic", code)).toBeNull();
  expect(falseEnding("short.docx", "document_too_short")).toBeNull();
});
