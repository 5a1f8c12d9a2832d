import path from "node:path";
import { pathToFileURL } from "node:url";
import { courseLanguageOf, INTERFACE_LANGUAGES, type InterfaceLanguage } from "../contract/src/vocabulary.ts";
import { listFiles, readSources, type SourceFile } from "./lib/sources.ts";

/** Texts of one language: namespace → key → text. */
export type Texts = Record<string, Record<string, string>>;

const SOURCE = "en";
const USERS = ["web", "server", "engine", "contract", "interchange"];
const PLURAL = /_(zero|one|two|few|many|other)$/;
/** Longer texts are never the same in two languages by chance. */
const SAME_BY_CHANCE = 25;
/** What exported courses say: there in the languages of courses alone. */
const OF_COURSES = "exported";
/** Namespaces whose keys are codes that the contract, the server or the engine names somewhere as a word. */
const KEYS_ARE_CODES = new Set(["errors", "limits", "documents", "faults", "notices"]);
/** What is taken when `useTranslation()` names no namespace. */
const DEFAULT_NAMESPACE = "common";

/** One sentence for each fault of the dictionaries of the repository at `root`. */
export async function checkDictionaries(root: string): Promise<string[]> {
  const texts: Record<string, Texts> = {};
  for (const language of INTERFACE_LANGUAGES) texts[language] = await loadTexts(root, language);
  const users = readSources(root, USERS).filter((file) => !/\.test\.tsx?$/.test(file.path));
  return [...compareLanguages(texts), ...findUnusedKeys(texts[SOURCE] ?? {}, users)];
}

/** The texts of a language by namespace: one file each. */
async function loadTexts(root: string, language: InterfaceLanguage): Promise<Texts> {
  const names = listFiles(root, `i18n/src/${language}`).map((file) => path.posix.basename(file, ".ts"));
  const texts: Texts = {};
  for (const name of names.filter((one) => one !== "index")) {
    const file = path.join(root, "i18n/src", language, `${name}.ts`);
    const module: Texts = await import(pathToFileURL(file).href);
    texts[name] = module[name] ?? {};
  }
  return texts;
}

/** Keys that differ between languages, other placeholders than in English, empty and untranslated texts. */
export function compareLanguages(texts: Record<string, Texts>): string[] {
  return Object.entries(texts).flatMap(([language, dictionary]) => {
    const { [OF_COURSES]: exported = {}, ...interfaceTexts } = texts[SOURCE] ?? {};
    const isOfCourses = courseLanguageOf(language) !== null;
    const source = flattenTexts(isOfCourses ? { ...interfaceTexts, [OF_COURSES]: exported } : interfaceTexts);
    const sourceKeys = new Set([...source.keys()].map(stripPlural));
    const own = flattenTexts(dictionary);
    const ownKeys = new Set([...own.keys()].map(stripPlural));
    return [
      ...listDifferences(`${language}:`, [...sourceKeys], [...ownKeys], "is missing"),
      ...listDifferences(`${language}:`, [...ownKeys], [...sourceKeys], `is not in ${SOURCE}`),
      ...[...own].flatMap(([key, text]) => findTextFaults(language, key, text, source)),
    ];
  });
}

function findTextFaults(
  language: string,
  key: string,
  text: string,
  source: ReadonlyMap<string, string>,
): string[] {
  const place = `${language}: ${key}`;
  if (text.trim() === "") return [`${place} is empty`];
  const original = source.get(key) ?? source.get(key.replace(PLURAL, "_other"));
  if (original === undefined || language === SOURCE) return [];
  const wanted = listPlaceholders(original);
  const found = listPlaceholders(text);
  const faults =
    wanted === found
      ? []
      : [`${place} has the placeholders ${found || "none"} instead of ${wanted || "none"}`];
  if (text === original && text.length > SAME_BY_CHANCE)
    faults.push(`${place} is the same text as in ${SOURCE}`);
  return faults;
}

/**
 * English keys that no source refers to. A reference is `namespace.key` or `namespace:key`; the key in quotes, as a
 * property, or as a template with the same beginning, in a folder of the web app (or another file) that also names the
 * namespace; for codes, the code as a word anywhere.
 */
export function findUnusedKeys(texts: Texts, users: readonly SourceFile[]): string[] {
  const places = collectUsers(users);
  return [...flattenTexts(texts).keys()].flatMap((full) => {
    const [namespace = "", ...rest] = stripPlural(full).split(".");
    const used = places.some((place) => refersTo(place, namespace, rest.join(".")));
    return used ? [] : [`${full} is not used anywhere`];
  });
}

interface KeyUser {
  text: string;
  words: ReadonlySet<string>;
  heads: readonly string[];
}

/** A feature of the web app is one place, and so are the exports: a helper file there may name a key whose namespace stands elsewhere. */
function collectUsers(users: readonly SourceFile[]): KeyUser[] {
  const texts = new Map<string, string>();
  for (const { path: file, text } of users) {
    const place = /^(web\/src\/(features\/[^/]+|[^/]+)|interchange\/src)\//.exec(file)?.[0] ?? file;
    texts.set(place, `${texts.get(place) ?? ""}\n${text}`);
  }
  return [...texts.values()].map((text) => ({
    text,
    words: new Set(text.match(/\w+/g)),
    heads: [...text.matchAll(/`([\w.:]{3,})\$\{/g)].map((match) => match[1] ?? ""),
  }));
}

function refersTo({ text, words, heads }: KeyUser, namespace: string, key: string): boolean {
  if (KEYS_ARE_CODES.has(namespace) && words.has(key)) return true;
  const full = [`${namespace}.${key}`, `${namespace}:${key}`];
  if (full.some((name) => isQuoted(text, name))) return true;
  if (heads.some((head) => head.length > namespace.length && full.some((name) => name.startsWith(head))))
    return true;
  if (!namesNamespace(text, namespace)) return false;
  return isQuoted(text, key) || text.includes(`.${key}`) || heads.some((head) => key.startsWith(head));
}

function namesNamespace(text: string, namespace: string): boolean {
  if (isQuoted(text, namespace) || text.includes(`@lehrpfad/i18n/${namespace}"`)) return true;
  return namespace === DEFAULT_NAMESPACE && text.includes("useTranslation()");
}

function isQuoted(text: string, name: string): boolean {
  return ['"', "'", "`"].some((quote) => text.includes(`${quote}${name}${quote}`));
}

function flattenTexts(texts: Texts): Map<string, string> {
  const entries = Object.entries(texts).flatMap(([namespace, keys]) =>
    Object.entries(keys).map(([key, text]): [string, string] => [`${namespace}.${key}`, text]),
  );
  return new Map(entries);
}

function stripPlural(key: string): string {
  return key.replace(PLURAL, "");
}

function listPlaceholders(text: string): string {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map((match) => `{${match[1]}}`);
  return [...new Set(names)].sort().join(" ");
}

function listDifferences(
  place: string,
  all: readonly string[],
  others: readonly string[],
  says: string,
): string[] {
  const known = new Set(others);
  return all.filter((name) => !known.has(name)).map((name) => `${place} ${name} ${says}`);
}
