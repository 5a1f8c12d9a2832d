import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { type RouteObject, useRoutes } from "react-router";
import { useLanguage } from "../lib/language.ts";
import { queryClient } from "../lib/queryClient.ts";
import { LastGuard } from "./CrashGuard.tsx";

const Pages = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);

interface FoundationProps {
  /** What tells the pages where they are: it follows the address bar in a browser, and stands still on the server. */
  router: (pages: ReactNode) => ReactNode;
  routes: RouteObject[];
}

/** What every page stands on: cache, language, router. */
export function Foundation({ router, routes }: FoundationProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider locale={useLanguage()}>
        <LastGuard>{router(<Pages routes={routes} />)}</LastGuard>
      </I18nProvider>
    </QueryClientProvider>
  );
}
