import { orpc } from "../api.ts";

/** How often a document that is being read is asked for. */
const READING_POLL_MS = 600;

/** The query for an uploaded document, asked for again until it is read. */
export const readingOptions = (id: string) =>
  orpc.documents.get.queryOptions({
    input: { id },
    refetchInterval: ({ state }) => (state.data?.state === "reading" ? READING_POLL_MS : false),
  });
