import { beforeEach, expect, test, vi } from "vitest";
import { local } from "../storage.ts";
import { memoryStorage } from "../testStorage.ts";
import { bringDraftBack, putDraftAside } from "./sentDraft.ts";

beforeEach(() => vi.stubGlobal("localStorage", memoryStorage()));

const read = () => JSON.parse(local.get("create.draft.u") ?? "null");

test("the draft of a course comes back once, with another number, where its making was given up", () => {
  local.set("create.draft.u", JSON.stringify({ goal: "Bienen", requestId: "1" }));
  putDraftAside("u", "bienen");
  expect(read()).toBeNull();
  expect(bringDraftBack("u", "another")).toBe(false);
  expect(bringDraftBack("u", "bienen")).toBe(true);
  expect(read()).toMatchObject({ goal: "Bienen" });
  expect(read().requestId).not.toBe("1");
  expect(bringDraftBack("u", "bienen")).toBe(false);
});

test("a draft that was begun since stays", () => {
  local.set("create.draft.u", JSON.stringify({ goal: "Bienen", requestId: "1" }));
  putDraftAside("u", "bienen");
  local.set("create.draft.u", JSON.stringify({ goal: "Wachs", requestId: "2" }));
  expect(bringDraftBack("u", "bienen")).toBe(false);
  expect(read()).toMatchObject({ goal: "Wachs" });
});
