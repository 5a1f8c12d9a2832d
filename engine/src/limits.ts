/** Learning steps that can be asked for (SPEC.md section 5). */
export const STEPS = { minimum: 10, maximum: 50 } as const;
