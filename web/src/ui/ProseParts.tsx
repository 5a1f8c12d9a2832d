import { partsOf, tokensOf } from "@lehrpfad/interchange/markdown";
import { type ComponentType, Fragment, type ReactNode, type Ref, useMemo } from "react";
import { ProseFrame } from "./Prose.tsx";
import { after, all, before, joined, type Shown } from "./ProseBody.tsx";
import type { ProseFigureProps } from "./proseFigure.ts";
import type { ProseSections } from "./proseSections.ts";
import { Terms } from "./proseTerms.ts";

interface ProsePartsProps {
  markdown: string;
  sections: ProseSections;
  lang: string;
  figure: ComponentType<ProseFigureProps>;
  /** What stands behind each part of the text; one that is beyond the last part is not shown. */
  behind: ReadonlyMap<number, ReactNode>;
  /** The element that holds the text, and between its frames, marked `data-apart`, what stands behind the parts. */
  rootRef: Ref<HTMLDivElement>;
}

/** Markdown as text, in which something stands behind its parts; see `partsOf`. */
export function ProseParts({ markdown, sections, lang, figure, behind, rootRef }: ProsePartsProps) {
  const parts = useMemo(() => partsOf(tokensOf(markdown)), [markdown]);
  const shown: Shown = { figure, lang, terms: new Terms(sections.glossary?.terms ?? []) };
  const frames: { at: number; text: ReactNode }[] = [];
  let open = [before(sections, shown)];
  for (const [at, tokens] of parts.entries()) {
    open.push(all(tokens, shown));
    if (!behind.has(at)) continue;
    frames.push({ at, text: joined(open) });
    open = [];
  }
  return (
    <div ref={rootRef}>
      {frames.map(({ at, text }) => (
        <Fragment key={at}>
          <ProseFrame markdown={markdown} lang={lang}>
            {text}
          </ProseFrame>
          <div data-apart className="mb-9">
            {behind.get(at)}
          </div>
        </Fragment>
      ))}
      <ProseFrame markdown={markdown} lang={lang}>
        {joined([...open, after(sections, shown)])}
      </ProseFrame>
    </div>
  );
}
