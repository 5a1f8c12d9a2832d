import type { Token } from "marked";
import type { ComponentType, ReactNode, Ref } from "react";
import { ProseFrame } from "./Prose.tsx";
import { after, all, joined, type Shown } from "./ProseBody.tsx";
import type { ProseFigureProps } from "./proseFigure.ts";
import type { ProseSections } from "./proseSections.ts";
import { Terms } from "./proseTerms.ts";

interface ProsePartsProps {
  /** The pieces of the text's Markdown, in the groups behind which something stands. */
  groups: readonly (readonly Token[])[];
  /** Their lead is left to `lead`. */
  sections: ProseSections;
  lang: string;
  figure: ComponentType<ProseFigureProps>;
  table: ComponentType<{ children: ReactNode }>;
  /** What stands at the end of a paragraph or an item of the text, by its Markdown. */
  note: (markdown: string) => ReactNode;
  /** What stands before the text and belongs to it. */
  lead: ReactNode;
  /** What stands behind a group. */
  behind: (group: number) => ReactNode;
  /** What stands behind the text, before what is to be looked up. */
  end: ReactNode;
  /** The element that holds the text, and between its frames, marked `data-apart`, what stands behind the groups. */
  rootRef: Ref<HTMLDivElement>;
}

/** What stands in a text without belonging to it. */
function Apart({ children }: { children: ReactNode }) {
  return (
    <div data-apart className="mb-7">
      {children}
    </div>
  );
}

/** Markdown as text in groups, behind each of which something stands. */
export function ProseParts(props: ProsePartsProps) {
  const { groups, sections, lang, figure, table, note, lead, behind, end, rootRef } = props;
  const { glossary } = sections;
  const shown: Shown = { figure, table, lang, terms: new Terms(glossary?.terms ?? []) };
  const recap = { ...sections, glossary: null };
  const hasRecap = recap.lists.length > 0 || recap.closing !== null;
  const frame = (text: ReactNode) => (
    <ProseFrame markdown="" lang={lang}>
      {text}
    </ProseFrame>
  );
  return (
    <div ref={rootRef} data-bites>
      {lead}
      {joined(
        groups.map((tokens, at) => (
          <>
            <div data-bite={at} tabIndex={-1} className="outline-none">
              {frame(all(tokens, { ...shown, note }))}
            </div>
            <Apart>{behind(at)}</Apart>
          </>
        )),
      )}
      {hasRecap ? frame(after(recap, shown)) : null}
      <Apart>{end}</Apart>
      {glossary ? frame(after({ lead: null, lists: [], closing: null, glossary }, shown)) : null}
    </div>
  );
}
