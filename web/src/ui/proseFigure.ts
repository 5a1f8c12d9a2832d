/** An image as the Markdown of a text names it. */
export interface ProseFigureProps {
  address: string;
  alt: string;
  caption: string;
}
