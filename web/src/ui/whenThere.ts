/** Milliseconds between two tries: a browser does not always hear that a connection is back. */
const AGAIN_MS = 5_000;

/**
 * A part that is fetched beside what is read: without a connection it waits for the next one instead of taking the page
 * down.
 */
export const whenThere = <Part>(load: () => Promise<Part>): Promise<Part> =>
  load().catch(async () => {
    await new Promise((again) => {
      addEventListener("online", again, { once: true });
      setTimeout(again, AGAIN_MS);
    });
    return await whenThere(load);
  });
