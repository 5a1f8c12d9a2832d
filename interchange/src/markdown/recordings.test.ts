import { expect, it } from "vitest";
import { blocksOf } from "./blocks.ts";

const ADDRESS = "media:11111111-1111-4111-8111-111111111111?k=video&w=640&h=360&s=93";

it("a recording leaves its title in the text, where what reads it cannot play it", () => {
  const title = { type: "em", inlines: [{ type: "text", text: "Bees & dances" }] };
  expect(blocksOf(`![Bees & dances](${ADDRESS})`)).toMatchObject([{ type: "paragraph", inlines: [title] }]);
  expect(blocksOf(`Before ![Bees & dances](${ADDRESS}) behind`)).toMatchObject([
    { inlines: [{ text: "Before " }, title, { text: " behind" }] },
  ]);
  expect(blocksOf("![Elsewhere](media:nothing)")).toEqual([]);
});
