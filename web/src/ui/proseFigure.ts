import type { ReactNode } from "react";

/** An image as the Markdown of a text names it. */
export interface ProseFigureProps {
  address: string;
  alt: string;
  caption: string;
}

/** Shows a piece of plain text; the pieces of a text are counted from 0. */
export type ProseLeaf = (text: string, at: number) => ReactNode;
