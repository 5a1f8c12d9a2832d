import { expect, it } from "vitest";
import { blocksOf } from "./blocks.ts";

const ADDRESS = "media:11111111-1111-4111-8111-111111111111?k=video&w=640&h=360&s=93";

it("a recording stands on its own, with the text of its line before and behind it", () => {
  const id = "11111111-1111-4111-8111-111111111111";
  const shown = {
    type: "recording",
    asset: id,
    title: "Bees & dances",
    kind: "video",
    width: 640,
    height: 360,
  };
  expect(blocksOf(`Before ![Bees & dances](${ADDRESS}) behind`)).toMatchObject([
    { type: "paragraph" },
    shown,
    { type: "paragraph" },
  ]);
});

it("a recording within other words leaves its title there", () => {
  const title = { type: "em", inlines: [{ type: "text", text: "Bees & dances" }] };
  expect(blocksOf(`**![Bees & dances](${ADDRESS})**`)).toMatchObject([
    { type: "paragraph", inlines: [{ type: "strong", inlines: [title] }] },
  ]);
  expect(blocksOf("![Elsewhere](media:nothing)")).toEqual([]);
});
