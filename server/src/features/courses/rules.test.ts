import { slugSchema } from "@lehrpfad/contract";
import { describe, expect, it } from "vitest";
import { courseSlug, newAdminPassword, readingMinutes } from "./rules.ts";

describe("slug", () => {
  it("holds the name in plain letters and a random end, and fits the contract", () => {
    const slug = courseSlug("Straßenverkehr für Anfänger: Übersicht!");
    expect(slug).toMatch(/^strassenverkehr-fuer-anfaenger-uebersicht-[a-z0-9]{6}$/);
    for (const name of ["Ελληνικά", "  ", "a".repeat(200), "L'été à Nîmes"]) {
      expect(slugSchema.safeParse(courseSlug(name)).success).toBe(true);
    }
    expect(courseSlug("Kurs")).not.toBe(courseSlug("Kurs"));
  });
});

describe("admin password", () => {
  it("is four groups of four letters, never the same", () => {
    expect(newAdminPassword()).toMatch(/^[a-z0-9]{4}(-[a-z0-9]{4}){3}$/);
    expect(newAdminPassword()).not.toBe(newAdminPassword());
  });
});

describe("reading time", () => {
  it("is whole minutes, at least one", () => {
    expect(readingMinutes(0)).toBe(1);
    expect(readingMinutes(540)).toBe(4);
  });
});
