import type { CourseDesign, DesignedStep, LeftOut, LeftOutReason, Part } from "../types/index.ts";

/** A paragraph of a document. */
export type Place = Pick<LeftOut, "document" | "paragraph">;

/** Paragraphs in a row as one part of a plan. */
export function partsOf(places: readonly Place[]): DesignedStep["parts"] {
  const parts: DesignedStep["parts"] = [];
  for (const { document, paragraph } of places) {
    const last = parts.at(-1);
    if (last && last.document === document && last.to === paragraph - 1) last.to = paragraph;
    else parts.push({ document, from: paragraph, to: paragraph });
  }
  return parts;
}

/** What nobody has to be taught; a plan may leave out more, with its reason. */
const NEVER_TAUGHT: ReadonlySet<LeftOutReason> = new Set<LeftOutReason>([
  ...(["contents", "references", "licence", "front_matter", "label", "unreadable", "repeated"] as const),
]);

/** Whether something is left out that no plan has to think of. */
export function isNeverTaught({ reason }: LeftOut): boolean {
  return NEVER_TAUGHT.has(reason);
}

/** The plan that somebody decided section by section: steps without objectives, and what is left out with its reasons. */
export function designOf(
  steps: readonly Pick<DesignedStep, "title" | "parts">[],
  leftOut: readonly (Part & Pick<LeftOut, "reason">)[],
): CourseDesign {
  const left = leftOut.flatMap(({ document, from, to, reason }): LeftOut[] =>
    Array.from({ length: to - from + 1 }, (_, at) => ({ document, paragraph: from + at, reason })),
  );
  return {
    ...{ title: null, situation: "", terms: [] },
    steps: steps.map(({ title, parts }) => ({ title, parts, objectives: [], link: "" })),
    leftOut: left.filter((one) => !isNeverTaught(one)),
    aside: left.filter(isNeverTaught),
    ...{ writer: "builtin", isOutline: true },
  };
}
