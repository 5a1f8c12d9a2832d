import { AREAS, type AreaName } from "@lehrpfad/i18n";

const FILE = /[\\/]i18n[\\/]src[\\/]([a-z]{2})[\\/](\w+)\.ts$/;
const AREA_OF = new Map<string, string>(
  Object.entries(AREAS).flatMap(([area, names]) => names.map((name) => [name, area])),
);

/** The language and the part of the app that a module of the dictionaries belongs to; null for other modules. */
export function textsOf(id: string): { language: string; area: AreaName } | null {
  const [, language = "", name = ""] = FILE.exec(id) ?? [];
  const area = AREA_OF.get(name);
  return area !== undefined && isArea(area) ? { language, area } : null;
}

const isArea = (name: string): name is AreaName => name in AREAS;

/** The name of the file in which the texts of an area travel in one language; null for other modules. */
export function textsFile(id: string): string | null {
  const texts = textsOf(id);
  return texts && `${texts.area}-${texts.language}`;
}
