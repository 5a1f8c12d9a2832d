declare global {
  /**
   * Answers by call, left by the script that runs before the app (web/build/fetchAhead.ts); null where there was no
   * connection.
   */
  var askedAhead: Map<string, Promise<Response | null>> | undefined;
}

/** Milliseconds of a page's life after which what was asked before the app ran is too old to be shown. */
const FRESH_MS = 10_000;

/**
 * The answer to a call that was made before the app ran; null where none was, or where it was a refusal, which may
 * have passed. It is given once: whoever asks again wants a new one.
 *
 * @param call the call's path, "/learn/bees-1a2b3c"
 * @param now milliseconds since the page was asked for
 */
export async function answerAskedAhead(call: string, now = performance.now()): Promise<Response | null> {
  const asked = globalThis.askedAhead?.get(call);
  if (asked === undefined) return null;
  globalThis.askedAhead?.delete(call);
  const answer = now < FRESH_MS ? await asked : null;
  return answer?.ok ? answer : null;
}
