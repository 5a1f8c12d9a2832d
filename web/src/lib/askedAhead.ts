declare global {
  /**
   * Answers by call, left by the script that runs before the app (web/build/fetchAhead.ts); null where there was no
   * connection.
   */
  var askedAhead: Map<string, Promise<Response | null>> | undefined;
  /** What was pressed on a page that the server sent before the app took it over; each presses it again. */
  var pressedAhead: (() => void)[] | undefined;
}

/** Whether an answer says what is so: a refused session is renewed first, and a fault of the server may pass. */
const isAnswer = ({ status }: Response) => status !== 401 && status < 500;

/**
 * The answer to a call that was made before the app ran; null where none was, or where it has to be asked for again.
 * It is given once: whoever asks again wants a new one.
 *
 * @param call the call's path, "/learn/bees-1a2b3c"
 */
export async function answerAskedAhead(call: string): Promise<Response | null> {
  const asked = globalThis.askedAhead?.get(call);
  if (asked === undefined) return null;
  globalThis.askedAhead?.delete(call);
  const answer = await asked;
  return answer !== null && isAnswer(answer) ? answer : null;
}

/** Lets go of the answers that nobody took: later they are old, or another person's. */
export function forgetAskedAhead(): void {
  globalThis.askedAhead = undefined;
}
