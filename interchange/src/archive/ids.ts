import { createHash } from "node:crypto";

/** What ids are made in (RFC 9562, 6.6): a UUID of this product's own. */
const NAMESPACE = Buffer.from("6f3d2c1ab0974e6f8a1c5d2e9b7f4a30", "hex");

/** A UUID that the same names always give: version 5 (RFC 9562, 5.5). */
export function uuidOf(...names: readonly string[]): string {
  const hash = createHash("sha1").update(NAMESPACE).update(names.join("\u0000")).digest();
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  return hash.toString("hex", 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** An id that XML takes (xs:ID): begins with a letter, and is the same for the same names. */
export function xmlId(kind: string, ...names: readonly string[]): string {
  return `${kind}-${uuidOf(kind, ...names)}`;
}
