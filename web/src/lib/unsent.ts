import { local, sitting } from "./storage.ts";
import { isNamedIn, keptUnder } from "./storageKeys.ts";

/** What somebody has typed in an area that the server does not have; what names another person is that one's. */
const countIn = ({ keys }: Pick<typeof local, "keys">, who: string): number =>
  keys().filter((key) => {
    const { of, unsent } = keptUnder(key);
    return unsent === true && (of === "account" || isNamedIn(key, who));
  }).length;

/** How much somebody has typed here that the server does not have: drafts, and answers that wait. */
export const countUnsent = (who: string): number => countIn(local, who) + countIn(sitting, who);

/** How many of them go when somebody else signs in: their keys do not say whose they are. */
export const countLost = (): number =>
  [...local.keys(), ...sitting.keys()].filter((key) => {
    const { of, unsent } = keptUnder(key);
    return unsent === true && of === "account";
  }).length;

const CHANNEL = "unsent";
/** Milliseconds within which other tabs answer; one that sleeps holds nobody up. */
const PATIENCE = 200;

interface Message {
  asked?: string;
  count?: number;
}

/** Tells other tabs how much was typed in this one alone; answers what ends that. */
export function answerOtherTabs(): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data: { asked } }: MessageEvent<Message>) => {
    if (asked !== undefined) channel.postMessage({ count: countIn(sitting, asked) } satisfies Message);
  };
  return () => channel.close();
}

/** The same count, with what other tabs of this browser hold by themselves. */
export async function countUnsentEverywhere(who: string): Promise<number> {
  const channel = new BroadcastChannel(CHANNEL);
  let elsewhere = 0;
  channel.onmessage = ({ data: { count = 0 } }: MessageEvent<Message>) => {
    elsewhere += count;
  };
  channel.postMessage({ asked: who } satisfies Message);
  await new Promise((done) => setTimeout(done, PATIENCE));
  channel.close();
  return countUnsent(who) + elsewhere;
}
