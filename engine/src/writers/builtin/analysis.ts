import type { LanguageData } from "../../text/languages/index.ts";
import type { Sentence } from "../../text/sentences.ts";
import type { CourseDesign, LeftOut } from "../../types/index.ts";
import type { Definition } from "./definitions.ts";
import type { Level } from "./difficulty.ts";
import type { PlacedFigure } from "./figures.ts";
import type { Spellings } from "./headings.ts";
import type { MaterialBlock } from "./material.ts";
import type { Usage } from "./quotable.ts";

/** One step of the course before it is written. */
export interface StepMaterial {
  position: number;
  title: string;
  from: number;
  to: number;
  sentences: Sentence[];
}

/** Everything that is known of the material once it is cut into steps. */
export interface Analysis {
  languageData: LanguageData;
  blocks: readonly MaterialBlock[];
  sentences: readonly Sentence[];
  definitions: readonly Definition[];
  usage: Usage;
  steps: readonly StepMaterial[];
  /** What the course is called. */
  title: string;
  /** Words of the documents that the steps share out, as the advice counts them. */
  words: number;
  /** A goal left some of the material out. */
  partly: boolean;
  /** Whether the documents speak of the goal. */
  goalIsFound: boolean;
  /** What of the documents stands in no step, and why. */
  leftOut: readonly LeftOut[];
  level: Level;
  spellings: Spellings;
  /** Figures by index of the step that shows them. */
  figures: ReadonlyMap<number, readonly PlacedFigure[]>;
  /** The plan that its steps were written down in; null where the documents alone decided. */
  design: CourseDesign | null;
  /** What `derived` keeps. An analysis that is changed gets a map of its own. */
  derived: Map<unknown, unknown>;
}
