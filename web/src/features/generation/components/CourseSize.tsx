import type { Generation } from "@lehrpfad/contract";
import { useNoticeSentences } from "../../../lib/course/names.ts";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";

/** Whether a notice says that the course became larger or smaller than was announced. */
export const isDifference = ({ code }: { code: string }): boolean => code.startsWith("differs_");

type Size = NonNullable<Generation["announced"]>;

/** What was announced of a finished course beside what was written, and why that differs where it does by much. */
export function CourseSize({
  announced,
  reached,
  notices,
}: Pick<Generation, "announced" | "reached" | "notices">) {
  const { t } = useTranslation("generation");
  const f = useFormats();
  const reasons = useNoticeSentences()(notices.filter(isDifference));
  if (announced === null || reached === null) return null;
  const value = ({ steps, words }: Size) =>
    t("size_value", { steps: f.number(steps), words: f.number(words) });
  return (
    <div className="border-t border-line pt-2.5">
      <dl className="grid gap-x-5 gap-y-1 sm:grid-cols-[auto_1fr]">
        <dt className="text-muted">{t("size_announced")}</dt>
        <dd>{value(announced)}</dd>
        <dt className="text-muted">{t("size_reached")}</dt>
        <dd>{value(reached)}</dd>
      </dl>
      {reasons.map((reason) => (
        <p key={reason} className="mt-2 border-l-3 border-here pl-3">
          {reason}
        </p>
      ))}
    </div>
  );
}
