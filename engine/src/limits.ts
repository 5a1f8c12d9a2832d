/** Learning steps that can be asked for (statement 5.01). */
export const STEPS = { minimum: 10, maximum: 50 } as const;

/** Words of the documents that a step of 500 words needs (statement 9.02): goals and terms add the rest. */
export const WORDS_FOR_A_STEP = 490;
