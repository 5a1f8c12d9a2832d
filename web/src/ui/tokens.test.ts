import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

function token(name: string, theme: "light" | "dark"): string {
  const match = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\);`).exec(css);
  const value = theme === "light" ? match?.[1] : match?.[2];
  if (value === undefined) throw new Error(`no token ${name}`);
  return value;
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ["paper", "surface", "sunken"];
const TINTS = ["accent-soft", "here-soft", "danger-soft"];
const TEXT: [text: string, ground: string][] = [
  ...["ink", "muted"].flatMap((text) =>
    [...GROUNDS, ...TINTS].map((ground): [string, string] => [text, ground]),
  ),
  ...["accent", "accent-hover"].flatMap((text) =>
    [...GROUNDS, "accent-soft"].map((ground): [string, string] => [text, ground]),
  ),
  ...["here", "danger"].flatMap((text) => GROUNDS.map((ground): [string, string] => [text, ground])),
  ["here", "here-soft"],
  ["danger", "danger-soft"],
  ["on-accent", "accent"],
  ["on-accent", "accent-hover"],
  ["on-danger", "danger"],
  ["on-danger", "danger-hover"],
  ["ink", "mark"],
];
/** Edges of controls and drawings that carry meaning. */
const EDGES: [edge: string, ground: string][] = ["line-strong", "accent", "here", "danger"].flatMap((edge) =>
  GROUNDS.map((ground): [string, string] => [edge, ground]),
);

describe.each(["light", "dark"] as const)("tokens in the %s theme", (theme) => {
  it.each(TEXT)("text %s on %s reaches 4.5:1", (text, ground) => {
    expect(contrast(token(text, theme), token(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });
  it.each(EDGES)("edge %s on %s reaches 3:1", (edge, ground) => {
    expect(contrast(token(edge, theme), token(ground, theme))).toBeGreaterThanOrEqual(3);
  });
});

it("text has nine sizes at most, the smallest of 14 pixels", () => {
  const sizes = [...css.matchAll(/--text-\w+: ([\d.]+)rem;/g)].map(([, rem]) => Number(rem) * 16);
  expect(sizes).toEqual([...new Set(sizes)].sort((a, b) => a - b));
  expect(sizes.length).toBeLessThanOrEqual(9);
  expect(sizes[0]).toBe(14);
});
