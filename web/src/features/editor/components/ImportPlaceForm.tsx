import { type CourseOutline, LIMITS } from "@lehrpfad/contract";
import { useState } from "react";
import { placed } from "../../../lib/course/placed.ts";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { RadioGroup } from "../../../ui/RadioGroup.tsx";
import { Select } from "../../../ui/Select.tsx";
import { Notice } from "../../../ui/States.tsx";
import { type ImportPlace, type ReadFile, useImportInto } from "../imports/useImportInto.ts";

/** What stands against a place; null where there is room. */
function useLack(outline: CourseOutline, { contents }: ReadFile, place: ImportPlace): string | null {
  const { t } = useTranslation("imports");
  const { number } = useFormats();
  const sentence = (
    key: "too_many_steps" | "too_many_exercises",
    limit: number,
    has: number,
    more: number,
  ) => (has + more > limit ? t(key, { limit: number(limit), left: number(Math.max(0, limit - has)) }) : null);
  if (place.as === "steps")
    return sentence("too_many_steps", LIMITS.stepsPerCourse, outline.steps.length, contents.steps.length);
  const step = outline.steps.find(({ id }) => id === place.stepId);
  const questions = contents.steps.reduce((sum, one) => sum + one.questions, 0);
  return sentence("too_many_exercises", LIMITS.exercisesPerStep, step?.exercises.length ?? 0, questions);
}

interface PlaceFieldsProps {
  outline: CourseOutline;
  contents: ReadFile["contents"];
  place: ImportPlace;
  onChange: (place: ImportPlace) => void;
}

/** As what, and where. */
function PlaceFields({ outline, contents, place, onChange }: PlaceFieldsProps) {
  const { t } = useTranslation("imports");
  const last = outline.steps.at(-1)?.id;
  const hasQuestions = contents.steps.some(({ questions }) => questions > 0);
  const hasTexts = contents.steps.some(({ words }) => words > 0);
  const steps = outline.steps.map(({ id, position, title }) => ({
    value: id,
    label: placed(position, title),
  }));
  if (last === undefined) return null;
  return (
    <>
      {hasQuestions ? (
        <RadioGroup<ImportPlace["as"]>
          label={t("place")}
          columns={2}
          value={place.as}
          choices={[
            { value: "steps", label: t("as_steps"), hint: t("as_steps_hint") },
            {
              value: "exercises",
              label: t("as_exercises"),
              hint: t(hasTexts ? "as_exercises_texts" : "as_exercises_hint"),
            },
          ]}
          onChange={(as) =>
            onChange(as === "steps" ? { as, after: last } : { as, stepId: outline.steps[0]?.id ?? last })
          }
        />
      ) : null}
      {place.as === "steps" ? (
        <Select
          label={t("after")}
          value={place.after}
          choices={[{ value: "", label: t("at_start") }, ...steps]}
          onChange={(after) => onChange({ as: "steps", after })}
        />
      ) : (
        <Select
          label={t("exercises_of")}
          value={place.stepId}
          choices={steps}
          onChange={(stepId) => onChange({ as: "exercises", stepId })}
        />
      )}
    </>
  );
}

interface ImportPlaceFormProps {
  outline: CourseOutline;
  read: ReadFile;
  onOther: () => void;
}

/** Chooses where the contents of a file come to, and takes them in. */
export function ImportPlaceForm({ outline, read, onOther }: ImportPlaceFormProps) {
  const { t } = useTranslation("imports");
  const sentence = useErrorSentence();
  const { mutate, isPending, error } = useImportInto(outline.slug);
  const [place, setPlace] = useState<ImportPlace>({ as: "steps", after: outline.steps.at(-1)?.id ?? "" });
  const lack = useLack(outline, read, place);
  return (
    <form
      noValidate
      className="space-y-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending && lack === null) mutate({ file: read.file, place });
      }}
    >
      <PlaceFields outline={outline} contents={read.contents} place={place} onChange={setPlace} />
      {lack === null ? null : <Notice tone="danger">{lack}</Notice>}
      <Notice tone={outline.active ? "here" : "info"}>
        {outline.active ? <p className="mb-2">{t("open_course")}</p> : null}
        <p>{t("unreviewed")}</p>
        <p className="mt-2">{t("undo_hint")}</p>
      </Notice>
      {error ? <Notice tone="danger">{sentence(error)}</Notice> : null}
      <div className="flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
        <Button look="quiet" onPress={onOther}>
          {t("other_file")}
        </Button>
        <Button type="submit" isPending={isPending} isDisabled={lack !== null}>
          {t("submit")}
        </Button>
      </div>
    </form>
  );
}
