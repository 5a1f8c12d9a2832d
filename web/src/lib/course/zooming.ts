/** The size at which a picture is wholly visible in a window. */
export function fitInto(
  window: { width: number; height: number },
  picture: { width: number; height: number },
): { width: number; height: number } {
  const scale = Math.min(window.width / picture.width, window.height / picture.height);
  return { width: picture.width * scale, height: picture.height * scale };
}

/** How many times as large as the window a picture can be. */
export const MOST_ZOOM = 5;
/** By how much a button or key enlarges. */
const STEP = 1.5;

/** Within what is possible; nearly whole is whole. */
export function limitZoom(zoom: number): number {
  return zoom < 1.05 ? 1 : Math.min(MOST_ZOOM, zoom);
}

export const larger = (zoom: number): number => limitZoom(zoom * STEP);
export const smaller = (zoom: number): number => limitZoom(zoom / STEP);

/** Where a window has to scroll to so that what was under a point is still there after zooming. */
export function scrollAfter(scroll: number, point: number, before: number, after: number): number {
  return ((scroll + point) * after) / before - point;
}
