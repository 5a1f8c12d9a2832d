/** A dependency between two source files, by their paths from the root. */
export interface Dependency {
  from: string;
  to: string;
}

const FEATURE = /^((?:server|web)\/src\/features\/[^/]+)\//;

/**
 * The circles in which features need each other, each as its features in alphabetical order: groups in which
 * every feature reaches every other one, however long the way.
 */
export function featureCycles(dependencies: readonly Dependency[]): string[][] {
  const uses = new Map<string, Set<string>>();
  for (const { from, to } of dependencies) {
    const user = FEATURE.exec(from)?.[1];
    const used = FEATURE.exec(to)?.[1];
    if (user === undefined || used === undefined || user === used) continue;
    uses.set(user, (uses.get(user) ?? new Set()).add(used));
  }
  const reached = new Map([...uses.keys()].map((feature) => [feature, reachableFrom(feature, uses)]));
  const cycles = new Map<string, string[]>();
  for (const [feature, others] of reached) {
    if (!others.has(feature)) continue;
    const cycle = [...others].filter((other) => reached.get(other)?.has(feature)).sort();
    cycles.set(cycle.join(" "), cycle);
  }
  return [...cycles.values()];
}

function reachableFrom(feature: string, uses: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const found = new Set<string>();
  const waiting = [...(uses.get(feature) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    waiting.push(...(uses.get(next) ?? []));
  }
  return found;
}
