import type { AreaName } from "@lehrpfad/i18n";
import { type ComponentType, lazy } from "react";
import { needTexts } from "./language.ts";
import { whenThere } from "./whenThere.ts";

/** A part beside what is read, in a chunk of its own, fetched with the texts of the areas it shows when it is drawn. */
export const latePart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  ...areas: readonly AreaName[]
) =>
  lazy(() =>
    whenThere(async () => {
      const [part] = await Promise.all([load(), needTexts(areas)]);
      return part;
    }),
  );
