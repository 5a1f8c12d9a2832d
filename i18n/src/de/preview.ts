import type { preview as source } from "../en/preview.ts";

export const preview: Record<keyof typeof source, string> = {
  title: "Vorschau von „{course}“",
  heading: "Vorschau",
  lead: "So erleben Teilnehmende den Kurs, mit allem, was sie tun können. Was Sie hier beantworten, wird nirgends gezählt, und niemand bekommt eine E-Mail.",
  width_label: "Breite",
  phone: "Handy",
  computer: "Computer",
  start_over: "Von vorn beginnen",
  started_over: "Der Testlauf beginnt von vorn",
  open_alone: "Ohne Rahmen öffnen",
  frame: "Der Kurs, wie Teilnehmende ihn sehen",
  draft: "Der Kurs ist noch nicht geöffnet: Außer denen, die ihn verwalten, sieht ihn niemand.",
};
