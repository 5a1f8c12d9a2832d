import { createPath, type Location, type NavigationType, type Navigator, type To } from "react-router";
import { createBrowserHistory } from "./browserHistory.ts";

/** Where the person is, and how he came there. */
export interface Place {
  location: Location;
  action: NavigationType;
  /** The page changed only in part: the scroll position stays. */
  staysPut: boolean;
}

/** May hold what would leave the page, and let it go on later. */
export interface LeaveGuard {
  holds: (pathname: string) => boolean;
  held: (goOn: () => void) => void;
}

const history = createBrowserHistory();
let guard: LeaveGuard | null = null;
let staysPut = false;
/** Ends when the browser is back where it was before a held "back" or "forward". */
let returned: (() => void) | null = null;
let isPassing = false;

const pathnameOf = (to: To): string =>
  new URL(typeof to === "string" ? to : createPath(to), window.location.href).pathname;

function leave(to: To, go: () => void): void {
  if (guard?.holds(pathnameOf(to))) guard.held(go);
  else go();
}

/** What links and `navigate` use. */
export const navigator: Navigator = {
  createHref: history.createHref,
  encodeLocation: history.encodeLocation,
  go: history.go,
  push: (to, state, options) =>
    leave(to, () => {
      staysPut = options?.preventScrollReset ?? false;
      history.push(to, state);
    }),
  replace: (to, state, options) =>
    leave(to, () => {
      staysPut = options?.preventScrollReset ?? false;
      history.replace(to, state);
    }),
};

/** The browser has gone already: it is sent back, and goes again when the guard lets it. */
function holdPop(by: LeaveGuard, delta: number): void {
  const back = new Promise<void>((resolve) => {
    returned = resolve;
  });
  history.go(-delta);
  by.held(() => {
    void back.then(() => {
      isPassing = true;
      history.go(delta);
    });
  });
}

export function presentPlace(): Place {
  return { ...history.present(), staysPut: false };
}

/** Tells of each new place. Ends with the function it answers. */
export function watchPlace(tell: (place: Place) => void): () => void {
  return history.listen(({ action, location, delta }) => {
    if (returned !== null) {
      returned();
      returned = null;
      return;
    }
    const held = action === "POP" && !isPassing && guard?.holds(location.pathname) ? guard : null;
    isPassing = false;
    if (held !== null && delta) return holdPop(held, delta);
    tell({ action, location, staysPut });
    staysPut = false;
  });
}

/** Lets a page hold what would leave it, until the function it answers is called. */
export function guardLeaving(by: LeaveGuard): () => void {
  guard = by;
  return () => {
    if (guard === by) guard = null;
  };
}
