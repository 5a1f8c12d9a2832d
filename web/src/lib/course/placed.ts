/** A number that a title has of its own: "1 Purpose", "2.1 Oil", "§ 9". */
const OWN_NUMBER = /^(?:\d|§)/u;

/** Whether a title says its place by a number of its own, beside which another one would only confuse. */
export const hasOwnNumber = (title: string): boolean => OWN_NUMBER.test(title);

/** The title of a step behind its place, or behind the number that it has of its own. */
export const placed = (position: number, title: string): string =>
  hasOwnNumber(title) ? title : `${position}. ${title}`;
