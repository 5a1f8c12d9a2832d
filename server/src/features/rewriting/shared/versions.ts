import { createHash } from "node:crypto";
import {
  type Comparison,
  type CourseLanguage,
  essenceOf,
  type StepVersion,
  textsOfSections,
} from "@lehrpfad/contract";
import type { CourseStep } from "@lehrpfad/engine";
import type { Db } from "../../../db/client.ts";
import { courseStepOf, type StoredStep, showSections, showSource } from "../../content/index.ts";
import { countParticipants } from "../../learning/index.ts";
import { draftsOf, type FoundProposal, type ProposalRow } from "../repository.ts";
import { continued } from "../rules.ts";

type Target = Pick<ProposalRow, "kind" | "stepId">;

/** The steps that a proposal is about: none for a new one. */
function concerned(present: readonly StoredStep[], { kind, stepId }: Target): StoredStep[] {
  if (kind === "course") return [...present];
  return kind === "insertStep" ? [] : present.filter(({ step }) => step.id === stepId);
}

/**
 * Names what a proposal would replace: another text, question or order gives another name. For a new step it
 * only matters whether its neighbour is there.
 */
export function baseOf(present: readonly StoredStep[], target: Target): string {
  const named =
    target.kind === "insertStep"
      ? present.some(({ step }) => step.id === target.stepId)
      : concerned(present, target).map((one) => {
          const { title, content, sections, summary, question, exercises } = courseStepOf(one);
          const texts = [title, content, textsOfSections(sections), summary];
          return [one.step.id, ...texts, question && essenceOf(question), exercises.map(essenceOf)];
        });
  return createHash("sha256").update(JSON.stringify(named)).digest("hex").slice(0, 32);
}

/** A step as it is compared with another version of it. */
export function showVersion(step: CourseStep): StepVersion {
  const { question, sections, sources } = step;
  return {
    ...step,
    sections: showSections(sections),
    sources: sources.map(showSource),
    question: question && { ...question, source: question.source && showSource(question.source) },
  };
}

/** Steps that go on in a new version of the course, and those that do not, with what participants did there. */
async function fates(db: Db, present: readonly StoredStep[], written: readonly CourseStep[]) {
  const olds = present.map(({ step }) => step);
  const kept = continued(olds, written);
  const ids = new Set(kept.values());
  const gone = olds.filter(({ id }) => !ids.has(id));
  const participants = await countParticipants(
    db,
    gone.map(({ id }) => id),
  );
  const places = new Map(olds.map(({ id, position }) => [id, position]));
  return {
    continues: written.map(({ position }) => places.get(kept.get(position) ?? "") ?? null),
    removed: gone.map(({ id, title }) => ({ stepId: id, title, participants: participants.get(id) ?? 0 })),
  };
}

/** A proposal beside what it would replace, without what is shown of the proposal itself. */
export async function bothVersions(
  db: Db,
  { proposal, run }: FoundProposal,
  present: readonly StoredStep[],
  language: CourseLanguage,
): Promise<Omit<Comparison, "proposal">> {
  const written = run.status === "completed" ? await draftsOf(db, proposal.id) : [];
  const base = baseOf(present, proposal);
  const whole = proposal.kind === "course" && written.length > 0;
  return {
    language,
    changed: base !== proposal.base,
    base,
    present: concerned(present, proposal).map((one) => showVersion(courseStepOf(one))),
    proposed: written.map(showVersion),
    ...(whole ? await fates(db, present, written) : { continues: [], removed: [] }),
  };
}
