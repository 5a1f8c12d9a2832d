import type { CourseOutline } from "@lehrpfad/contract";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { useRestoreStep } from "../queries.ts";

/** Steps that were deleted and can still be restored. */
export function DeletedSteps({ outline: { slug, deleted, generating } }: { outline: CourseOutline }) {
  const { t } = useTranslation("editor");
  const f = useFormats();
  const restore = useRestoreStep(slug);
  if (deleted.length === 0) return null;
  return (
    <section aria-labelledby="deleted-title" className="mt-8">
      <h2 id="deleted-title" className="mb-2 text-lg">
        {t("deleted_title")}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {deleted.map(({ id, title, restorableUntil }) => (
          <li key={id} className="flex items-center justify-between gap-3 py-2">
            <span className="min-w-0 leading-snug">
              {title}
              <span className="block text-sm text-muted">
                {t("restorable_until", { date: f.date(restorableUntil) })}
              </span>
            </span>
            <Button
              look="quiet"
              isDisabled={generating}
              isPending={restore.isPending && restore.variables.stepId === id}
              onPress={() => restore.mutate({ slug, stepId: id })}
            >
              {t("restore")}
              <span className="sr-only"> {title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
