import "../ui/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { afterPaint } from "../lib/afterPaint.ts";
import { forgetAskedAhead } from "../lib/askedAhead.ts";
import { startTranslations } from "../lib/language.ts";
import { keepSession } from "../lib/session.ts";
import { pageReady } from "./lazyPage.tsx";
import { Providers } from "./Providers.tsx";
import { routes } from "./routes.tsx";

const FAMILIES = ["Atkinson Hyperlegible Next Variable", "Literata Variable"];

/** Milliseconds after the first picture in which pages take what was asked for before the app ran. */
const ASKED_AHEAD_MS = 10_000;

/** Asks for the fonts while the app starts: asked for by the first paint they come after it, and the text moves. */
function fetchFonts(): void {
  for (const family of FAMILIES) {
    // Where one cannot be had, the text stays in the browser's own.
    document.fonts.load(`1rem "${family}"`).catch(() => undefined);
  }
}

async function start(root: HTMLElement): Promise<void> {
  fetchFonts();
  await startTranslations();
  await pageReady(routes, location.pathname);
  createRoot(root).render(
    <StrictMode>
      <Providers />
    </StrictMode>,
  );
  afterPaint(() => {
    keepSession();
    setTimeout(forgetAskedAhead, ASKED_AHEAD_MS);
  });
}

const root = document.getElementById("root");
// No `await` here: pages import from this file's chunk, and would wait for it while it waits for them.
if (root) start(root).catch(reportError);
