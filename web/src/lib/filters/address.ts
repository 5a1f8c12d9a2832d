import { LIMITS } from "@lehrpfad/contract";

/** The choice that an address names; the first of them where it names none. */
export function pick<V extends string>(choices: readonly [V, ...V[]], value: string | null): V {
  return choices.find((choice) => choice === value) ?? choices[0];
}

/** The page of a list, from 1; anything else in the address is the first one. */
export function pageOf(search: URLSearchParams): number {
  const page = search.get("page") ?? "1";
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}

/** What a list is searched for, as far as it can be asked. */
export const searchOf = (search: URLSearchParams) =>
  (search.get("search") ?? "").slice(0, LIMITS.searchLength);
