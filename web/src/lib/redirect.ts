import { homeOf } from "./roles.ts";
import { sitting } from "./storage.ts";

const COURSE_KEY = "authReturnToCourse";
const COURSE_PATH = /^\/c\/([a-z0-9][a-z0-9-]{2,79})(?:\/|$)/;

/** The slug of the course a path belongs to. */
export function courseOfPath(pathname: string): string | null {
  return COURSE_PATH.exec(pathname)?.[1] ?? null;
}

/** Remembers the course a visitor looked at before signing in. */
export function rememberCourse(pathname: string): void {
  const slug = courseOfPath(pathname);
  if (slug !== null) sitting.set(COURSE_KEY, slug);
}

/** A path inside this site, or null: never another host. */
export function safePath(path: string | null): string | null {
  if (path === null || !path.startsWith("/")) return null;
  try {
    const { host, pathname, search, hash } = new URL(path, "http://site.invalid");
    // "/..//elsewhere" is a path as it stands, and the name of a host once its dots are gone.
    return host === "site.invalid" && !pathname.startsWith("//") ? pathname + search + hash : null;
  } catch {
    return null;
  }
}

/** Where the sign-in page is reached from a guarded place. */
export function loginPath(from: { pathname: string; search: string }): string {
  return `/login?returnTo=${encodeURIComponent(from.pathname + from.search)}`;
}

/**
 * Where to go after signing in, in the order of statements 4.42 to 4.47: the remembered course, `returnTo`, the
 * role's place. A `returnTo` inside the remembered course is the more exact name of the same place. Somebody who has
 * not chosen a role is asked first and keeps the rest of the way.
 */
export function afterSignIn(profile: { role: string; role_chosen: boolean }, search: string): string {
  const slug = sitting.get(COURSE_KEY);
  const returnTo = safePath(new URLSearchParams(search).get("returnTo"));
  if (slug !== null) {
    sitting.remove(COURSE_KEY);
    if (returnTo === null || courseOfPath(returnTo) !== slug) return `/c/${slug}`;
  }
  if (!profile.role_chosen) {
    return returnTo === null ? "/select-role" : `/select-role?returnTo=${encodeURIComponent(returnTo)}`;
  }
  return returnTo ?? homeOf(profile.role);
}
