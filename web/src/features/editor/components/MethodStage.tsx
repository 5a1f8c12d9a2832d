import { useState } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { useSite } from "../../../lib/site.ts";
import { RadioGroup } from "../../../ui/RadioGroup.tsx";
import type { Method } from "../addStep/useStages.ts";
import { WizardFrame } from "./WizardFrame.tsx";

interface MethodStageProps {
  slug: string;
  method: Method;
  onBack: (() => void) | null;
  onNext: (method: Method) => void;
}

/** Creation Method: by hand or by AI. */
export function MethodStage({ slug, method: before, onBack, onNext }: MethodStageProps) {
  const { t } = useTranslation("rewriting");
  const { t: common } = useTranslation();
  const [method, setMethod] = useState(before);
  const builtin = useSite().data?.writer === "builtin";
  return (
    <WizardFrame
      slug={slug}
      title={t("method_title")}
      done={1}
      error={undefined}
      submitLabel={common("next")}
      onBack={onBack}
      onSubmit={() => onNext(method)}
    >
      <RadioGroup<Method>
        label={t("method_label")}
        value={method}
        choices={[
          { value: "manual", label: t("method_manual"), hint: t("method_manual_hint") },
          { value: "ai", label: t("method_ai"), hint: t(builtin ? "method_builtin_hint" : "method_ai_hint") },
        ]}
        onChange={setMethod}
      />
    </WizardFrame>
  );
}
