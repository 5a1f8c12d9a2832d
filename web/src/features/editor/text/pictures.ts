const PENDING = "pasted:";
let last = 0;
const sending = new Map<string, Promise<string>>();

/** Whether an image's address is that of a picture which is still on its way to the server; it is stored nowhere. */
export const isPending = (src: unknown): boolean => typeof src === "string" && src.startsWith(PENDING);

/** An address for a picture that is being sent, until it has its own. */
export function addPending(sent: Promise<string>): string {
  last += 1;
  const src = `${PENDING}${last}`;
  // Who waits for it is told; nobody may be waiting yet.
  sent.catch(() => undefined);
  sending.set(src, sent);
  return src;
}

/** The address of a picture that is on its way. Rejects where it could not be sent, or is not known here. */
export async function whenSent(src: string): Promise<string> {
  const sent = sending.get(src);
  if (sent === undefined) throw new Error(`No picture is on its way as ${src}`);
  return await sent;
}
