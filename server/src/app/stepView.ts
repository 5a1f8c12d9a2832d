import { createHash } from "node:crypto";
import { type StepPage, VIEW_HEADER } from "@lehrpfad/contract";
import type { MiddlewareHandler } from "hono";
import { showSite } from "../features/courses/index.ts";
import type { CacheKind } from "../platform/caches.ts";
import type { Services } from "../platform/services.ts";
import { createRenderer, UndrawableError, wordsFor } from "./renderer.ts";
import type { AskedStep, RenderedStep, Renderer } from "./rendering.ts";
import { compressed } from "./webPage.ts";

const RENDERED: CacheKind<RenderedStep> = { most: 50 };
/** Texts of steps that could not be drawn, or not in time: each is tried once. */
const UNDRAWN: CacheKind<true> = { most: 10_000 };
/** Characters of an answer and of its view; what is larger is sent without one. A step of a book has a tenth. */
const LONGEST_ANSWER = 150_000;
const LONGEST_VIEW = 500_000;

/** The name of the web app's build, as its script before the first paint says it; null where there is none. */
const buildOf = (built: string | null) => /src="\/assets\/(index-[\w-]+)\.js"/.exec(built ?? "")?.[1] ?? null;

const hashOf = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("base64");

/**
 * Adds its first view as HTML to the answer to a call for a step, where the call asks for it (VIEW_HEADER): it is shown
 * before the app is there (web/build/fetchAhead.ts). It is made of nothing but that answer, so that whoever may not have
 * the step gets no view of it either; without it the browser draws the step itself.
 *
 * @param built the web app's page as it was built
 * @param renderer what draws steps; null where the web app was not built
 */
export function createStepView(
  services: Services,
  built: string | null,
  renderer: Pick<Renderer, "renderStep"> | null = createRenderer(services.work),
): MiddlewareHandler {
  const { log, caches } = services;
  const build = buildOf(built);
  const [known, undrawn] = [caches.of(RENDERED), caches.of(UNDRAWN)];
  /** Whoever would see the same page gets the same view, and nobody else. */
  const viewOf = async (asked: Omit<AskedStep, "site">) => {
    const text = hashOf(asked.step.step);
    if (renderer === null || undrawn.get(text)) return null;
    const whole = { ...asked, site: await showSite({ context: { services } }) };
    const key = hashOf(whole);
    try {
      const rendered = known.get(key) ?? (await renderer.renderStep(whole));
      if (rendered.html.length > LONGEST_VIEW) throw new UndrawableError("The view is too long");
      known.set(key, rendered);
      return rendered;
    } catch (error) {
      if (error instanceof UndrawableError) undrawn.set(text, true);
      throw error;
    }
  };
  return async (context, next) => {
    const [slug = "", position = ""] = [context.req.param("slug"), context.req.param("position")];
    await next();
    const [wanted, language = ""] = (context.req.header(VIEW_HEADER) ?? "").split(" ");
    const answer = context.res;
    if (build === null || wanted !== build || answer.status !== 200) return;
    const text = await answer.clone().text();
    if (text.length > LONGEST_ANSWER) return;
    try {
      const step: StepPage = JSON.parse(text);
      const pathname = `/c/${slug}/steps/${position}`;
      const isSignedIn = context.req.header("authorization") !== undefined;
      const view = await viewOf({ pathname, languages: wordsFor([language]), slug, step, isSignedIn });
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
