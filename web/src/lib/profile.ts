import type { InterfaceLanguage, OwnProfile } from "@lehrpfad/contract";
import { type QueryClient, type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { api, orpc } from "./api.ts";
import { showLanguage } from "./language.ts";
import { queryClient } from "./queryClient.ts";
import { currentSession, useSession } from "./session.ts";

const profileOptions = (id: string) => orpc.accounts.profile.queryOptions({ input: { id } });

/** The signed-in person's profile; idle for a visitor. */
export function useProfile(): UseQueryResult<OwnProfile> {
  const { user } = useSession();
  return useQuery({ ...profileOptions(user?.id ?? ""), enabled: user !== null });
}

/** Has the profile in the cache before a page is shown that needs it; nothing for a visitor. */
export async function prepareProfile(): Promise<void> {
  const { user } = currentSession();
  if (user !== null) await queryClient.prefetchQuery(profileOptions(user.id));
}

/** A loaded profile's language overrides the choice of this device (statement 4.54). */
export function useProfileLanguage(): void {
  const language = useProfile().data?.preferred_language;
  useEffect(() => {
    if (language) void showLanguage(language);
  }, [language]);
}

/** Changes the language here, and in the profile of a signed-in person. Rejects where the profile could not be saved. */
export function useChangeLanguage(): (language: InterfaceLanguage) => Promise<void> {
  const { user } = useSession();
  const queries = useQueryClient();
  return useCallback(
    async (language) => {
      await showLanguage(language);
      if (user === null) return;
      const saved = await api.accounts.updateLanguage({ id: user.id, preferred_language: language });
      rememberProfile(queries, saved);
    },
    [user, queries],
  );
}

/** Reads the profile anew, for example right after signing in. */
export async function fetchProfile(id: string): Promise<OwnProfile> {
  return api.accounts.profile({ id });
}

/** Puts a profile just read or saved into the cache. */
export function rememberProfile(queries: QueryClient, profile: OwnProfile): void {
  queries.setQueryData(profileOptions(profile.id).queryKey, profile);
}
