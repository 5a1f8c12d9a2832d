import type { en } from "./en/index.ts";

/** English is the source of the keys: namespaces of flat keys, each with its text. */
export type Namespace = keyof typeof en;
export type Key<N extends Namespace> = keyof Awaited<ReturnType<(typeof en)[N]>> & string;
export type Dictionary = { [N in Namespace]: Record<Key<N>, string> };
/** How a language loads each namespace: a file of its own, so that a browser fetches only what it shows. */
export type Loaders = { [N in Namespace]: () => Promise<Dictionary[N]> };
