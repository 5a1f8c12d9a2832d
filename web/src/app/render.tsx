import type { CoursePage } from "@lehrpfad/contract";
import type { Language } from "@lehrpfad/i18n";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { type Navigator, Router } from "react-router";
import { rememberCourse } from "../features/learning/queries.ts";
import { setLanguage, textIn } from "../lib/i18n.ts";
import { LANGUAGES, needTextsIn } from "../lib/language.ts";
import { pickLanguage } from "../lib/pickLanguage.ts";
import { queryClient } from "../lib/queryClient.ts";
import { rememberSite, type Site } from "../lib/site.ts";
import { DEFAULT_LANGUAGE } from "../lib/storageKeys.ts";
import { Foundation } from "./Foundation.tsx";
import { pageReady } from "./lazyPage.tsx";
import { framed, visitorRoutes } from "./visitorRoutes.tsx";

/** A page as a visitor gets it who has neither an account nor begun anything. */
interface VisitorPage {
  pathname: string;
  /** The browser's language tags, the most wanted first. */
  languages: readonly string[];
  site: Site;
  /** What the page of a course shows; null on other pages. */
  course: CoursePage | null;
}

const routes = framed(visitorRoutes);
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

interface Rendered {
  /** Of the interface's words. */
  language: Language;
  html: string;
  /** Of the page itself; null for a course, which has its own. */
  title: string | null;
  description: string | null;
}

/** The first view of a page as HTML, which React takes over in the browser (main.tsx). */
export async function render(page: VisitorPage): Promise<Rendered> {
  const { pathname, languages, site, course } = page;
  const language = pickLanguage(null, languages, LANGUAGES, DEFAULT_LANGUAGE);
  await pageReady(routes, pathname, "whole");
  await needTextsIn(language);
  const router = (pages: ReactNode) => (
    <Router navigator={still} location={pathname} static>
      {pages}
    </Router>
  );
  // Nothing is waited for from here on: cache and language are those of this page.
  setLanguage(language);
  rememberSite(site);
  if (course !== null) rememberCourse(course);
  try {
    const html = renderToString(<Foundation router={router} routes={routes} />);
    if (course !== null) return { language, html, title: null, description: null };
    const [title, description] = [textIn(language, "home", "page_title"), textIn(language, "home", "lead")];
    return { language, html, title, description };
  } finally {
    queryClient.clear();
  }
}
