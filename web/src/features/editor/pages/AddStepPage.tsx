import type { CourseOutline } from "@lehrpfad/contract";
import { useEffect, useRef } from "react";
import { useParams } from "react-router";
import { placeFrom, withPlace } from "../addStep/place.ts";
import { useStages } from "../addStep/useStages.ts";
import { useStepDraft } from "../addStep/useStepDraft.ts";
import { InputStage } from "../components/InputStage.tsx";
import { ManualStage } from "../components/ManualStage.tsx";
import { MethodStage } from "../components/MethodStage.tsx";
import { PlaceStage } from "../components/PlaceStage.tsx";
import { useOutline } from "../queries.ts";

interface StationProps {
  outline: CourseOutline;
  stations: ReturnType<typeof useStages>;
}

function Station({ outline, stations }: StationProps) {
  const { slug } = outline;
  const store = useStepDraft(slug);
  const { station, method, goTo, params, setParams } = stations;
  const place = placeFrom(params, outline);
  if (station === "place" && place) {
    return (
      <PlaceStage
        outline={outline}
        place={place}
        onChange={(chosen) => setParams(withPlace(params, chosen), { replace: true })}
        onNext={() => goTo("method")}
      />
    );
  }
  const back = () => goTo("method");
  if (station === "manual") return <ManualStage slug={slug} place={place} store={store} onBack={back} />;
  if (station === "ai") {
    return (
      <InputStage
        slug={slug}
        place={place}
        store={store}
        onBack={back}
        onManually={() => goTo("manual", "manual")}
      />
    );
  }
  return (
    <MethodStage
      slug={slug}
      method={method}
      onBack={place ? () => goTo("place") : null}
      onNext={(chosen) => goTo(chosen, chosen)}
    />
  );
}

/** The stations one after the other; the title of each that is gone to takes the focus. */
function Wizard({ outline }: { outline: CourseOutline }) {
  const stations = useStages(outline.steps.length > 0);
  const { station } = stations;
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef(station);
  useEffect(() => {
    if (before.current !== station) frame.current?.querySelector("h2")?.focus();
    before.current = station;
  }, [station]);
  return (
    <div ref={frame}>
      <Station outline={outline} stations={stations} />
    </div>
  );
}

/** `/c/{slug}/edit/add`: a new step, by hand or by AI (SPEC.md section 2, add-step wizard). */
export default function AddStepPage() {
  const { slug = "" } = useParams();
  const outline = useOutline(slug);
  return outline.data ? <Wizard outline={outline.data} /> : null;
}
