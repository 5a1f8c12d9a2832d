import { useQuery } from "@tanstack/react-query";
import { type api, orpc } from "./api.ts";
import { queryClient } from "./queryClient.ts";

export type Site = Awaited<ReturnType<typeof api.site.settings>>;

/** What the server wrote into the page (server/src/app/webPage.ts); nothing where another server sent it. */
function sentAlong(): Site | undefined {
  const text = document.getElementById("site")?.textContent;
  return text ? (JSON.parse(text) as Site) : undefined;
}

const siteOptions = orpc.site.settings.queryOptions({ input: {} });

/** Puts the settings into the cache. */
export function rememberSite(site: Site): void {
  queryClient.setQueryData(siteOptions.queryKey, site);
}

/** The public settings of this installation: brand, example course, limits. */
export function useSite() {
  return useQuery({
    ...siteOptions,
    staleTime: Number.POSITIVE_INFINITY,
    initialData: sentAlong,
  });
}

/** The brand's name; empty until it is known. */
export function useBrand(): string {
  return useSite().data?.brand ?? "";
}
