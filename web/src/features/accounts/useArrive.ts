import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { textIn } from "../../lib/i18n.ts";
import { showLanguage } from "../../lib/language.ts";
import { fetchProfile, rememberProfile } from "../../lib/profile.ts";
import { afterSignIn } from "../../lib/redirect.ts";
import { toast } from "../../ui/toast.ts";

/** Why somebody who has signed in is still here. */
export interface HeldUp {
  error: unknown;
  isRetrying: boolean;
  retry: () => void;
}

/**
 * Goes where a person belongs who has just signed in (statements 4.42 to 4.47). Without the
 * profile nobody knows where that is: the person stays, and `heldUp` says why.
 */
export function useArrive(): {
  /** `greets`: who has signed in just now is told so, in the language of the profile. */
  arrive: (userId: string, greets?: boolean) => Promise<void>;
  heldUp: HeldUp | null;
} {
  const navigate = useNavigate();
  const { search } = useLocation();
  const queries = useQueryClient();
  const [fault, setFault] = useState<{ userId: string; error: unknown } | null>(null);
  const [isTrying, setTrying] = useState(false);
  const arrive = useCallback(
    async (userId: string, greets = false) => {
      setTrying(true);
      try {
        const profile = await fetchProfile(userId);
        rememberProfile(queries, profile);
        await showLanguage(profile.preferred_language);
        if (greets) toast.success(textIn(profile.preferred_language, "auth", "signed_in"));
        await navigate(afterSignIn(profile, search), { replace: true });
      } catch (error) {
        setFault({ userId, error });
      } finally {
        setTrying(false);
      }
    },
    [navigate, search, queries],
  );
  const heldUp = fault && {
    error: fault.error,
    isRetrying: isTrying,
    retry: () => void arrive(fault.userId),
  };
  return { arrive, heldUp };
}
