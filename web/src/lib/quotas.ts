import type { Quota, QuotaKind } from "@lehrpfad/contract";
import { useQuery } from "@tanstack/react-query";
import { orpc } from "./api.ts";
import { useFormats } from "./format.ts";

/** What the signed-in creator has used of each limit. */
export function useQuotas(enabled = true) {
  return useQuery({ ...orpc.quotas.own.queryOptions({ input: {} }), enabled, staleTime: 0 });
}

/** `const amount = useAmount(); amount("bytes", 1048576)`: an amount of a kind as people read it. */
export function useAmount(): (kind: QuotaKind, amount: number) => string {
  const f = useFormats();
  return (kind, amount) => {
    if (kind === "reading") return f.tenthsOfMinutes(amount);
    return kind === "bytes" ? f.bytesOfLimit(amount) : f.number(amount);
  };
}

/** Percent of a limit that is used, 0 to 100; null where there is none. */
export function percentOf({ used, limit }: Pick<Quota, "used" | "limit">): number | null {
  return limit === null ? null : Math.min(100, (used / limit) * 100);
}
