export { AREAS, type AreaName, loadArea, loadDictionary } from "./areas.ts";
export { fill } from "./fill.ts";
export type { Dictionary, Key, Namespace } from "./types.ts";
