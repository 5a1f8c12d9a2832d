import { openEmptyStep } from "../pages/editor.ts";
import { Seed } from "../support/seed.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

test("a tool tells its name under the pointer, and all tools of a table are in view", async ({
  page,
  server,
}) => {
  const texts = await textsOf("de");
  const { editor } = texts;
  const { text, tool } = await openEmptyStep(page, texts, new Seed(server));
  await text.hover();
  await tool(editor.formula_title).hover();
  await expect(page.getByRole("tooltip", { name: editor.formula_title })).toBeVisible();

  await tool(editor.tool_table).click();
  const tools = page.getByRole("toolbar", { name: editor.table_tools });
  const outside = await tools.boundingBox();
  const buttons = await tools.getByRole("button").all();
  expect(buttons).toHaveLength(5);
  for (const button of buttons) {
    const inside = await button.boundingBox();
    expect((inside?.x ?? 0) + (inside?.width ?? 0)).toBeLessThanOrEqual(
      (outside?.x ?? 0) + (outside?.width ?? 0),
    );
  }
});
