import type { ReactNode } from "react";
import type { ProseLeaf } from "../../../ui/proseFigure.ts";
import type { Piece } from "../differences.ts";

/** `ins` marks what only the new version has, `del` what only the present one has. */
export type ChangeTag = "ins" | "del";

/** Text in pieces, the changed ones marked. */
export function Changes({ pieces, as: Tag }: { pieces: readonly Piece[]; as: ChangeTag }): ReactNode {
  let at = 0;
  return pieces.map(({ text, changed }) => {
    const key = at;
    at += text.length;
    return changed ? (
      <Tag key={key} className="change">
        {text}
      </Tag>
    ) : (
      text
    );
  });
}

/** Marks what is changed in Markdown whose pieces of plain text were compared. */
export function leafOf(parts: readonly (readonly Piece[])[], as: ChangeTag): ProseLeaf {
  return (text, at) => <Changes pieces={parts[at] ?? [{ text, changed: false }]} as={as} />;
}
