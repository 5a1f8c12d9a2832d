import type { CourseDesign } from "@lehrpfad/contract";
import {
  clampChroma,
  converter,
  formatHex,
  interpolate,
  useMode as know,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  wcagContrast,
} from "culori/fn";

know(modeRgb);
know(modeLrgb);
know(modeOklab);
know(modeOklch);

const toOklch = converter("oklch");

/** Contrast that text needs (WCAG 2.2, 1.4.3) and that parts of controls need (1.4.11). */
export const TEXT_CONTRAST = 4.5;
const CONTROL_CONTRAST = 3;

const WHITE = formatHex({ mode: "rgb", r: 1, g: 1, b: 1 });
const BLACK = formatHex({ mode: "rgb", r: 0, g: 0, b: 0 });

/** Contrast of two colours, 1 to 21 (WCAG 2.2, relative luminance). */
export function contrast(one: string, other: string): number {
  return wcagContrast(one, other);
}

function mixColours(one: string, other: string, share: number): string {
  return formatHex(interpolate([one, other], "oklab")(share));
}

const LIGHTNESS_STEPS = 400;

/**
 * The colour of the same hue nearest to this one in lightness (OKLCH) that has `wanted` contrast with every
 * ground; black or white where no lightness of the hue has it.
 */
export function nearestPassing(colour: string, grounds: readonly string[], wanted = TEXT_CONTRAST): string {
  const passes = (candidate: string) => grounds.every((ground) => contrast(candidate, ground) >= wanted);
  if (passes(colour)) return colour;
  const own = toOklch(colour);
  if (!own) return colour;
  for (let step = 1; step <= LIGHTNESS_STEPS; step++) {
    for (const l of [own.l - step / LIGHTNESS_STEPS, own.l + step / LIGHTNESS_STEPS]) {
      if (l < 0 || l > 1) continue;
      const candidate = formatHex(clampChroma({ ...own, l }, "oklch"));
      if (passes(candidate)) return candidate;
    }
  }
  const worst = (candidate: string) => Math.min(...grounds.map((ground) => contrast(candidate, ground)));
  return worst(BLACK) >= worst(WHITE) ? BLACK : WHITE;
}

/** Whether a ground asks for light text. */
function isDarkGround(background: string): boolean {
  return contrast(WHITE, background) >= contrast(BLACK, background);
}

/** Black or white, whichever can be read better on a colour. */
export function textOn(ground: string): string {
  return isDarkGround(ground) ? WHITE : BLACK;
}

/** The product's own colours in one theme, which a design starts from. */
export interface OwnColours {
  paper: string;
  ink: string;
  accent: string;
  here: string;
  danger: string;
}

function accentTokens(accent: string, ground: string, ink: string): Record<string, string> {
  const hover = mixColours(accent, ink, 0.2);
  return {
    "--accent": accent,
    "--accent-hover": hover,
    "--on-accent": textOn(accent),
    "--accent-soft": mixColours(ground, accent, 0.12),
  };
}

/** Every colour of a page on a ground of the creator's choice, readable whatever was chosen. */
function groundTokens(background: string, design: CourseDesign, own: OwnColours): Record<string, string> {
  const isDark = isDarkGround(background);
  const surface = mixColours(background, WHITE, isDark ? 0.06 : 0.55);
  const sunken = mixColours(background, BLACK, isDark ? 0.2 : 0.04);
  const grounds = [background, surface, sunken];
  const ink = nearestPassing(own.ink, grounds);
  const accent = design.highlight ?? nearestPassing(own.accent, grounds);
  return {
    "color-scheme": isDark ? "dark" : "light",
    "--paper": background,
    "--surface": surface,
    "--sunken": sunken,
    "--ink": ink,
    "--muted": nearestPassing(mixColours(ink, background, 0.35), grounds),
    "--line": mixColours(background, ink, 0.14),
    "--line-strong": nearestPassing(mixColours(background, ink, 0.5), grounds, CONTROL_CONTRAST),
    "--here": nearestPassing(own.here, grounds),
    "--danger": nearestPassing(own.danger, grounds),
    ...accentTokens(accent, surface, ink),
  };
}

/**
 * The design tokens of a course. Without a background of its own it follows the person's theme: a highlight that
 * cannot be read on the dark paper is lightened there.
 */
export function colourTokens(
  design: CourseDesign,
  own: { light: OwnColours; dark: OwnColours },
): Record<string, string> {
  const { background, highlight } = design;
  if (background !== null) {
    return groundTokens(background, design, isDarkGround(background) ? own.dark : own.light);
  }
  if (highlight === null) return {};
  const light = accentTokens(highlight, own.light.paper, own.light.ink);
  const dark = accentTokens(nearestPassing(highlight, [own.dark.paper]), own.dark.paper, own.dark.ink);
  return Object.fromEntries(
    Object.entries(light).map(([name, value]) => [name, `light-dark(${value}, ${dark[name] ?? value})`]),
  );
}
