import { z } from "zod";

/** Audio or video of a step, to be played and read. */
export const mediaSchema = z.object({
  /** Path and query of the file on this server, for an element that cannot send headers; good for some hours. */
  address: z.string(),
  /** The same for its captions (WebVTT); null where it has none. */
  captions: z.string().nullable(),
  mediaType: z.string(),
  /** What is said in it; empty where nobody wrote it down. */
  transcript: z.string(),
});
export type Media = z.infer<typeof mediaSchema>;
