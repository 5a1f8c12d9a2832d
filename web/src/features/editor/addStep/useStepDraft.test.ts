import { beforeEach, expect, it, vi } from "vitest";
import { memoryStorage } from "../../../lib/testStorage.ts";
import { stepDraftOf } from "./useStepDraft.ts";

beforeEach(() => vi.stubGlobal("localStorage", memoryStorage()));

function draftAfter(text: string) {
  localStorage.setItem("step-draft:bees", text);
  return stepDraftOf("bees").read();
}

it("reads what was typed and uploaded", () => {
  const draft = {
    title: "Die Wabe",
    description: "Wie Waben entstehen",
    document: { id: "a", name: "waben.pdf", bytes: 12 },
  };
  stepDraftOf("bees").keep(draft);
  expect(stepDraftOf("bees").read()).toEqual(draft);
  expect(stepDraftOf("wasps").read()).toBeNull();
});

it.each(["", "null", "[1", "[]", "7", '"text"'])("finds none in what is no draft: %s", (text) => {
  expect(draftAfter(text)).toBeNull();
});

it.each([
  ['{"title":3,"description":"Text","document":{"id":"a","bytes":"12"}}', { title: "", document: null }],
  ['{"description":"Text","document":{"id":"","bytes":12}}', { title: "", document: null }],
  ['{"description":"Text","document":{"id":"a","bytes":12}}', { document: { id: "a", name: "", bytes: 12 } }],
])("leaves out what is not what it should be: %s", (text, expected) => {
  expect(draftAfter(text)).toMatchObject({ description: "Text", ...expected });
});
