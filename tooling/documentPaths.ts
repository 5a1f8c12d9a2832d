import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { CODE_FOLDERS, lineAt, listFiles, readSources } from "./lib/sources.ts";
import { parseRows } from "./specCoverage.ts";

const DOCUMENTS = ["docs", "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"];
const STATEMENTS = "docs/spec-coverage.md";
/** Folders of the repository; a path that begins with one of them is meant to be there. */
const OURS = /^(contract|i18n|interchange|engine|server|web|e2e|bench|tooling|samples|docs|deploy)\//;
/** Made by a build, or a pattern that stands for many paths. */
const NOT_A_PATH = /^web\/dist(\/|$)|[<>*{}…?\s]/;
const IN_BACKQUOTES = /`([^`\n]+)`/g;
const LINK = /\]\(([^)\s#]+)[^)]*\)/g;
/** What a comment names: a file of ours, from the root or from the folder of its workspace, or a page beside README.md. */
const IN_COMMENT =
  /(?<![\w/.@-])((?:contract|i18n|interchange|engine|server|web|e2e|bench|tooling|samples|docs|deploy|src)\/[\w./-]+\.(?:tsx?|mjs|md|css|json)|[A-Z]{4,}\.md)(?![\w/])/g;
/** A line of a comment, or what stands behind the code of a line. */
const COMMENT = /^\s*(?:\/\*\*?|\*|\/\/)(.*)$|\s\/\/\s(.*)$/gm;
const CITED = /\bstatements? ((?:\d\.\d\d(?:, | and | to )?)+)/gi;

/** What is asked of the repository: whether a path is there, and whether a statement has this number. */
export interface Known {
  exists(path: string): boolean;
  isStatement(number: string): boolean;
}

/**
 * One sentence for each path that documents or comments of the repository at `root` name and that is not there, and for
 * each statement that is cited and that docs/spec-coverage.md does not have.
 */
export function checkDocumentPaths(root: string): string[] {
  const page = path.join(root, STATEMENTS);
  const statements = new Set(parseRows(readFileSync(page, "utf8")).map(({ id }) => id));
  const known: Known = {
    exists: (file) => existsSync(path.join(root, file)),
    isStatement: (number) => statements.has(number),
  };
  const documents = DOCUMENTS.flatMap((folder) => listFiles(root, folder)).filter((file) =>
    file.endsWith(".md"),
  );
  return [
    ...documents.flatMap((file) => missingPaths(file, readFileSync(path.join(root, file), "utf8"), known)),
    ...readSources(root, CODE_FOLDERS)
      .filter((source) => !/^tooling\/.*\.test\.ts$/.test(source.path))
      .flatMap((source) => missingInComments(source.path, source.text, known)),
  ];
}

/** The paths in backquotes, the links and the statements of a document `file` that do not exist, one sentence each. */
export function missingPaths(file: string, text: string, known: Known): string[] {
  const named = [...text.matchAll(IN_BACKQUOTES)]
    .map((match) => ({ target: match[1] ?? "", index: match.index }))
    .filter(({ target }) => OURS.test(target) && !NOT_A_PATH.test(target));
  const linked = [...text.matchAll(LINK)]
    .filter(([, target = ""]) => !/^[a-z]+:/.test(target))
    .map((match) => ({
      target: path.posix.join(path.posix.dirname(file), match[1] ?? ""),
      index: match.index,
    }));
  const paths = [...named, ...linked]
    .filter(({ target }) => !known.exists(target))
    .map(({ target, index }) => `${file}:${lineAt(text, index)}: ${target} does not exist.`);
  return [...paths, ...unknownStatements(file, text, known)];
}

/** The paths and statements that the comments of a source `file` name and that do not exist, one sentence each. */
export function missingInComments(file: string, text: string, known: Known): string[] {
  const workspace = file.slice(0, file.indexOf("/"));
  return [...text.matchAll(COMMENT)].flatMap((match) => {
    const comment = match[1] ?? match[2] ?? "";
    const place = `${file}:${lineAt(text, match.index + match[0].length)}`;
    const gone = [...comment.matchAll(IN_COMMENT)]
      .map(([, target = ""]) => (target.startsWith("src/") ? `${workspace}/${target}` : target))
      .filter((target) => !known.exists(target));
    return [
      ...gone.map((target) => `${place}: ${target} does not exist.`),
      ...unknownStatements(file, comment, known).map((fault) => fault.replace(/^[^:]*:\d+/, place)),
    ];
  });
}

function unknownStatements(file: string, text: string, { isStatement }: Known): string[] {
  return [...text.matchAll(CITED)].flatMap((match) =>
    (match[1]?.match(/\d\.\d\d/g) ?? [])
      .filter((number) => !isStatement(number))
      .map((number) => `${file}:${lineAt(text, match.index)}: ${STATEMENTS} has no statement ${number}.`),
  );
}
