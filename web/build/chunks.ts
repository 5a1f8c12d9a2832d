import path from "node:path";
import type { Rolldown } from "vite";
import { textsFile } from "./texts.ts";

const SOURCE = path.join(import.meta.dirname, "../src");
/** Characters of source that a module may bring along to pages that do without it. */
const LIGHT = 8_000;

/** Adds a module and all that it imports at once. */
function reach(id: string, context: Rolldown.ChunkingContext, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of context.getModuleInfo(id)?.importedIds ?? []) reach(imported, context, found);
  return found;
}

/** The feature a light module belongs to, or what all share; null for a module that brings much along. */
function folderOf(id: string, context: Rolldown.ChunkingContext): string | null {
  const app = reach(path.join(SOURCE, "app/main.tsx"), context);
  const brought = [...reach(id, context)].filter((module) => !app.has(module));
  const weigh = (module: string) => context.getModuleInfo(module)?.code?.length ?? 0;
  if (brought.reduce((sum, module) => sum + weigh(module), 0) > LIGHT) return null;
  const [folder = "", feature = ""] = path.relative(SOURCE, id).split(path.sep);
  if (folder === "features") return feature;
  if (folder === "questions") return folder;
  return folder === "ui" || folder === "lib" || id.includes("lucide-react") ? "shared" : null;
}

/**
 * Which modules travel together: the libraries and the app that every page needs, texts by area and language, and by
 * folder what at least three routes share. All else comes with its route, as the bundler divides it.
 */
export const groups = [
  { name: textsFile, debugName: "texts", priority: 3 },
  { name: "vendor", test: "node_modules", tags: ["$initial" as const], priority: 2 },
  { name: "app", tags: ["$initial" as const], priority: 1 },
  { name: folderOf, debugName: "by folder", minShareCount: 3 },
];
