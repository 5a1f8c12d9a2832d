import "../ui/base.css";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { afterPaint } from "../lib/afterPaint.ts";
import { forgetAskedAhead } from "../lib/askedAhead.ts";
import { needErrorTexts, startTranslations } from "../lib/language.ts";
import { keepSession, watchTabs } from "../lib/session.ts";
import { AppRouter } from "./AppRouter.tsx";
import { Foundation } from "./Foundation.tsx";
import { pageReady } from "./lazyPage.tsx";
import { routes } from "./routes.tsx";
import { registerWorker } from "./worker/register.ts";

const FAMILIES = ["Atkinson Hyperlegible Next Variable", "Literata Variable"];

/** Milliseconds after the first picture in which pages take what was asked for before the app ran. */
const ASKED_AHEAD_MS = 10_000;

/** Milliseconds in which the app is fetched for use without a connection: what is shown comes first. */
const KEEP_MS = 3_000;

/** Asks for the fonts while the app starts: asked for by the first paint they come after it, and the text moves. */
function fetchFonts(): void {
  const { dataset } = document.documentElement;
  dataset.fonts = "coming";
  for (const family of FAMILIES) {
    // Where one cannot be had, the text stays in the browser's own.
    document.fonts.load(`1rem "${family}"`).catch(() => undefined);
  }
  void document.fonts.ready.then(() => afterPaint(() => delete dataset.fonts));
}

/**
 * Shows the app: takes over what the server sent where that is this person's page (web/build/fetchAhead.ts), and else
 * takes its place.
 */
function show(root: HTMLElement): void {
  const { dataset } = document.documentElement;
  const app = (
    <StrictMode>
      <Foundation router={(pages) => <AppRouter>{pages}</AppRouter>} routes={routes} />
    </StrictMode>
  );
  if (dataset.sent === "whole") {
    hydrateRoot(root, app);
    return;
  }
  if (dataset.sent === "other") root.replaceChildren();
  // What arrives from now on comes too late to be shown first.
  dataset.sent ??= "late";
  createRoot(root).render(app);
  afterPaint(() => {
    delete dataset.sent;
  });
}

async function start(root: HTMLElement): Promise<void> {
  fetchFonts();
  watchTabs();
  await startTranslations();
  const isSent = () => document.documentElement.dataset.sent === "whole";
  await pageReady(routes, location.pathname, isSent() ? "whole" : "late");
  // It came while its page was waited for.
  if (isSent()) await pageReady(routes, location.pathname, "whole");
  show(root);
  afterPaint(() => {
    keepSession();
    void needErrorTexts();
    setTimeout(forgetAskedAhead, ASKED_AHEAD_MS);
    setTimeout(registerWorker, KEEP_MS);
  });
}

const root = document.getElementById("root");
// No `await` here: pages import from this file's chunk, and would wait for it while it waits for them.
if (root) start(root).catch(reportError);
