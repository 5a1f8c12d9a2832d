import type { CoursePage, InterfaceLanguage, StepPage } from "@lehrpfad/contract";
import type { showSite } from "../features/courses/index.ts";

export type Site = Awaited<ReturnType<typeof showSite>>;

interface Asked {
  pathname: string;
  languages: readonly InterfaceLanguage[];
  site: Site;
}

export type AskedPage = Asked & { course: CoursePage | null };
export type AskedStep = Asked & { slug: string; step: StepPage; isSignedIn: boolean };

export interface Rendered {
  language: string;
  html: string;
  /** Of the page itself; null for a course, which has its own. */
  title: string | null;
  description: string | null;
}

export interface RenderedStep {
  language: string;
  html: string;
  /** Custom properties of the page that show the course's design. */
  style: Record<string, string>;
}

/** What the web app's build gives to be sent with pages and steps (web/src/app/render.tsx). */
export interface Renderer {
  render: (page: AskedPage) => Promise<Rendered>;
  renderStep: (asked: AskedStep) => Promise<RenderedStep>;
}
