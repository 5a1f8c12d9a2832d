import { useLocation } from "react-router";
import { looksLikeAddress } from "./registration.ts";

/** What a link to another page takes along of a form in which somebody has typed an address: in the history, not in the URL. */
export const withAddress = (email: string) => (looksLikeAddress(email) ? { email: email.trim() } : null);

/** The address that the page before took along; empty without one. */
export function useTypedAddress(): string {
  const { state }: { state: unknown } = useLocation();
  if (typeof state !== "object" || state === null || !("email" in state)) return "";
  return typeof state.email === "string" ? state.email : "";
}
