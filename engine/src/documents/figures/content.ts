import type { Pixels } from "./pictures.ts";

/** Brightness levels (of 256) that count as the same colour. */
const SAME = 8;
/** Share of pixels from which on the rest is dust. */
const NEARLY_ALL = 0.998;

/** How often each of the 256 values occurs in one channel. */
function histogram({ data, channels }: Pixels, channel: number): Uint32Array {
  const counts = new Uint32Array(256);
  for (let at = channel; at < data.length; at += channels) {
    const value = data[at] ?? 0;
    counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

/** Whether a picture shows nothing: all but a few of its pixels have one colour. */
export function isOneColour(pixels: Pixels): boolean {
  for (let channel = 0; channel < pixels.channels; channel++) {
    const counts = histogram(pixels, channel);
    const most = counts.indexOf(Math.max(...counts));
    const near = counts.subarray(Math.max(0, most - SAME), most + SAME + 1);
    if (near.reduce((sum, count) => sum + count, 0) < pixels.width * pixels.height * NEARLY_ALL) return false;
  }
  return true;
}

const SAMPLES = 4_096;
/** Different colours among the samples from which on a picture is a photo: drawings have a few hundred. */
const PHOTO_COLOURS = 1_200;

/** Whether a picture has so many colours that it is better kept with loss. */
export function isPhoto({ data, width, height, channels }: Pixels): boolean {
  const step = Math.max(1, Math.floor((width * height) / SAMPLES));
  const colours = new Set<number>();
  for (let pixel = 0; pixel < width * height; pixel += step) {
    const at = pixel * channels;
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
    colours.add(channels < 3 ? red : (red << 16) | (green << 8) | blue);
  }
  return colours.size > PHOTO_COLOURS;
}
