import { contract } from "@lehrpfad/contract";
import {
  type AnyContractRouter,
  getEventIteratorSchemaDetails,
  isContractProcedure,
  minifyContractRouter,
} from "@orpc/contract";
import type { Plugin } from "vite";

/** "GET /courses/{slug}" by the dotted name of each procedure that is answered once. */
function callsOf(router: AnyContractRouter, name: readonly string[] = []): [string, string][] {
  if (!isContractProcedure(router)) {
    return Object.entries(router).flatMap(([key, inner]) => callsOf(inner, [...name, key]));
  }
  const { route, outputSchema } = router["~orpc"];
  const isPlain =
    (route.inputStructure ?? "compact") === "compact" && (route.outputStructure ?? "compact") === "compact";
  if (!isPlain || getEventIteratorSchemaDetails(outputSchema)) return [];
  return [[name.join("."), `${route.method ?? "POST"} ${route.path ?? `/${name.join("/")}`}`]];
}

const MODULES = new Map<string, () => unknown>([
  ["virtual:contract-calls", () => Object.fromEntries(callsOf(contract))],
  ["virtual:contract-routes", () => minifyContractRouter(contract)],
]);

/**
 * Serves the contract's methods and paths as plain data. Browsers need no schemas to make a call, so the
 * validation library stays out of the pages that do not use it otherwise.
 */
export function slimContract(): Plugin {
  return {
    name: "slim-contract",
    resolveId: (id) => (MODULES.has(id) ? `\0${id}` : undefined),
    load(id) {
      const made = MODULES.get(id.slice(1));
      return id.startsWith("\0") && made ? `export default ${JSON.stringify(made())}` : undefined;
    },
  };
}
