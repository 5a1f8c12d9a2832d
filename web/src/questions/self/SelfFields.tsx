import { LIMITS, type Revelation } from "@lehrpfad/contract";
import type { Key } from "@lehrpfad/i18n";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { orpc } from "../../lib/api.ts";
import { useErrorSentence } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/i18n.ts";
import { Button } from "../../ui/Button.tsx";
import { RadioGroup } from "../../ui/RadioGroup.tsx";
import { Notice } from "../../ui/States.tsx";
import { TextArea } from "../../ui/TextField.tsx";
import type { AnswerPart, Asked, FieldsProps, WordsProps } from "../answering.ts";
import { ComparedTexts } from "./ComparedTexts.tsx";
import { useLevelNames } from "./levels.ts";
import { areTicked, levelOfTicks, pointsBeside } from "./ticking.ts";
import type { OpenSelf, SelfAnswer } from "./types.ts";

const WORDS: Record<AnswerPart, Key<"answers">> = {
  instruction: "self_instruction",
  missing: "self_missing",
  submit: "self_submit",
  waiting: "self_waiting",
};

export function SelfWords({ part }: WordsProps<OpenSelf, SelfAnswer>) {
  const { t } = useTranslation("answers");
  return <>{t(WORDS[part])}</>;
}

/** What the answer is compared with, once that was asked for; kept, so that it is there again after a reload. */
function useRevelation({ slug, questionId }: Asked, isAsked: boolean) {
  return useQuery({
    ...orpc.learning.reveal.queryOptions({ input: { slug, questionId } }),
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

interface PointsProps {
  points: readonly string[];
  ticked: readonly string[];
  lang: string;
  isDisabled: boolean;
  onTick: (ticked: string[]) => void;
}

/** What a good answer says, to be ticked. */
function Points({ points, ticked, lang, isDisabled, onTick }: PointsProps) {
  const { t } = useTranslation("answers");
  const tick = (point: string) => onTick(points.filter((one) => ticked.includes(one) !== (one === point)));
  return (
    <fieldset className="mt-5 min-w-0" disabled={isDisabled}>
      <legend className="mb-1 font-semibold">{t("self_points")}</legend>
      {[...points.entries()].map(([at, point]) => (
        <label key={at} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
          <input
            type="checkbox"
            checked={ticked.includes(point)}
            onChange={() => tick(point)}
            className="mt-0.5 size-5 shrink-0 accent-accent"
          />
          <span lang={lang} className="min-w-0 break-words leading-snug">
            {point}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** A single point that the passage does not say: it stands below it. */
function OnlyPoint({ points, lang }: Pick<PointsProps, "points" | "lang">) {
  const [point] = points;
  return point === undefined ? null : (
    <p lang={lang} className="mt-4 break-words">
      {point}
    </p>
  );
}

interface ComparisonProps extends FieldsProps<OpenSelf, SelfAnswer> {
  revelation: Revelation;
  /** It was asked for just now: the keyboard goes there. */
  isNew: boolean;
}

/** How much one had, chosen by oneself: the only question where no points are ticked, else behind what they speak for. */
function OwnLevel({
  answer,
  isDisabled,
  onChange,
  isTicked,
}: Omit<ComparisonProps, "revelation" | "isNew"> & { isTicked: boolean }) {
  const { t } = useTranslation("answers");
  const levels = useLevelNames();
  const scale = (
    <RadioGroup
      label={t("self_level")}
      columns="pairs"
      choices={levels.map((label, index) => ({
        value: String(index + 1),
        label,
        shortcut: String(index + 1),
      }))}
      value={answer.level > 0 ? String(answer.level) : null}
      isDisabled={isDisabled}
      onChange={(level) => onChange({ ...answer, level: Number(level) })}
    />
  );
  if (!isTicked) return <div className="mt-5">{scale}</div>;
  return (
    <div className="mt-4">
      <p aria-live="polite" className="font-semibold">
        {t("self_by_ticks", { level: levels[answer.level - 1] ?? "" })}
      </p>
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 text-accent">{t("self_other")}</summary>
        <div className="mt-1">{scale}</div>
      </details>
    </div>
  );
}

/** The passage, the points, and how much of them one had. */
function Comparison({ revelation, isNew, ...props }: ComparisonProps) {
  const { answer, asked, lang, isDisabled, labelledBy, describedBy, onChange, onCompared } = props;
  const passage = useRef<HTMLElement>(null);
  const { solution, source } = revelation;
  const points = solution.kind === "self" ? pointsBeside(solution) : [];
  const isTicked = areTicked(points);
  useEffect(() => {
    if (isNew) passage.current?.focus();
  }, [isNew]);
  useEffect(() => onCompared(), [onCompared]);
  // Nothing ticked is a judgement as well, which is shown before it is sent.
  useEffect(() => {
    if (isTicked && answer.level === 0 && !isDisabled)
      onChange({ ...answer, level: levelOfTicks(0, points.length) });
  });
  if (solution.kind !== "self") return null;
  return (
    <fieldset className="min-w-0" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      <ComparedTexts
        ref={passage}
        text={answer.text}
        passage={solution.passage}
        lang={lang}
        source={source === null ? null : asked.showSource(source)}
      />
      {isTicked ? (
        <Points
          points={points}
          ticked={answer.ticked ?? []}
          lang={lang}
          isDisabled={isDisabled}
          onTick={(ticked) =>
            onChange({ ...answer, ticked, level: levelOfTicks(ticked.length, points.length) })
          }
        />
      ) : (
        <OnlyPoint points={points} lang={lang} />
      )}
      <OwnLevel {...props} isTicked={isTicked} />
    </fieldset>
  );
}

/** One's own answer, freely, then what it is compared with. */
export function SelfFields(props: FieldsProps<OpenSelf, SelfAnswer>) {
  const { answer, asked, isDisabled, labelledBy, onChange } = props;
  const { t } = useTranslation("answers");
  const sentence = useErrorSentence();
  const [isNew, setNew] = useState(false);
  const isAsked = isNew || answer.level > 0;
  const revelation = useRevelation(asked, isAsked);
  if (isAsked && revelation.data) return <Comparison {...props} revelation={revelation.data} isNew={isNew} />;
  return (
    <fieldset className="min-w-0" aria-labelledby={labelledBy}>
      <TextArea
        label={t("given")}
        help={t("self_help")}
        value={answer.text}
        rows={4}
        maxLength={LIMITS.ownTextLength}
        isReadOnly={isDisabled}
        onChange={(text) => onChange({ ...answer, text })}
      />
      {revelation.isError && !revelation.isFetching ? (
        <div className="mt-4">
          <Notice tone="danger">
            <p className="font-semibold">{t("compare_failed")}</p>
            <p>{sentence(revelation.error)}</p>
          </Notice>
        </div>
      ) : null}
      <div className="mt-5 max-md:grid">
        <Button
          isPending={isAsked && revelation.isFetching}
          onPress={() => {
            setNew(true);
            if (isAsked) void revelation.refetch();
          }}
        >
          {t("compare")}
        </Button>
      </div>
    </fieldset>
  );
}
