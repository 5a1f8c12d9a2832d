/** What is told from the bytes of an audio or video file. */
export interface MediaFacts {
  /** IANA media type, such as `video/mp4`. */
  mediaType: string;
  /** Pixels as it is shown, of videos whose file says so. */
  width: number | null;
  height: number | null;
  /** Whole seconds, at least 1; null where the file does not say. */
  seconds: number | null;
}

/** Why a file is not taken: it is none of the known kinds, or is in a form that not every browser plays. */
export type MediaFault = "unreadable" | "codec";

export class MediaError extends Error {
  readonly fault: MediaFault;

  constructor(fault: MediaFault) {
    super(fault);
    this.fault = fault;
  }
}

/** What a reader of a format asks for next: so many bytes to look at, or to pass over. */
export type Need = { see: number } | { pass: number };

/** Reads a format from the bytes it asks for; at the end of the file it is handed fewer. Throws MediaError. */
export type FormatReader<Found = MediaFacts> = Generator<Need, Found, Buffer>;

/** Looks at so many bytes. Throws MediaError where the file ends before. */
export function* see(bytes: number): FormatReader<Buffer> {
  const seen = yield { see: bytes };
  if (seen.length < bytes) throw new MediaError("unreadable");
  return seen;
}

export const audio = (mediaType: string, seconds: number | null = null): MediaFacts => ({
  mediaType,
  width: null,
  height: null,
  seconds,
});

/** Seconds as they are shown; null for what is no length. */
export function wholeSeconds(seconds: number): number | null {
  const isLength = Number.isFinite(seconds) && seconds > 0 && seconds < 360_000;
  return isLength ? Math.max(1, Math.round(seconds)) : null;
}
