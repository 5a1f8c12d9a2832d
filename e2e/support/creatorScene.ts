import type { Browser, Page, ViewportSize } from "@playwright/test";
import { signIn } from "../pages/account.ts";
import { openLook, type SceneLanguage } from "./look.ts";
import { type Account, Seed } from "./seed.ts";
import { type Texts, textsOf } from "./texts.ts";

interface Place {
  browser: Browser;
  server: ConstructorParameters<typeof Seed>[0] & { url: string };
  viewport: ViewportSize | null;
}

/** A creator who is signed in and looks at the product in one way. */
export interface CreatorScene {
  texts: Texts;
  seed: Seed;
  creator: Account;
  page: Page;
  close: () => Promise<void>;
}

export async function openCreatorScene(
  language: SceneLanguage,
  { browser, server, viewport }: Place,
): Promise<CreatorScene> {
  const texts = await textsOf(language);
  const seed = new Seed(server);
  const creator = await seed.account("course_creator_free", language);
  const context = await openLook(browser, language, { baseURL: server.url, viewport });
  const page = await context.newPage();
  await signIn(page, creator);
  return { texts, seed, creator, page, close: () => context.close() };
}
