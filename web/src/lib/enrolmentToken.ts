import { sitting } from "./storage.ts";

const key = (slug: string) => `enrolment:${slug}`;

/** The secret of an anonymous sitting in a course; it lives as long as the tab. */
export const enrolmentToken = {
  get: (slug: string): string | null => sitting.get(key(slug)),
  set: (slug: string, token: string): void => sitting.set(key(slug), token),
  remove: (slug: string): void => sitting.remove(key(slug)),
};
