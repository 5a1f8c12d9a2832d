/** Learning steps that can be asked for (statement 5.01). */
export const STEPS = { minimum: 10, maximum: 50 } as const;

/** Words of the documents that a step has at least where they have enough (statement 9.02). */
export const WORDS_FOR_A_STEP = 500;
