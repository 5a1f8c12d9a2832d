interface PathProps {
  /** Number of stations. */
  total: number;
  /** Stations that are finished. */
  done: number;
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

/** The trail as one horizontal line, for cards; above 12 stations the dots stand for equal shares. */
export function Path({ total, done, here, label, every = false }: PathProps) {
  const dots = Math.max(2, every ? total : Math.min(total, MOST_DOTS));
  const size = dots > MANY ? "size-[5px] border" : "size-[9px] border-2";
  const at = (station: number) => (total <= 1 ? 0 : ((station - 1) / (total - 1)) * 100);
  const doneTo = done <= 0 ? 0 : done >= total ? 100 : at(here ?? done);
  const keys = Array.from({ length: dots }, (_, index) => (index / (dots - 1)) * 100);
  return (
    <div
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
      className="relative mx-1.5 h-4"
    >
      <div className="absolute inset-x-0 top-1/2 h-0.5 -translate-y-1/2 bg-line" />
      <div
        className="absolute left-0 top-1/2 h-0.5 -translate-y-1/2 bg-accent"
        style={{ width: `${doneTo}%` }}
      />
      {keys.map((position) => {
        const passed = done > 0 && position <= doneTo + 0.001;
        return (
          <span
            key={position}
            style={{ left: `${position}%` }}
            className={`absolute top-1/2 -translate-x-1/2 -translate-y-1/2 rounded-full ${size} ${
              passed ? "border-accent bg-accent" : "border-line-strong bg-surface"
            }`}
          />
        );
      })}
      {here !== undefined && done < total ? (
        <span
          style={{ left: `${at(here)}%` }}
          className="absolute top-1/2 size-3.5 -translate-x-1/2 -translate-y-1/2 rounded-full border-[3.5px] border-here bg-surface"
        />
      ) : null}
    </div>
  );
}
