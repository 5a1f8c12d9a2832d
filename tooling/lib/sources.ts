import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** A file of the repository: its path from the root with forward slashes, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

/** The folders that hold code: the workspaces, and the documents of our own. */
export const CODE_FOLDERS = [
  "contract",
  "i18n",
  "interchange",
  "engine",
  "server",
  "web",
  "e2e",
  "bench",
  "tooling",
  "samples",
];

const LEFT_OUT = new Set(["node_modules", "dist", "data", "migrations", "test-results", ".cache"]);
const CODE = /\.(ts|tsx|mts|mjs|css)$/;

/** All code files below the given folders (a file may be named too); a folder that is not there has none. */
export function readSources(root: string, folders: readonly string[]): SourceFile[] {
  return folders
    .flatMap((folder) => listFiles(root, folder))
    .filter((file) => CODE.test(file))
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), "utf8") }));
}

/** Paths of all files below a folder, from the root, sorted. */
export function listFiles(root: string, folder: string): string[] {
  const entry = statSync(path.join(root, folder), { throwIfNoEntry: false });
  if (entry?.isFile()) return [folder];
  if (entry === undefined) return [];
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((child) => !LEFT_OUT.has(child.name))
    .flatMap((child) => {
      const name = folder === "." ? child.name : `${folder}/${child.name}`;
      return child.isDirectory() ? listFiles(root, name) : [name];
    })
    .sort();
}

/** The line number, from 1, of an offset in a text. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
