import { Check } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import type { LessonBite } from "../lesson/bites.ts";

interface BiteCheckProps {
  /** What was read. */
  bite: Pick<LessonBite, "topic" | "isSequel">;
  isPassed: boolean;
  onPass: () => void;
  onBack: () => void;
}

/** A moment to think behind a bite without a question; nothing is locked until it is passed. */
export function BiteCheck({ bite: { topic, isSequel }, isPassed, onPass, onBack }: BiteCheckProps) {
  const { t } = useTranslation("viewer");
  const id = useId();
  if (isPassed) {
    return (
      <p className="mt-6 flex items-center gap-2 border-b border-line pb-3 text-md text-muted">
        <Check size={16} strokeWidth={3} aria-hidden className="text-accent" />
        {t("bite_done")}
      </p>
    );
  }
  return (
    <section
      aria-labelledby={id}
      data-activity
      className="mt-7 rounded-m border border-dashed border-line-strong px-4 py-3.5"
    >
      <p id={id} className="text-md font-semibold">
        {t(isSequel ? "bite_more" : "bite_ask", { topic })}
      </p>
      <div className="mt-2.5 flex flex-wrap gap-1.5">
        <Button look="quiet" onPress={onPass}>
          <Check size={18} aria-hidden />
          {t("bite_yes")}
        </Button>
        <Button look="plain" onPress={onBack}>
          {t("bite_back")}
        </Button>
      </div>
    </section>
  );
}
