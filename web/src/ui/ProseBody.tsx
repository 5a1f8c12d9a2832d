import Markdown, { type Components } from "react-markdown";
import rehypeSanitize from "rehype-sanitize";
import remarkGfm from "remark-gfm";

/** A wide table scrolls by itself; the keyboard must reach what scrolls. */
const SCROLLER = { role: "group", tabIndex: 0 };

const components: Components = {
  table: ({ node: _, ...props }) => (
    <div className="prose-table" {...SCROLLER}>
      <table {...props} />
    </div>
  ),
  h1: ({ node: _, ...props }) => <h2 {...props} />,
  a: ({ node: _, ...props }) => <a {...props} rel="noopener noreferrer nofollow" target="_blank" />,
};

/** Renders Markdown; HTML in it is dropped, links cannot run scripts. A first-level heading becomes a second. */
export default function ProseBody({ markdown }: { markdown: string }) {
  return (
    <Markdown remarkPlugins={[remarkGfm]} rehypePlugins={[rehypeSanitize]} components={components} skipHtml>
      {markdown}
    </Markdown>
  );
}
