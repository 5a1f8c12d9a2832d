import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createBrowserHistory, type Move } from "./browserHistory.ts";

/** A browser's tab with its history, at an address. */
function createTab(start: string) {
  const entries: { state: unknown; url: URL }[] = [{ state: null, url: new URL(start, "https://a.example") }];
  const left: string[] = [];
  const listeners = new Set<() => void>();
  let at = 0;
  const put = (state: unknown, path: string) => ({
    state: structuredClone(state),
    url: new URL(path, entries[at]?.url),
  });
  const history = {
    get state() {
      return entries[at]?.state;
    },
    pushState: (state: unknown, _title: string, path: string) => {
      entries.splice(at + 1, entries.length, put(state, path));
      at += 1;
    },
    replaceState: (state: unknown, _title: string, path = "") => {
      entries[at] = put(state, path);
    },
    go: (delta: number) => {
      at += delta;
      for (const listener of listeners) listener();
    },
  };
  const location = {
    get origin() {
      return "https://a.example";
    },
    get pathname() {
      return entries[at]?.url.pathname;
    },
    get search() {
      return entries[at]?.url.search;
    },
    get hash() {
      return entries[at]?.url.hash;
    },
    assign: (path: string) => left.push(path),
  };
  const addEventListener = (_name: string, listener: () => void) => listeners.add(listener);
  const removeEventListener = (_name: string, listener: () => void) => listeners.delete(listener);
  return { window: { history, location, addEventListener, removeEventListener }, left, listeners };
}

let tab: ReturnType<typeof createTab>;
let moves: Move[];

beforeEach(() => {
  tab = createTab("/dashboard?view=creator");
  vi.stubGlobal("window", tab.window);
  moves = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function begin() {
  const history = createBrowserHistory();
  const end = history.listen((move) => moves.push(move));
  return { history, end };
}

it("begins where the browser is", () => {
  const { action, location } = begin().history.present();
  expect(action).toBe("POP");
  expect(location).toEqual({
    pathname: "/dashboard",
    search: "?view=creator",
    hash: "",
    state: null,
    key: expect.stringMatching(/^\w+$/),
  });
});

it("keeps nothing of one typed address for another, and all of it over a reload", () => {
  const first = begin();
  const { key } = first.history.present().location;
  first.end();
  expect(begin().history.present().location.key).toBe(key);
  tab.window.history.replaceState(null, "", "/c/bees");
  expect(begin().history.present().location.key).not.toBe(key);
});

it("tells of each new place, and of how far the browser went back or forward", () => {
  const { history } = begin();
  history.push("/c/bees?x=1#top", { from: "list" });
  history.replace({ pathname: "/c/bees", search: "?x=2" });
  history.push("/c/bees/steps/1");
  history.go(-2);
  history.go(1);
  expect(moves.map(({ action, delta }) => [action, delta])).toEqual([
    ["PUSH", 1],
    ["REPLACE", 0],
    ["PUSH", 1],
    ["POP", -2],
    ["POP", 1],
  ]);
  expect(moves[0]?.location).toMatchObject({
    pathname: "/c/bees",
    search: "?x=1",
    hash: "#top",
    state: { from: "list" },
  });
  expect(moves[3]?.location.search).toBe("?view=creator");
  expect(moves[4]?.location).toEqual(moves[1]?.location);
});

it("knows after a reload how far the browser goes", () => {
  const before = begin();
  before.history.push("/c/bees");
  before.end();
  const { history } = begin();
  expect(history.present().location.key).toBe(moves[0]?.location.key);
  history.go(-1);
  expect(moves[1]?.delta).toBe(-1);
});

it("stays within its origin, whatever a path begins with", () => {
  const { history } = begin();
  history.push("//evil.example/c/bees");
  expect(moves[0]?.location.pathname).toBe("/evil.example/c/bees");
  expect(history.encodeLocation("//evil.example")).toMatchObject({ pathname: "/evil.example" });
});

it("loads the page anew where the browser takes no further entry, and throws what the caller did wrong", () => {
  const { history } = begin();
  expect(() => history.push("/c/bees", { act: () => undefined })).toThrow(DOMException);
  vi.spyOn(tab.window.history, "pushState").mockImplementation(() => {
    throw new DOMException("too many", "SecurityError");
  });
  history.push("/c/bees");
  expect(tab.left).toEqual(["/c/bees"]);
});

it("tells nobody after the end", () => {
  const { history, end } = begin();
  end();
  history.push("/c/bees");
  history.go(-1);
  expect(moves).toEqual([]);
  expect(tab.listeners.size).toBe(0);
});
