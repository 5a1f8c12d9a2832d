import { expect, it } from "vitest";
import { choosePassages, indexPassages } from "./shared/courseIndex.ts";

const STEP = { id: "s", position: 1, title: "Bees" };
const partOf = (key: string, texts: string[], step: typeof STEP | null = STEP) => ({
  key,
  passagesOf: async () => texts.map((text) => ({ heading: "", text, step, source: null })),
});

it("reads no more of a course than is made findable", async () => {
  const read: string[] = [];
  const long = Array.from({ length: 30 }, (_, at) => {
    const part = partOf(`${at}`, ["x".repeat(200_000)]);
    const passagesOf = async () => {
      read.push(part.key);
      return await part.passagesOf();
    };
    return { key: part.key, passagesOf };
  });
  const { chosen, parts } = await choosePassages(long, undefined);
  expect(chosen).toHaveLength(20);
  expect(read).toHaveLength(21);
  expect(parts.size).toBe(21);
  const many = partOf(
    "many",
    Array.from({ length: 30_000 }, (_, at) => `bee ${at}`),
  );
  expect((await choosePassages([many, partOf("more", ["wax"])], undefined)).chosen).toHaveLength(20_000);
});

it("finds what a document says and a step too in the step, and reads nothing anew that is the same", async () => {
  const document = partOf("d", ["Bees make wax.", "Only here."], null);
  const first = await choosePassages([partOf("1", ["Bees make wax."]), document], undefined);
  expect(first.chosen.map(({ passage }) => passage.text)).toEqual(["Bees make wax.", "Only here."]);
  await indexPassages(first.chosen, "en");
  const known = first.chosen.map(({ read }) => read);
  const again = await choosePassages([partOf("2", ["Another."]), partOf("1", []), document], first.parts);
  expect(again.chosen.map(({ read }) => read)).toEqual([null, ...known]);
  const removed = await choosePassages([document], first.parts);
  expect(removed.chosen.map(({ passage }) => passage.text)).toEqual(["Bees make wax.", "Only here."]);
});
