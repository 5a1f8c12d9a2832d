import {
  COURSE_LANGUAGES,
  type CourseLanguage,
  cleanText,
  cleanTexts,
  LIMITS,
  NO_SECTIONS,
  OWN_DESIGN,
} from "@lehrpfad/contract";
import type { CourseFile, ExportedCourse } from "../../publication/types.ts";
import { openPicture } from "../../render/pictures.ts";
import { ImportError } from "../markdown/errors.ts";
import {
  assemble,
  filesIn,
  IMPORT_LIMITS,
  type Imported,
  type ImportLimits,
  imported,
  type Makers,
  readCourseArchive,
  readCourseFile,
  renaming,
} from "../markdown/read.ts";
import {
  COURSE_FORMAT,
  COURSE_VERSION,
  type CourseFileContent,
  courseFileSchema,
} from "../markdown/schema.ts";
import { type ForeignCourse, type ForeignStep, line, lostPart } from "./foreign.ts";
import { readGift, type TruthWords } from "./gift.ts";
import { readMoodleXml } from "./moodle.ts";
import { MANIFEST, readPackage, xmlOf } from "./package.ts";
import { readItem } from "./qti2.ts";

/** What a file of another tool may leave open. */
export interface ImportFallback {
  /** Of the course, where the file does not say which. */
  title: string;
  language: CourseLanguage;
  /** What right and wrong are called where there are only these two. */
  truth: TruthWords;
  /** The title of a step without one. */
  questions: string;
}

/** A file that begins as `course.json` does; GIFT never begins with an answer. */
const isJson = (file: Uint8Array): boolean =>
  /^\ufeff?\s*\{\s*"/.test(new TextDecoder().decode(file.subarray(0, 200)));

const isZip = (file: Uint8Array): boolean => file[0] === 0x50 && file[1] === 0x4b;

/** Names that lead out of an archive are no accident. */
function guardName(name: string): void {
  if (/(^|[\\/])\.\.([\\/]|$)|^[\\/]|^[a-z]:/i.test(name))
    throw new ImportError("unsafe", name.slice(0, 200));
}

function readForeignZip(file: Uint8Array, words: TruthWords, limits: ImportLimits): ForeignCourse {
  const names: string[] = [];
  filesIn(
    file,
    (name) => {
      guardName(name);
      names.push(name);
      return false;
    },
    limits,
  );
  if (names.includes("h5p.json")) throw new ImportError("unsupported", "H5P");
  if (names.includes(MANIFEST)) return readPackage(filesIn(file, (name) => !name.endsWith("/"), limits));
  const [only] = names.filter((name) => /^[^/]+\.(xml|txt|gift)$/i.test(name));
  if (only === undefined || names.length > 1) throw new ImportError("no_course");
  return readText(filesIn(file, (name) => name === only, limits).get(only) ?? new Uint8Array(), words);
}

/** One file of questions: Moodle's XML, an item of QTI, or GIFT. */
function readText(file: Uint8Array, words: TruthWords): ForeignCourse {
  if (file.length > TEXT_BYTES) throw new ImportError("too_large");
  const begin = new TextDecoder().decode(file.subarray(0, 200)).trimStart();
  if (!/^\ufeff?\s*</.test(begin)) return readGift(cleanText(textFrom(file)), words);
  const root = xmlOf(file, XML_FILE);
  if (root.name === "quiz") return readMoodleXml(root, words);
  if (root.name !== "assessmentItem") throw new ImportError("unread", line(root.name, 60));
  const question = readItem(root);
  const steps = question ? [{ title: root.attributes.title ?? "", content: "", questions: [question] }] : [];
  return {
    title: root.attributes.title ?? null,
    language: root.attributes.lang ?? null,
    steps,
    figures: [],
    lost: question ? [] : [lostPart("question", root.attributes.title ?? "", XML_FILE)],
  };
}

const XML_FILE = "XML";
const TEXT_BYTES = 20 * 1024 * 1024;

function textFrom(file: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(file);
  } catch {
    throw new ImportError("unread", "1");
  }
}

/** Steps that hold no more questions than one may: what is over begins another. */
function parted(step: ForeignStep): ForeignStep[] {
  const most = LIMITS.exercisesPerStep;
  const parts = Math.max(1, Math.ceil(step.questions.length / most));
  return Array.from({ length: parts }, (_, at) => ({
    title: at === 0 ? step.title : `${step.title} (${at + 1})`,
    content: at === 0 ? step.content : "",
    questions: step.questions.slice(at * most, (at + 1) * most),
  }));
}

type FileQuestion = NonNullable<CourseFileContent["steps"][number]["question"]>;

function fileQuestion({ body, text, explanation, hint }: ForeignStep["questions"][number]): FileQuestion {
  return { ...body, text, explanation, hint, reason: null, origin: "person", source: null };
}

/** A foreign course in the form of a course's own file, whose limits it has to keep. */
function courseFileFor(
  found: ForeignCourse,
  fallback: ImportFallback,
  sizes: Map<string, string>,
): CourseFileContent {
  const filled = found.steps.filter(
    ({ content, questions }) => content.trim() !== "" || questions.length > 0,
  );
  const titled = filled.map((step) => ({ ...step, title: step.title.trim() || fallback.questions }));
  const steps = titled.flatMap(parted).map((step) => {
    const [last, ...others] = step.questions.map(fileQuestion).toReversed();
    return {
      title: line(step.title, LIMITS.stepTitleLength),
      content: step.content.replace(
        /figure:(figure-\d+)\?/g,
        (_, id: string) => `figure:${id}?${sizes.get(id) ?? ""}`,
      ),
      summary: "",
      sections: { ...NO_SECTIONS, next: null },
      sources: [],
      question: last ?? null,
      exercises: others.toReversed().map((one) => ({ ...one, section: null })),
    };
  });
  const spoken = found.language?.slice(0, 2).toLowerCase();
  return {
    format: COURSE_FORMAT,
    version: COURSE_VERSION,
    course: {
      title:
        line(found.title ?? "", LIMITS.courseNameLength) ||
        line(fallback.title, LIMITS.courseNameLength) ||
        fallback.questions,
      language: COURSE_LANGUAGES.find((one) => one === spoken) ?? fallback.language,
      difficulty: "standard",
      goal: null,
      passPercent: null,
      entryTest: false,
      finalQuiz: "none",
      quizQuestions: null,
      design: OWN_DESIGN,
    },
    documents: [],
    figures: found.figures.map(({ id }) => ({ id, file: `assets/${id}.webp`, type: "image/webp" })),
    steps,
  };
}

/** Pixels of one side, which larger pictures are made to fit. */
const SIDE = 2_400;
/** Pixels above which a picture is a bomb rather than one. */
const MOST_PIXELS = 60_000_000;

/** What a picture may be, whatever its name says: others are drawn by programs of their own, for as long as their author likes. */
const PICTURES = new Set<string>(["png", "jpeg", "gif", "webp"]);

/** A picture as figures are kept here. @throws ImportError where it is none */
async function webpOf(
  data: Uint8Array,
  path: string,
): Promise<{ data: Uint8Array; width: number; height: number }> {
  try {
    const { format, width, height } = await openPicture(data).metadata();
    if (!PICTURES.has(format)) throw new ImportError("figure_unreadable", path);
    if (width * height > MOST_PIXELS) throw new ImportError("too_large", path);
    const picture = openPicture(data)
      .rotate()
      .resize(SIDE, SIDE, { fit: "inside", withoutEnlargement: true });
    const { data: webp, info } = await picture
      .webp({ quality: 85, effort: 2 })
      .toBuffer({ resolveWithObject: true });
    return { data: new Uint8Array(webp), width: info.width, height: info.height };
  } catch (error) {
    throw error instanceof ImportError ? error : new ImportError("figure_unreadable", path);
  }
}

async function courseOf(
  found: ForeignCourse,
  fallback: ImportFallback,
  makers: Makers,
): Promise<ExportedCourse> {
  const idOf = renaming(makers.newId);
  const figures: CourseFile[] = [];
  const sizes = new Map<string, string>();
  for (const { id, path, data } of found.figures) {
    const webp = await webpOf(data, path);
    sizes.set(id, `w=${webp.width}&h=${webp.height}`);
    figures.push({
      id: idOf(id),
      type: "image/webp",
      bytes: webp.data.length,
      read: () => Promise.resolve(webp.data),
    });
  }
  const parsed = courseFileSchema.safeParse(cleanTexts(courseFileFor(found, fallback, sizes)));
  if (!parsed.success) throw new ImportError("too_large", parsed.error.issues[0]?.path.join(".") ?? null);
  return assemble(parsed.data, { figures, recordings: [] }, idOf, makers);
}

/**
 * Reads a course of this product, or what another tool wrote: GIFT, Moodle's XML, items and packages of QTI 2, Common
 * Cartridges. Pages become steps, questions those of the step before them or of one of their own.
 *
 * @throws ImportError
 */
export async function readImport(
  file: Uint8Array,
  fallback: ImportFallback,
  makers: Makers,
  limits: ImportLimits = IMPORT_LIMITS,
): Promise<Imported> {
  if (isZip(file)) {
    const isOwn = filesIn(file, (name) => name === "course.json", limits).size > 0;
    if (isOwn) return readCourseArchive(file, makers, limits);
  } else if (isJson(file)) {
    return readCourseFile(file, makers);
  }
  const found = isZip(file) ? readForeignZip(file, fallback.truth, limits) : readText(file, fallback.truth);
  const isEmpty = found.steps.every(
    ({ content, questions }) => content.trim() === "" && questions.length === 0,
  );
  if (isEmpty) throw new ImportError("empty");
  return imported(await courseOf(found, fallback, makers), found.lost);
}
