/** A figure as it is shown in a text. */
export interface ShownFigure {
  /** Of the file in memory. */
  url: string;
  alt: string;
  caption: string;
  width: number;
  height: number;
}
