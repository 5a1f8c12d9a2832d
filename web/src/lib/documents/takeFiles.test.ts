import { expect, it } from "vitest";
import { takeFiles } from "./takeFiles.ts";

const file = (name: string, size: number) => new File([new Uint8Array(size)], name);
const namesOf = (files: readonly File[]) => files.map(({ name }) => name);
const room = { sizes: [10], limit: 100, most: 3 };

it("takes all files where there is room", () => {
  const files = [file("a", 40), file("b", 50)];
  expect(takeFiles(files, room)).toEqual({ taken: files, refusal: null });
});

it("takes as many as may be, and names the rest", () => {
  const { taken, refusal } = takeFiles(
    ["a", "b", "c", "d"].map((name) => file(name, 1)),
    room,
  );
  expect(namesOf(taken)).toEqual(["a", "b"]);
  expect(refusal).toEqual({ reason: "count", names: ["c", "d"] });
});

it("leaves out what is too large, and takes what is behind it", () => {
  const { taken, refusal } = takeFiles([file("a", 40), file("large", 60), file("c", 50)], room);
  expect(namesOf(taken)).toEqual(["a", "c"]);
  expect(refusal).toEqual({ reason: "size", bytes: 160, names: ["large"] });
});
