/** Paths of the routes whose data the browser asks for before the app runs (web/build/preloadPages.ts). */
export const PATHS = {
  dashboard: "dashboard",
  course: "c/:slug",
  step: "c/:slug/steps/:position",
  results: "c/:slug/results",
  editor: "c/:slug/edit",
  /** Inside the editor. */
  editedStep: "steps/:stepId",
} as const;

/** The position of a step as an address names it. */
export const POSITION = /[1-9]\d{0,2}/;
