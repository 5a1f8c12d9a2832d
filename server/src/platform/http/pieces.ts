import { setImmediate as breathe } from "node:timers/promises";
import pLimit from "p-limit";
import { comeAgain } from "../heavyWork/waiting.ts";
import type { Log } from "../log.ts";

/** Answers that are sent piece by piece at the same time: to one person, and in all. */
const MOST = { person: 2, all: 100 };
/** Pieces that are made at the same time, however many answers are sent. */
const MADE_AT_ONCE = 2;
/** Milliseconds after which an answer of which nothing was taken is given up. */
const GIVEN_UP = 60_000;

/** Sends long answers piece by piece. */
export interface PieceSender {
  /**
   * The body of an answer: each piece is made once the one before it was taken. Throws WORK_PREPARING where the person
   * takes others already, WORK_BUSY.
   */
  send(person: string, pieces: AsyncGenerator<string>, log: Log): ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** Takes a place of a person; what it returns gives it back, however often it is called. */
function createPlaces() {
  const taken = new Map<string, number>();
  let all = 0;
  return (person: string): (() => void) => {
    const own = taken.get(person) ?? 0;
    if (own >= MOST.person) throw comeAgain("WORK_PREPARING");
    if (all >= MOST.all) throw comeAgain("WORK_BUSY");
    taken.set(person, own + 1);
    all += 1;
    let isBack = false;
    return () => {
      if (isBack) return;
      isBack = true;
      all -= 1;
      const left = (taken.get(person) ?? 0) - 1;
      if (left > 0) taken.set(person, left);
      else taken.delete(person);
    };
  };
}

/** Makes the sender of one process; `givenUp`: milliseconds for which it waits for who takes nothing. */
export function createPieceSender(givenUp = GIVEN_UP): PieceSender {
  const take = createPlaces();
  const turns = pLimit(MADE_AT_ONCE);
  const encoder = new TextEncoder();
  return {
    send: (person, pieces, log) => {
      const giveBack = take(person);
      let timer: NodeJS.Timeout | undefined;
      let isEnded = false;
      const end = async () => {
        isEnded = true;
        clearTimeout(timer);
        giveBack();
        await pieces.return(undefined);
      };
      const wait = (controller: ReadableStreamDefaultController) => {
        timer = setTimeout(() => {
          controller.error(new Error("Nobody takes this answer"));
          void end();
        }, givenUp).unref();
      };
      return new ReadableStream<Uint8Array<ArrayBuffer>>({
        start: wait,
        pull: async (controller) => {
          clearTimeout(timer);
          try {
            const { done, value } = await turns(async () => {
              await breathe();
              return await pieces.next();
            });
            // Who takes it may have gone while the piece was made.
            if (isEnded) return;
            if (!done) {
              controller.enqueue(encoder.encode(value));
              return wait(controller);
            }
            controller.close();
          } catch (error) {
            log.error({ error }, "an answer broke off");
            controller.error(error);
          }
          await end();
        },
        cancel: end,
      });
    },
  };
}
