/** `again`: finished, but worth another look. */
export type PathMark = "open" | "done" | "again";

interface PathProps {
  /** Number of stations. */
  total: number;
  /** How many stations are finished, counted from the first; or of each one how it stands. */
  done: number | readonly PathMark[];
  /** The position (from 1) where one stands; none when all or nothing is done. */
  here?: number | undefined;
  /** Read out instead of the drawing, for example "3 of 12 stations". */
  label?: string;
  /** Whether each station has a dot of its own, smaller ones where there are many. */
  every?: boolean;
}

const MOST_DOTS = 12;

/** Stations from which each dot is a small one. */
const MANY = 24;

const LINE = "absolute top-1/2 h-0.5 -translate-y-1/2";

/** What is worth another look is a diamond with a rim, not a filled circle: it differs without its colour. */
const DOTS: Record<PathMark, string> = {
  open: "rounded-full border-line-strong bg-surface",
  done: "rounded-full border-accent bg-accent",
  again: "rotate-45 border-here bg-surface",
};

/** Stretches of finished stations beside each other, from the first to the last of each, counted from 0. */
function stretchesOf(marks: readonly PathMark[]): { from: number; to: number }[] {
  const stretches: { from: number; to: number }[] = [];
  for (const [at, mark] of marks.entries()) {
    const last = stretches.at(-1);
    if (mark === "open") continue;
    if (last?.to === at - 1) last.to = at;
    else stretches.push({ from: at, to: at });
  }
  return stretches;
}

/** The trail as one horizontal line, for cards; above 12 stations the dots stand for equal shares. What is not finished is not painted. */
export function Path({ total, done, here, label, every = false }: PathProps) {
  const marks =
    typeof done === "number"
      ? Array.from({ length: total }, (_, at): PathMark => (at < done ? "done" : "open"))
      : done;
  const dots = Math.max(1, every ? total : Math.min(total, MOST_DOTS));
  const size = dots > MANY ? "size-[5px] border" : "size-[9px] border-2";
  const percentOf = (at: number) => (total === 1 ? 50 : (at / (total - 1)) * 100);
  const places = Array.from({ length: dots }, (_, index) =>
    dots === 1 ? 0 : Math.round((index / (dots - 1)) * (total - 1)),
  );
  return (
    <div
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
      className="relative mx-1.5 h-4"
    >
      <div className={`${LINE} inset-x-0 bg-line`} />
      {stretchesOf(marks).map(({ from, to }) => (
        <div
          key={from}
          className={`${LINE} bg-accent`}
          style={{ left: `${percentOf(from)}%`, width: `${percentOf(to) - percentOf(from)}%` }}
        />
      ))}
      {places.map((at, index) => (
        <span
          key={at}
          style={{ left: `${dots === 1 ? 50 : (index / (dots - 1)) * 100}%` }}
          className={`absolute top-1/2 -translate-x-1/2 -translate-y-1/2 ${size} ${DOTS[marks[at] ?? "open"]}`}
        />
      ))}
      {here !== undefined && marks.includes("open") ? (
        <span
          style={{ left: `${percentOf(here - 1)}%` }}
          className="absolute top-1/2 size-3.5 -translate-x-1/2 -translate-y-1/2 rounded-full border-[3.5px] border-here bg-surface"
        />
      ) : null}
    </div>
  );
}
