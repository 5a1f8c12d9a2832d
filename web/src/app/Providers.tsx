import { QueryClientProvider } from "@tanstack/react-query";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { useRoutes } from "react-router";
import { useLanguage } from "../lib/language.ts";
import { queryClient } from "../lib/queryClient.ts";
import { AppRouter } from "./AppRouter.tsx";
import { LastGuard } from "./CrashGuard.tsx";
import { routes } from "./routes.tsx";

const Pages = () => useRoutes(routes);

/** What every page stands on: cache, language, router. */
export function Providers() {
  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider locale={useLanguage()}>
        <LastGuard>
          <AppRouter>
            <Pages />
          </AppRouter>
        </LastGuard>
      </I18nProvider>
    </QueryClientProvider>
  );
}
