import { launchBrowser } from "./emptyPage.ts";
import { type LoadFigures, openSlowPage, type PressFigures } from "./slowBrowser.ts";
import type { StudioVisit } from "./studioPages.ts";
import type { Table } from "./table.ts";
import { median } from "./timing.ts";

/** Milliseconds. */
const TARGETS = { interactive: 1_500, inp: 100 };

interface Studio {
  origin: string;
  /** Of the empty React page. */
  emptyPath: string;
  /** What the web app keeps of somebody signed in, for one visit: a session is renewed only once. */
  signIn(): Promise<Record<string, string>>;
  visits: readonly StudioVisit[];
  runs: number;
}

interface VisitRun {
  loaded: LoadFigures;
  answers: Map<string, PressFigures>;
}

/** Adds the medians of the runs of one page to the table, beside those of the empty page. */
function addVisit(table: Table, name: string, runs: readonly VisitRun[], empty: readonly VisitRun[]): void {
  for (const [key, most] of [
    ["lcp", undefined],
    ["shown", undefined],
    ["interactive", TARGETS.interactive],
  ] as const) {
    const middle = (some: readonly VisitRun[]) => median(some.map(({ loaded }) => loaded[key]));
    table.add({ what: `${name}: ${key} ms`, limit: middle(empty), we: middle(runs), most });
  }
  const press = (some: readonly VisitRun[], act: string, key: keyof PressFigures) =>
    median(some.flatMap(({ answers }) => answers.get(act)?.[key] ?? []));
  for (const act of runs[0]?.answers.keys() ?? [])
    for (const [key, most] of [
      ["inp", TARGETS.inp],
      ["longest", undefined],
    ] as const) {
      const limit = press(empty, EMPTY_ACT, key);
      table.add({ what: `  ${act}: ${key} ms`, limit, we: press(runs, act, key), most });
    }
}

const EMPTY_ACT = "pressing its heading";

/**
 * Opens each page of the studio on a slow desktop, `runs` times with an empty cache, and does what people do there;
 * beside it an empty React page from the same server, whose heading is pressed.
 */
export async function measureBrowser(
  table: Table,
  { origin, emptyPath, signIn, visits, runs }: Studio,
): Promise<void> {
  await using browser = await launchBrowser();
  const visit = async ({ path, selector, acts }: StudioVisit): Promise<VisitRun> => {
    const slow = await openSlowPage(browser, origin, await signIn());
    try {
      const loaded = await slow.load(`${origin}${path}`, selector);
      const answers = new Map<string, PressFigures>();
      for (const { name, doing } of acts) answers.set(name, await slow.act(doing));
      return { loaded, answers };
    } finally {
      await slow.close();
    }
  };
  const measure = async (one: StudioVisit): Promise<VisitRun[]> => {
    const measured: VisitRun[] = [];
    while (measured.length < runs) measured.push(await visit(one));
    return measured;
  };
  const beside = await measure({
    name: "empty React page",
    path: emptyPath,
    selector: "h1",
    acts: [{ name: EMPTY_ACT, doing: (page) => page.locator("h1").click() }],
  });
  for (const one of visits) addVisit(table, one.name, await measure(one), beside);
}
