import { SaxesParser } from "saxes";

/** The elements of an XML document by their names; throws where it is not well-formed. */
export function elementsOf(xml: string): Map<string, number> {
  const counts = new Map<string, number>();
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name }) => counts.set(name, (counts.get(name) ?? 0) + 1));
  parser.write(xml).close();
  return counts;
}
