import type { ExportLoss, ExportOptions } from "@lehrpfad/contract";
import { assetPath } from "../archive/names.ts";
import type { Entry } from "../archive/zip.ts";
import { everyBlock } from "../markdown/blocks.ts";
import type { Figure } from "../markdown/types.ts";
import { blocksOfStep, exercisesOfStep } from "../publication/fromCourse.ts";
import type { CourseFile, CourseRecording, Exercise, Publication } from "../publication/types.ts";
import { openPicture } from "../render/pictures.ts";
import type { RecordingFiles } from "../render/xhtml.ts";
import type { Carried } from "./format.ts";

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

const RECORDING = /\]\(<?media:([0-9a-f-]{36})/g;

/** Sound and video of steps that do not go along: their titles and what is said in them stand in the text. */
export function recordingLosses({ steps }: Publication, carried: Carried = new Map()): ExportLoss[] {
  const played = steps.flatMap(({ markdown }) => [...markdown.content.matchAll(RECORDING)]);
  return lossOf("media_left_out", played.filter(([, id = ""]) => !carried.has(id)).length);
}

/** The recordings that a format takes along, where they are wanted: the first ones that `most` bytes hold together. */
export function carriedRecordings(
  { recordings }: Publication,
  { recordings: isWanted }: Pick<ExportOptions, "recordings">,
  {
    takes = () => true,
    most = Number.POSITIVE_INFINITY,
  }: { takes?(type: string): boolean; most?: number } = {},
): Carried {
  let left = isWanted ? most : 0;
  const carried = [...recordings.values()].filter(({ type, bytes }) => {
    const fits = takes(type) && bytes <= left;
    if (fits) left -= bytes;
    return fits;
  });
  return new Map(carried.map((one) => [one.id, one]));
}

/** Bytes of recordings and of what is said in them. */
export function recordingBytesOf(carried: Carried): number {
  return [...carried.values()].reduce((sum, { bytes, captions }) => sum + bytes + captions.length, 0);
}

/** Where a recording lies within a package, and the words in it with their times. */
export const recordingPath = ({ id, type }: CourseRecording): string => assetPath(id, type);
const captionsPath = ({ id }: CourseRecording): string => `assets/${id}.vtt`;

/** Where a player finds a recording that goes along; `up` leads to the folder of the package. */
export function recordingFiles(carried: Carried, asset: string, up = ""): RecordingFiles | null {
  const file = carried.get(asset);
  if (file === undefined) return null;
  const captions = file.captions === "" ? null : `${up}${captionsPath(file)}`;
  return { src: `${up}${recordingPath(file)}`, captions };
}

/** Recordings and their captions as files of a package. */
export function recordingEntries(carried: Carried): Entry[] {
  return [...carried.values()].flatMap((file) => [
    { name: recordingPath(file), content: { read: () => file.read() } },
    ...(file.captions === "" ? [] : [{ name: captionsPath(file), content: file.captions }]),
  ]);
}
