import type { auth as source } from "../en/auth.ts";

export const auth: Record<keyof typeof source, string> = {
  signed_out: "Erfolgreich abgemeldet",
};
