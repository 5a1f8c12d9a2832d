import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Writes the icon into the page itself: a few hundred bytes are not worth a request. */
export function inlineIcon(): Plugin {
  let icon = "";
  return {
    name: "inline-icon",
    apply: "build",
    configResolved: ({ publicDir }) => {
      const svg = readFileSync(join(publicDir, "icon.svg"), "utf8").trim();
      icon = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    },
    transformIndexHtml: (html) => html.replace("/icon.svg", () => icon),
  };
}
