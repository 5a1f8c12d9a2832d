import { expect, test } from "vitest";
import { Vocabulary } from "./hyphens.ts";

const vocabulary = new Vocabulary();
vocabulary.add("Der Vorteil der Haustür und einer Open-Source-Lizenz liegt im Nord-Süd-Handel.");

test.each([
  ["Es ist ein Vor-", "teil des Programms", "Es ist ein Vorteil des Programms"],
  ["eine Open-", "Source-Lizenz", "eine Open-Source-Lizenz"],
  ["die Haus-", "Tür", "die Haus-Tür"],
  ["an debian-", "admin@lists.debian.org", "an debian-admin@lists.debian.org"],
  ["in /usr/share/doc/log-", "check/README", "in /usr/share/doc/log-check/README"],
  ["von cdimage.debian-", "mirror.org", "von cdimage.debian-mirror.org"],
  ["VOR-", "TEIL", "VORTEIL"],
  ["Vor-", "und Nachteile", "Vor- und Nachteile"],
])("%s + %s", (before, line, joined) => {
  expect(vocabulary.join(before, line)).toBe(joined);
});
