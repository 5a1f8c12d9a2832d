import type { GoTrueClient, Session, User } from "@supabase/auth-js";
import { useSyncExternalStore } from "react";
import { forgetAskedAhead } from "./askedAhead.ts";
import { queryClient } from "./queryClient.ts";
import { dropDatabase, forgetStored, local } from "./storage.ts";
import { KEPT_FILES, OWNER_KEY, SESSION_KEY } from "./storageKeys.ts";
import { answerOtherTabs } from "./unsent.ts";

export interface SessionUser {
  id: string;
  email: string;
  emailConfirmed: boolean;
  createdAt: string;
}

export type SessionState =
  | { status: "loading"; user: null }
  | { status: "signedOut"; user: null }
  | { status: "signedIn"; user: SessionUser };

/** Why the service renewed our session no more, by its `error_code`, and whose it was. */
export interface LostSession {
  code?: string | undefined;
  email?: string | undefined;
}

const hasStoredSession = () => local.get(SESSION_KEY) !== null;

/** Seconds before its end from which a token is renewed instead of used. */
const RENEWAL_SECONDS = 60;

/** The session as the sign-in client keeps it; null where there is none or it cannot be read. */
function storedSession(): Partial<Session> | null {
  try {
    const stored: unknown = JSON.parse(local.get(SESSION_KEY) ?? "null");
    return typeof stored === "object" ? stored : null;
  } catch {
    return null;
  }
}

/**
 * The stored session while its token can still be used: nobody has to wait for the sign-in client. Without a connection
 * no token can be renewed, and this one still says whose things are kept on this device.
 */
function freshSession(): Partial<Session> | null {
  const stored = storedSession();
  const left = (stored?.expires_at ?? 0) - Date.now() / 1000;
  return left > RENEWAL_SECONDS || !navigator.onLine ? stored : null;
}

function personOf({ id, email = "", email_confirmed_at, created_at }: User): SessionUser {
  const emailConfirmed = email_confirmed_at !== undefined && email_confirmed_at !== null;
  return { id, email, emailConfirmed, createdAt: created_at };
}

function stateAtStart(): SessionState {
  const user = freshSession()?.user;
  if (user) return { status: "signedIn", user: personOf(user) };
  return { status: hasStoredSession() ? "loading" : "signedOut", user: null };
}

let state = stateAtStart();
const listeners = new Set<() => void>();
let client: Promise<GoTrueClient> | undefined;
let leaving = false;
let lost: LostSession | undefined;

/** Forgets what this device keeps for use without a connection, of everybody or of all but the person named. */
async function forgetKept(userId?: string): Promise<void> {
  await (await import("./offline/kept.ts")).forgetOthers(userId);
}

/** Forgets what somebody else has left who was signed in before and did not sign out. */
function noteOwner(userId: string): void {
  const before = local.get(OWNER_KEY);
  if (before === userId) return;
  if (before !== null) forgetStored("replaced");
  local.set(OWNER_KEY, userId);
}

function publish(session: Pick<Partial<Session>, "user"> | null): void {
  const user = session?.user;
  if (!user) {
    if (state.status === "signedOut") return;
    state = { status: "signedOut", user: null };
  } else {
    const next = personOf(user);
    const same = state.status === "signedIn" && state.user.id === next.id;
    if (same && state.user?.emailConfirmed === next.emailConfirmed) return;
    // Another person's answers are not this one's.
    if (state.status === "signedIn" && !same) queryClient.clear();
    void forgetKept(next.id);
    noteOwner(next.id);
    leaving = false;
    lost = undefined;
    state = { status: "signedIn", user: next };
  }
  for (const listener of listeners) listener();
}

/** Notes that the service knows our session no longer, and why; without a connection nothing is known. */
async function noteRefusal(address: string, answer: Response): Promise<void> {
  if (!address.includes("grant_type=refresh_token") || answer.status < 400 || answer.status >= 429) return;
  const body: { error_code?: string } | null = await answer
    .clone()
    .json()
    .catch(() => null);
  lost = { code: body?.error_code, email: storedSession()?.user?.email };
}

/** As the sign-in client's own, but for what it drops: why a session was not renewed. */
async function fetchAuth(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(input, init);
  await noteRefusal(input instanceof Request ? input.url : String(input), answer);
  return answer;
}

/** A key of the sign-in client, which begins all of them with SESSION_KEY. */
function clientKey(key: string) {
  const rest = key.slice(SESSION_KEY.length + 1);
  return rest === "" ? SESSION_KEY : (`${SESSION_KEY}-${rest}` as const);
}

async function makeClient(): Promise<GoTrueClient> {
  const { AuthClient: Client } = await import("@supabase/auth-js");
  const made = new Client({
    url: new URL("/auth/v1", location.origin).href,
    storageKey: SESSION_KEY,
    fetch: fetchAuth,
    storage: {
      getItem: (key: string) => local.get(key),
      setItem: (key: string, value: string) => void local.set(clientKey(key), value),
      removeItem: (key: string) => local.remove(key),
    },
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: false,
    // Single sign-on is answered with a code that only this browser can redeem (RFC 7636).
    flowType: "pkce",
  });
  made.onAuthStateChange((event, session) => {
    if (event === "SIGNED_OUT") {
      // Ended in another tab: the sign-in page says why it is asked for.
      if (!leaving && state.user) lost ??= { email: state.user.email };
      queryClient.clear();
      void forgetKept();
    }
    // A session that is still stored could only not be renewed now: it has not ended.
    publish(session ?? storedSession());
  });
  return made;
}

/** The sign-in client; fetched when first asked for, so that visitors of a course never load it. */
export function auth(): Promise<GoTrueClient> {
  client ??= makeClient();
  return client;
}

/** Reads a stored session, renews it from now on, and hears of other tabs; a visitor stays one. */
export function keepSession(): void {
  if (state.user) noteOwner(state.user.id);
  if (hasStoredSession()) auth().catch(() => publish(null));
  else publish(null);
}

// A session that must be renewed is waited for. One that can be used leaves the first paint to the page (main.tsx).
if (state.status === "loading") keepSession();

/** Hears of somebody who signs in in another tab, or out: then this tab's own storage forgets the account too. */
export function watchTabs(): void {
  answerOtherTabs();
  addEventListener("storage", ({ key, oldValue, newValue }) => {
    if (key === SESSION_KEY && newValue !== null) void auth();
    if (key === OWNER_KEY && newValue === null) forgetStored("signedOut", oldValue);
  });
}

/** The access token for a call, renewed where it ran out; null for a visitor. */
export async function accessToken(): Promise<string | null> {
  if (client === undefined && !hasStoredSession()) return null;
  const fresh = freshSession()?.access_token;
  if (fresh !== undefined) return fresh;
  const { data } = await (await auth()).getSession();
  return data.session?.access_token ?? null;
}

/** Takes over a session that our own API answered, for example after registering at a course. */
export async function adoptSession(tokens: { accessToken: string; refreshToken: string }): Promise<void> {
  const { error } = await (await auth()).setSession({
    access_token: tokens.accessToken,
    refresh_token: tokens.refreshToken,
  });
  if (error) throw error;
}

let renewing: Promise<void> | undefined;

async function renewOrLeave(): Promise<void> {
  const loaded = await auth();
  const { error } = await loaded.refreshSession();
  // Without a connection nothing is known; any other answer means that the session has ended.
  if (error && error.name !== "AuthRetryableFetchError") await loaded.signOut({ scope: "local" });
}

/**
 * The server refused our token: renews the session, or, where it was ended elsewhere, signs out here, so that
 * guarded pages ask to sign in. Does nothing for a visitor.
 *
 * @returns when it is known which of them it was.
 */
export async function sessionRefused(): Promise<void> {
  if (state.status !== "signedIn") return;
  renewing ??= renewOrLeave()
    .catch(() => undefined)
    .finally(() => {
      renewing = undefined;
    });
  await renewing;
}

function forgetEverything(): void {
  for (const key of local.keys()) if (key.startsWith(SESSION_KEY)) local.remove(key);
  // Once signed out, visitors' pages are already asking: their answers must not be thrown away.
  if (state.status !== "signedOut") queryClient.clear();
  forgetAskedAhead();
  void forgetKept();
  lost = undefined;
  publish(null);
}

/** Forgets what was typed, kept and set with the account of an id, in every storage of this browser. */
export function forgetAccount(id: string | null): void {
  forgetStored("signedOut", id);
  dropDatabase(KEPT_FILES);
}

/**
 * Ends all sessions of the person, on every device, and forgets what was cached (statement 4.39).
 *
 * @returns whether the server was reached; this device forgets the person in any case.
 */
export async function signOut(): Promise<boolean> {
  const id = state.user?.id ?? null;
  leaving = true;
  try {
    const { error } = await (await auth()).signOut({ scope: "global" });
    return error === null;
  } catch {
    return false;
  } finally {
    forgetEverything();
    forgetAccount(id);
  }
}

/**
 * Forgets the session on this device, where the server has already ended it. What was typed waits for whoever signs in
 * again; `forgetAccount` takes it too.
 */
export async function forgetSession(): Promise<void> {
  leaving = true;
  try {
    if (client !== undefined || hasStoredSession()) await (await auth()).signOut({ scope: "local" });
  } finally {
    forgetEverything();
  }
}

/** True after signing out on purpose: a guarded page then leads to the homepage, not to sign-in. */
export function leftOnPurpose(): boolean {
  return leaving;
}

/** Why the session ended, where it was not left here: signing in says why it is asked for. */
export function sessionLost(): LostSession | undefined {
  return lost;
}

/** Sets who is signed in, where no browser keeps a session: on the server, while a page is rendered. */
export function setSession(next: SessionState): void {
  state = next;
}

export function currentSession(): SessionState {
  return state;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Who is signed in. `loading` only while a stored session is being read. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, currentSession, currentSession);
}
