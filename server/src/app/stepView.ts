import { createHash } from "node:crypto";
import { type StepPage, VIEW_HEADER } from "@lehrpfad/contract";
import type { MiddlewareHandler } from "hono";
import { siteSettings } from "../features/courses/index.ts";
import type { CacheKind } from "../platform/caches.ts";
import type { Services } from "../platform/services.ts";
import { loadRenderer, type RenderedStep, type Renderer } from "./renderer.ts";
import { compressed } from "./webPage.ts";

const RENDERED: CacheKind<RenderedStep> = { most: 200 };

/** The name of the web app's build, as its script before the first paint says it; null where there is none. */
const buildOf = (built: string | null) => /src="\/assets\/(index-[\w-]+)\.js"/.exec(built ?? "")?.[1] ?? null;

/** All that a view is made of, and so what it is kept by: two people get the same one only where they would see the same page. */
interface Asked {
  pathname: string;
  languages: readonly string[];
  slug: string;
  step: StepPage;
  isSignedIn: boolean;
}

/**
 * Adds its first view as HTML to the answer to a call for a step, where the call asks for it (VIEW_HEADER): it is shown
 * before the app is there (web/build/fetchAhead.ts). It is made of nothing but that answer, so that whoever may not have
 * the step gets no view of it either; without it the browser draws the step itself.
 *
 * @param built the web app's page as it was built
 * @param load what draws steps; null where the web app was not built
 */
export function createStepView(
  services: Services,
  built: string | null,
  load: () => Promise<Pick<Renderer, "renderStep"> | null> = loadRenderer,
): MiddlewareHandler {
  const { log, caches } = services;
  const build = buildOf(built);
  const viewOf = async (asked: Asked): Promise<RenderedStep | null> => {
    const renderer = await load();
    if (renderer === null) return null;
    const site = await siteSettings(services);
    const known = caches.of(RENDERED);
    const key = createHash("sha256")
      .update(JSON.stringify([asked, site]))
      .digest("base64");
    const rendered = known.get(key) ?? (await renderer.renderStep({ ...asked, site }));
    known.set(key, rendered);
    return rendered;
  };
  return async (context, next) => {
    const [slug = "", position = ""] = [context.req.param("slug"), context.req.param("position")];
    await next();
    const [wanted, language = ""] = (context.req.header(VIEW_HEADER) ?? "").split(" ");
    const answer = context.res;
    if (build === null || wanted !== build || answer.status !== 200) return;
    const text = await answer.clone().text();
    try {
      const step: StepPage = JSON.parse(text);
      const pathname = `/c/${slug}/steps/${position}`;
      const isSignedIn = context.req.header("authorization") !== undefined;
      const view = await viewOf({ pathname, languages: [language], slug, step, isSignedIn });
      if (view === null) return;
      const sent = await compressed(context, JSON.stringify({ ...step, view: { ...view, build } }));
      // Without its length: that is another one now.
      const headers = { "content-type": "application/json", ...sent.encoding };
      context.res = undefined;
      context.res = context.body(sent.body, 200, headers);
    } catch (error) {
      log.warn({ err: error }, "a step was sent without its first view");
    }
  };
}
