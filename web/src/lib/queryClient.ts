import { QueryClient } from "@tanstack/react-query";

const MINUTE_MS = 60_000;

/** Milliseconds within which what is opened together asks once, where every visit wants what is so now. */
export const TOGETHER_MS = 2_000;

/** One cache for the whole app, with the times of statements 9.15 to 9.17. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Offline calls fail at once and say so, instead of waiting in silence.
    queries: {
      networkMode: "always",
      staleTime: 5 * MINUTE_MS,
      gcTime: 10 * MINUTE_MS,
      retry: 1,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchOnMount: true,
    },
    mutations: { retry: 0, networkMode: "always" },
  },
});
