import { closeHistory, redoDepth, undo, undoDepth } from "@tiptap/pm/history";
import { Slice, Node as TextNode } from "@tiptap/pm/model";
import { EditorState } from "@tiptap/pm/state";
import { ReplaceStep, Step } from "@tiptap/pm/transform";
import { number, object, readableOf, text } from "../../../lib/drafts/schema.ts";
import { storedDraft } from "../../../lib/drafts/storedDraft.ts";
import { sitting } from "../../../lib/storage.ts";

/** Changes that can be undone after a reload, and characters that all of them may take: the oldest are given up. */
const MOST_CHANGES = 100;
const MOST_CHARACTERS = 400_000;

/** What can be undone and redone in a text, as the browser keeps it: the oldest document, and what changed it. */
interface KeptHistory {
  /** The text of the document in which one was. */
  markdown: string;
  /** How many of the changes were done, not undone again. */
  done: number;
  /** The document before the first change, as JSON. */
  first: string;
  /** Each a step, as JSON. */
  changes: readonly string[];
}

const historySchema = object<KeptHistory>({
  markdown: text,
  done: number,
  first: text,
  changes: readableOf(text),
});

/** Where the browser keeps what can be undone in the text of a step, for as long as the tab is open. */
export const historyOf = (stepId: string) => storedDraft(`editor-undo:${stepId}`, historySchema, sitting);

/** The smallest single change that makes one document of another. */
function changeBetween(before: TextNode, after: TextNode): ReplaceStep {
  const start = before.content.findDiffStart(after.content) ?? before.content.size;
  const end = before.content.findDiffEnd(after.content) ?? { a: start, b: start };
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const [from, to] = [end.a + overlap, end.b + overlap];
  const step = new ReplaceStep(start, from, after.slice(start, to));
  const made = step.apply(before).doc;
  return made?.eq(after) ? step : new ReplaceStep(0, before.content.size, new Slice(after.content, 0, 0));
}

interface Entry {
  document: TextNode;
  /** The change that led to it from the one before, as JSON; written when it is kept. */
  change: string | null;
}

/** Follows a text while it is edited: the document after each change that can be undone or redone. */
export class FollowedHistory {
  #entries: Entry[];
  #at = 0;
  /** Changes that were there when it began, which it does not know. */
  #unknown: number;

  constructor(state: EditorState) {
    this.#entries = [{ document: state.doc, change: null }];
    this.#unknown = undoDepth(state);
  }

  /** One that goes on from what was kept. */
  static from(state: EditorState, documents: readonly TextNode[], done: number): FollowedHistory {
    const followed = new FollowedHistory(state);
    followed.#entries = documents.map((document) => ({ document, change: null }));
    followed.#at = done;
    followed.#unknown = undoDepth(state) - done;
    return followed;
  }

  /** Notes how the text is after a change. */
  note(state: EditorState): void {
    const isNew = redoDepth(state) === 0;
    // Where the depth shrinks though nothing was undone, the editor itself gave up its oldest changes.
    if (isNew && undoDepth(state) - this.#unknown < this.#at) this.#unknown = undoDepth(state) - this.#at - 1;
    const at = undoDepth(state) - this.#unknown;
    if (at < 0 || at > this.#entries.length) {
      this.restart(state);
      return;
    }
    this.#at = at;
    if (isNew) this.#entries.length = Math.min(this.#entries.length, at);
    this.#entries[at] = { document: state.doc, change: null };
    const next = this.#entries[at + 1];
    if (next) next.change = null;
  }

  /** Forgets everything: the text was changed elsewhere. */
  restart(state: EditorState): void {
    this.#entries = [{ document: state.doc, change: null }];
    this.#unknown = undoDepth(state);
    this.#at = 0;
  }

  /** What is to be kept; null where nothing can be undone or redone. */
  kept(markdown: string): KeptHistory | null {
    for (const [at, entry] of this.#entries.entries()) {
      const before = this.#entries[at - 1];
      if (before) entry.change ??= JSON.stringify(changeBetween(before.document, entry.document).toJSON());
    }
    const sizes = this.#entries.map(({ change }) => change?.length ?? 0);
    let begin = Math.max(0, this.#entries.length - 1 - MOST_CHANGES);
    let characters = sizes.slice(begin + 1).reduce((sum, size) => sum + size, 0);
    while (characters > MOST_CHARACTERS && begin < this.#at) {
      begin += 1;
      characters -= sizes[begin] ?? 0;
    }
    const [first, ...rest] = this.#entries.slice(begin);
    if (!first || rest.length === 0 || begin > this.#at || characters > MOST_CHARACTERS) return null;
    return {
      markdown,
      done: this.#at - begin,
      first: JSON.stringify(first.document.toJSON()),
      changes: rest.map(({ change }) => change ?? ""),
    };
  }
}

/** An editor's state in which what was kept can be undone and redone; null where it is not about this text. */
export function restoreHistory(
  { schema, plugins }: EditorState,
  kept: KeptHistory,
): { state: EditorState; followed: FollowedHistory } | null {
  if (kept.done < 0 || kept.done > kept.changes.length) return null;
  try {
    const first = TextNode.fromJSON(schema, JSON.parse(kept.first));
    let state = EditorState.create({ schema, plugins, doc: first });
    const documents = [state.doc];
    for (const change of kept.changes) {
      const step = Step.fromJSON(schema, JSON.parse(change));
      state = state.apply(closeHistory(state.tr.step(step).setMeta("preventAutolink", true)));
      documents.push(state.doc);
    }
    for (let back = kept.changes.length; back > kept.done; back -= 1) {
      undo(state, (change) => {
        state = state.apply(change);
      });
      if (!state.doc.eq(documents[back - 1] ?? first)) return null;
    }
    state = state.apply(closeHistory(state.tr));
    return { state, followed: FollowedHistory.from(state, documents, kept.done) };
  } catch {
    // Written by another version of the editor, or by nobody of ours.
    return null;
  }
}
