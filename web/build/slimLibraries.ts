import type { Plugin } from "vite";

/** A module of a library that no page of ours uses for what it does, though another one imports it. */
interface Unused {
  file: RegExp;
  /** What it gives to others. */
  given: string;
  /** What stands in its place. */
  code: string;
}

const UNUSED: readonly Unused[] = [
  {
    // What makes an icon of its data: of what one may tell it, ours are told a size, classes and attributes.
    file: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/,
    given: "default",
    code: `
import { createElement, forwardRef } from "react";
const drawing = { "aria-hidden": true, fill: "none", stroke: "currentColor", strokeWidth: 2, strokeLinecap: "round", strokeLinejoin: "round" };
export default ({ node, size: box }) =>
  forwardRef(({ size = 24, ...rest }, ref) =>
    createElement("svg", { ref, width: size, height: size, viewBox: "0 0 " + box + " " + box, ...drawing, ...rest },
      node.map(([tag, attributes]) => createElement(tag, attributes))));
`,
  },
  {
    // The language of the browser: everything stands under an `I18nProvider` that names one (src/app/Foundation.tsx).
    file: /[\\/]react-aria[\\/]dist[\\/]private[\\/]i18n[\\/]useDefaultLocale\.mjs$/,
    given: "getDefaultLocale,useDefaultLocale",
    code: `
export const getDefaultLocale = () => ({ locale: "en-US", direction: "ltr" });
export const useDefaultLocale = getDefaultLocale;
`,
  },
  {
    // Queries that grow page by page: our lists have pages or none.
    file: /[\\/]@tanstack[\\/]query-core[\\/]build[\\/]modern[\\/]infiniteQueryBehavior\.js$/,
    given: "hasNextPage,hasPreviousPage,infiniteQueryBehavior",
    code: `
const none = () => {
  throw new Error("Left out by web/build/slimLibraries.ts");
};
export { none as hasNextPage, none as hasPreviousPage, none as infiniteQueryBehavior };
`,
  },
];

/** Not the one that the text editor has of its own. */
const MARKED = /(?<!@tiptap[\\/]markdown[\\/]node_modules)[\\/]marked[\\/]lib[\\/]marked\.esm\.js$/;
/** The default parser of `marked`, and the functions that call it: they keep the renderer to HTML in the bundle, which we never use. */
const INSTANCE = /var (\w+)=new \w+;function (\w+)\(\w+,\w+\)\{return \1\.parse\(.*?(?=export\{)/;
const OF_INSTANCE = /,\w+ as (?:lexer|marked|options|parse|parseInline|parser|setOptions|use|walkTokens)\b/g;
/** The rules of Markdown as it was once, and with a break at the end of each line: by what they are called, and what they are. */
const OTHER_RULES = /(?<=,gfm:\w+)(?:,breaks:(\w+))?,pedantic:(\w+)(?=\})/g;
const MARKED_GIVEN =
  "Hooks,Lexer,Marked,Parser,Renderer,TextRenderer,Tokenizer,defaults,getDefaults,lexer,marked,options,parse,parseInline,parser,setOptions,use,walkTokens";

/** Components of the router that we do not use: each sets its `displayName`, which keeps it in the bundle. */
const ROUTER = /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/](?:dom[\\/]lib|components)\.js$/;
const NAMED = /^\w+\.displayName = "[\w.]+";$/gm;
const MADE = /^(const \w+ = )(?=React\$1\.(?:forwardRef|memo)\()/gm;

/** Names that a module gives to others. */
export const namesOf = (code: string): string =>
  [...code.matchAll(/export ?\{([^}]*)\}/g)]
    .flatMap(([, names = ""]) => names.split(","))
    .map((name) => name.trim().split(" as ").at(-1) ?? "")
    .filter((name) => name !== "")
    .sort()
    .join();

function expectNames(id: string, code: string, given: string): void {
  const names = namesOf(code);
  if (names !== given) throw new Error(`${id} now gives ${names}: mend web/build/slimLibraries.ts`);
}

function withoutOtherRules(code: string): string {
  const names = [...code.matchAll(OTHER_RULES)].flatMap(([, breaks, pedantic]) =>
    [breaks ?? [], pedantic ?? []].flat(),
  );
  const rules = names.map((name) => new RegExp(`(?<=[,;])${name}=\\{\\.{3}\\w+,.*?getRegex\\(\\)\\},`, "s"));
  if (rules.length !== 3 || rules.some((rule) => !rule.test(code)))
    throw new Error("marked has other rules: mend web/build/slimLibraries.ts");
  return rules.reduce((left, rule) => left.replace(rule, ""), code.replace(OTHER_RULES, ""));
}

/** Leaves out what libraries bring along for uses that are not ours. Throws where they give other things than they did. */
export function slimLibraries(): Plugin {
  return {
    name: "slim-libraries",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      const unused = UNUSED.find(({ file }) => file.test(id));
      if (unused) {
        expectNames(id, code, unused.given);
        return { code: unused.code, map: null };
      }
      // Left to tree shaking: what is used stays, whatever the router changes.
      if (ROUTER.test(id))
        return { code: code.replace(NAMED, "").replace(MADE, "$1/* @__PURE__ */ "), map: null };
      if (!MARKED.test(id)) return undefined;
      expectNames(id, code, MARKED_GIVEN);
      if (!INSTANCE.test(code))
        throw new Error(`${id} is written otherwise: mend web/build/slimLibraries.ts`);
      return { code: withoutOtherRules(code.replace(INSTANCE, "").replace(OF_INSTANCE, "")), map: null };
    },
  };
}
