import type { InterfaceLanguage } from "@lehrpfad/contract";
import { type CoursePage, INTERFACE_LANGUAGES, isOwnDesign, type StepPage } from "@lehrpfad/contract";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { type Navigator, Router } from "react-router";
import { rememberCourse, rememberStep } from "../features/learning/queries.ts";
import { kindsOf } from "../features/learning/stepAhead.ts";
import { designProperties } from "../lib/design/designStyle.ts";
import { setLanguage, textIn } from "../lib/i18n.ts";
import { needTextsIn } from "../lib/language.ts";
import { pickLanguage } from "../lib/pickLanguage.ts";
import { queryClient } from "../lib/queryClient.ts";
import { type SessionState, setSession } from "../lib/session.ts";
import { rememberSite, type Site } from "../lib/site.ts";
import { DEFAULT_LANGUAGE } from "../lib/storageKeys.ts";
import { ANSWER_VIEWS, prepareAnswerViews } from "../questions/useAnswerViews.ts";
import { Foundation } from "./Foundation.tsx";
import { pagePresent } from "./lazyPage.tsx";
import { framed, stepRoute, visitorRoutes } from "./visitorRoutes.tsx";

/** A page as a visitor gets it who has neither an account nor begun anything. */
interface VisitorPage {
  pathname: string;
  /** The browser's language tags, the most wanted first. */
  languages: readonly string[];
  site: Site;
  /** What the page of a course shows; null on other pages. */
  course: CoursePage | null;
}

const routes = framed([...visitorRoutes, stepRoute]);
const leadsNowhere = () => {
  throw new Error("Nobody goes anywhere while a page is rendered");
};
const still: Navigator = {
  createHref: (to) =>
    typeof to === "string" ? to : `${to.pathname ?? ""}${to.search ?? ""}${to.hash ?? ""}`,
  go: leadsNowhere,
  push: leadsNowhere,
  replace: leadsNowhere,
};

const NOBODY: SessionState = { status: "signedOut", user: null };
/** The server tells no page who somebody is: who is signed in is asked for by the browser. */
const SOMEBODY: SessionState = {
  status: "signedIn",
  user: { id: "somebody", email: "", emailConfirmed: true, createdAt: "" },
};

interface Rendered {
  /** Of the interface's words. */
  language: InterfaceLanguage;
  html: string;
  /** Of the page itself; null for a course, which has its own. */
  title: string | null;
  description: string | null;
}

/** Whose words and settings stand in the modules for as long as a page is drawn: nothing is waited for meanwhile. */
function draw(pathname: string, language: InterfaceLanguage, site: Site, remember: () => void): string {
  const router = (pages: ReactNode) => (
    <Router navigator={still} location={pathname} static>
      {pages}
    </Router>
  );
  setLanguage(language);
  rememberSite(site);
  try {
    remember();
    return renderToString(<Foundation router={router} routes={routes} />);
  } finally {
    // What shows questions is the same for everybody.
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== ANSWER_VIEWS });
    setSession(NOBODY);
  }
}

/** The first view of a page as HTML, which React takes over in the browser (main.tsx). */
async function render(page: VisitorPage): Promise<Rendered> {
  const { pathname, languages, site, course } = page;
  const language = pickLanguage(null, languages, INTERFACE_LANGUAGES, DEFAULT_LANGUAGE);
  await pagePresent(routes, pathname);
  await needTextsIn(language);
  const html = draw(pathname, language, site, () => {
    if (course !== null) rememberCourse(course);
  });
  if (course !== null) return { language, html, title: null, description: null };
  const [title, description] = [textIn(language, "home", "page_title"), textIn(language, "home", "lead")];
  return { language, html, title, description };
}

/** A step as the person gets it who is asking. */
interface AskedStep {
  pathname: string;
  /** Of the interface's words: the first of these that there are texts of. */
  languages: readonly string[];
  site: Site;
  slug: string;
  step: StepPage;
  isSignedIn: boolean;
}

/** Above the first view: custom properties of the page that show the course's design. */
type View = Pick<Rendered, "language" | "html"> & { style: Record<string, string> };

/** The first view of a step, as the browser of this person would draw it first. */
async function renderStep({ pathname, languages, site, slug, step, isSignedIn }: AskedStep): Promise<View> {
  const language = pickLanguage(null, languages, INTERFACE_LANGUAGES, DEFAULT_LANGUAGE);
  await pagePresent(routes, pathname);
  await prepareAnswerViews(queryClient, kindsOf(step));
  await needTextsIn(language);
  const { ownColours } = await import("@lehrpfad/interchange/design/style");
  const style = isOwnDesign(step.design) ? {} : designProperties(step.design, ownColours);
  const html = draw(pathname, language, site, () => {
    setSession(isSignedIn ? SOMEBODY : NOBODY);
    rememberStep(slug, step);
  });
  return { language, html, style };
}

/** Draws what the server asks its process for (server/src/app/renderer.ts). */
export const run = (asked: { page: VisitorPage } | { step: AskedStep }): Promise<Rendered | View> =>
  "page" in asked ? render(asked.page) : renderStep(asked.step);
