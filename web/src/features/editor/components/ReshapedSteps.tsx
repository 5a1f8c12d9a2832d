import type { CourseOutline } from "@lehrpfad/contract";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { useReshapings, useUndoReshaping } from "../reshapingQueries.ts";

/** What was split and merged and can still be undone. */
export function ReshapedSteps({ outline: { slug, generating } }: { outline: CourseOutline }) {
  const { t } = useTranslation("reshaping");
  const f = useFormats();
  const undo = useUndoReshaping(slug);
  const reshapings = useReshapings(slug);
  if (reshapings.length === 0) return null;
  return (
    <section aria-labelledby="reshaped-title" className="mt-8">
      <h2 id="reshaped-title" className="mb-2 text-lg">
        {t("list_title")}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {reshapings.map(({ id, kind, titles, undoableUntil }) => {
          const what = t(kind === "split" ? "was_split" : "was_merged", titles);
          return (
            <li key={id} className="flex items-center justify-between gap-3 py-2">
              <span className="min-w-0 leading-snug">
                {what}
                <span className="block text-sm text-muted">
                  {t("undoable_until", { date: f.date(undoableUntil) })}
                </span>
              </span>
              <Button
                look="quiet"
                isDisabled={generating}
                isPending={undo.isPending && undo.variables.id === id}
                onPress={() => undo.mutate({ slug, id })}
              >
                {t("undo")}
                <span className="sr-only">: {what}</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
