import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { countUnsent, forgetAnswersIn, forgetStored, local, sitting } from "./storage.ts";
import { answerKey, keptUnder } from "./storageKeys.ts";

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
  it("goes with who signs out, but for the device's and a visitor's", () => {
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

  it("is counted where somebody has typed it and the server does not have it", () => {
    const typed = ["create.draft.a", "create.draft.b", "outbox:a", "outbox:b", ...DRAFTS];
    expect(countUnsent()).toBe(typed.length + 3);
    forgetStored("signedOut");
    expect(countUnsent()).toBe(0);
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
