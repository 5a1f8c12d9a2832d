import { contract } from "@lehrpfad/contract";
import { minifyContractRouter } from "@orpc/contract";
import type { Plugin } from "vite";

const ID = "virtual:contract-routes";

/**
 * Serves the contract's methods and paths as plain data. Browsers need no schemas to make a call, so the
 * validation library stays out of the pages that do not use it otherwise.
 */
export function slimContract(): Plugin {
  return {
    name: "slim-contract",
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) =>
      id === `\0${ID}` ? `export default ${JSON.stringify(minifyContractRouter(contract))}` : undefined,
  };
}
