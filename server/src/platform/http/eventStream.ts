/** One event as it goes over the wire (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
export function encodeEvent(event: "message" | "error", data: unknown): Uint8Array {
  return Buffer.from(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}

/** What tells proxies and this process that the connection lives. */
const COMMENT = Buffer.from(": \n\n");

/** The body of an event stream of which only the newest event waits for somebody who reads slowly. */
export interface EventStream {
  body: ReadableStream<Uint8Array>;
  /** Sends an event; one that was not taken yet is dropped. */
  send(event: Uint8Array): void;
  /** Ends it: with `last` in the place of what was not taken yet, else after it. */
  end(last?: Uint8Array): void;
  /** Shows a sign of life where nothing else waits. */
  keepAlive(): void;
  /** Whether an event, or the end, waits to be taken. */
  isWaiting(): boolean;
  /** Forgets what waits: the next read finds the end. */
  drop(): void;
}

/**
 * Makes the body of an answer; `onGone` hears, once, that it was read to its end, that nobody reads it any more, or
 * that what waited was dropped.
 */
export function createEventStream(onGone: () => void): EventStream {
  let controller: ReadableStreamDefaultController<Uint8Array>;
  let waiting: Uint8Array | null = null;
  let wanted = false;
  let ending = false;
  let closed = false;
  let gone = false;
  const leave = () => {
    if (!gone) onGone();
    gone = true;
    waiting = null;
  };
  const give = (bytes: Uint8Array) => {
    wanted = false;
    controller.enqueue(bytes);
  };
  const flush = () => {
    if (!wanted || closed) return;
    const next = waiting;
    waiting = null;
    if (next !== null) return give(next);
    if (!ending) return;
    closed = true;
    controller.close();
    leave();
  };
  const finish = (last: Uint8Array | null) => {
    ending = true;
    waiting = last;
    flush();
  };
  // Nothing is queued in it: a piece is given when somebody waits for one, so that older ones can be dropped.
  const body = new ReadableStream<Uint8Array>(
    {
      start: (given) => {
        controller = given;
      },
      pull: () => {
        wanted = true;
        flush();
      },
      cancel: () => {
        closed = true;
        leave();
      },
    },
    { highWaterMark: 0 },
  );
  return {
    body,
    send: (event) => {
      if (ending || gone) return;
      waiting = event;
      flush();
    },
    end: (last) => {
      if (!ending && !gone) finish(last ?? waiting);
    },
    keepAlive: () => {
      if (wanted && !ending && !gone) give(COMMENT);
    },
    isWaiting: () => !gone && (waiting !== null || ending),
    drop: () => {
      finish(null);
      leave();
    },
  };
}
