import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in HTML that the server sent and nothing works in yet; true once React has taken it over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
