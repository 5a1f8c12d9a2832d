import type { Client } from "./course.ts";
import { measureInTurn, seriesHead } from "./timing.ts";

const REQUESTS = 100;
/** Milliseconds within which 95 of 100 requests are answered (issue 7). */
const TARGET = 60;

/**
 * Asks a server for each list and statistic of the studio, over HTTP and one after the other; `visitor` begins the
 * course in between. Prints milliseconds; returns whether all meet the target.
 */
export async function measureServer(creator: Client, visitor: Client, slug: string): Promise<boolean> {
  process.stdout.write(seriesHead(TARGET));
  const { results } = creator;
  const course = () => results.course({ slug, timeZone: "Europe/Berlin" });
  const { participants } = await results.participants({ slug });
  const id = participants[0]?.id ?? "";
  const all: [string, (n: number) => Promise<unknown>][] = [
    ...(["newest", "most", "fewest"] as const).map((sort): (typeof all)[number] => [
      `dashboard, ${sort}`,
      (n) => results.dashboard({ sort, page: 1 + (n % 40) }),
    ]),
    ["dashboard, search", (n) => results.dashboard({ search: `course ${n}` })],
    ["results", course],
    ...(["active", "newest", "name", "progress"] as const).map((sort): (typeof all)[number] => [
      `participants, ${sort}`,
      (n) => results.participants({ slug, sort, page: 1 + n }),
    ]),
    ["participants, learning", (n) => results.participants({ slug, status: "learning", page: 1 + n })],
    ["one participant", () => results.participant({ slug, id })],
    [
      // Each request follows a new start: the numbers are never the ones kept.
      "results while people learn",
      async () => {
        await visitor.learning.startAnonymously({ slug });
        return await course();
      },
    ],
  ];
  let met = true;
  for (const [name, call] of all)
    met = (await measureInTurn({ name, requests: REQUESTS, target: TARGET, call })) && met;
  return met;
}
