import { jsxTexts } from "./lib/jsxTexts.ts";
import { CODE_FOLDERS, lineAt, listFiles, readSources, type SourceFile } from "./lib/sources.ts";

const ROOT_FILES = ["vitest.config.ts"];
/** Texts that name the rules, or show them broken, on purpose. */
const ABOUT_THE_RULES = /^tooling\/(structure(\.test)?|lib\/jsxTexts(\.test)?)\.ts$/;
const BRAND_HOME = "server/src/platform/config.ts";
const MAXIMUM_LINES = 400;
/** TypeScript above this many lines has been packed to stay below the maximum. */
const PACKED_LINES = 390;

const TYPESCRIPT = /\.tsx?$/;

const SERVER_FEATURE_FILE =
  /^(handlers|repository|rules|access|jobs|events|config|heavyWork|index)\.ts$|\.test\.ts$|^(handlers|usecases|repository|shared|heavyWork)\/[a-z][A-Za-z]+\.ts$/;
const USE_CASE = /^server\/src\/features\/[^/]+\/usecases\/([A-Za-z]+)\.ts$/;
const EXPORTED_FUNCTION = /^export (?:async )?(?:function\*? (\w+)|const (\w+)[^=\n]*= (?:async )?[(<])/gm;
const WEB_FEATURE_FILE =
  /^(pages|components)\/[A-Za-z][A-Za-z.]*\.tsx?$|^[a-z][A-Za-z]*\.tsx?$|^([a-z][A-Za-z]*\/)?[a-z][A-Za-z]*(\.test)?\.ts$/;

const FORBIDDEN: { pattern: RegExp; in: RegExp; why: string }[] = [
  {
    pattern: /(?<![\w-])(?:\/work\/|\/root\/|\/home\/[a-z]+\/)|\/Users\/[A-Za-z]+\/|\b[A-Z]:\\\\Users/,
    in: /./,
    why: "A path of one machine does not belong into the repository.",
  },
  {
    pattern: /registry\.(npmjs|yarnpkg|npmmirror)|_authToken|npm\.pkg\.github/,
    in: /./,
    why: "A package registry's address does not belong into the repository.",
  },
  {
    pattern: /\b(TODO|FIXME|XXX|HACK)\b/,
    in: /./,
    why: "Do it now or open an issue.",
  },
  {
    pattern:
      /\b(it|test|describe|suite)(\.[a-z]+)*\.(skip|only|todo|fixme|skipIf|runIf|fails)\b|\b(xit|xdescribe|fit|fdescribe)\(/,
    in: /\.(test|spec)\.tsx?$|^e2e\//,
    why: "Tests are neither skipped nor singled out.",
  },
  {
    pattern: /#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})\b|\b(?:rgba?|hsla?|oklch|oklab|hwb)\(/,
    in: /^web\/src\/(?!.*(tokens[^/]*|\.test)\.(css|tsx?)$)/,
    why: "Colours are named in the tokens file only.",
  },
  {
    pattern:
      /\b(?:bg|text|border|ring|fill|stroke|from|to|via|outline|decoration|accent|caret|shadow)-(?:white|black|(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\d{2,3})\b/,
    in: /^web\/src\/.*\.(tsx?|css)$/,
    why: "Use the tokens, not Tailwind's palette.",
  },
  {
    pattern:
      /\btext-\[(?:length:)?[\d.]+[^\]]*\]|\bfontSize[:=]\s*["'{\d][^,}]*|\bfont(?:-size)?:[^;{}]*?\d(?:px|pt|r?em|%|v[wh])/,
    in: /^web\/src\/(?!.*tokens\.css$).*\.(tsx?|css)$/,
    why: "Text has one of the sizes that the tokens file names.",
  },
  {
    pattern:
      /\b(?:from|join|into|update)\s+"?(?:steps|questions|course_images|course_media|replaced_questions)\b/,
    in: /^server\/src\/(?!features\/content\/repository|db\/)(?!.*\.test\.ts$)/,
    why: "The tables of a course's content are queried in server/src/features/content alone.",
  },
  {
    pattern:
      /\b(?:from|join|into|update)\s+"?(?:enrolments|step_progress|exercise_answers|entry_tests|entry_answers)\b/,
    in: /^server\/src\/(?!features\/learning\/repository|db\/)(?!.*\.test\.ts$)/,
    why: "The tables of participations are queried in server/src/features/learning alone.",
  },
  {
    pattern: /\b(?:local|session)Storage\b|\bindexedDB\.open\b|\bdocument\.cookie\b/,
    in: /^web\/src\/(?!lib\/(?:storage|documents\/keptFiles)\.ts$)(?!.*\.test\.tsx?$)/,
    why: "The browser keeps only what web/src/lib/storageKeys.ts lists: take web/src/lib/storage.ts.",
  },
  {
    pattern: /Storage\.setItem\b/,
    in: /^web\/build\//,
    why: "Scripts before the first paint read what the browser keeps, and write nothing.",
  },
  {
    pattern: /biome-ignore|@ts-ignore|@ts-nocheck|as unknown as/,
    in: /^(contract|i18n|interchange|engine|server|web|e2e|bench|tooling)\//,
    why: "Rules are kept, not switched off.",
  },
];

/** What the files' names, lengths and texts show. */
interface StructureFindings {
  /** One sentence for each place that breaks the structure. */
  faults: string[];
  tooLongFiles: number;
  packedFiles: number;
}

/** Checks the structure of the repository at `root`. */
export function checkStructure(root: string): StructureFindings {
  const files = CODE_FOLDERS.flatMap((folder) => listFiles(root, folder));
  const sources = readSources(root, [...CODE_FOLDERS, ...ROOT_FILES]);
  const lengths = sources.map(({ path, text }) => ({ path, lines: countLines(text) }));
  return {
    faults: [...misplacedFiles(files), ...namesakes(files), ...sources.flatMap(checkFile)],
    tooLongFiles: lengths.filter(({ lines }) => lines > MAXIMUM_LINES).length,
    packedFiles: lengths.filter(({ path, lines }) => isPacked(path, lines)).length,
  };
}

/** Files of features that have a name outside the vocabulary (CONTRIBUTING.md). */
export function misplacedFiles(files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const server = /^server\/src\/features\/[^/]+\/(.+)$/.exec(file)?.[1];
    if (server !== undefined && !SERVER_FEATURE_FILE.test(server)) {
      return [
        `${file}: a server feature holds handlers and repository (each a file or a folder of files), usecases/, shared/, heavyWork/, heavyWork, rules, access, jobs, events, config, index and their tests.`,
      ];
    }
    const web = /^web\/src\/features\/[^/]+\/(.+)$/.exec(file)?.[1];
    if (web !== undefined && !WEB_FEATURE_FILE.test(web)) {
      return [
        `${file}: a web feature holds pages/, components/, queries.ts and plain .ts helpers, alone or in a folder.`,
      ];
    }
    return [];
  });
}

/** Components of the web app that share a name: one cannot tell which is meant. */
export function namesakes(files: readonly string[]): string[] {
  const components = files.filter((file) => /^web\/src\/.*\.tsx$/.test(file));
  const nameOf = (file: string) => file.slice(file.lastIndexOf("/") + 1);
  const firsts = new Map(components.toReversed().map((file) => [nameOf(file), file]));
  return components.flatMap((file) => {
    const first = firsts.get(nameOf(file));
    return first === file ? [] : [`${file}: ${first} has the same name. Name each by what it is.`];
  });
}

/** What is wrong inside one file. */
export function checkFile(file: SourceFile): string[] {
  if (ABOUT_THE_RULES.test(file.path)) return [];
  return [
    ...tooLong(file),
    ...misnamedUseCase(file),
    ...forbiddenTexts(file),
    ...brandNames(file),
    ...untranslated(file),
  ];
}

function tooLong({ path, text }: SourceFile): string[] {
  const lines = countLines(text);
  if (lines > MAXIMUM_LINES) {
    return [`${path}: ${lines} lines; ${MAXIMUM_LINES} are the most. Split it by responsibility.`];
  }
  return [];
}

/** A use case is found by its name: the file has it, and nothing else that can be called. */
function misnamedUseCase({ path, text }: SourceFile): string[] {
  const name = USE_CASE.exec(path)?.[1];
  if (name === undefined) return [];
  const functions = [...text.matchAll(EXPORTED_FUNCTION)].map((match) => match[1] ?? match[2]);
  if (functions.length === 1 && functions[0] === name) return [];
  return [
    `${path}: a use case's file exports one function, ${name}, but this one ${functions.join(", ") || "none"}. What several use cases need stands in shared/.`,
  ];
}

function isPacked(path: string, lines: number): boolean {
  return TYPESCRIPT.test(path) && lines > PACKED_LINES && lines <= MAXIMUM_LINES;
}

function countLines(text: string): number {
  return text.trimEnd().split("\n").length;
}

function forbiddenTexts({ path, text }: SourceFile): string[] {
  return FORBIDDEN.filter((rule) => rule.in.test(path)).flatMap((rule) =>
    [...text.matchAll(new RegExp(rule.pattern, "g"))].map(
      (match) => `${path}:${lineAt(text, match.index)}: "${match[0]}". ${rule.why}`,
    ),
  );
}

function brandNames({ path, text }: SourceFile): string[] {
  const places = [...text.matchAll(/Lehrpfad/g)];
  if (path === BRAND_HOME) {
    return places.length <= 1
      ? []
      : [`${path}: the brand's default is written ${places.length} times; once is enough.`];
  }
  return places.map(
    (match) => `${path}:${lineAt(text, match.index)}: the brand is the setting BRAND_NAME, never a literal.`,
  );
}

function untranslated({ path, text }: SourceFile): string[] {
  if (!/^web\/src\/.*\.tsx$/.test(path) || path.endsWith(".test.tsx")) return [];
  return jsxTexts(path, text).map(
    ({ offset, text: words }) => `${path}:${lineAt(text, offset)}: "${words}" belongs into the dictionaries.`,
  );
}
