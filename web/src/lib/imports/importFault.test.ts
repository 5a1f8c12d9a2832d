import { expect, it } from "vitest";
import { importFault } from "./importFault.ts";

it("tells documents from courses, and both from what nobody reads", () => {
  const faultOf = (name: string, size = 10) => importFault({ name, size }, 100);
  expect(["quiz.gift", "QUIZ.XML", "course.zip", "a.imscc", "q.txt"].map((name) => faultOf(name))).toEqual(
    Array.from({ length: 5 }, () => null),
  );
  expect([faultOf("script.pdf"), faultOf("page.html"), faultOf("photo.heic"), faultOf("noending")]).toEqual([
    "document",
    "document",
    "ending",
    "ending",
  ]);
  expect([faultOf("quiz.gift", 100), faultOf("quiz.gift", 101), faultOf("script.pdf", 101)]).toEqual([
    null,
    "size",
    "document",
  ]);
});
