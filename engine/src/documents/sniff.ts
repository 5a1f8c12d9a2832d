import { DocumentError } from "./errors.ts";

/** What the first bytes say a file is, whatever its name claims. */
export type Sniffed = "pdf" | "zip" | "html" | "text";

const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ENCRYPTED_PACKAGE = Buffer.from("EncryptedPackage", "utf16le");

/** Signatures of common files that could otherwise pass for text in an odd encoding. */
const FOREIGN: readonly (readonly number[])[] = [
  [0x7f, 0x45, 0x4c, 0x46],
  [0x4d, 0x5a, 0x90],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x1f, 0x8b, 0x08],
  [0x42, 0x5a, 0x68],
  [0xfd, 0x37, 0x7a, 0x58, 0x5a],
  [0x37, 0x7a, 0xbc, 0xaf],
  [0x52, 0x61, 0x72, 0x21],
  [0x49, 0x49, 0x2a, 0x00],
  [0x4d, 0x4d, 0x00, 0x2a],
  [0x4f, 0x67, 0x67, 0x53],
  [0x49, 0x44, 0x33],
  [0xca, 0xfe, 0xba, 0xbe],
];

function startsWith(data: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => data[index] === byte);
}

/** Control bytes that no text encoding of ours uses, counted outside of NUL (which UTF-16 is full of). */
function binaryShare(data: Uint8Array): number {
  const sample = data.subarray(0, 65_536);
  let odd = 0;
  for (const byte of sample) if (byte < 0x09 ? byte > 0 : byte > 0x0d && byte < 0x20 && byte !== 0x1a) odd++;
  return odd / Math.max(1, sample.length);
}

/** Bytes of a file that `typeOfHead` looks at. */
export const HEAD_BYTES = 1_024;

/** How a page of HTML begins, after what programs write before it. */
const PAGE =
  /^(?:<\?xml[^>]*\?>\s*|<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html|head|body|meta|title|main|article|section|div|h1|p)\b/i;

/** The start of a file as letters: bytes of a mark and the zeros of UTF-16 say nothing here. */
function lettersOf(head: Uint8Array): string {
  const bytes = Buffer.from(head.buffer, head.byteOffset, Math.min(HEAD_BYTES, head.length));
  return bytes
    .toString("latin1")
    .replace(/^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)/, "")
    .replace(/\0/g, "")
    .trimStart();
}

/** What the first bytes of a file promise; whether it keeps that is found when it is read. */
export function typeOfHead(head: Uint8Array): Sniffed {
  const start = Buffer.from(head.buffer, head.byteOffset, Math.min(HEAD_BYTES, head.length));
  if (start.includes("%PDF-")) return "pdf";
  if (startsWith(head, [0x50, 0x4b, 0x03, 0x04]) || startsWith(head, [0x50, 0x4b, 0x05, 0x06])) return "zip";
  return PAGE.test(lettersOf(head)) ? "html" : "text";
}

/**
 * Tells the type of a file by its content.
 * @throws DocumentError `document_empty`, `document_password_protected` (encrypted Office files) or
 * `document_type_unsupported`
 */
export function sniff(data: Uint8Array): Sniffed {
  if (data.length === 0) throw new DocumentError("document_empty");
  const type = typeOfHead(data);
  if (type !== "text" && type !== "html") return type;
  if (startsWith(data, OLE)) {
    const whole = Buffer.from(data.buffer, data.byteOffset, data.length);
    throw new DocumentError(
      whole.includes(ENCRYPTED_PACKAGE) ? "document_password_protected" : "document_type_unsupported",
    );
  }
  if (FOREIGN.some((signature) => startsWith(data, signature))) {
    throw new DocumentError("document_type_unsupported");
  }
  if (type === "text" && /^(?:\{\\rtf|%!ps|<\?xml)/i.test(lettersOf(data)))
    throw new DocumentError("document_type_unsupported");
  if (binaryShare(data) > 0.02) throw new DocumentError("document_type_unsupported");
  return type;
}
