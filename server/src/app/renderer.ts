import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { CoursePage, StepPage } from "@lehrpfad/contract";
import type { siteSettings } from "../features/courses/index.ts";
import { REPOSITORY } from "../platform/config.ts";

export type Site = Awaited<ReturnType<typeof siteSettings>>;

interface Asked {
  pathname: string;
  languages: readonly string[];
  site: Site;
}

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
  render: (page: Asked & { course: CoursePage | null }) => Promise<Rendered>;
  renderStep: (asked: Asked & { slug: string; step: StepPage; isSignedIn: boolean }) => Promise<RenderedStep>;
}

const RENDERER = join(REPOSITORY, "web/dist/render/render.js");
let loading: Promise<Renderer | null> | undefined;

async function load(): Promise<Renderer | null> {
  return existsSync(RENDERER) ? await import(pathToFileURL(RENDERER).href) : null;
}

/** What draws pages on the server; null where the web app was not built. */
export function loadRenderer(): Promise<Renderer | null> {
  loading ??= load();
  return loading;
}
