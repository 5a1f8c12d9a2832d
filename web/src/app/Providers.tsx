import { QueryClientProvider } from "@tanstack/react-query";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { useLanguage } from "../lib/language.ts";
import { queryClient } from "../lib/queryClient.ts";
import { routes } from "./routes.tsx";

const router = createBrowserRouter(routes);

/** What every page stands on: cache, language, router. */
export function Providers() {
  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider locale={useLanguage()}>
        <RouterProvider router={router} />
      </I18nProvider>
    </QueryClientProvider>
  );
}
