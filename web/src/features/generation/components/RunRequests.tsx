import type { GenerationDebug } from "@lehrpfad/contract";
import { useState } from "react";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { LiveRegion } from "../../../ui/Live.tsx";
import { RadioGroup } from "../../../ui/RadioGroup.tsx";
import { Select } from "../../../ui/Select.tsx";
import { modelName, REQUEST_FILTERS, type Shown, shownRequests, stepOf } from "../debug.ts";
import { RequestRow } from "./RequestRow.tsx";
import { UsedTokens } from "./UsedTokens.tsx";

type Run = NonNullable<GenerationDebug["run"]>;

interface RunRequestsProps {
  debug: GenerationDebug;
  run: Run;
  shown: Shown;
  onShown: (shown: Shown) => void;
}

const PAGE = 20;

function Filters({ debug, run: { requests }, shown, onShown }: RunRequestsProps) {
  const { t } = useTranslation("debug");
  const titles = new Map(debug.steps.map(({ position, title }) => [String(position), title]));
  const steps = [...new Set(requests.map(stepOf))].sort((a, b) => (Number(a) || 0) - (Number(b) || 0));
  const nameOf = (step: string) => {
    if (step === "course") return t("step_course");
    const title = titles.get(step);
    return title ? t("step_name", { position: step, title }) : t("step_number", { position: step });
  };
  const choices = [
    { value: "any", label: t("step_any") },
    ...steps.map((step) => ({ value: step, label: nameOf(step) })),
  ];
  return (
    <div className="grid gap-5 lg:grid-cols-[1fr_20rem]">
      <RadioGroup
        label={t("filter")}
        choices={REQUEST_FILTERS.map((value) => ({ value, label: t(`filter_${value}`) }))}
        value={shown.filter}
        onChange={(filter) => onShown({ ...shown, filter })}
        columns={2}
      />
      <Select
        label={t("filter_step")}
        choices={choices}
        value={shown.step}
        onChange={(step) => onShown({ ...shown, step })}
      />
    </div>
  );
}

/** The requests of a run, with a filter; each can be opened to read what was asked and answered. */
export function RunRequests(props: RunRequestsProps) {
  const { t } = useTranslation("debug");
  const f = useFormats();
  const [most, setMost] = useState(PAGE);
  const { debug, run, shown, onShown } = props;
  const { requests } = run;
  if (requests.length === 0) {
    return <p>{debug.writer === "model" ? t("requests_none_yet") : t("requests_none")}</p>;
  }
  const passing = shownRequests(requests, shown);
  const models = [...new Set(requests.map(modelName))];
  const count = t("shown", { shown: f.number(passing.length), all: f.number(requests.length) });
  return (
    <>
      <UsedTokens run={run} />
      <Filters {...props} />
      <LiveRegion>{count}</LiveRegion>
      <p className="mb-3 mt-5 flex flex-wrap justify-between gap-x-5 text-muted">
        <span>{count}</span>
        <span>{f.list(models)}</span>
      </p>
      {passing.length === 0 ? (
        <div className="rounded-m bg-sunken px-4 py-3">
          <p>{t("nothing")}</p>
          <div className="-ml-3">
            <Button look="plain" onPress={() => onShown({ filter: "all", step: "any" })}>
              {t("reset")}
            </Button>
          </div>
        </div>
      ) : null}
      <ul className="space-y-2">
        {passing.slice(0, most).map((request) => (
          <RequestRow key={request.id} slug={debug.slug} request={request} namesModel={models.length > 1} />
        ))}
      </ul>
      {passing.length > most ? (
        <div className="mt-4">
          <Button look="quiet" onPress={() => setMost(most + PAGE)}>
            {t("more")}
          </Button>
        </div>
      ) : null}
      <p className="mt-4 text-sm text-muted">{t("requests_kept")}</p>
    </>
  );
}
