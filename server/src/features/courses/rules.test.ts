import { slugSchema } from "@lehrpfad/contract";
import { describe, expect, it } from "vitest";
import { courseSlug, grouped } from "./rules.ts";

describe("slug", () => {
  it("holds the name in plain letters and the given end, and fits the contract", () => {
    const slug = courseSlug("Straßenverkehr für Anfänger: Übersicht!", "bcdfgh");
    expect(slug).toBe("strassenverkehr-fuer-anfaenger-uebersicht-bcdfgh");
    expect(courseSlug("L'été à Nîmes", "bcdfgh")).toBe("l-ete-a-nimes-bcdfgh");
    const long = courseSlug("Erste Hilfe am Unfallort für Mitarbeitende der Verkehrsbetriebe", "bcdfgh");
    expect(long).toBe("erste-hilfe-am-unfallort-fuer-mitarbeitende-der-bcdfgh");
    for (const name of ["Ελληνικά", "  ", "a".repeat(200)]) {
      expect(slugSchema.safeParse(courseSlug(name, "bcdfgh")).success).toBe(true);
    }
  });
});

describe("admin password", () => {
  it("is shown in groups of four", () => {
    expect(grouped("abcdefghijkmnpqr")).toBe("abcd-efgh-ijkm-npqr");
  });
});
