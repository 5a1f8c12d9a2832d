import "../ui/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { startTranslations } from "../lib/language.ts";
import { Providers } from "./Providers.tsx";

const root = document.getElementById("root");
if (root) {
  await startTranslations();
  createRoot(root).render(
    <StrictMode>
      <Providers />
    </StrictMode>,
  );
}
