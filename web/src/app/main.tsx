import "../ui/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { startTranslations } from "../lib/language.ts";
import { pageReady } from "./lazyPage.tsx";
import { Providers } from "./Providers.tsx";
import { routes } from "./routes.tsx";

async function start(root: HTMLElement): Promise<void> {
  await startTranslations();
  await pageReady(routes, location.pathname);
  createRoot(root).render(
    <StrictMode>
      <Providers />
    </StrictMode>,
  );
}

const root = document.getElementById("root");
// No `await` here: pages import from this file's chunk, and would wait for it while it waits for them.
if (root) start(root).catch(reportError);
