interface Asked {
  call: string;
  /** Null where there was no connection. */
  answer: Promise<Response | null>;
}

declare global {
  /** Left by the script that runs before the app (web/build/fetchAhead.ts). */
  var askedAhead: Asked | undefined;
}

/**
 * The answer to a call that was made before the app ran; null where none was. It is given once: whoever asks again
 * wants a new one.
 *
 * @param call the call's path, "/learn/bees-1a2b3c"
 */
export async function answerAskedAhead(call: string): Promise<Response | null> {
  const asked = globalThis.askedAhead;
  if (asked?.call !== call) return null;
  globalThis.askedAhead = undefined;
  return await asked.answer;
}
