import { ProseFrame, type ProseProps } from "./Prose.tsx";
import ProseBody from "./ProseBody.tsx";

/** Markdown as text on a page that is about nothing else: the renderer comes with the page. */
export function ReadyProse(props: Omit<ProseProps, "skeletonLines">) {
  const { markdown, lang, figure, leaf, hasTerms } = props;
  return (
    <ProseFrame {...props}>
      <ProseBody markdown={markdown} figure={figure} leaf={leaf} hasTerms={hasTerms} lang={lang} />
    </ProseFrame>
  );
}
