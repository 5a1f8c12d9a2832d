import { createHash } from "node:crypto";
import type { ExportOptions } from "@lehrpfad/contract";
import { fontFile, fontLicence } from "../../design/fonts.ts";
import { designCss, fontsOf } from "../../design/style.ts";
import { everyBlock } from "../../markdown/blocks.ts";
import { playerData } from "../../player/data.ts";
import { playerScript } from "../../player/link.ts";
import { type PageParts, pageFoot, pageHead, stepScreen } from "../../player/page.ts";
import { playerCss } from "../../player/style.ts";
import { blocksOfStep } from "../../publication/fromCourse.ts";
import type { Publication, PublishedStep } from "../../publication/types.ts";
import { figureBytes, figureBytesOf, figureLosses, packageBytes } from "../assets.ts";
import type { Format } from "../format.ts";

/** Bytes of figures from which on they are made smaller, so that the file stays below 20 MB. */
const MOST_FIGURES = 13_000_000;

/** What the file has more than a package: nothing is compressed, pictures and fonts are text. */
const BIGGER = 2;

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

function sizeOf(publication: Publication, { figures }: ExportOptions): ExportOptions["figures"] {
  if (figures !== "full") return figures;
  return figureBytesOf(publication) > MOST_FIGURES ? "small" : "full";
}

/** The pictures of one step as addresses that hold them. */
async function picturesOf(
  step: PublishedStep,
  { assets }: Publication,
  size: ExportOptions["figures"],
): Promise<Map<string, string>> {
  const pictures = new Map<string, string>();
  if (size === "none") return pictures;
  for (const block of everyBlock(blocksOfStep(step))) {
    const file = block.type === "figure" ? assets.get(block.asset) : undefined;
    if (file) pictures.set(file.id, `data:${file.type};base64,${base64(await figureBytes(file, size))}`);
  }
  return pictures;
}

/** Licences of the fonts, which go with each copy of them, as comments that nothing in them can end. */
function licencesOf({ design }: Publication): string {
  return fontsOf(design)
    .map((font) => `/* ${font}\n${fontLicence(font).replace(/\*\/|<(?=\/)/g, "")} */`)
    .join("\n");
}

/** One page that holds everything and loads nothing: opened by a double click, without a connection. */
async function* write(publication: Publication, options: ExportOptions): AsyncGenerator<Uint8Array> {
  const size = sizeOf(publication, options);
  const data = playerData(publication, { tracking: "local", passPercent: options.passPercent });
  const fonts = designCss(publication.design, (font) => `data:font/woff2;base64,${base64(fontFile(font))}`);
  const script = playerScript();
  const style = `${licencesOf(publication)}\n${fonts}\n${playerCss()}`;
  const parts: PageParts = {
    style: `<style>${style}</style>`,
    script: `<script>${script}</script>`,
    policy: `default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; script-src ${hashOf(script)}; base-uri 'none'; form-action 'none'`,
    srcOf: () => null,
  };
  const encoder = new TextEncoder();
  yield encoder.encode(pageHead(publication, data, parts));
  for (const step of publication.steps) {
    const pictures = await picturesOf(step, publication, size);
    yield encoder.encode(
      `${stepScreen(step, publication, { srcOf: ({ asset }) => pictures.get(asset) ?? null })}\n`,
    );
  }
  yield encoder.encode(pageFoot(publication, data, parts));
}

export const html: Format = {
  name: "html",
  extension: "html",
  mediaType: "text/html; charset=utf-8",
  options: ["passPercent", "figures"],
  tellsAnswers: () => true,
  lossesOf: (publication, options) => figureLosses(publication, { figures: sizeOf(publication, options) }),
  sizeOf: (publication, options) =>
    BIGGER * packageBytes(publication, { figures: sizeOf(publication, options) }),
  write,
};
