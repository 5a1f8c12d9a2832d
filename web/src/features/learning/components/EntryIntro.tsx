import type { EntryTest } from "@lehrpfad/contract";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button, LinkButton } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { stepPath } from "../steps.ts";

const RULES = ["rule_harmless", "rule_end", "rule_stop"] as const;

interface EntryIntroProps {
  slug: string;
  test: EntryTest;
  onBegin: () => void;
}

/** What the test is, and the two ways from here: neither costs anything. */
export function EntryIntro({ slug, test, onBegin }: EntryIntroProps) {
  const { t } = useTranslation("entryTest");
  const { number } = useFormats();
  return (
    <Card>
      <p className="max-w-prose">{t("intro", { count: test.questions, number: number(test.questions) })}</p>
      <ul className="mt-4 max-w-prose list-disc space-y-1.5 pl-5 text-muted">
        {RULES.map((rule) => (
          <li key={rule}>{t(rule)}</li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3 max-md:grid">
        <Button onPress={onBegin}>{t("check")}</Button>
        <LinkButton look="quiet" to={stepPath(slug, test.nextPosition)}>
          {t("skip_now")}
        </LinkButton>
      </div>
    </Card>
  );
}
