import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sitting } from "../storage.ts";
import { memoryStorage } from "../testStorage.ts";
import { nullable, number, object, oneOf, orElse, readableOf, text } from "./schema.ts";
import { storedDraft } from "./storedDraft.ts";

const schema = object({ title: text, size: number, note: nullable(text) });
const DRAFT = { title: "Bees", size: 3, note: null };

beforeEach(() => {
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", memoryStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a stored draft", () => {
  it("is there again after a reload, until it is dropped", () => {
    expect(storedDraft("note:a", schema).read()).toBeNull();
    expect(storedDraft("note:a", schema).keep(DRAFT)).toBe(true);
    expect(storedDraft("note:a", schema).read()).toEqual(DRAFT);
    expect(storedDraft("note:b", schema).read()).toBeNull();
    storedDraft("note:a", schema).drop();
    expect(storedDraft("note:a", schema).read()).toBeNull();
  });

  it.each([
    ["broken off", '{"title":"Bees","si'],
    ["empty", ""],
    ["a list", "[]"],
    ["a number", "7"],
    ["null", "null"],
    ["of an older version", '{"title":"Bees"}'],
    ["of another kind", '{"title":"Bees","size":"3","note":null}'],
    ["somebody else's", "opaque"],
  ])("is none where what stands there is %s", (_, stored) => {
    localStorage.setItem("note:a", stored);
    expect(storedDraft("note:a", schema).read()).toBeNull();
    expect(storedDraft("note:a", schema).keep(DRAFT)).toBe(true);
    expect(storedDraft("note:a", schema).read()).toEqual(DRAFT);
  });

  it("leaves out what a newer version wrote beside it", () => {
    localStorage.setItem("note:a", JSON.stringify({ ...DRAFT, colour: "red" }));
    expect(storedDraft("note:a", schema).read()).toEqual(DRAFT);
  });

  it("of the sitting does not stay on the device", () => {
    storedDraft("note:a", schema, sitting).keep(DRAFT);
    expect(localStorage.getItem("note:a")).toBeNull();
    expect(storedDraft("note:a", schema, sitting).read()).toEqual(DRAFT);
  });
});

describe("a storage that takes nothing", () => {
  it("says so when it is full, and still has what it took before", () => {
    vi.stubGlobal("localStorage", memoryStorage(1));
    expect(storedDraft("note:a", schema).keep(DRAFT)).toBe(true);
    expect(storedDraft("note:b", schema).keep(DRAFT)).toBe(false);
    expect(storedDraft("note:b", schema).read()).toBeNull();
    expect(storedDraft("note:a", schema).read()).toEqual(DRAFT);
  });

  it("says so when it is blocked, and breaks nothing", () => {
    const forbidden = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    const draft = storedDraft("note:a", schema);
    expect(draft.keep(DRAFT)).toBe(false);
    expect(draft.read()).toBeNull();
    expect(draft.drop).not.toThrow();
  });
});

describe("what is read", () => {
  it("is one of the known words, or the fallback", () => {
    const access = orElse(oneOf(["open", "closed"]), "open");
    expect([access("closed"), access("ajar"), access(undefined)]).toEqual(["closed", "open", "open"]);
  });

  it("of a list is every entry that can be read", () => {
    expect(readableOf(text)(["a", 1, null, "b"])).toEqual(["a", "b"]);
    expect(readableOf(text)("a")).toBeUndefined();
  });

  it("is a number only where it is finite", () => {
    expect([number(1.5), number(Number.NaN), number("1")]).toEqual([1.5, undefined, undefined]);
  });
});
