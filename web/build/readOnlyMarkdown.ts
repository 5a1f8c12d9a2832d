import type { Plugin } from "vite";

const STUB = "\0markdown-is-only-read";

/** Leaves out the half of the Markdown library that writes Markdown: pages only read it. */
export function readOnlyMarkdown(): Plugin {
  return {
    name: "read-only-markdown",
    enforce: "pre",
    resolveId: (id) => (id === "mdast-util-to-markdown" ? STUB : undefined),
    load: (id) => (id === STUB ? "export const defaultHandlers = {};" : undefined),
  };
}
