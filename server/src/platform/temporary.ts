import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { later } from "./clock.ts";
import type { Config } from "./config.ts";
import { orNull, removeOlder } from "./files.ts";
import type { Services } from "./services.ts";

/** Seconds after which nobody works any longer on what a process left behind. */
export const LEFT_SECONDS = 86_400;

/** Where a process of this machine keeps what it needs for one piece of work; nobody else's folders are there. */
const temporaryFolder = (config: Config) => join(resolve(config.DATA_DIR), "temporary");

/** Hands over an empty folder that is removed afterwards. */
export async function withTemporaryFolder<T>(
  { config }: Pick<Services, "config">,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  await mkdir(temporaryFolder(config), { recursive: true });
  const folder = await mkdtemp(join(temporaryFolder(config), "work-"));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes what processes that died more than a day ago left on this machine, with counts in the log. */
export async function removeLeftovers(services: Services): Promise<void> {
  const before = later(services.clock.now(), -LEFT_SECONDS);
  const home = temporaryFolder(services.config);
  const names = (await orNull(readdir(home))) ?? [];
  const folders = await removeOlder(
    names.map((name) => join(home, name)),
    before,
  );
  const partial = await services.files.removePartial(before);
  if (folders + partial > 0) services.log.info({ folders, partial }, "what dead processes left was removed");
}
