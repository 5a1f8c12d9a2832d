import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Path, type PathMark } from "./Path.tsx";

/** The painted dots, from 0, and the painted stretches of the line in percent. */
function paintedIn(html: string) {
  const dots = html.match(/<span [^>]*-translate-x-1[^>]*>/g) ?? [];
  const lines = [...html.matchAll(/bg-accent" style="left:([\d.]+)%;width:([\d.]+)%/g)];
  return {
    dots: dots.flatMap((dot, at) => (dot.includes("bg-accent") ? [at] : [])),
    lines: lines.map(([, left, width]) => [Number(left), Number(left) + Number(width)]),
  };
}

const marks = (words: string) => words.split(" ") as PathMark[];
const drawn = (props: Parameters<typeof Path>[0]) => paintedIn(renderToStaticMarkup(<Path {...props} />));

describe("the path", () => {
  it("paints what is done, not what lies before the place where one is", () => {
    expect(drawn({ total: 5, done: marks("open done open open open"), here: 5 })).toEqual({
      dots: [1],
      lines: [[25, 25]],
    });
    expect(drawn({ total: 5, done: 0, here: 4 })).toEqual({ dots: [], lines: [] });
  });
  it("joins what is done beside each other", () => {
    expect(drawn({ total: 5, done: marks("done done done open done"), here: 4 })).toEqual({
      dots: [0, 1, 2, 4],
      lines: [
        [0, 50],
        [100, 100],
      ],
    });
    expect(drawn({ total: 5, done: 5 }).lines).toEqual([[0, 100]]);
  });
  it("gives what is worth another look another form, on a line that goes on", () => {
    const html = renderToStaticMarkup(<Path total={3} done={marks("done again open")} />);
    expect(html.match(/rotate-45/g)).toHaveLength(1);
    expect(paintedIn(html)).toEqual({ dots: [0], lines: [[0, 50]] });
  });
  it("is one dot in the middle where there is one station", () => {
    const html = renderToStaticMarkup(<Path total={1} done={1} />);
    expect(html.match(/left:50%/g)).toHaveLength(2);
    expect(paintedIn(html).dots).toEqual([0]);
  });
  it("has twelve dots at most, each for its share", () => {
    const half = Array.from({ length: 40 }, (_, at): PathMark => (at < 20 ? "done" : "open"));
    expect(drawn({ total: 40, done: half }).dots).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
