import { decodeText } from "../text/encoding.ts";

const HEAD = 2_048;
const DECLARED =
  /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w-]{2,40})|^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w-]{2,40})/i;

/** Decodes a page: its byte order mark, valid UTF-8, what it declares, else the likeliest encoding by its letters. */
export async function decodePage(data: Uint8Array): Promise<{ text: string; guessed: string | null }> {
  const head = Buffer.from(data.buffer, data.byteOffset, Math.min(HEAD, data.length)).toString("latin1");
  const found = DECLARED.exec(head);
  const declared = found?.[1] ?? found?.[2];
  const decoded = await decodeText(data);
  if (!decoded.guessed) return { text: decoded.text, guessed: null };
  if (declared === undefined || /^utf-?8$/i.test(declared))
    return { text: decoded.text, guessed: decoded.encoding };
  try {
    return { text: new TextDecoder(declared).decode(data), guessed: null };
  } catch {
    // A name that no standard knows.
    return { text: decoded.text, guessed: decoded.encoding };
  }
}
