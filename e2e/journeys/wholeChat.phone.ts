import { rewriteStepsByChat } from "../pages/documentChat.ts";
import { writeCourseByChat } from "../pages/wholeChat.ts";
import { test } from "../support/test.ts";

test("a whole course is written from a goal by a chat, in English on a phone", async ({ page, server }) => {
  test.slow();
  await writeCourseByChat(page, server, "en");
});

test("steps of a document are explained by a chat, in English on a phone", async ({ page, server }) => {
  await rewriteStepsByChat(page, server, "en");
});
