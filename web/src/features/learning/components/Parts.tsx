import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { cx } from "../../../ui/cx.ts";

const DOTS = {
  right: "bg-accent",
  helped: "border-2 border-accent",
  wrong: "bg-danger",
  open: "border-2 border-line-strong",
  most: "bg-accent",
  part: "border-2 border-accent",
  reached: "bg-accent",
  again: "bg-here",
  read: "border-2 border-line-strong",
} as const;
export type PartKind = keyof typeof DOTS;

interface PartsProps {
  /** Of what, and of how many. */
  title: string;
  /** Add up to the whole; what is zero is left out. */
  parts: readonly (readonly [PartKind, number])[];
}

/** A whole and its parts, as an entry of a `dl`. */
export function Parts({ title, parts }: PartsProps) {
  const { t } = useTranslation("mastery");
  const { number } = useFormats();
  return (
    <div>
      <dt className="font-semibold">{title}</dt>
      {parts
        .filter(([, count]) => count > 0)
        .map(([kind, count]) => (
          <dd key={kind} className="mr-5 inline-flex items-center gap-2">
            <span aria-hidden="true" className={cx("size-3 shrink-0 rounded-full", DOTS[kind])} />
            {t(`part_${kind}`, { count, number: number(count) })}
          </dd>
        ))}
    </div>
  );
}
