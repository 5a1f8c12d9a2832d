import { expect, type Page } from "@playwright/test";
import { EDITED_SLUG } from "./studioData.ts";

/** Something a person does on a page; ends once the page has answered. */
export interface StudioAct {
  name: string;
  doing: (page: Page) => Promise<void>;
}

export interface StudioVisit {
  name: string;
  path: string;
  /** What one came for: the first entry of the list, or the text to edit. */
  selector: string;
  acts: StudioAct[];
}

/** Milliseconds between two keys of somebody who types fast. */
const TYPING_MS = 90;
/** Steps that are moved: in the middle, and on the screen together. */
const MOVED = 2;
const TARGET = 6;

const locateRow = (page: Page, index: number) => page.locator("li[data-key]").nth(index);

/** The order of the list has changed once another step than before stands at a place. */
async function untilMoved(page: Page, doing: () => Promise<void>): Promise<void> {
  const before = await locateRow(page, MOVED).getAttribute("data-key");
  await doing();
  await expect(locateRow(page, MOVED)).not.toHaveAttribute("data-key", before ?? "");
}

/** Buttons of a row: handle, up, down, menu. */
const pressButton = (name: string, button: number): StudioAct => ({
  name,
  doing: (page) => untilMoved(page, () => locateRow(page, MOVED).getByRole("button").nth(button).click()),
});

async function dragStep(page: Page): Promise<void> {
  const from = await locateRow(page, MOVED).getByRole("button").first().boundingBox();
  const to = await locateRow(page, TARGET).boundingBox();
  if (!from || !to) throw new Error("The steps to be dragged are not on the screen");
  const x = from.x + from.width / 2;
  await page.mouse.move(x, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, to.y + to.height - 4, { steps: 12 });
  await page.mouse.up();
}

async function searchCourses(page: Page): Promise<void> {
  await page.locator("input[type=search]").pressSequentially("Course 12", { delay: TYPING_MS });
  // The list goes on to be asked for while one types: answered is what the whole word finds.
  await expect(page.locator("main li h2").filter({ hasNotText: "12" })).toHaveCount(0);
}

async function openMenu(page: Page): Promise<void> {
  await page.locator("main li button[aria-haspopup]").first().click();
  await page.getByRole("menuitem").first().waitFor();
}

async function sortParticipants(page: Page): Promise<void> {
  const answered = page.waitForResponse(/participants\?.*sort=name/);
  await page.locator("search select").first().click();
  await page.getByRole("option").nth(3).click();
  await answered;
}

async function typeText(page: Page): Promise<void> {
  const paragraph = page.locator(".rich-text p").first();
  await paragraph.click();
  await page.keyboard.type(" agua clara y dulce", { delay: TYPING_MS });
  await paragraph.filter({ hasText: "agua clara y dulce" }).waitFor();
}

/** The pages of the studio that grow with its use, and what is done there most. */
export const listVisits = (slug: string, stepId: string): StudioVisit[] => [
  {
    name: "dashboard, 1,000 courses",
    path: "/dashboard?view=creator",
    selector: "main ul li h2 a",
    acts: [
      { name: "typing a word into the search", doing: searchCourses },
      { name: "opening a card's menu", doing: openMenu },
    ],
  },
  {
    name: "results, 10,000 participants",
    path: `/c/${slug}/results`,
    selector: "main table tbody th",
    acts: [],
  },
  {
    name: "list of 10,000 participants",
    path: `/c/${slug}/results?tab=participants`,
    selector: "main ul li a[href*=participants]",
    acts: [{ name: "sorting participants", doing: sortParticipants }],
  },
  {
    name: "editor, 50 steps",
    path: `/c/${EDITED_SLUG}/edit`,
    selector: "li[data-key]",
    acts: [
      pressButton("a step one down", 2),
      pressButton("a step one up", 1),
      { name: "dragging a step", doing: (page) => untilMoved(page, () => dragStep(page)) },
    ],
  },
  {
    name: "text of one of 50 steps",
    path: `/c/${EDITED_SLUG}/edit/steps/${stepId}`,
    selector: ".rich-text p",
    acts: [{ name: "typing in the text", doing: typeText }],
  },
];
