import type { Client } from "./course.ts";
import { size } from "./options.ts";
import type { Table } from "./table.ts";
import { beginSeries } from "./timing.ts";

const REQUESTS = size(100, 2);
/** Milliseconds within which 95 of 100 requests are answered (issue 7). */
const TARGET = 60;

interface Studio {
  url: string;
  creator: Client;
  visitor: Client;
  slug: string;
}

/**
 * Measures each list and statistic of the studio, over HTTP and one after the other; `visitor` begins the course in
 * between.
 */
export async function measureServer(table: Table, { url, creator, visitor, slug }: Studio): Promise<void> {
  const measure = await beginSeries(table, { requests: REQUESTS, most: TARGET }, url);
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
  for (const [name, call] of all) await measure(name, call);
}
