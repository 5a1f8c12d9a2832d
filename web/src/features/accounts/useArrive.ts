import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router";
import { fetchProfile, rememberProfile } from "../../lib/profile.ts";
import { afterSignIn } from "../../lib/redirect.ts";

/** Goes where a person belongs who has just signed in (SPEC.md section 4, post-auth redirect order). */
export function useArrive(): (userId: string) => Promise<void> {
  const navigate = useNavigate();
  const { search } = useLocation();
  const queries = useQueryClient();
  return useCallback(
    async (userId) => {
      const profile = await fetchProfile(userId).catch(() => null);
      if (profile !== null) rememberProfile(queries, profile);
      await navigate(afterSignIn(profile, search), { replace: true });
    },
    [navigate, search, queries],
  );
}
