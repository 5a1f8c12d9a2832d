import { cx } from "../../../ui/cx.ts";

interface FactListProps {
  /** Names with their values. */
  facts: readonly (readonly [string, string])[];
  className: string;
}

/** Small facts side by side. */
export function FactList({ facts, className }: FactListProps) {
  return (
    <dl className={cx("mt-5 gap-x-8", className)}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
