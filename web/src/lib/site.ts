import { useQuery } from "@tanstack/react-query";
import { orpc } from "./api.ts";

/** The public settings of this installation: brand, example course, limits. */
export function useSite() {
  return useQuery({ ...orpc.site.settings.queryOptions({ input: {} }), staleTime: Number.POSITIVE_INFINITY });
}

/** The brand's name; empty until it is known. */
export function useBrand(): string {
  return useSite().data?.brand ?? "";
}
