// Runs with each file of tests. Files share a process: what one put in the place of a global, a function, the clock or a
// variable of the environment must not be there for the next.
import { afterAll, vi } from "vitest";

afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
