import { writeCourseByChat } from "../pages/wholeChat.ts";
import { test } from "../support/test.ts";

test("a whole course is written from a goal by a chat whose letters a person carries, in German", async ({
  page,
  server,
}) => {
  test.slow();
  await writeCourseByChat(page, server, "de");
});
