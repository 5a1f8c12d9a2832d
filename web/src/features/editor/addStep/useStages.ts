import { useSearchParams } from "react-router";

const STATIONS = ["place", "method", "manual", "ai"] as const;
type Station = (typeof STATIONS)[number];
export type Method = Extract<Station, "manual" | "ai">;

/** The station of the wizard, in the address: the browser's own back button leads to the one before. */
export function useStages(hasSteps: boolean) {
  const [params, setParams] = useSearchParams();
  const first: Station = hasSteps ? "place" : "method";
  const named = STATIONS.find((one) => one === params.get("station"));
  const station = named === undefined || (named === "place" && !hasSteps) ? first : named;
  const goTo = (next: Station, method?: Method) => {
    const changed = new URLSearchParams(params);
    changed.set("station", next);
    if (method) changed.set("method", method);
    setParams(changed);
  };
  const method: Method = params.get("method") === "ai" || station === "ai" ? "ai" : "manual";
  return { station, method, goTo, params, setParams };
}
