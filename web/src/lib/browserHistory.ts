import { createPath, type Location, NavigationType, type Path, parsePath, type To } from "react-router";

/** A change of the address within the app. */
export interface Move {
  action: NavigationType;
  location: Location;
  /** Entries that the browser went forward, below 0 back; null where it cannot be known. */
  delta: number | null;
}

/** What the browser keeps beside each address. */
interface Entry {
  usr: unknown;
  key: string;
  idx: number;
}

function presentEntry(): Partial<Entry> {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null ? state : {};
}

function presentLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = "default" } = presentEntry();
  return { pathname, search, hash, state: usr, key };
}

const newKey = () => Math.random().toString(36).slice(2, 10);

/** Gives an address that was typed, or reached by a link from elsewhere, a key of its own: what is kept by it is no other's. */
function nameEntry(index: number): void {
  const { key = newKey(), idx = index, ...rest } = presentEntry();
  window.history.replaceState({ ...rest, key, idx }, "");
}

const hrefOf = (to: To): string => (typeof to === "string" ? to : createPath(to));

/** The address within this origin, whatever its path begins with. */
function pathOf(to: To): string {
  const { pathname = window.location.pathname, search, hash } = typeof to === "string" ? parsePath(to) : to;
  return createPath({ pathname: pathname.replace(/^\/{2,}/, "/"), search: search ?? "", hash: hash ?? "" });
}

/** The history of the browser as the router wants it; one listener at a time. */
export function createBrowserHistory() {
  let action = NavigationType.Pop;
  let listener: ((move: Move) => void) | null = null;
  let index = presentEntry().idx ?? 0;
  nameEntry(index);

  const tell = (delta: number | null) => listener?.({ action, location: presentLocation(), delta });
  const entryOf = (state: unknown, idx: number): Entry => ({
    usr: state ?? null,
    key: newKey(),
    idx,
  });
  const onPop = () => {
    const { idx = null } = presentEntry();
    const delta = idx === null ? null : idx - index;
    action = NavigationType.Pop;
    index = idx ?? index;
    nameEntry(index);
    tell(delta);
  };
  return {
    present: () => ({ action, location: presentLocation() }),
    createHref: hrefOf,
    encodeLocation: (to: To): Path => {
      const { pathname, search, hash } = new URL(pathOf(to), window.location.origin);
      return { pathname, search, hash };
    },
    go: (delta: number) => window.history.go(delta),
    push: (to: To, state?: unknown) => {
      const next = index + 1;
      try {
        window.history.pushState(entryOf(state, next), "", pathOf(to));
      } catch (error) {
        // What cannot be copied is a fault of the caller; some browsers end a long visit's history, and load anew.
        if (error instanceof DOMException && error.name === "DataCloneError") throw error;
        window.location.assign(pathOf(to));
      }
      action = NavigationType.Push;
      index = next;
      tell(1);
    },
    replace: (to: To, state?: unknown) => {
      action = NavigationType.Replace;
      window.history.replaceState(entryOf(state, index), "", pathOf(to));
      tell(0);
    },
    /** Ends with the function it answers. */
    listen: (told: (move: Move) => void): (() => void) => {
      window.addEventListener("popstate", onPop);
      listener = told;
      return () => {
        window.removeEventListener("popstate", onPop);
        listener = null;
      };
    },
  };
}
