// Runs with each file of tests. Files share a process: what one put in the place of a global or of a variable of the
// environment must not be there for the next.
import { afterAll, vi } from "vitest";

afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
