import { type ReactNode, useEffect, useId, useRef } from "react";
import { Card } from "../ui/Card.tsx";
import { cx } from "../ui/cx.ts";

interface Version {
  name: string;
  /** Keeps this one. */
  action: ReactNode;
  children: ReactNode;
}

function VersionCard({ name, action, children }: Version) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="min-w-0 space-y-4">
      <h3 id={id} className="text-lg">
        {name}
      </h3>
      {action}
      {children}
    </Card>
  );
}

interface TwoVersionsProps {
  title: string;
  text: string;
  theirs: Version;
  mine: Version;
  /** What stands above both. */
  head?: ReactNode;
  /** Long texts need the widest screens to stand beside each other. */
  areLong?: boolean;
}

/** Two versions of the same thing beside each other, of which one is kept; the keyboard begins at their heading. */
export function TwoVersions({ title, text, theirs, mine, head, areLong = false }: TwoVersionsProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1} className="text-xl outline-none">
        {title}
      </h2>
      <p className="mb-5 mt-2 text-muted">{text}</p>
      {head ? <div className="mb-5">{head}</div> : null}
      <div className={cx("grid gap-5", areLong ? "xl:grid-cols-2" : "md:grid-cols-2")}>
        <VersionCard {...theirs} />
        <VersionCard {...mine} />
      </div>
    </section>
  );
}
