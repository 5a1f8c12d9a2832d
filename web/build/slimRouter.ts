import { existsSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { namesOf } from "./slimLibraries.ts";

const FRAMEWORK = /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]components\.js$/;

/** What links ask of a page that the router's own framework serves; ours does not. */
const WITHOUT = `
import { createContext } from "react";
export const FrameworkContext = createContext(undefined);
export const useFrameworkContext = () => undefined;
export const usePrefetchBehavior = () => [false, null, {}];
export const mergeRefs = (ref) => ref;
export const setIsHydrated = () => {};
export const CRITICAL_CSS_DATA_ATTRIBUTE = "data-react-router-critical-css";
export const [Links, Meta, PrefetchPageLinks, Scripts] = [null, null, null, null];
`;

const GIVEN =
  "CRITICAL_CSS_DATA_ATTRIBUTE,FrameworkContext,Links,Meta,PrefetchPageLinks,Scripts,mergeRefs,setIsHydrated,useFrameworkContext,usePrefetchBehavior";

/** Leaves the router's framework mode out of the bundle. Throws where the router gives other things there than it did. */
export function slimRouter(): Plugin {
  return {
    name: "slim-router",
    enforce: "pre",
    load(id) {
      if (!FRAMEWORK.test(id) || !existsSync(id)) return undefined;
      const names = namesOf(readFileSync(id, "utf8"));
      if (names !== GIVEN) throw new Error(`react-router now gives ${names}: mend web/build/slimRouter.ts`);
      return WITHOUT;
    },
  };
}
