import { keyOf } from "../../text/words.ts";
import { plainLine } from "../model/step/tidy.ts";
import { linesOfAnswer } from "./lines.ts";
import { type PartLabel, partLabelOf } from "./partLabels.ts";

/** A step as a chat planned it. */
export interface ChatPlanStep {
  title: string;
  /** What a participant can do after it. */
  objectives: string[];
  /** What it explains, in the chat's words. */
  content: string;
}

const LABELS: readonly PartLabel[] = ["objective", "content"];

/** What a plan holds at most, so that reading a hostile one ends soon. */
const MOST = { steps: 60, objectives: 3, title: 200, objective: 400, content: 3_000 };

interface OpenStep extends ChatPlanStep {
  number: number;
}

/** Reads the lines of an answer into steps; a step that comes twice counts as it came last. */
class Reader {
  private readonly steps = new Map<number, OpenStep>();
  private open: OpenStep | null = null;
  private place: PartLabel | null = null;

  begin(number: number, title: string): void {
    this.place = null;
    this.open = null;
    if (this.steps.size >= MOST.steps && !this.steps.has(number)) return;
    this.open = { number, title: plainLine(title).slice(0, MOST.title), objectives: [], content: "" };
    this.steps.set(number, this.open);
  }

  tell(label: PartLabel, text: string): void {
    this.place = label;
    if (text !== "") this.add(text, true);
  }

  /** A line of its own under a label, or one that goes on where the one before ended. */
  add(text: string, isNew: boolean): void {
    const { open, place } = this;
    if (open === null || place === null) return;
    const said = plainLine(text);
    if (place === "content") {
      open.content = `${open.content} ${said}`.trim().slice(0, MOST.content);
      return;
    }
    const last = open.objectives.at(-1);
    if (last !== undefined && !isNew)
      open.objectives[open.objectives.length - 1] = `${last} ${said}`.slice(0, MOST.objective);
    else if (open.objectives.length < MOST.objectives) open.objectives.push(said.slice(0, MOST.objective));
  }

  end(): void {
    this.place = null;
  }

  /** In the order of their numbers, without those that have no title. */
  read(): ChatPlanStep[] {
    return [...this.steps.values()]
      .filter(({ title }) => keyOf(title) !== "")
      .toSorted((one, other) => one.number - other.number)
      .map(({ number: _, ...step }) => step);
  }
}

const NUMBERED = /^(?:#{1,6}\s*)?(?:\*\*|__)?(\d{1,2})[.):]\s+(.*)$/;

/**
 * Reads the plan of a course out of a chat's answer: prose around it, code fences, other bullets and numbers, labels of
 * any of the five languages, pieces one after the other.
 */
export function readPlan(answer: string): ChatPlanStep[] {
  const lines = linesOfAnswer(answer);
  const raws = answer.slice(Math.max(0, answer.lastIndexOf("</think>"))).split(/\r\n?|\n|\u2028|\u2029/);
  const hasHeadings = lines.some(({ kind }) => kind === "step");
  const reader = new Reader();
  for (const [at, line] of lines.entries()) {
    const raw = (raws[at] ?? "").slice(0, MOST.content).replace(/^\s*(?:>\s*)+/, "");
    const label = partLabelOf(raw, LABELS);
    const numbered = hasHeadings ? null : NUMBERED.exec(raw);
    if (line.kind === "step") reader.begin(line.step, line.title);
    else if (label) reader.tell(label.label, label.text);
    else if (numbered) reader.begin(Number(numbered[1]), numbered[2] ?? "");
    else if (line.kind === "blank" || line.kind === "end") reader.end();
    else if (line.kind === "option") reader.add(line.text, true);
    else if (line.kind === "text") reader.add(line.text, line.isNumbered);
  }
  return reader.read();
}
