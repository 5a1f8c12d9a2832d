import type { Services } from "../platform/services.ts";
import { removeLeftovers } from "../platform/temporary.ts";

const EVERY_MILLISECONDS = 3_600_000;

/** Removes now and from time to time what dead processes left on this machine, whatever this process does. */
export async function keepTidy(services: Services): Promise<void> {
  await removeLeftovers(services);
  const timer = setInterval(() => {
    removeLeftovers(services).catch((error: unknown) =>
      services.log.error({ error }, "what dead processes left could not be removed"),
    );
  }, EVERY_MILLISECONDS);
  services.stopping.addEventListener("abort", () => clearInterval(timer));
}
