import { expect, test } from "vitest";
import { areKin, kinOf } from "./kinship.ts";

test.each([
  ["lagern", "Lagerung"],
  ["gelagert", "lagern"],
  ["kühlt", "Kühlkette"],
  ["Hände", "Händehygiene"],
  ["Hand", "Handschuh"],
  ["Handhygiene", "Händehygiene"],
  ["desinfizieren", "Desinfektion"],
  ["kontrollieren", "Kontrolle"],
  ["dosieren", "Dosierung"],
  ["Bekämpfung", "Schädlingsbekämpfung"],
  ["Häuser", "Haus"],
])("%s and %s are kin in German", (one, other) => {
  expect(areKin(kinOf(one), kinOf(other))).toBe(true);
  expect(areKin(kinOf(other), kinOf(one))).toBe(true);
});

test.each([
  ["Hand", "Handlung"],
  ["rein", "Reinigung"],
  ["Temperatur", "Temperament"],
  ["lagern", "laden"],
  ["Handel", "Hand"],
  ["Band", "Hand"],
])("%s and %s are not", (one, other) => {
  expect(areKin(kinOf(one), kinOf(other))).toBe(false);
});
