import type { InterfaceLanguage } from "@lehrpfad/contract";
import { type Dictionary, fill, type Key, type Namespace } from "@lehrpfad/i18n";
import { useSyncExternalStore } from "react";

type Texts = Readonly<Record<string, string>>;
type Known = Partial<Record<Namespace, Texts>>;
type Values = Record<string, string | number>;
type Plural<K extends string> = K extends `${infer Base}_other` ? Base : never;

/** What may be asked for: a key, or one that has a form for each number (`pages_one`, `pages_other`). */
type Asked<N extends Namespace> = Key<N> | Plural<Key<N>>;

/** Gives a text of one namespace in the language of the interface, its `{name}` places filled; `count` chooses the form. */
export type Translate<N extends Namespace> = (key: Asked<N>, values?: Values) => string;

/** Where a text is looked for when the language of the interface lacks it (statement 5.23): then its key is shown. */
const FALLBACKS: readonly InterfaceLanguage[] = ["en", "de"];

const known = new Map<InterfaceLanguage, Known>();
const rules = new Map<InterfaceLanguage, Intl.PluralRules>();
const watchers = new Set<() => void>();
/** One function for each namespace until something changes, so that what is remembered by it is then made anew. */
const translators = new Map<Namespace, (key: string, values?: Values) => string>();
let present: InterfaceLanguage = "de";
let onMissing: (() => void) | null = null;

/** What is shown of these namespaces follows; other parts of a page are not drawn again. */
function changed(namespaces: Iterable<Namespace>): void {
  for (const namespace of namespaces) translators.delete(namespace);
  for (const tell of watchers) tell();
}

/** Adds texts of a language; what is on the screen follows. */
export function addTexts(language: InterfaceLanguage, texts: Partial<Dictionary>): void {
  known.set(language, { ...known.get(language), ...texts });
  changed(Object.keys(texts) as Namespace[]);
}

/** Forgets the texts of a namespace. */
export function removeTexts(language: InterfaceLanguage, namespace: Namespace): void {
  const { [namespace]: _, ...rest } = known.get(language) ?? {};
  known.set(language, rest);
  changed([namespace]);
}

/** Is called when a text is missing in the language of the interface: time to fetch the fallbacks. */
export function whenMissing(call: () => void): void {
  onMissing = call;
}

/** Shows the interface in a language whose texts were added. */
export function setLanguage(language: InterfaceLanguage): void {
  present = language;
  changed([...translators.keys()]);
}

/** The language of the interface. */
export function presentLanguage(): InterfaceLanguage {
  return present;
}

function formOf(language: InterfaceLanguage, count: number): string {
  const rule = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, rule);
  return rule.select(count);
}

function find(
  language: InterfaceLanguage,
  namespace: Namespace,
  key: string,
  count: unknown,
): string | undefined {
  const texts = known.get(language)?.[namespace];
  if (typeof count !== "number") return texts?.[key] ?? texts?.[`${key}_other`];
  return texts?.[`${key}_${formOf(language, count)}`] ?? texts?.[`${key}_other`] ?? texts?.[key];
}

function lookUp(language: InterfaceLanguage, namespace: Namespace, key: string, values: Values = {}): string {
  const own = find(language, namespace, key, values.count);
  if (own !== undefined) return fill(own, values);
  onMissing?.();
  const texts = FALLBACKS.map((other) => find(other, namespace, key, values.count));
  return fill(texts.find((text) => text !== undefined) ?? key, values);
}

/** Whether there is a text for a key that came from elsewhere, such as an error code, with or without a number. */
export function hasText<N extends Namespace>(namespace: N, key: string): key is Key<N> {
  return [present, ...FALLBACKS].some((language) => find(language, namespace, key, 2) !== undefined);
}

/** A text in a given language, whatever the interface speaks. */
export function textIn<N extends Namespace>(
  language: InterfaceLanguage,
  namespace: N,
  key: Asked<N>,
  values?: Values,
): string {
  return lookUp(language, namespace, key, values);
}

function translatorOf<N extends Namespace>(namespace: N): Translate<N> {
  const language = present;
  const made = translators.get(namespace) ?? ((key, values) => lookUp(language, namespace, key, values));
  translators.set(namespace, made);
  return made;
}

function subscribe(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

/** `const { t } = useTranslation("viewer")`: the texts of a namespace; renders again when the language changes. */
export function useTranslation(): { t: Translate<"common"> };
export function useTranslation<N extends Namespace>(namespace: N): { t: Translate<N> };
export function useTranslation(namespace: Namespace = "common"): { t: Translate<Namespace> } {
  const translator = () => translatorOf(namespace);
  return { t: useSyncExternalStore(subscribe, translator, translator) };
}

/** The language of the interface; renders again when it changes. */
export function useLanguage(): InterfaceLanguage {
  return useSyncExternalStore(subscribe, presentLanguage, presentLanguage);
}
