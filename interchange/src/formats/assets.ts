import type { ExportLoss, ExportOptions } from "@lehrpfad/contract";
import { everyBlock } from "../markdown/blocks.ts";
import type { Figure } from "../markdown/types.ts";
import { blocksOfStep, exercisesOfStep } from "../publication/fromCourse.ts";
import type { CourseFile, Exercise, Publication } from "../publication/types.ts";
import { openPicture } from "../render/pictures.ts";

/** Pixels of the longer side of a small figure. */
const SMALL_SIDE = 1_000;
const SMALL_QUALITY = 75;
/** How hard it is compressed, 0 to 6: a course of sixty photographs is made smaller in seconds. */
const SMALL_EFFORT = 1;

/** A figure's file as it leaves: as it is, or smaller. The same file always gives the same bytes. */
export async function figureBytes(file: CourseFile, size: "full" | "small"): Promise<Uint8Array> {
  const bytes = await file.read();
  if (size === "full") return bytes;
  const smaller = await openPicture(bytes)
    .resize(SMALL_SIDE, SMALL_SIDE, { fit: "inside", withoutEnlargement: true })
    .webp({ quality: SMALL_QUALITY, effort: SMALL_EFFORT })
    .toBuffer();
  return smaller.length < bytes.length ? smaller : bytes;
}

/** Every figure that the text of these steps shows. */
export function figuresOf({ steps }: Pick<Publication, "steps">): Figure[] {
  return steps
    .flatMap((step) => [...everyBlock(blocksOfStep(step))])
    .filter((block) => block.type === "figure");
}

/** What becomes of figures: those that are left out or made smaller, and those without a description. */
export function figureLosses(
  publication: Publication,
  { figures }: Pick<ExportOptions, "figures">,
): ExportLoss[] {
  const all = figuresOf(publication);
  if (all.length === 0) return [];
  if (figures === "none") return [{ code: "figures_left_out", count: all.length }];
  return [
    ...(figures === "small" ? [{ code: "figures_small" as const, count: all.length }] : []),
    ...undescribedLosses(publication),
  ];
}

/** Figures of which something else than a description is read out. */
export function undescribedLosses(publication: Publication): ExportLoss[] {
  return lossOf("figures_undescribed", figuresOf(publication).filter(({ alt }) => alt.trim() === "").length);
}

/** Bytes of all figures that the text shows, as they are stored. */
export function figureBytesOf({ assets }: Pick<Publication, "assets">): number {
  return [...assets.values()].reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Losses of one kind; none where nothing is lost. */
const lossOf = (code: ExportLoss["code"], count: number): ExportLoss[] =>
  count > 0 ? [{ code, count }] : [];

/** How many questions are of these kinds. */
function countKinds({ steps }: Publication, ...kinds: Exercise["kind"][]): number {
  return steps.flatMap(exercisesOfStep).filter(({ kind }) => kinds.includes(kind)).length;
}

/** Answers that one compares oneself with the text stay in the browser: no platform is told of them. */
export function judgedLosses(publication: Publication): ExportLoss[] {
  return lossOf("own_texts", countKinds(publication, "self"));
}

/** Where nobody compares with the text, somebody has to mark what was written. */
export function handMarkedLosses(publication: Publication): ExportLoss[] {
  return lossOf("hand_marked", countKinds(publication, "self"));
}

/** Pairs and orders become a choice for each entry where a format has choices only. */
export function splitLosses(publication: Publication): ExportLoss[] {
  return lossOf("split_questions", countKinds(publication, "match", "order"));
}

/** Numbers of which only their exact writing is right. */
export function exactLosses({ steps }: Publication): ExportLoss[] {
  const exercises = steps.flatMap(exercisesOfStep);
  return lossOf(
    "exact_numbers",
    exercises.filter((one) => one.kind === "numeric" && one.tolerance > 0).length,
  );
}

export function hintLosses({ steps }: Publication): ExportLoss[] {
  return lossOf("hints_left_out", steps.flatMap(exercisesOfStep).filter(({ hint }) => hint).length);
}

/** Texts and figures do not belong to questions: an export of questions leaves them. */
export function textLosses(publication: Publication): ExportLoss[] {
  return [
    { code: "texts_left_out", count: publication.steps.length },
    ...lossOf("figures_left_out", figuresOf(publication).length),
  ];
}

/** Bytes of a step's text in formats without a player. */
const TEXT_BYTES = 4_000;

/** About how many bytes the texts of a course have in formats without a player. */
export const textBytes = ({ steps }: Pick<Publication, "steps">): number => steps.length * TEXT_BYTES;

/** Bytes of the player with two fonts, compressed, and of a step's text without figures. */
const PLAYER_BYTES = 110_000;
const STEP_BYTES = 2_000;
/** What a figure weighs about when it is made smaller, against what it weighs. */
const SMALL_SHARE = 0.5;

/** About how many bytes a package with the player has. */
export function packageBytes(
  { assets, steps }: Pick<Publication, "assets" | "steps">,
  { figures }: Pick<ExportOptions, "figures">,
): number {
  const all = figureBytesOf({ assets });
  const shown = figures === "none" ? 0 : figures === "small" ? all * SMALL_SHARE : all;
  return Math.round(PLAYER_BYTES + steps.length * STEP_BYTES + shown);
}

const RECORDING = /\]\(<?media:/g;

/** Sound and video that editors put into steps: no format carries them yet. */
export function recordingLosses({ steps }: Publication): ExportLoss[] {
  const count = steps.reduce(
    (sum, { markdown }) => sum + (markdown.content.match(RECORDING)?.length ?? 0),
    0,
  );
  return lossOf("media_left_out", count);
}
