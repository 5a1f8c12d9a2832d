import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { Hono } from "hono";
import type { CacheKind } from "../platform/caches.ts";
import { REPOSITORY } from "../platform/config.ts";
import type { Services } from "../platform/services.ts";

const MARK = join(REPOSITORY, "web/public/icon.svg");
/** The paper of the light theme; a home screen knows no dark one. */
const PAPER = "#faf7f0";
/** Sizes in pixels that browsers ask for (Web App Manifest; the last one is a phone's home screen). */
const SIZES = [192, 512, 180];
/** Share of a maskable icon's width that every shape of mask leaves whole (Web App Manifest, 2.5.2). */
const SAFE_SHARE = 0.6;
const ICONS: CacheKind<Uint8Array<ArrayBuffer>> = { most: SIZES.length };

/** Drawn without sharp: that reads no SVG any more once somebody's picture was read (engine, figures/encode.ts). */
async function drawIcon(size: number): Promise<Uint8Array<ArrayBuffer>> {
  const inner = Math.round(size * SAFE_SHARE);
  const mark = (await readFile(MARK, "utf8")).replace("<svg ", `<svg width="${inner}" height="${inner}" `);
  const canvas = createCanvas(size, size);
  const context = canvas.getContext("2d");
  context.fillStyle = PAPER;
  context.fillRect(0, 0, size, size);
  const edge = (size - inner) / 2;
  context.drawImage(await loadImage(Buffer.from(mark)), edge, edge, inner, inner);
  return new Uint8Array(await canvas.encode("png"));
}

/** What a browser needs to keep the app on a home screen: its manifest, under the brand's name, and its icons. */
export function createInstallable({ config, caches }: Services): Hono {
  const app = new Hono();
  const brand = config.BRAND_NAME;
  app.get("/manifest.webmanifest", (context) =>
    context.body(
      JSON.stringify({
        ...{ id: "/", name: brand, short_name: brand, start_url: "/dashboard", scope: "/" },
        ...{ display: "standalone", background_color: PAPER, theme_color: PAPER },
        icons: SIZES.slice(0, 2).flatMap((size) =>
          ["any", "maskable"].map((purpose) => ({
            ...{ src: `/icons/${size}.png`, sizes: `${size}x${size}`, type: "image/png", purpose },
          })),
        ),
      }),
      200,
      { "content-type": "application/manifest+json", "cache-control": "public, max-age=3600" },
    ),
  );
  app.get("/icons/:name{[0-9]+\\.png}", async (context) => {
    const size = Number.parseInt(context.req.param("name"), 10);
    if (!SIZES.includes(size)) return context.notFound();
    const known = caches.of(ICONS);
    const icon = known.get(String(size)) ?? (await drawIcon(size));
    known.set(String(size), icon);
    return context.body(icon, 200, {
      "content-type": "image/png",
      "cache-control": "public, max-age=86400",
    });
  });
  return app;
}
