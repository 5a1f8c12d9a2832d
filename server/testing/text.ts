/** Plain German sentences that differ from each other: enough words for a course, made on the spot. */
export function germanText(paragraphs: number): string {
  const things = [
    "Die Wabe",
    "Der Schwarm",
    "Die Königin",
    "Das Wachs",
    "Der Nektar",
    "Die Sammlerin",
    "Der Stock",
  ];
  const verbs = ["besteht aus", "liefert", "ordnet", "schützt", "verändert", "speichert", "begrenzt"];
  const objects = [
    "sechseckige Zellen",
    "den Vorrat",
    "das Volk",
    "die Brut",
    "die Temperatur",
    "den Duft",
    "den Weg",
  ];
  const pick = (list: string[], n: number) => list[n % list.length] ?? "";
  const sentence = (p: number, s: number) =>
    `${pick(things, p + s)} ${pick(verbs, p * 3 + s)} im Versuch Nummer ${p * 10 + s} ${pick(objects, p + 2 * s)}, weil Messung ${s + 1} des Tages ${p + 1} dies zeigte.`;
  return Array.from({ length: paragraphs }, (_, p) => {
    const body = Array.from({ length: 8 }, (_, s) => sentence(p, s)).join(" ");
    return p % 4 === 0 ? `Abschnitt ${p / 4 + 1}\n\n${body}` : body;
  }).join("\n\n");
}
