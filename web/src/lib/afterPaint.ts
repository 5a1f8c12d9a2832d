/** After as many milliseconds work is done in a page that is not shown, and so paints nothing. */
const UNSEEN_MS = 100;

/** Does work that may wait until what is shown has been painted. Answers what takes it back. */
export function afterPaint(work: () => void): () => void {
  let timer = setTimeout(work, UNSEEN_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
