// Runs with each file of tests whose modules keep something: the next file loads them anew, packages of others excepted.
import { afterAll, vi } from "vitest";

afterAll(() => {
  vi.resetModules();
});
