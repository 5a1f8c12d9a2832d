import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Path } from "./Path.tsx";

/** The painted dots, from 0, and the painted stretches of the line in percent. */
function paintedIn(html: string) {
  const dots = html.match(/<span [^>]*rounded-full[^>]*>/g) ?? [];
  const lines = [...html.matchAll(/bg-accent" style="left:([\d.]+)%;width:([\d.]+)%/g)];
  return {
    dots: dots.flatMap((dot, at) => (dot.includes("bg-accent") ? [at] : [])),
    lines: lines.map(([, left, width]) => [Number(left), Number(left) + Number(width)]),
  };
}

const drawn = (props: Parameters<typeof Path>[0]) => paintedIn(renderToStaticMarkup(<Path {...props} />));

describe("the path", () => {
  it("paints what is done, not what lies before the place where one is", () => {
    expect(drawn({ total: 5, done: [false, true, false, false, false], here: 5 })).toEqual({
      dots: [1],
      lines: [[25, 25]],
    });
    expect(drawn({ total: 5, done: 0, here: 4 })).toEqual({ dots: [], lines: [] });
  });
  it("joins what is done beside each other", () => {
    expect(drawn({ total: 5, done: [true, true, true, false, true], here: 4 })).toEqual({
      dots: [0, 1, 2, 4],
      lines: [
        [0, 50],
        [100, 100],
      ],
    });
    expect(drawn({ total: 5, done: 5 }).lines).toEqual([[0, 100]]);
  });
  it("has twelve dots at most, each for its share", () => {
    const half = Array.from({ length: 40 }, (_, at) => at < 20);
    expect(drawn({ total: 40, done: half }).dots).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
