/** Whether two objects of one shape, or two lists, hold the same values. */
export function shallowEqual<Shape extends object>(one: Shape, other: Shape): boolean {
  const [ours, theirs] = [Object.entries(one), new Map(Object.entries(other))];
  return ours.length === theirs.size && ours.every(([name, value]) => theirs.get(name) === value);
}
