import type { QuestionRefusal } from "@lehrpfad/contract";
import { useTranslation } from "../lib/i18n.ts";

/** What keeps a question from being saved, said under the fields it is about. */
export function AuthorRefusals({ id, refusals }: { id?: string; refusals: readonly QuestionRefusal[] }) {
  const { t } = useTranslation("errors");
  return (
    <div id={id} aria-live="polite">
      {refusals.map((code) => (
        <p key={code} className="mt-1.5 text-md text-danger">
          {t(code)}
        </p>
      ))}
    </div>
  );
}
