import { type AccessRule, contract } from "@lehrpfad/contract";
import {
  type AnyContractRouter,
  getEventIteratorSchemaDetails,
  isContractProcedure,
  minifyContractRouter,
} from "@orpc/contract";
import type { Plugin } from "vite";

/** A procedure that is answered once. */
interface Call {
  /** "/courses/:slug", or "/courses/:slug PUT": what is said of each call weighs least like this. */
  request: string;
  /** Who may make it. */
  access: AccessRule | undefined;
}

/** By the dotted name of the procedure. */
function callsOf(router: AnyContractRouter, name: readonly string[] = []): [string, Call][] {
  if (!isContractProcedure(router)) {
    return Object.entries(router).flatMap(([key, inner]) => callsOf(inner, [...name, key]));
  }
  const { route, outputSchema, meta } = router["~orpc"];
  const isPlain =
    (route.inputStructure ?? "compact") === "compact" && (route.outputStructure ?? "compact") === "compact";
  if (!isPlain || getEventIteratorSchemaDetails(outputSchema)) return [];
  const path = (route.path ?? `/${name.join("/")}`).replace(/\{\+?(\w+)\}/g, ":$1");
  const { method = "POST" } = route;
  const request = method === "GET" ? path : `${path} ${method}`;
  return [[name.join("."), { request, access: meta.access }]];
}

const CALLS = new Map(callsOf(contract));

/** The call of the contract with this dotted name. Throws where it is none that is answered once. */
export function callOf(name: string): Call {
  const call = CALLS.get(name);
  if (call === undefined) throw new Error(`${name} is no plain call of the contract`);
  return call;
}

/** By feature and name: every page carries them, and so they weigh less. */
function requests(): Record<string, Record<string, string>> {
  const byFeature: Record<string, Record<string, string>> = {};
  for (const [dotted, { request }] of CALLS) {
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
