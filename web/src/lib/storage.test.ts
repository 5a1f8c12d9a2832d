import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetAnswersIn, forgetStored, local, sitting } from "./storage.ts";
import { answerKey, keptUnder } from "./storageKeys.ts";
import { answerOtherTabs, countLost, countUnsent, countUnsentEverywhere } from "./unsent.ts";

/** As a browser's: its entries are properties, what it does is not. */
function storageWith(keys: readonly string[]) {
  const methods = {
    setItem(key: string, value: string) {
      Reflect.set(this, key, value);
    },
    removeItem(key: string) {
      Reflect.deleteProperty(this, key);
    },
  };
  return Object.assign(Object.create(methods), Object.fromEntries(keys.map((key) => [key, "kept"])));
}

const DEVICE = ["language", "theme", "shortcuts", "aloud.speed", "aloud.voice.de", "courseDesign"];
const DRAFTS = ["plan-draft:1", "step-draft:bees", "question-draft:1", "editor-draft:1"];
const LOCAL = [
  ...[
    "auth.session",
    "auth.session-code-verifier",
    "owner",
    "dashboard",
    "banner",
    "place:1",
    "bites:bees:1",
  ],
  ...["create.draft.a", "create.draft.b", "outbox:a", "outbox:b", "of a former version"],
];
const SITTING = ["answer:a:bees:1", "answer:visitor:bees:1", "note:bees:1", "editor-undo:1", "scroll"];
const VISITOR = ["enrolment:bees", "outbox"];

let device: object;
let tab: object;
beforeEach(() => {
  device = storageWith([...DEVICE, ...LOCAL, ...DRAFTS]);
  tab = storageWith([...SITTING, ...VISITOR]);
  vi.stubGlobal("localStorage", device);
  vi.stubGlobal("sessionStorage", tab);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("what the browser keeps", () => {
  it("goes with who signs out, but for the device's, a visitor's and what names others", () => {
    forgetStored("signedOut", "a");
    expect(Object.keys(device)).toEqual([...DEVICE, "create.draft.b", "outbox:b"]);
    expect(Object.keys(tab)).toEqual(["answer:visitor:bees:1", ...VISITOR]);
  });

  it("goes as a whole where nobody knows who signed out", () => {
    forgetStored("signedOut");
    expect(Object.keys(device)).toEqual(DEVICE);
    expect(Object.keys(tab)).toEqual(VISITOR);
  });

  it("goes when somebody else signs in, where its key does not say whose it is", () => {
    forgetStored("replaced");
    const named = ["auth.session", "auth.session-code-verifier", "create.draft.a", "create.draft.b"];
    expect(Object.keys(device)).toEqual([...DEVICE, ...named, "outbox:a", "outbox:b"]);
    expect(Object.keys(tab)).toEqual(["answer:a:bees:1", "answer:visitor:bees:1", ...VISITOR]);
  });

  it("is counted where its owner has typed it and the server does not have it", () => {
    expect(countUnsent("a")).toBe(["create.draft.a", "outbox:a", "answer:a", "note", ...DRAFTS].length);
    expect(countUnsent("c")).toBe(["note", ...DRAFTS].length);
    expect(countLost()).toBe(["note", ...DRAFTS].length);
    forgetStored("signedOut", "a");
    expect(countUnsent("a")).toBe(0);
  });

  it("is counted in other tabs too, where each keeps some for itself", async () => {
    const here = countUnsent("a");
    const end = answerOtherTabs();
    try {
      // The other tab of this test has the same storage: what it keeps for itself comes on top.
      expect(await countUnsentEverywhere("a")).toBe(here + ["answer:a", "note"].length);
    } finally {
      end();
    }
    expect(await countUnsentEverywhere("a")).toBe(here);
  });

  it("of answers in a course goes as it begins anew, whoever gave them", () => {
    sitting.set(answerKey("a", "bees-and-wasps", "1"), "kept");
    forgetAnswersIn("bees");
    const rest = SITTING.filter((key) => !key.startsWith("answer:"));
    expect(Object.keys(tab)).toEqual([...rest, ...VISITOR, "answer:a:bees-and-wasps:1"]);
  });

  it("is only what the list of keys has", () => {
    // @ts-expect-error: the types refuse it, which `npm run check` shows here
    expect(local.set("a-draft:1", "kept")).toBe(true);
    expect(keptUnder("a-draft:1").of).toBe("account");
    // @ts-expect-error: a key that goes on with what it is about has its sign between the two
    expect(local.set("note1", "kept")).toBe(true);
  });
});
