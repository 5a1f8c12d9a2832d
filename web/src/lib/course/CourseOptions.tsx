import type { CourseConfiguration } from "@lehrpfad/contract";
import { useId } from "react";
import { FieldMessage } from "../../ui/Field.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { useTranslation } from "../i18n.ts";

/** The settings that are chosen alike for a new course and for one that is there. */
type Options = Omit<CourseConfiguration, "name" | "language" | "allowAnonymous" | "registrationRequired">;
type Interval = Options["reminderIntervals"][number];

interface CourseOptionsProps {
  options: Options;
  onChange: (change: Partial<Options>) => void;
  /** Set when reminders are on without an interval. */
  error?: string | undefined;
}

const INTERVALS: readonly Interval[] = [24, 72, 168];

function Intervals({ options, onChange, error }: CourseOptionsProps) {
  const { t } = useTranslation("manage");
  const id = useId();
  const chosen = options.reminderIntervals;
  const choose = (interval: Interval, isChosen: boolean) =>
    onChange({
      reminderIntervals: INTERVALS.filter((one) => (one === interval ? isChosen : chosen.includes(one))),
    });
  return (
    <fieldset className="ml-14 min-w-0" aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className="mb-1 font-semibold">{t("intervals_label")}</legend>
      <div className="flex flex-wrap gap-x-6">
        {INTERVALS.map((interval) => (
          <label key={interval} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="checkbox"
              name="reminderIntervals"
              checked={chosen.includes(interval)}
              aria-invalid={error !== undefined || undefined}
              onChange={(event) => choose(interval, event.target.checked)}
              className="size-5 accent-(--accent)"
            />
            {t(`interval_${interval}`)}
          </label>
        ))}
      </div>
      <FieldMessage id={id} error={error} />
    </fieldset>
  );
}

/** Notification flags, and reminders with their intervals (statements 3.09, 3.10 and 5.16). */
export function CourseOptions(props: CourseOptionsProps) {
  const { options, onChange } = props;
  const { t } = useTranslation("manage");
  return (
    <div className="space-y-4">
      <fieldset className="min-w-0">
        <legend className="mb-1 font-semibold">{t("notify_label")}</legend>
        <Switch isSelected={options.notifyStart} onChange={(notifyStart) => onChange({ notifyStart })}>
          {t("notify_start")}
        </Switch>
        <Switch
          isSelected={options.notifyCompletion}
          onChange={(notifyCompletion) => onChange({ notifyCompletion })}
        >
          {t("notify_completion")}
        </Switch>
        <Switch
          isSelected={options.notifyAnalysis}
          onChange={(notifyAnalysis) => onChange({ notifyAnalysis })}
          help={t("notify_analysis_help")}
        >
          {t("notify_analysis")}
        </Switch>
      </fieldset>
      <Switch
        isSelected={options.reminders}
        onChange={(reminders) => onChange({ reminders })}
        help={t("reminders_help")}
      >
        {t("reminders")}
      </Switch>
      {options.reminders ? <Intervals {...props} /> : null}
    </div>
  );
}
