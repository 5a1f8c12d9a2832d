import type { WrittenQuestion } from "@lehrpfad/contract/questions";
import type {
  CourseNoticeCode,
  Difficulty,
  DocumentFormat,
  DocumentNoticeCode,
  Language,
  LeftOutReason,
  Phase,
  WriterKind,
} from "@lehrpfad/contract/vocabulary";

export type {
  Difficulty,
  DocumentErrorCode,
  DocumentFormat,
  DocumentNoticeCode,
  Language,
  LeftOutReason,
  Phase,
  WriterKind,
} from "@lehrpfad/contract/vocabulary";

export type BlockKind =
  | "heading"
  | "paragraph"
  | "list"
  | "table"
  | "quote"
  | "code"
  | "caption"
  | "footnote";

/**
 * One piece of a document in reading order. A list block is one list item; a table block holds the
 * whole table as a Markdown table.
 */
export interface Block {
  kind: BlockKind;
  /** Heading depth from 1, or nesting depth of a list item from 0; 0 for every other kind. */
  level: number;
  /** Cleaned text without markup (tables: Markdown). */
  text: string;
  /** Page number from 1 (PDF, and DOCX where Word recorded page breaks); null where the format has no pages. */
  page: number | null;
  /** Place of the block in the document, from 1; what is shown as "paragraph 12" where there is no page. */
  paragraph: number;
  /** Where `text` starts in `documentText`, in UTF-16 code units. */
  offset: number;
}

/** Something the creator should know about how a document was read. The interface has a sentence for each code. */
export interface DocumentNotice {
  code: DocumentNoticeCode;
  /** Numbers and names for the sentence, such as the pages that could not be read. */
  params: Record<string, string | number>;
}

export interface OutlineEntry {
  level: number;
  title: string;
  page: number | null;
}

/** A picture of a document, made anew as a WebP file. */
export interface Figure {
  id: string;
  /** Page number from 1; null where the document has none. */
  page: number | null;
  /** The block (`Block.paragraph`) after which it stands; 0 before the first. */
  paragraph: number;
  /** Pixels of the file. */
  width: number;
  height: number;
  bytes: number;
  /** What the document says it shows; empty where it says nothing. */
  alt: string;
  /** Its caption in the document; empty where it has none. */
  caption: string;
  /** The block that holds the caption. */
  captionParagraph: number | null;
}

/** A document as it was read: what the creator sees before generation and all that a writer may use. */
export interface ReadDocument {
  id: string;
  /** File name as uploaded. */
  name: string;
  format: DocumentFormat;
  /** Title from the document's properties or its first heading; null where neither is usable. */
  title: string | null;
  language: Language | "other";
  /** Number of pages; null where the format has none. */
  pages: number | null;
  /** Words in all blocks. */
  words: number;
  outline: OutlineEntry[];
  blocks: Block[];
  notices: DocumentNotice[];
  /** Its figures in reading order; absent where nobody asked for them. */
  figures?: Figure[];
}

/** Where a sentence of the course stands in a document. `quote` occurs verbatim in the text of one block. */
export interface Source {
  document: string;
  documentName: string;
  page: number | null;
  paragraph: number;
  /** Start of the quote in `documentText`, in UTF-16 code units. */
  offset: number;
  quote: string;
}

/** A question as a writer writes it, with what its writer knows of it. */
export type Question = WrittenQuestion & {
  /** The writer's own name for how it was made; null where it has none. Only `TraitsOf` looks into it. */
  form: string | null;
  source: Source | null;
};

/**
 * What judges must know of how a writer makes questions of a form: `statements`, of which the true ones are to be
 * found; wrong options that are true elsewhere, or taken from elsewhere in the source; options that are titles; a right
 * option that the step supports and no quote has to; lengths that differ by nature; words that question and answer
 * naturally share; options that continue the text; asked only where nothing better was found.
 */
export type QuestionTrait =
  | "statements"
  | "wrongs_true_elsewhere"
  | "wrongs_from_source"
  | "titles"
  | "answered_by_step"
  | "lengths_vary"
  | "shares_words"
  | "continues_text"
  | "last_resort";
export type TraitsOf = (question: Pick<Question, "origin" | "form">) => ReadonlySet<QuestionTrait>;

export interface CourseStep {
  /** From 1. */
  position: number;
  title: string;
  /** Markdown. */
  content: string;
  summary: string;
  /** Words of `content`. */
  words: number;
  sources: Source[];
  /** Null where no honest question could be made from the step. */
  question: Question | null;
  writer: WriterKind;
  /** True where the writer asked for failed and another one stood in. */
  fallback: boolean;
}

export interface CourseRequest {
  documents: ReadDocument[];
  goal: string | null;
  /** Course name wished for; null lets the writer choose one. */
  title: string | null;
  /** 10 to 50. */
  steps: number;
  language: Language;
  difficulty: Difficulty;
  /** What the creator wishes of this version, for a language model to follow; absent where nothing is wished. */
  instruction?: string | null;
}

/** What is to be written anew in a course that is there. */
export interface RewriteRequest {
  /**
   * A step's text, its question, its summary, or a step that is not there yet (`insert`), which `instruction`
   * describes.
   */
  kind: "step" | "question" | "summary" | "insert";
  /** The course's settings and its documents; for `insert` the documents that the new step is made of. */
  course: CourseRequest;
  /** The course as it is, in order. */
  steps: CourseStep[];
  /** The step to rewrite; for `insert` the place (from 1) where the new one will stand. */
  position: number;
  /** Versions that were turned down: nothing is written like them again. */
  avoid: CourseStep[];
}

export interface PlannedStep {
  position: number;
  title: string;
}

/** Advice shown before and after generation, such as "2,100 words: 10 steps of about 210 words". */
export interface CourseNotice {
  code: CourseNoticeCode;
  params: Record<string, string | number>;
}

/** A block that a writer did not use; `paragraph` is `Block.paragraph`. */
export interface LeftOut {
  document: string;
  paragraph: number;
  reason: LeftOutReason;
}

export interface CoursePlan {
  title: string;
  steps: PlannedStep[];
  notices: CourseNotice[];
  /** What the writer left out and why; what it does not name is told from the text. */
  leftOut?: LeftOut[];
}

/** What became of one section of a document: a heading with what follows it, or a run of blocks without one. */
export interface CoverageSection {
  /** The heading, or the opening words where there is none. */
  title: string;
  /** Depth of the heading from 1; 0 for a run of blocks without a heading of its own. */
  level: number;
  /** True for a heading with nothing but deeper headings under it: its state and steps are theirs. */
  group: boolean;
  /** Where it begins. */
  page: number | null;
  paragraph: number;
  /** Words of the section and how many of them stand in some step. */
  words: number;
  taughtWords: number;
  /** `taught` from 90 % of its words, `left_out` below 5 %. */
  state: "taught" | "partly" | "left_out";
  /** Positions of the steps that hold its text, and of those whose question asks about it. */
  taughtIn: number[];
  testedIn: number[];
  /** Words that stand in no step, by reason, most words first. */
  leftOut: { reason: LeftOutReason; words: number }[];
}

export interface DocumentCoverage {
  document: string;
  documentName: string;
  words: number;
  taughtWords: number;
  sections: CoverageSection[];
}

/** What of each document is taught, tested, or left out and why. */
export type CoverageMap = DocumentCoverage[];

export interface QualityReport {
  words: { total: number; minimum: number; median: number; maximum: number };
  /** Share (0 to 1) of the documents' words worth teaching (no contents, references, licences …) that stand in some step. */
  coverage: number;
  /** Share (0 to 1) of the steps' words that come verbatim from the documents. */
  fromSource: number;
  questions: number;
  questionTypes: Record<string, number>;
  /** Share (0 to 1) of single-answer questions whose right option is the longest one. */
  rightIsLongest: number;
  /** How often the right option stands at place 1 to 4. */
  rightPositions: number[];
  /** Quotes that could not be found verbatim in their document; 0 in a sound course. */
  unverifiedQuotes: number;
  notices: CourseNotice[];
  coverageMap: CoverageMap;
}

export interface Course {
  title: string;
  language: Language;
  difficulty: Difficulty;
  writer: WriterKind;
  steps: CourseStep[];
  report: QualityReport;
}

/** One request to the model and what came of it: for the creator who asks how the course was written. */
export interface ModelRequest {
  /** ISO 8601. */
  startedAt: string;
  /** What it was for, such as "outline", "question" or "step 3". */
  purpose: string;
  /** Position of the step it was for; null for the course as a whole. */
  step: number | null;
  /** From 1. */
  attempt: number;
  provider: string;
  model: string;
  milliseconds: number;
  inputTokens: number;
  outputTokens: number;
  /** `used`, `rejected` by a check, or the `ModelFault` it failed with. */
  outcome: string;
  /** What was wrong; null when its answer was used. */
  fault: string | null;
  /** What the model was told to mend in its last answer; null where it was asked afresh. */
  repairs: string | null;
  /** Instructions and prompt as they were sent, and the answer as it came (null: none came). */
  instructions: string;
  prompt: string;
  answer: string | null;
}

/** What a generation tells while it runs. Handlers are awaited: a step counts as saved when its handler returned. */
export type GenerationEvent =
  | { type: "phase"; phase: Phase }
  | { type: "plan"; plan: CoursePlan }
  | { type: "step"; step: CourseStep }
  | { type: "request"; request: ModelRequest }
  | { type: "log"; phase: Phase; message: string; details: Record<string, string | number> };

export interface GenerationOptions {
  /** Steps stored by an earlier attempt of the same run; they are kept as they are and not written again. */
  saved: CourseStep[];
  signal: AbortSignal;
  /**
   * Whether a model that cannot be reached, or asks for more patience than a request has, ends the generation
   * with a ModelError to go on later; otherwise the built-in writer stands in.
   */
  mayPause?: boolean;
  onEvent(event: GenerationEvent): Promise<void> | void;
}
