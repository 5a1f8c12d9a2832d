interface PathProps {
  /** Number of stations. */
  total: number;
  /** How many stations are finished, counted from the first; or of each one whether it is. */
  done: number | readonly boolean[];
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

/** Stretches of finished stations beside each other, from the first to the last of each, counted from 0. */
function stretchesOf(done: readonly boolean[]): { from: number; to: number }[] {
  const stretches: { from: number; to: number }[] = [];
  for (const [at, isDone] of done.entries()) {
    const last = stretches.at(-1);
    if (isDone && last?.to === at - 1) last.to = at;
    else if (isDone) stretches.push({ from: at, to: at });
  }
  return stretches;
}

/** The trail as one horizontal line, for cards; above 12 stations the dots stand for equal shares. What is not finished is not painted. */
export function Path({ total, done, here, label, every = false }: PathProps) {
  const isDone = typeof done === "number" ? Array.from({ length: total }, (_, at) => at < done) : done;
  const dots = Math.max(2, every ? total : Math.min(total, MOST_DOTS));
  const size = dots > MANY ? "size-[5px] border" : "size-[9px] border-2";
  const last = Math.max(1, total - 1);
  const percentOf = (at: number) => (at / last) * 100;
  const keys = Array.from({ length: dots }, (_, index) => (index / (dots - 1)) * 100);
  return (
    <div
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
      className="relative mx-1.5 h-4"
    >
      <div className={`${LINE} inset-x-0 bg-line`} />
      {stretchesOf(isDone).map(({ from, to }) => (
        <div
          key={from}
          className={`${LINE} bg-accent`}
          style={{ left: `${percentOf(from)}%`, width: `${total === 1 ? 100 : percentOf(to - from)}%` }}
        />
      ))}
      {keys.map((position) => (
        <span
          key={position}
          style={{ left: `${position}%` }}
          className={`absolute top-1/2 -translate-x-1/2 -translate-y-1/2 rounded-full ${size} ${
            isDone[Math.round((position / 100) * (total - 1))]
              ? "border-accent bg-accent"
              : "border-line-strong bg-surface"
          }`}
        />
      ))}
      {here !== undefined && isDone.includes(false) ? (
        <span
          style={{ left: `${percentOf(here - 1)}%` }}
          className="absolute top-1/2 size-3.5 -translate-x-1/2 -translate-y-1/2 rounded-full border-[3.5px] border-here bg-surface"
        />
      ) : null}
    </div>
  );
}
