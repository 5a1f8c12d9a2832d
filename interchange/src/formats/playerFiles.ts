import type { ExportOptions } from "@lehrpfad/contract";
import { assetPath } from "../archive/names.ts";
import type { Entry } from "../archive/zip.ts";
import { fontFile, fontLicence, fontName, licenceName } from "../design/fonts.ts";
import { designCss, fontsOf } from "../design/style.ts";
import { playerData, type TrackingName } from "../player/data.ts";
import { playerScript } from "../player/link.ts";
import { type PageParts, pageFoot, pageHead, stepScreen } from "../player/page.ts";
import { playerCss } from "../player/style.ts";
import type { Publication } from "../publication/types.ts";
import { figureBytes, recordingEntries, recordingFiles } from "./assets.ts";
import type { Carried } from "./format.ts";

/** The course as the files of a package that a platform plays; it begins with `index.html`. */
export function playerFiles(
  publication: Publication,
  { passPercent, figures }: ExportOptions,
  tracking: TrackingName,
  carried: Carried,
): Entry[] {
  const { assets, design, steps } = publication;
  const data = playerData(publication, { tracking, passPercent });
  const parts: PageParts = {
    style: '<link rel="stylesheet" href="player/player.css"/>',
    script: '<script src="player/player.js"></script>',
    // A package for cmi5 speaks with the platform's record store, wherever it is.
    policy: `default-src 'self'; img-src 'self' data:; connect-src ${tracking === "cmi5" ? "*" : "'self'"}; base-uri 'none'; form-action 'none'`,
    srcOf: ({ asset }) => {
      const file = assets.get(asset);
      return file && figures !== "none" ? assetPath(file.id, file.type) : null;
    },
    recordingSrc: ({ asset }) => recordingFiles(carried, asset),
  };
  const page = [
    pageHead(publication, data, parts),
    ...steps.map((step) => stepScreen(step, publication, parts)),
    pageFoot(publication, data, parts),
  ];
  const fonts = fontsOf(design).flatMap((font): Entry[] => [
    { name: `player/fonts/${fontName(font)}`, content: fontFile(font) },
    { name: `player/fonts/${licenceName(font)}`, content: fontLicence(font) },
  ]);
  const pictures =
    figures === "none"
      ? []
      : [...assets.values()].map((file) => ({
          name: assetPath(file.id, file.type),
          content: () => figureBytes(file, figures),
        }));
  const style = `${designCss(design, (font) => `fonts/${fontName(font)}`)}\n${playerCss()}`;
  return [
    { name: "index.html", content: page.join("\n") },
    { name: "player/player.css", content: style },
    { name: "player/player.js", content: playerScript() },
    ...fonts,
    ...pictures,
    ...recordingEntries(carried),
  ];
}
