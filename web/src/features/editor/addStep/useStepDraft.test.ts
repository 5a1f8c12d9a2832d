import { expect, it } from "vitest";
import { parseStepDraft } from "./useStepDraft.ts";

const EMPTY = { title: "", description: "", document: null };

it("reads what was typed and uploaded", () => {
  const draft = {
    title: "Die Wabe",
    description: "Wie Waben entstehen",
    document: { id: "a", name: "waben.pdf", bytes: 12 },
  };
  expect(parseStepDraft(JSON.stringify(draft))).toEqual(draft);
});

it.each([null, "", "null", "[1", "7", '"text"'])("begins anew from what is no draft: %s", (stored) => {
  expect(parseStepDraft(stored)).toEqual(EMPTY);
});

it("leaves out what is not what it should be", () => {
  expect(parseStepDraft('{"title":3,"description":"Text","document":{"id":"a","bytes":"12"}}')).toEqual({
    ...EMPTY,
    description: "Text",
  });
});
