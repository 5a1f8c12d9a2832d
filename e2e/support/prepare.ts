import { ensureWorld } from "../../server/testing/world/world.ts";

/**
 * Makes what the workers' servers begin with before any of them starts: it takes a minute, their start has a limit. All of
 * a run begin with the same, also where code is edited meanwhile.
 */
export default function prepare(): void {
  process.env.TEST_WORLD = ensureWorld();
}
