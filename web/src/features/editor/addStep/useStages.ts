import { useSearchParams } from "react-router";

const STAGES = ["place", "method", "manual", "ai"] as const;
type Stage = (typeof STAGES)[number];
export type Method = Extract<Stage, "manual" | "ai">;

/** The stage of the wizard, in the address: the browser's own back button leads to the one before. */
export function useStages(hasSteps: boolean) {
  const [params, setParams] = useSearchParams();
  const first: Stage = hasSteps ? "place" : "method";
  const named = STAGES.find((one) => one === params.get("stage"));
  const stage = named === undefined || (named === "place" && !hasSteps) ? first : named;
  const goTo = (next: Stage, method?: Method) => {
    const changed = new URLSearchParams(params);
    changed.set("stage", next);
    if (method) changed.set("method", method);
    setParams(changed);
  };
  const method: Method = params.get("method") === "ai" || stage === "ai" ? "ai" : "manual";
  return { stage, method, goTo, params, setParams };
}
