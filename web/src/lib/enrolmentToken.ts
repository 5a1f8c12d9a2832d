import { sitting } from "./storage.ts";
import { enrolmentKey } from "./storageKeys.ts";

/** The secret of an anonymous sitting in a course; it lives as long as the tab. */
export const enrolmentToken = {
  get: (slug: string): string | null => sitting.get(enrolmentKey(slug)),
  set: (slug: string, token: string): boolean => sitting.set(enrolmentKey(slug), token),
  remove: (slug: string): void => sitting.remove(enrolmentKey(slug)),
};
