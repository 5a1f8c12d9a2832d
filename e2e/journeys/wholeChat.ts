import { rewriteStepsByChat } from "../pages/documentChat.ts";
import { writeCourseByChat } from "../pages/wholeChat.ts";
import { test } from "../support/test.ts";

test("a whole course is written from a goal by a chat whose letters a person carries, in German", async ({
  page,
  server,
}) => {
  test.slow();
  await writeCourseByChat(page, server, "de");
});

test("steps of a document are explained by a chat that proves what it says, in German", async ({
  page,
  server,
}) => {
  await rewriteStepsByChat(page, server, "de");
});
