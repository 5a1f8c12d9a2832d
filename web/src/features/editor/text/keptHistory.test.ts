import { getSchema } from "@tiptap/core";
import { history, redo, undo, undoDepth } from "@tiptap/pm/history";
import { Node } from "@tiptap/pm/model";
import { type Command, EditorState, type Transaction } from "@tiptap/pm/state";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { memoryStorage } from "../../../lib/testStorage.ts";
import { readText, writeText } from "./courseText.ts";
import { courseExtensions } from "./extensions.ts";
import { FollowedHistory, historyOf, restoreHistory } from "./keptHistory.ts";

const schema = getSchema(courseExtensions());
const LONG_AGO = 10_000;

/** A text that is edited, with what can be undone in it. */
class Edited {
  state: EditorState;
  readonly followed: FollowedHistory;
  #time = 0;

  constructor(markdown: string) {
    const doc = Node.fromJSON(schema, readText(markdown));
    this.state = EditorState.create({ doc, plugins: [history()] });
    this.followed = new FollowedHistory(this.state);
  }

  apply(change: Transaction): void {
    // Each change is one that is undone by itself.
    this.#time += LONG_AGO;
    this.state = this.state.apply(change.setTime(this.#time));
    this.followed.note(this.state);
  }

  type(words: string): void {
    this.apply(this.state.tr.insertText(words, this.state.doc.content.size - 1));
  }

  run(command: Command): void {
    command(this.state, (change) => this.apply(change));
  }

  get markdown(): string {
    return writeText(this.state.doc.toJSON()).trim();
  }

  get kept() {
    return this.followed.kept(this.markdown);
  }
}

/** The same text in a page that was loaded anew. */
function reloaded(edited: Edited): Edited {
  const again = new Edited(edited.markdown);
  const restored = edited.kept && restoreHistory(again.state, edited.kept);
  if (!restored) throw new Error("Nothing was kept");
  again.state = restored.state;
  return Object.assign(again, { followed: restored.followed });
}

describe("what can be undone", () => {
  it("is undone and redone after a reload as before, and after the next one", () => {
    const edited = new Edited("A");
    for (const words of ["b", "c", "d"]) edited.type(words);
    edited.run(undo);
    const again = reloaded(edited);
    expect(again.markdown).toBe("Abc");
    again.run(redo);
    expect(again.markdown).toBe("Abcd");
    for (const markdown of ["Abc", "Ab", "A", "A"]) {
      again.run(undo);
      expect(again.markdown).toBe(markdown);
    }
    again.run(redo);
    const third = reloaded(again);
    expect(third.markdown).toBe("Ab");
    third.type("x");
    third.run(redo);
    expect(third.markdown).toBe("Abx");
    const fourth = reloaded(third);
    for (const markdown of ["Ab", "A"]) {
      fourth.run(undo);
      expect(fourth.markdown).toBe(markdown);
    }
  });

  it("holds pictures, tables and formatting", () => {
    const edited = new Edited("Text");
    const texts = [
      "Text\n\n![Wabe](figure:11111111-1111-4111-8111-111111111111?w=640&h=480)",
      "| A | B |\n| --- | --- |\n| 1 | **2** |",
      "- Eins\n  - Zwei\n\nH<sub>2</sub>O, $a^2$",
    ];
    const shown: string[] = [edited.markdown];
    for (const markdown of texts) {
      const { content } = Node.fromJSON(schema, readText(markdown));
      edited.apply(edited.state.tr.replaceWith(0, edited.state.doc.content.size, content));
      shown.push(edited.markdown);
    }
    const again = reloaded(edited);
    for (const markdown of shown.toReversed()) {
      expect(again.markdown).toBe(markdown);
      again.run(undo);
    }
  });

  it("is nothing where nothing was changed, or everything was changed elsewhere", () => {
    const edited = new Edited("A");
    expect(edited.kept).toBeNull();
    edited.type("b");
    expect(edited.kept).not.toBeNull();
    edited.followed.restart(edited.state);
    expect(edited.kept).toBeNull();
    edited.type("c");
    expect(edited.kept?.changes).toHaveLength(1);
    // Older than what it follows: from there on it begins anew.
    edited.run(undo);
    edited.run(undo);
    expect(edited.kept).toBeNull();
  });

  it("is bounded in number and in size; the oldest go first", () => {
    const edited = new Edited("A");
    for (let count = 0; count < 150; count += 1) edited.type("b");
    expect(undoDepth(edited.state)).toBeLessThan(150);
    expect(edited.kept?.changes).toHaveLength(100);
    const again = reloaded(edited);
    again.run(undo);
    expect(again.markdown).toBe(`A${"b".repeat(149)}`);
    for (let count = 0; count < 6; count += 1) edited.type("c".repeat(90_000));
    expect(JSON.stringify(edited.kept).length).toBeLessThan(1_100_000);
    expect(edited.kept?.changes.length).toBeGreaterThan(2);
    expect(edited.kept?.changes.length).toBeLessThan(6);
  });

  it("is nothing of what cannot be read", () => {
    const { state } = new Edited("A");
    const kept = { markdown: "A", done: 1, first: JSON.stringify(state.doc.toJSON()), changes: ["{}"] };
    expect(restoreHistory(state, kept)).toBeNull();
    expect(restoreHistory(state, { ...kept, first: "no" })).toBeNull();
    expect(restoreHistory(state, { ...kept, changes: [], done: 3 })).toBeNull();
  });
});

describe("what the browser keeps", () => {
  beforeEach(() => void vi.stubGlobal("sessionStorage", memoryStorage()));

  it("is read again, and counts as nothing where it is something else", () => {
    const kept = { markdown: "A", done: 0, first: "{}", changes: ["{}"] };
    expect(historyOf("1").keep(kept)).toBe(true);
    expect(historyOf("1").read()).toEqual(kept);
    expect(historyOf("2").read()).toBeNull();
    sessionStorage.setItem("editor-undo:1", '{"markdown":1}');
    expect(historyOf("1").read()).toBeNull();
  });
});
