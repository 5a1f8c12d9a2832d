import { expect, it } from "vitest";
import { growthFault } from "../../testing/growth.ts";
import { WORST_TEXTS } from "../../testing/hostileTexts.ts";
import { TEXT_READERS } from "../../testing/textReaders.ts";

it.each(Object.entries(TEXT_READERS))("%s takes twice as long for twice the text", (_, read) => {
  const faults = WORST_TEXTS.map((text) => [text.name, growthFault(read, text)] as const);
  expect(faults.filter(([, fault]) => fault !== null)).toEqual([]);
});
