import { type CourseLanguage, type StepSections, textsOfSections } from "@lehrpfad/contract";
import { type ComponentType, useMemo } from "react";
import { Prose, type ProseProps } from "../../ui/Prose.tsx";
import { CourseFigure } from "./CourseFigure.tsx";
import { readSections } from "./stepSections.ts";

interface StepProseProps extends Omit<ProseProps, "markdown" | "sections" | "figure"> {
  step: { content: string; sections: StepSections };
  /** Of the course. */
  language: CourseLanguage;
  /** Renders the text; without it the renderer is loaded when first needed. */
  as?: ComponentType<Omit<ProseProps, "skeletonLines">>;
}

/** The whole text of a step as participants read it: its passages with the sections around them. */
export function StepProse({ step, language, as: Rendered = Prose, ...props }: StepProseProps) {
  const sections = useMemo(
    () => readSections(textsOfSections(step.sections), language),
    [step.sections, language],
  );
  return <Rendered {...props} markdown={step.content} sections={sections} figure={CourseFigure} />;
}
