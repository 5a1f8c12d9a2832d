import { createServices } from "../src/app/services.ts";
import { remind } from "../src/features/campus/usecases/remind.ts";
import { systemClock } from "../src/platform/clock.ts";
import { readConfig } from "../src/platform/config.ts";

const HOUR_MS = 3_600_000;

/**
 * Writes the reminders that will be due in `hours`, behind the back of a server that is not running; it delivers
 * them once it starts. `url` is the server's address, for their links.
 */
export async function remindLater(dataFolder: string, url: string, hours: number): Promise<void> {
  const clock = { now: () => new Date(systemClock.now().getTime() + hours * HOUR_MS) };
  const config = readConfig({ DATA_DIR: dataFolder, LOG_LEVEL: "error" });
  const { services, close } = await createServices(config, url, { clock });
  try {
    await remind(services);
  } finally {
    await close();
  }
}
