import { execFileSync } from "node:child_process";
import path from "node:path";
import { type Graph, reachOf } from "./importGraph.ts";
import { JOURNEYS_OF, SMOKE } from "./journeyFeatures.ts";

/** What decides how every test runs. */
const FOR_UNITS =
  /^(package(-lock)?\.json|tsconfig[^/]*\.json|vitest\.[^/]*|tooling\/(testProjects|restoreGlobals|bootstrap)\.\w+)$/;
const FOR_JOURNEYS = /^(package(-lock)?\.json|e2e\/(playwright\.[^/]*|support\/test\.ts))$/;
const TEST = /\.test\.tsx?$/;
const LONG = /\.long\.test\.ts$/;
const JOURNEY = /^e2e\/journeys\/[^/]+\.ts$/;
/** Builds the whole product: through it every test of the server would need everything. */
const WHOLE_PRODUCT = /^server\/(testing|src\/app)\//;
const FEATURE = /^(?:server|web)\/src\/features\/([^/]+)\//;
/** Code of the product that no feature has to itself. */
const SHARED = /^(contract|engine|i18n|interchange|server|web)\/(?!testing\/)/;

/** The tests that a change can reach. */
export interface ChangedTests {
  units: string[];
  /** Tests of `npm run test:all` that were changed themselves. */
  long: string[];
  journeys: string[];
}

/** Files that differ from where this branch left `base`, those that are not committed yet included. */
export function changedFiles(root: string, base: string): string[] {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8" })
      .split("\n")
      .filter((line) => line !== "");
  const [left = base] = git("merge-base", base, "HEAD");
  return [
    ...git("diff", "--name-only", "--no-renames", left),
    ...git("ls-files", "--others", "--exclude-standard"),
  ];
}

/**
 * The tests that a change of these files can reach. A unit test is reached through imports and the files that it names;
 * a test of a feature of the server through what its feature needs; a journey by the features that it leads through.
 */
export function selectTests(graph: Graph, changed: readonly string[]): ChangedTests {
  const files = [...graph.keys()];
  const reaches = (reach: ReadonlySet<string>) => changed.some((file) => reach.has(file));
  const isForAll = (pattern: RegExp) => changed.some((file) => pattern.test(file));
  const walked = beginningsOf(changed);
  return {
    units: files
      .filter((file) => TEST.test(file) && !LONG.test(file))
      .filter((test) => isForAll(FOR_UNITS) || reaches(reachOfUnit(graph, files, test))),
    long: changed.filter((file) => LONG.test(file) && graph.has(file)),
    journeys: files
      .filter((file) => JOURNEY.test(file))
      .filter(
        (journey) =>
          isForAll(FOR_JOURNEYS) ||
          walked.some((name) => path.posix.basename(journey).startsWith(name)) ||
          reaches(reachOf(graph, [journey], (file) => !file.startsWith("e2e/"))),
      ),
  };
}

/** Beginnings of the names of the journeys that lead through what changed. */
function beginningsOf(changed: readonly string[]): readonly string[] {
  return changed
    .filter((file) => SHARED.test(file) && !TEST.test(file))
    .flatMap((file) => JOURNEYS_OF[FEATURE.exec(file)?.[1] ?? ""] ?? SMOKE);
}

function reachOfUnit(graph: Graph, files: readonly string[], test: string): Set<string> {
  if (!test.startsWith("server/") || test.startsWith("server/src/app/")) return reachOf(graph, [test]);
  const feature = FEATURE.exec(test)?.[0];
  const own = feature ? files.filter((file) => file.startsWith(feature) && !TEST.test(file)) : [];
  return reachOf(graph, [test, ...own], (file) => WHOLE_PRODUCT.test(file));
}
