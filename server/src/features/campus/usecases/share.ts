import { fileURLToPath } from "node:url";
import { readingMinutes, slugSchema } from "@lehrpfad/contract";
import { fill } from "@lehrpfad/i18n";
import { loadMailTexts, type MailTexts } from "@lehrpfad/i18n/mail";
import type { SKRSContext2D } from "@napi-rs/canvas";
import type { CacheKind } from "../../../platform/caches.ts";
import { escapeHtml } from "../../../platform/html.ts";
import type { Services } from "../../../platform/services.ts";
import { courseBySlug, creatorName } from "../../courses/index.ts";
import { listStepProgress } from "../../learning/index.ts";

const FONTS = [
  import.meta.resolve("@expo-google-fonts/literata/600SemiBold/Literata_600SemiBold.ttf"),
  import.meta.resolve("@expo-google-fonts/literata/400Regular/Literata_400Regular.ttf"),
];

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 90;
const PICTURES: CacheKind<Uint8Array<ArrayBuffer>> = { most: 50 };

interface ShareCard {
  name: string;
  language: string;
  description: string;
  titles: string[];
  texts: MailTexts;
  /** Changes with the course: pictures are kept for it. */
  version: string;
}

/** What a link to a course tells; null where a visitor would see nothing of it. */
async function shareCard(services: Services, slug: string): Promise<ShareCard | null> {
  const course = slugSchema.safeParse(slug).success ? await courseBySlug(services.db, slug) : null;
  if (!course?.active || course.writer === null) return null;
  const rows = await listStepProgress(services.db, course.id, null);
  const texts = await loadMailTexts(course.language);
  const description = fill(texts.share_description, {
    steps: rows.length,
    minutes: rows.reduce((sum, { words }) => sum + readingMinutes(words), 0),
    creator: await creatorName(services.db, course),
  });
  const titles = rows.map(({ title }) => title);
  const version = `${slug}:${course.name}:${rows.length}:${course.editedAt.getTime()}`;
  return { name: course.name, language: course.language, description, titles, texts, version };
}

function headOf(services: Services, slug: string, card: ShareCard): string {
  const { BRAND_NAME: brand } = services.config;
  const url = `${services.publicUrl}/c/${slug}`;
  const properties = {
    "og:type": "website",
    "og:site_name": brand,
    "og:title": card.name,
    "og:description": card.description,
    "og:url": url,
    "og:locale": card.language,
    "og:image": `${url}/share.png`,
    "og:image:width": String(WIDTH),
    "og:image:height": String(HEIGHT),
    "og:image:alt": card.name,
  };
  const metas = Object.entries(properties).map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
  );
  return [
    `<title>${escapeHtml(`${card.name} · ${brand}`)}</title>`,
    `<meta name="description" content="${escapeHtml(card.description)}">`,
    '<meta name="robots" content="noindex">',
    '<meta name="twitter:card" content="summary_large_image">',
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...metas,
  ].join("\n    ");
}

function withoutScript({ name, description, titles, texts }: ShareCard): string {
  const list = titles.map((title) => `<li>${escapeHtml(title)}</li>`).join("");
  return `<noscript><main class="prose-text" style="margin:0 auto;padding:2rem 1rem"><h1>${escapeHtml(name)}</h1><p>${escapeHtml(description)}</p><p>${escapeHtml(texts.share_script)}</p><h2>${escapeHtml(texts.share_steps)}</h2><ol>${list}</ol></main></noscript>`;
}

/**
 * The web app's page for `/c/{slug}` with what a link preview reads: title, description and picture; and, for
 * browsers without JavaScript, what awaits in the course. The page as it is where the course is not public.
 */
export async function sharedPage(services: Services, slug: string, page: string): Promise<string> {
  const card = await shareCard(services, slug);
  if (!card) return page;
  return page
    .replace(/<html lang="[^"]*"/, () => `<html lang="${card.language}"`)
    .replace(/<title>[^<]*<\/title>/, () => headOf(services, slug, card))
    .replace("<body>", () => `<body>\n    ${withoutScript(card)}`);
}

/** The words of a text in lines that fit; the last one of at most `most` ends with an ellipsis where more follows. */
function linesOf(context: SKRSContext2D, text: string, most: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/)) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && context.measureText(longer).width > WIDTH - 2 * MARGIN) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  lines.push(line);
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1]} …`];
}

function drawTrail(context: SKRSContext2D): void {
  const y = 120;
  context.strokeStyle = "#1e5b43";
  context.lineWidth = 6;
  context.beginPath();
  context.moveTo(MARGIN, y);
  context.lineTo(MARGIN + 320, y);
  context.stroke();
  for (const [n, x] of [0, 80, 160, 240, 320].entries()) {
    context.fillStyle = n === 4 ? "#8f5600" : "#1e5b43";
    context.beginPath();
    context.arc(MARGIN + x, y, n === 4 ? 20 : 14, 0, 2 * Math.PI);
    context.fill();
  }
}

async function draw(brand: string, card: ShareCard): Promise<Uint8Array<ArrayBuffer>> {
  const { createCanvas, GlobalFonts } = await import("@napi-rs/canvas");
  if (!GlobalFonts.has("Literata"))
    for (const font of FONTS) GlobalFonts.registerFromPath(fileURLToPath(font), "Literata");
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext("2d");
  context.fillStyle = "#faf7f0";
  context.fillRect(0, 0, WIDTH, HEIGHT);
  drawTrail(context);
  context.textBaseline = "top";
  context.fillStyle = "#1d1c18";
  context.font = "600 66px Literata";
  const title = linesOf(context, card.name, 3);
  for (const [n, line] of title.entries()) context.fillText(line, MARGIN, 180 + n * 80);
  context.fillStyle = "#5c584d";
  context.font = "400 32px Literata";
  const top = 205 + title.length * 80;
  for (const [n, line] of linesOf(context, card.description, 2).entries())
    context.fillText(line, MARGIN, top + n * 44);
  context.fillStyle = "#1e5b43";
  context.font = "600 32px Literata";
  context.fillText(brand, MARGIN, HEIGHT - 80);
  return new Uint8Array(await canvas.encode("png"));
}

/** The picture of a link preview; null where the course is not public. The newest are kept in memory. */
export async function sharePicture(
  services: Services,
  slug: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const card = await shareCard(services, slug);
  if (!card) return null;
  const pictures = services.caches.of(PICTURES);
  const kept = pictures.get(card.version);
  if (kept) return kept;
  const drawn = await draw(services.config.BRAND_NAME, card);
  pictures.set(card.version, drawn);
  return drawn;
}
