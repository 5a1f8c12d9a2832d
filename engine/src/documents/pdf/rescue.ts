import { inflateSync } from "node:zlib";
import { largest } from "../extremes.ts";

const MOST_UNPACKED = 64 * 1024 * 1024;
const PAGE = /\/Type\s*\/Page(?![A-Za-z])/;
const TREE = /\/Type\s*\/Pages(?![A-Za-z])/;
const PACKED = /\/Type\s*\/ObjStm(?![A-Za-z])/;

/** What was found of a PDF whose table of objects is lost. */
interface Found {
  /** Text of each object without its stream, by number. */
  objects: Map<number, string>;
  /** Objects that were packed into streams; they must be written out again. */
  unpacked: Map<number, string>;
  /** Where objects stand in the file, by number. */
  offsets: Map<number, number>;
}

function numberAfter(dictionary: string, key: string): number {
  return Number(new RegExp(`/${key}\\s+(\\d+)`).exec(dictionary)?.[1] ?? Number.NaN);
}

/** The objects packed into one object stream (ISO 32000-2, section 7.5.7). */
function unpack(dictionary: string, packed: Uint8Array): Map<number, string> {
  const inside = new Map<number, string>();
  const count = numberAfter(dictionary, "N");
  const first = numberAfter(dictionary, "First");
  if (!/\/FlateDecode/.test(dictionary) || /\/Predictor/.test(dictionary)) return inside;
  let text: string;
  try {
    text = inflateSync(packed, { maxOutputLength: MOST_UNPACKED }).toString("latin1");
  } catch {
    return inside;
  }
  const table = text.slice(0, first).trim().split(/\s+/).map(Number);
  for (let index = 0; index < count; index++) {
    const number = table[index * 2];
    const start = table[index * 2 + 1];
    if (number === undefined || start === undefined) break;
    const next = table[index * 2 + 3];
    inside.set(number, text.slice(first + start, next === undefined ? undefined : first + next));
  }
  return inside;
}

function findObjects(data: Uint8Array): Found {
  const text = Buffer.from(data.buffer, data.byteOffset, data.length).toString("latin1");
  const found: Found = { objects: new Map(), unpacked: new Map(), offsets: new Map() };
  let left = MOST_UNPACKED;
  for (const match of text.matchAll(/(?<=^|[\r\n\s])(\d{1,8}) (\d{1,5}) obj\b/g)) {
    const number = Number(match[1]);
    const start = match.index + match[0].length;
    const end = text.indexOf("endobj", start);
    if (end === -1) break;
    const stream = text.indexOf("stream", start);
    const hasStream = stream !== -1 && stream < end;
    const dictionary = text.slice(start, hasStream ? stream : end);
    found.objects.set(number, dictionary);
    found.offsets.set(number, match.index);
    if (!hasStream || !PACKED.test(dictionary)) continue;
    const from = stream + (text.startsWith("\r\n", stream + 6) ? 8 : 7);
    for (const [inner, body] of unpack(dictionary, data.subarray(from, end))) {
      left -= body.length;
      if (left < 0) return found;
      found.objects.set(inner, body);
      found.unpacked.set(inner, body);
    }
  }
  return found;
}

/** Pages in the order of what is left of the page tree; those it does not name follow by their number. */
function pageOrder(objects: ReadonlyMap<number, string>): number[] {
  const pages = new Set([...objects].filter(([, body]) => PAGE.test(body)).map(([number]) => number));
  const ordered = new Set<number>();
  for (const body of objects.values()) {
    if (!TREE.test(body)) continue;
    const kids = /\/Kids\s*\[([^\]]*)\]/.exec(body)?.[1] ?? "";
    for (const kid of kids.matchAll(/(\d+)\s+\d+\s+R/g)) {
      if (pages.has(Number(kid[1]))) ordered.add(Number(kid[1]));
    }
  }
  for (const number of [...pages].sort((a, b) => a - b)) ordered.add(number);
  return [...ordered];
}

/**
 * Rebuilds what can be read of a PDF that was cut off: a new table of objects and a new page tree over the
 * pages that are whole. Null where there is no page, or where the file is encrypted (its key stood in the
 * part that is missing).
 */
export function rescuePdf(data: Uint8Array): Uint8Array | null {
  const { objects, unpacked, offsets } = findObjects(data);
  const pages = pageOrder(objects);
  if (pages.length === 0 || [...objects.values()].some((body) => /\/Encrypt\b/.test(body))) return null;
  const root = largest(objects.keys()) + 1;
  const added = new Map(unpacked);
  added.set(root, `<</Type/Catalog/Pages ${root + 1} 0 R>>`);
  const kids = pages.map((page) => `${page} 0 R`).join(" ");
  added.set(root + 1, `<</Type/Pages/Count ${pages.length}/Kids[${kids}]/MediaBox[0 0 595 842]>>`);
  let tail = "\nendobj\n";
  const places = new Map(offsets);
  for (const [number, body] of added) {
    places.set(number, data.length + tail.length);
    tail += `${number} 0 obj\n${body}\nendobj\n`;
  }
  const table = [...places].sort(([a], [b]) => a - b);
  const start = data.length + tail.length;
  const rows = table.map(([number, at]) => `${number} 1\n${String(at).padStart(10, "0")} 00000 n \n`);
  tail += `xref\n0 1\n0000000000 65535 f \n${rows.join("")}`;
  tail += `trailer\n<</Size ${root + 2}/Root ${root} 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  const rebuilt = new Uint8Array(data.length + tail.length);
  rebuilt.set(data);
  rebuilt.set(Buffer.from(tail, "latin1"), data.length);
  return rebuilt;
}
