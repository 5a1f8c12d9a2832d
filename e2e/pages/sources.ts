import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { type Account, Seed } from "../support/seed.ts";
import type { RunningServer } from "../support/server.ts";
import { textsOf } from "../support/texts.ts";
import { signIn } from "./account.ts";

const SAMPLES = path.join(import.meta.dirname, "../../samples");

/** A course made of a sample, and somebody who takes it. */
export async function openSources(
  page: Page,
  server: RunningServer,
  sample: "bienen.de.pdf" | "levain.fr.docx",
  showDocuments: boolean,
  words: "de" | "en" = "de",
) {
  const seed = new Seed(server);
  const creator = await seed.account("course_creator_free");
  const authorization = `Bearer ${creator.accessToken}`;
  const content = await readFile(path.join(SAMPLES, sample));
  const language = sample === "bienen.de.pdf" ? "de" : "fr";
  const slug = await seed.startCourse(
    creator,
    { name: sample, content },
    { name: "Kurs", language, steps: 10 },
  );
  await seed.finished(creator, slug);
  await seed.call("PATCH", `/api/courses/${slug}`, { settings: { showDocuments } }, { authorization });
  const person = await seed.account("course_participant", words);
  const texts = await textsOf(words);
  const begin = async (who: Account) => {
    const headers = { authorization: `Bearer ${who.accessToken}` };
    await seed.call("POST", `/api/learn/${slug}/enrolment`, {}, headers);
    await signIn(page, who);
    await page.goto(`/c/${slug}/steps/2`);
  };
  return { slug, texts, person, creator, begin };
}

/** The marks of sources in the text of the step that is open. */
export const marks = (page: Page) => page.getByRole("article").locator("p .passage-mark");
