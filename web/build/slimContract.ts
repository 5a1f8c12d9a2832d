import { contract } from "@lehrpfad/contract";
import {
  type AnyContractRouter,
  getEventIteratorSchemaDetails,
  isContractProcedure,
  minifyContractRouter,
} from "@orpc/contract";
import type { Plugin } from "vite";

/** By the dotted name of each procedure that is answered once: "/courses/:slug", or "/courses/:slug PUT". */
function requestsOf(router: AnyContractRouter, name: readonly string[] = []): [string, string][] {
  if (!isContractProcedure(router)) {
    return Object.entries(router).flatMap(([key, inner]) => requestsOf(inner, [...name, key]));
  }
  const { route, outputSchema } = router["~orpc"];
  const isPlain =
    (route.inputStructure ?? "compact") === "compact" && (route.outputStructure ?? "compact") === "compact";
  if (!isPlain || getEventIteratorSchemaDetails(outputSchema)) return [];
  const path = (route.path ?? `/${name.join("/")}`).replace(/\{\+?(\w+)\}/g, ":$1");
  const { method = "POST" } = route;
  return [[name.join("."), method === "GET" ? path : `${path} ${method}`]];
}

/** By feature and name: every page carries them, and so they weigh less. */
function requests(): Record<string, Record<string, string>> {
  const byFeature: Record<string, Record<string, string>> = {};
  for (const [dotted, request] of requestsOf(contract)) {
    const [feature = "", name = ""] = dotted.split(".");
    byFeature[feature] = { ...byFeature[feature], [name]: request };
  }
  return byFeature;
}

const MODULES = new Map<string, () => unknown>([
  ["virtual:contract-calls", requests],
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
