import type { CourseOutline } from "@lehrpfad/contract";
import { useEffect, useRef } from "react";
import { useParams, useSearchParams } from "react-router";
import { placeFrom, withPlace } from "../addStep/place.ts";
import { useStages } from "../addStep/useStages.ts";
import { useStepDraft } from "../addStep/useStepDraft.ts";
import { AddQuestionList } from "../components/AddQuestionList.tsx";
import { ImportInto } from "../components/ImportInto.tsx";
import { InputStage } from "../components/InputStage.tsx";
import { ManualStage } from "../components/ManualStage.tsx";
import { MethodStage } from "../components/MethodStage.tsx";
import { PlaceStage } from "../components/PlaceStage.tsx";
import { useOutline } from "../queries.ts";

interface StageProps {
  outline: CourseOutline;
  stages: ReturnType<typeof useStages>;
}

function Stage({ outline, stages }: StageProps) {
  const { slug } = outline;
  const store = useStepDraft(slug);
  const { stage, method, goTo, params, setParams } = stages;
  const place = placeFrom(params, outline);
  if (stage === "place" && place) {
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
  if (stage === "manual") return <ManualStage slug={slug} place={place} store={store} onBack={back} />;
  if (stage === "ai") {
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

/** The stages one after the other; the title of each that is gone to takes the focus. */
function Wizard({ outline }: { outline: CourseOutline }) {
  const stages = useStages(outline.steps.length > 0);
  const { stage } = stages;
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef(stage);
  useEffect(() => {
    if (before.current !== stage) frame.current?.querySelector("h2")?.focus();
    before.current = stage;
  }, [stage]);
  return (
    <div ref={frame}>
      <Stage outline={outline} stages={stages} />
    </div>
  );
}

/** `/c/{slug}/edit/add`: a new step, by hand, by AI (statements 2.68 to 2.73) or from a file; or questions from a list. */
export default function AddStepPage() {
  const { slug = "" } = useParams();
  const outline = useOutline(slug);
  const [search] = useSearchParams();
  if (!outline.data) return null;
  if (search.get("stage") === "questions") return <AddQuestionList outline={outline.data} />;
  if (search.get("stage") === "import") return <ImportInto outline={outline.data} />;
  return <Wizard outline={outline.data} />;
}
