import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from "@lehrpfad/contract";
import { REPOSITORY } from "../platform/config.ts";
import type { Renderer } from "./rendering.ts";
import { RenderThread } from "./renderThread.ts";

const RENDERER = join(REPOSITORY, "web/dist/render/render.js");
let thread: RenderThread | null | undefined;

/** What draws pages on the server; null where the web app was not built. */
export function loadRenderer(): Renderer | null {
  thread ??= existsSync(RENDERER) ? new RenderThread(pathToFileURL(RENDERER).href) : null;
  return thread;
}

/**
 * The one of these language tags that words are taken from: of what a browser may invent nothing is left that makes
 * another page of the same one.
 */
export function wordsFor(tags: readonly string[]): InterfaceLanguage[] {
  const wanted = tags.map((tag) => tag.toLowerCase().split("-")[0]);
  return wanted
    .flatMap((primary) => INTERFACE_LANGUAGES.filter((language) => language === primary))
    .slice(0, 1);
}
