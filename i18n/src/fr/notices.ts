import type { notices as source } from "../en/notices.ts";

export const notices: Record<keyof typeof source, string> = {
  fewer_steps:
    "Votre matériel compte {words} mots : de quoi faire {steps} étapes d’environ {perStep} mots, et non {wished}. Rien n’a été rallongé ni répété.",
  short_steps:
    "Votre matériel compte {words} mots ; les étapes font donc environ {perStep} mots chacune au lieu de 500. Rien n’a été rallongé.",
  question_missing:
    "Aucune question honnête n’a pu être formulée pour ces étapes : {steps}. Vous pouvez en ajouter vous-même.",
  placeholder_content:
    "Ce cours est un plan avec des consignes à compléter, car aucun document ne permettait de le rédiger. Il reste caché aux participants jusqu’à ce que vous l’activiez.",
  document_partly_left_out: "Une partie du document ne tenait pas dans le cours et n’a pas été reprise.",
};
