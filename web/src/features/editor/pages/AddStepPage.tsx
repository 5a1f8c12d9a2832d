import type { CourseOutline, StepPlace } from "@lehrpfad/contract";
import { LIMITS } from "@lehrpfad/contract";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams, useSearchParams } from "react-router";
import { useErrorSentence } from "../../../lib/errors.ts";
import { Button, LinkButton } from "../../../ui/Button.tsx";
import { Path } from "../../../ui/Path.tsx";
import { RadioGroup } from "../../../ui/RadioGroup.tsx";
import { Select } from "../../../ui/Select.tsx";
import { Notice } from "../../../ui/States.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { useAddStep, useOutline } from "../queries.ts";

type Side = "before" | "after";

/** The place that the address names, else the end of the course. */
function placeFrom(params: URLSearchParams, outline: CourseOutline): StepPlace {
  for (const side of ["before", "after"] as const) {
    const stepId = params.get(side);
    if (stepId !== null && outline.steps.some(({ id }) => id === stepId)) return { side, stepId };
  }
  const last = outline.steps.at(-1);
  return last ? { side: "after", stepId: last.id } : null;
}

interface PlaceFieldsProps {
  outline: CourseOutline;
  place: Exclude<StepPlace, null>;
  onChange: (place: StepPlace) => void;
}

function PlaceFields({ outline, place, onChange }: PlaceFieldsProps) {
  const { t } = useTranslation("editor");
  return (
    <>
      <RadioGroup<Side>
        label={t("place_label")}
        columns={2}
        value={place.side}
        choices={[
          { value: "before", label: t("place_before") },
          { value: "after", label: t("place_after") },
        ]}
        onChange={(side) => onChange({ ...place, side })}
      />
      <Select
        label={t("place_step")}
        value={place.stepId}
        choices={outline.steps.map(({ id, position, title }) => ({
          value: id,
          label: `${position}. ${title}`,
        }))}
        onChange={(stepId) => onChange({ ...place, stepId })}
      />
    </>
  );
}

/** Makes the step once, however often the button is pressed, and opens it. */
function useCreate(slug: string) {
  const navigate = useNavigate();
  const add = useAddStep(slug);
  const id = useRef(crypto.randomUUID());
  const create = (title: string, place: StepPlace) =>
    add.mutate(
      { slug, id: id.current, title, place },
      { onSuccess: () => void navigate(`/c/${slug}/edit/steps/${id.current}`) },
    );
  return { create, isPending: add.isPending, error: add.error };
}

function Wizard({ outline }: { outline: CourseOutline }) {
  const { t } = useTranslation("editor");
  const { t: common } = useTranslation();
  const sentence = useErrorSentence();
  const [params, setParams] = useSearchParams();
  const [place, setPlace] = useState(() => placeFrom(params, outline));
  const [title, setTitle] = useState("");
  const [problem, setProblem] = useState<string>();
  const { create, isPending, error } = useCreate(outline.slug);
  const second = place === null || params.get("station") === "2";
  const goTo = (station: string) => {
    const next = new URLSearchParams(params);
    next.set("station", station);
    setParams(next);
  };
  const send = () => {
    if (!second) return goTo("2");
    if (title.trim() === "") return setProblem(t("title_missing"));
    create(title.trim(), place);
  };
  return (
    <form
      noValidate
      className="mx-auto max-w-xl space-y-6"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="w-28" aria-hidden="true">
        <Path total={2} done={second ? 1 : 0} />
      </div>
      <h2 className="text-xl">{t(second ? "add_manual_title" : "add_place_title")}</h2>
      {error ? <Notice tone="danger">{sentence(error)}</Notice> : null}
      {second ? (
        <TextField
          label={t("title_label")}
          help={t("add_manual_help")}
          value={title}
          maxLength={LIMITS.stepTitleLength}
          autoFocus
          isRequired
          error={problem}
          onChange={(typed) => {
            setTitle(typed);
            setProblem(undefined);
          }}
        />
      ) : (
        place && <PlaceFields outline={outline} place={place} onChange={setPlace} />
      )}
      <div className="flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
        <LinkButton look="plain" to={`/c/${outline.slug}/edit`}>
          {common("cancel")}
        </LinkButton>
        {second && place ? (
          <Button look="quiet" onPress={() => goTo("1")}>
            {common("back")}
          </Button>
        ) : null}
        <Button type="submit" isPending={isPending}>
          {second ? t("create_manually") : common("next")}
        </Button>
      </div>
    </form>
  );
}

/** `/c/{slug}/edit/add`: a new step, first its place, then its title (SPEC.md section 2, add-step wizard). */
export default function AddStepPage() {
  const { slug = "" } = useParams();
  const outline = useOutline(slug);
  return outline.data ? <Wizard outline={outline.data} /> : null;
}
