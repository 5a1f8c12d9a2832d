import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { lineAt, listFiles } from "./lib/sources.ts";

const FOLDERS = ["docs", "README.md", "CONTRIBUTING.md"];
/** Folders of the repository; a path that begins with one of them is meant to be there. */
const OURS = /^(contract|i18n|engine|server|web|e2e|bench|tooling|samples|docs|deploy)\//;
/** Made by a build, or a pattern that stands for many paths. */
const NOT_A_PATH = /^web\/dist(\/|$)|[<>*{}…?\s]/;
const IN_BACKQUOTES = /`([^`\n]+)`/g;
const LINK = /\]\(([^)\s#]+)[^)]*\)/g;

/** One sentence for each path in the documents of the repository at `root` that is not there. */
export function checkDocumentPaths(root: string): string[] {
  const exists = (file: string) => existsSync(path.join(root, file));
  return FOLDERS.flatMap((folder) => listFiles(root, folder))
    .filter((file) => file.endsWith(".md"))
    .flatMap((file) => missingPaths(file, readFileSync(path.join(root, file), "utf8"), exists));
}

/** The paths in backquotes and the links of a document `file` that do not exist, one sentence each. */
export function missingPaths(file: string, text: string, exists: (path: string) => boolean): string[] {
  const named = [...text.matchAll(IN_BACKQUOTES)]
    .map((match) => ({ target: match[1] ?? "", index: match.index }))
    .filter(({ target }) => OURS.test(target) && !NOT_A_PATH.test(target));
  const linked = [...text.matchAll(LINK)]
    .filter(([, target = ""]) => !/^[a-z]+:/.test(target))
    .map((match) => ({
      target: path.posix.join(path.posix.dirname(file), match[1] ?? ""),
      index: match.index,
    }));
  return [...named, ...linked]
    .filter(({ target }) => !exists(target))
    .map(({ target, index }) => `${file}:${lineAt(text, index)}: ${target} does not exist.`);
}
