/** Rail and text; one column on a phone. */
export const STEP_GRID =
  "md:grid md:grid-cols-[220px_minmax(0,1fr)] md:gap-9 lg:grid-cols-[264px_minmax(0,1fr)] lg:gap-12";
