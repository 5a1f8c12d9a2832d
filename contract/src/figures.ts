/**
 * Figures stand in the Markdown of a step as images with the address
 * `figure:<id>?w=<pixels>&h=<pixels>&p=<page>`; `p` is left out where the document has no pages. The file comes
 * from `GET /api/learn/{slug}/figures/{id}`, for who may read the steps of the course.
 */
const FIGURE =
  /^figure:([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\?w=(\d{1,5})&h=(\d{1,5})(?:&p=(\d{1,6}))?$/;
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Media type of every figure. */
export const FIGURE_TYPE = "image/webp";

export interface FigureAddress {
  id: string;
  /** Pixels. */
  width: number;
  height: number;
  /** Page of the document, from 1. */
  page: number | null;
}

/** What the address of an image in a step names; null for every other address. */
export function parseFigureAddress(address: string): FigureAddress | null {
  const found = FIGURE.exec(address);
  const [, id, width, height, page] = found ?? [];
  if (id === undefined) return null;
  return { id, width: Number(width), height: Number(height), page: page === undefined ? null : Number(page) };
}

/** The address that names an image in the Markdown of a step. */
export function figureAddress({ id, width, height, page }: FigureAddress): string {
  return `figure:${id}?w=${width}&h=${height}${page === null ? "" : `&p=${page}`}`;
}

/** Path below `/api` of a figure's file. */
export function figurePath(slug: string, id: string): string {
  return `/learn/${encodeURIComponent(slug)}/figures/${id}`;
}

export function isFigureId(id: string): boolean {
  return ID.test(id);
}
