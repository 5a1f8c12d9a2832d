import type { Locator, Page } from "@playwright/test";
import { DRAFTS, putKinds } from "../support/kinds.ts";
import { Seed } from "../support/seed.ts";
import { expectWhole } from "../support/shown.ts";
import { expect } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";
import { signIn } from "./account.ts";
import { setObjectives, stepsOf } from "./editor.ts";

/** A participant at the first step of a course with a question of every kind in it. */
export async function open(page: Page, server: ConstructorParameters<typeof Seed>[0]) {
  const seed = new Seed(server);
  const creator = await seed.account("course_creator_free");
  const slug = await seed.course(creator, "bienen.de.pdf", "Wie Honigbienen sich verständigen", "de");
  const settings = { settings: { secondTry: false } };
  const authorized = { authorization: `Bearer ${creator.accessToken}` };
  await seed.call("PATCH", `/api/courses/${slug}`, settings, authorized);
  const [first] = await stepsOf(seed, creator, slug);
  await setObjectives({ seed, creator, slug }, first?.id ?? "", ["Sagen, wie Bienen sich verständigen"]);
  await putKinds({ seed, creator, slug }, first?.id ?? "");
  const person = await seed.account("course_participant");
  const authorization = `Bearer ${person.accessToken}`;
  await seed.call("POST", `/api/learn/${slug}/enrolment`, {}, { authorization });
  const texts = await textsOf("de");
  await signIn(page, person);
  await page.goto(`/c/${slug}/steps/1`);
  await expect(card(page, "self")).toBeVisible();
  // What shows a kind of question comes by itself: until it is there, everything below it moves.
  await expectWhole(page);
  return { texts, seed, creator, slug, person, stepId: first?.id ?? "" };
}

/** The card of a question or an exercise. */
export const card = (page: Page, kind: keyof typeof DRAFTS): Locator =>
  page.getByRole("region", { name: DRAFTS[kind].text, exact: true });
