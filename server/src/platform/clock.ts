/** Source of the present time; tests inject one that they move by hand. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The time `seconds` after `date`. */
export function later(date: Date, seconds: number): Date {
  return new Date(date.getTime() + seconds * 1000);
}
