import { ProseFrame, type ProseProps } from "./Prose.tsx";
import ProseBody from "./ProseBody.tsx";

/** Markdown as text on a page that is about nothing else: the renderer comes with the page. */
export function ReadyProse(props: Omit<ProseProps, "skeletonLines">) {
  const { markdown, sections, lang, figure, leaf, hasTerms } = props;
  const body = { markdown, sections, lang, figure, leaf, hasTerms };
  return (
    <ProseFrame {...props}>
      <ProseBody {...body} />
    </ProseFrame>
  );
}
