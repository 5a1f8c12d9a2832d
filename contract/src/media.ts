/**
 * Audio and video stand in the Markdown of a step as images with the address
 * `media:<id>?k=<audio|video>&w=<pixels>&h=<pixels>&s=<seconds>`; their alternative text is their title. What is not
 * known is left out. Whoever may read the step gets the rest from `learning.media`.
 */
const MEDIA =
  /^media:([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\?k=(audio|video)(?:&w=(\d{1,5})&h=(\d{1,5}))?(?:&s=(\d{1,6}))?$/;

export const MEDIA_KINDS = ["audio", "video"] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

export const MEDIA_LIMITS = {
  /** Bytes of one file where the server does not say another limit. */
  bytes: 50 * 1024 * 1024,
  /** Characters of what is said in it, and of its captions. */
  transcriptLength: 100_000,
  captionsLength: 300_000,
} as const;

/** Endings of files that are taken; what is in them decides. */
export const MEDIA_ENDINGS = [
  ".mp3",
  ".m4a",
  ".aac",
  ".ogg",
  ".oga",
  ".opus",
  ".wav",
  ".mp4",
  ".m4v",
  ".mov",
  ".webm",
] as const;

export interface MediaAddress {
  id: string;
  kind: MediaKind;
  /** Pixels of a video, where its file says so. */
  width: number | null;
  height: number | null;
  seconds: number | null;
}

const numberOf = (digits: string | undefined) => (digits === undefined ? null : Number(digits));

/** What the address of an image in a step names; null where that is no audio or video. */
export function parseMediaAddress(address: string): MediaAddress | null {
  const [, id, kind, width, height, seconds] = MEDIA.exec(address) ?? [];
  if (id === undefined) return null;
  return {
    id,
    kind: kind === "video" ? "video" : "audio",
    width: numberOf(width),
    height: numberOf(height),
    seconds: numberOf(seconds),
  };
}

/** The address that names audio or video in the Markdown of a step. */
export function mediaAddress({ id, kind, width, height, seconds }: MediaAddress): string {
  const size = width === null || height === null ? "" : `&w=${width}&h=${height}`;
  return `media:${id}?k=${kind}${size}${seconds === null ? "" : `&s=${seconds}`}`;
}

const NAMED = /\]\(media:([0-9a-f-]{36})\?k=/g;

/** The ids of the audio and video that a text in Markdown shows, each once. */
export function mediaIn(markdown: string): string[] {
  return [...new Set([...markdown.matchAll(NAMED)].map(([, id = ""]) => id))];
}

/** Path below `/api` of the file of audio or video, or of its captions. */
export function mediaFilePath(slug: string, id: string, part: "file" | "captions"): string {
  return `/learn/${encodeURIComponent(slug)}/media/${id}/${part}`;
}
