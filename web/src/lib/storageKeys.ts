/** Names under which the browser keeps what the app remembers; the script before the first paint reads them too. */
/** Every key that the sign-in client writes begins with this one. */
export const SESSION_KEY = "auth.session";
export const LANGUAGE_KEY = "language";
/** The language of somebody whose browser asks for none of ours. */
export const DEFAULT_LANGUAGE = "de";
/** Which dashboard this device showed last. */
export const DASHBOARD_KEY = "dashboard";
/** Height in pixels of the banner about an unconfirmed address, as this device showed it last. */
export const BANNER_KEY = "banner";
/** The database of files that are on their way. */
export const KEPT_FILES = "uploads";
/** @returns the key of an anonymous sitting's secret in a course. */
export const enrolmentKey = (slug: string) => `enrolment:${slug}`;
