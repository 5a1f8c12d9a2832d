import type { EditedStep } from "@lehrpfad/contract";
import type { Browser, BrowserContext, BrowserContextOptions } from "@playwright/test";
import { signIn } from "../pages/account.ts";
import { lookAtScene, openLook, type SceneLanguage } from "../support/look.ts";
import { type Account, Seed } from "../support/seed.ts";
import { expect, test } from "../support/test.ts";

const PROPOSALS = ["step", "question", "course", "insertStep"] as const;
type ProposalKind = (typeof PROPOSALS)[number];

interface Scene {
  creator: Account;
  participant: Account;
  newcomer: Account;
  slug: string;
  otherSlug: string;
  stepId: string;
  /** Finished proposals for the step, its question, the whole course, and a new step. */
  proposals: Record<ProposalKind, string>;
}

interface Screen {
  name: string;
  path: (scene: Scene) => string;
  as: "visitor" | "creator" | "participant" | "newcomer";
}

const SCREENS: Screen[] = [
  { name: "home", path: () => "/", as: "visitor" },
  { name: "login", path: () => "/login", as: "visitor" },
  { name: "register", path: () => "/register", as: "visitor" },
  { name: "forgot-password", path: () => "/forgot-password", as: "visitor" },
  { name: "reset-password", path: () => "/reset-password?token_hash=unbekannt", as: "visitor" },
  { name: "change-invalid", path: () => "/verify-email-change/unbekannt", as: "visitor" },
  { name: "not-found", path: () => "/gibt-es-nicht", as: "visitor" },
  { name: "course", path: ({ slug }) => `/c/${slug}`, as: "visitor" },
  { name: "course-missing", path: () => "/c/gibt-es-nicht-abcdef", as: "visitor" },
  { name: "link-invalid", path: () => "/verify-email?token_hash=unbekannt&type=signup", as: "visitor" },
  { name: "select-role", path: () => "/select-role", as: "newcomer" },
  { name: "verify-email", path: () => "/verify-email", as: "newcomer" },
  { name: "studio-empty", path: () => "/dashboard?view=creator", as: "newcomer" },
  { name: "campus-empty", path: () => "/dashboard?view=participant", as: "newcomer" },
  { name: "settings", path: () => "/settings", as: "creator" },
  { name: "settings-notifications", path: () => "/settings?tab=notifications", as: "creator" },
  { name: "profile", path: () => "/profile", as: "creator" },
  { name: "profile-security", path: () => "/profile?tab=security", as: "creator" },
  { name: "profile-photo", path: () => "/profile?tab=photo", as: "creator" },
  { name: "profile-account", path: () => "/profile?tab=account", as: "creator" },
  { name: "studio", path: () => "/dashboard?view=creator", as: "creator" },
  { name: "create", path: () => "/create", as: "creator" },
  { name: "completion", path: ({ slug }) => `/c/${slug}/generation`, as: "creator" },
  { name: "manage", path: ({ slug }) => `/c/${slug}/manage`, as: "creator" },
  { name: "debug-builtin", path: ({ slug }) => `/c/${slug}/debug`, as: "creator" },
  { name: "coverage", path: ({ slug }) => `/c/${slug}/coverage`, as: "creator" },
  { name: "coverage-gaps", path: ({ otherSlug }) => `/c/${otherSlug}/coverage?show=gaps`, as: "creator" },
  { name: "editor", path: ({ slug }) => `/c/${slug}/edit`, as: "creator" },
  { name: "editor-step", path: ({ slug, stepId }) => `/c/${slug}/edit/steps/${stepId}`, as: "creator" },
  { name: "editor-questions", path: ({ slug }) => `/c/${slug}/edit/questions`, as: "creator" },
  {
    name: "editor-question",
    path: ({ slug, stepId }) => `/c/${slug}/edit/questions/${stepId}`,
    as: "creator",
  },
  { name: "editor-add", path: ({ slug }) => `/c/${slug}/edit/add`, as: "creator" },
  { name: "editor-add-method", path: ({ slug }) => `/c/${slug}/edit/add?stage=method`, as: "creator" },
  { name: "editor-add-manual", path: ({ slug }) => `/c/${slug}/edit/add?stage=manual`, as: "creator" },
  { name: "editor-add-ai", path: ({ slug }) => `/c/${slug}/edit/add?stage=ai`, as: "creator" },
  ...PROPOSALS.map((kind) => ({
    name: `proposal-${kind}`,
    path: ({ slug, proposals }: Scene) => `/c/${slug}/edit/proposals/${proposals[kind]}`,
    as: "creator" as const,
  })),
  {
    name: "proposal-gone",
    path: ({ slug, stepId }) => `/c/${slug}/edit/proposals/${stepId}`,
    as: "creator",
  },
  { name: "preview", path: ({ slug, stepId }) => `/c/${slug}/preview/${stepId}`, as: "creator" },
  { name: "course-settings", path: ({ slug }) => `/c/${slug}/settings`, as: "creator" },
  { name: "design", path: ({ slug }) => `/c/${slug}/design`, as: "creator" },
  { name: "results", path: ({ slug }) => `/c/${slug}/results`, as: "creator" },
  { name: "results-questions", path: ({ slug }) => `/c/${slug}/results?tab=questions`, as: "creator" },
  { name: "results-people", path: ({ slug }) => `/c/${slug}/results?tab=participants`, as: "creator" },
  { name: "claim", path: ({ slug }) => `/c/${slug}/manage`, as: "newcomer" },
  { name: "creators-only", path: () => "/create", as: "participant" },
  { name: "campus", path: () => "/dashboard?view=participant", as: "participant" },
  { name: "course-enrolled", path: ({ slug }) => `/c/${slug}`, as: "participant" },
  { name: "step", path: ({ slug }) => `/c/${slug}/steps/2`, as: "participant" },
  { name: "evaluation", path: ({ slug }) => `/c/${slug}/evaluation`, as: "participant" },
  { name: "highlights", path: ({ slug }) => `/c/${slug}/highlights`, as: "participant" },
  { name: "reviews", path: () => "/reviews", as: "participant" },
  { name: "certificate-unknown", path: () => "/certificates/BBBB-BBBB-BBBB", as: "visitor" },
  { name: "reminders-unknown", path: () => "/reminders/unbekannt", as: "visitor" },
  { name: "notifications-unknown", path: () => "/notifications/unbekannt", as: "visitor" },
  { name: "evaluation-early", path: ({ otherSlug }) => `/c/${otherSlug}/evaluation`, as: "participant" },
];

/** Adds a sentence to a step: without a model, its own passages give another version of it only then. */
async function edit(seed: Seed, creator: Account, slug: string, stepId: string): Promise<void> {
  const authorization = `Bearer ${creator.accessToken}`;
  const where = `/api/courses/${slug}/outline/${stepId}`;
  const step = await seed.call<EditedStep>("GET", where, undefined, { authorization });
  const { version, title, sections, summary } = step;
  const content = `${step.content}\n\nDas lässt sich an jedem warmen Tag beobachten.`;
  await seed.call("PUT", where, { version, title, content, sections, summary }, { authorization });
}

async function propose(
  seed: Seed,
  creator: Account,
  slug: string,
  stepId: string,
): Promise<Scene["proposals"]> {
  await edit(seed, creator, slug, stepId);
  return {
    step: await seed.proposal(creator, slug, { kind: "step", stepId }),
    question: await seed.proposal(creator, slug, { kind: "question", stepId }),
    course: await seed.proposal(creator, slug, { kind: "course" }),
    insertStep: await seed.newStep(creator, slug, stepId),
  };
}

/** Without `proposed` nothing waits to be compared: only creators see that. */
async function buildScene(seed: Seed, language: SceneLanguage, proposed: boolean): Promise<Scene> {
  const creator = await seed.account("course_creator_free", language);
  const newcomer = await seed.account("course_creator_free", language);
  const participant = await seed.account("course_participant", language);
  const slug = await seed.course(creator, "bienen.de.pdf", "Wie Honigbienen sich verständigen", "de");
  const otherSlug = await seed.course(creator, "lighthouses.en.pdf", "How lighthouses work", "en");
  await seed.progress(participant, slug, 0);
  await seed.progress(participant, otherSlug, 4);
  const authorization = `Bearer ${creator.accessToken}`;
  const where = `/api/courses/${slug}/generation`;
  const { steps } = await seed.call<{ steps: { id: string }[] }>("GET", where, undefined, { authorization });
  const stepId = steps[1]?.id ?? "";
  const none = { step: "", question: "", course: "", insertStep: "" };
  const proposals = proposed ? await propose(seed, creator, slug, stepId) : none;
  return { creator, participant, newcomer, slug, otherSlug, stepId, proposals };
}

async function lookAtScreens(
  browser: Browser,
  language: SceneLanguage,
  scene: Scene,
  who: readonly Screen["as"][],
  options: BrowserContextOptions,
): Promise<string[]> {
  const contexts = new Map<Screen["as"], BrowserContext>();
  for (const as of who) {
    const context = await openLook(browser, language, options);
    contexts.set(as, context);
    if (as === "visitor") continue;
    const page = await context.newPage();
    await signIn(page, scene[as]);
    await page.close();
  }
  const faults: string[] = [];
  for (const screen of SCREENS) {
    const page = await contexts.get(screen.as)?.newPage();
    if (!page) continue;
    page.on("pageerror", ({ message }) => faults.push(`${screen.name}: ${message}`));
    await page.goto(screen.path(scene));
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    faults.push(...(await lookAtScene(page, screen.name)));
    await expect(page).toHaveTitle(/\S+ .*\S+|\S{3,}/);
    await page.close();
  }
  for (const context of contexts.values()) await context.close();
  return faults;
}

const PEOPLE = {
  creators: ["creator"],
  visitors: ["visitor"],
  participants: ["participant", "newcomer"],
} as const;

/** Journeys past all screens of these people. */
export function testScreens(language: SceneLanguage, people: readonly (keyof typeof PEOPLE)[]): void {
  for (const whose of people) {
    const who = PEOPLE[whose];
    test(`all screens of ${whose} are accessible and fit the screen, in ${language}`, async ({
      browser,
      server,
      viewport,
    }) => {
      test.setTimeout(600_000);
      const scene = await buildScene(new Seed(server), language, whose === "creators");
      const options = { baseURL: server.url, viewport };
      expect(await lookAtScreens(browser, language, scene, who, options)).toEqual([]);
    });
  }
}
