import type { ChatPackage, ChatPackageHead, ChatText } from "@lehrpfad/contract";
import { type WrongText, writePlanMend, writeTextMend } from "@lehrpfad/engine";
import type { StoredText } from "../../../db/tables/chat.ts";
import { showSource } from "../../content/index.ts";
import type { CourseRow } from "../../courses/index.ts";
import type { PackageRow } from "../repository.ts";
import type { StepSize } from "./course.ts";

/** How many plans and texts of a package are in each state, as its questions are counted. */
export function countParts({ plan, texts }: Pick<PackageRow, "plan" | "texts">): ChatPackageHead["counts"] {
  const counts = { open: 0, aside: 0, accepted: 0, skipped: 0, replaced: 0 };
  for (const { state } of [...(plan ? [plan] : []), ...texts]) counts[state] += 1;
  return counts;
}

function showText({ step, state, faults }: StoredText, { id, position, title }: StepSize): ChatText {
  const { content, summary, sections, words, sources, claims = [] } = step;
  return {
    ...{ stepId: id, position, title, state, content, summary, words, faults },
    terms: sections.terms.map(({ term, meaning }) => ({ term, meaning })),
    sources: sources.map(showSource),
    toVerify: claims.flatMap(({ sentence }) => (sentence === null ? [] : [sentence])),
  };
}

/** Texts of a package that a chat is to write once more, and those that its answer does not hold. */
function wrongTexts({ answer, packed, texts }: PackageRow, steps: readonly StepSize[]) {
  const there = packed.flatMap(({ stepId, number }) => {
    const step = steps.find(({ id }) => id === stepId);
    return step ? [{ stepId, number, title: step.title }] : [];
  });
  const missing =
    answer.trim() === "" ? [] : there.filter(({ stepId }) => !texts.some((text) => text.stepId === stepId));
  const faulty = there.flatMap(({ stepId, ...told }): WrongText[] => {
    const text = texts.find((one) => one.stepId === stepId && one.state === "open");
    return text && text.faults.length > 0 ? [{ ...told, faults: text.faults }] : [];
  });
  return { missing, faulty };
}

type Parts = Pick<ChatPackage, "plan" | "texts" | "missing" | "toMend" | "followUp">;

/** What was read of a package that asks for a plan or for texts, and what is copied to have it mended. */
export function showParts(row: PackageRow, steps: readonly StepSize[], { language }: CourseRow): Parts {
  const { plan, texts } = row;
  if (row.kind === "plan") {
    const faults = plan?.state === "open" ? plan.faults : [];
    return {
      ...{ texts: [], missing: [], toMend: faults.length },
      plan: plan && { steps: plan.steps, faults: plan.faults, isAccepted: plan.state === "accepted" },
      followUp: faults.length === 0 ? null : writePlanMend(faults, language),
    };
  }
  const { missing, faulty } = wrongTexts(row, steps);
  const wrong = [...faulty, ...missing.map(({ number, title }) => ({ number, title, faults: [] }))];
  return {
    plan: null,
    texts: texts.flatMap((text) => {
      const step = steps.find(({ id }) => id === text.stepId);
      return step ? [showText(text, step)] : [];
    }),
    missing: missing.map(({ number }) => number),
    toMend: faulty.length,
    followUp: wrong.length === 0 ? null : writeTextMend(wrong, language),
  };
}
