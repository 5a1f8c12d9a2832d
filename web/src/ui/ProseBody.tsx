import { type ComponentType, useMemo } from "react";
import Markdown, { type Components, defaultUrlTransform } from "react-markdown";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import remarkGfm from "remark-gfm";
import type { ProseFigureProps } from "./proseFigure.ts";

const FIGURE = "figure:";
/** Images come from the course alone: nothing is fetched from elsewhere while one reads. */
const SCHEMA = { ...defaultSchema, protocols: { ...defaultSchema.protocols, src: ["figure"] } };

function urlTransform(url: string, key: string): string {
  if (key === "src") return url.startsWith(FIGURE) ? url : "";
  return defaultUrlTransform(url);
}

/** A wide table scrolls by itself; the keyboard must reach what scrolls. */
const SCROLLER = { role: "group", tabIndex: 0 };

const plain: Components = {
  table: ({ node: _, ...props }) => (
    <div className="prose-table" {...SCROLLER}>
      <table {...props} />
    </div>
  ),
  h1: ({ node: _, ...props }) => <h2 {...props} />,
  a: ({ node: _, ...props }) => <a {...props} rel="noopener noreferrer nofollow" target="_blank" />,
};

function withFigures(Figure: ComponentType<ProseFigureProps> | undefined): Components {
  return {
    ...plain,
    img: ({ src, alt = "", title = "" }) =>
      Figure && typeof src === "string" && src.startsWith(FIGURE) ? (
        <Figure address={src} alt={alt} caption={title} />
      ) : null,
    // A paragraph of HTML may not hold a figure.
    p: ({ node, ...props }) => {
      const inside = (node?.children ?? []).filter(
        (child) => child.type !== "text" || child.value.trim() !== "",
      );
      const images = inside.filter((child) => child.type === "element" && child.tagName === "img");
      if (images.length === 0) return <p {...props} />;
      return images.length === inside.length ? props.children : <div {...props} />;
    },
  };
}

interface ProseBodyProps {
  markdown: string;
  figure: ComponentType<ProseFigureProps> | undefined;
}

/** Renders Markdown; HTML in it is dropped, links cannot run scripts. A first-level heading becomes a second. */
export default function ProseBody({ markdown, figure }: ProseBodyProps) {
  const components = useMemo(() => withFigures(figure), [figure]);
  return (
    <Markdown
      remarkPlugins={[remarkGfm]}
      rehypePlugins={[[rehypeSanitize, SCHEMA]]}
      components={components}
      urlTransform={urlTransform}
      skipHtml
    >
      {markdown}
    </Markdown>
  );
}
