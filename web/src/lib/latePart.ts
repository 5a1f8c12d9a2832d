import type { AreaName } from "@lehrpfad/i18n";
import { type ComponentType, lazy } from "react";
import { whenThere } from "../ui/whenThere.ts";
import { afterPaint } from "./afterPaint.ts";
import { needTexts } from "./language.ts";

/**
 * A part in a chunk of its own, with the texts of the areas it shows: comes once it is drawn and the page was painted.
 * Stands in `Beside` where it comes by itself, in `Opened` where a person opens it.
 */
export const latePart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  ...areas: readonly AreaName[]
) =>
  lazy(async () => {
    await new Promise<void>((painted) => afterPaint(painted));
    return await whenThere(async () => {
      const [part] = await Promise.all([load(), needTexts(areas)]);
      return part;
    });
  });
