import type { preview as source } from "../en/preview.ts";

export const preview: Record<keyof typeof source, string> = {
  title: "Aperçu de « {course} »",
  heading: "Aperçu",
  lead: "Voici le cours tel que les participants le vivent, avec tout ce qu’ils peuvent y faire. Vos réponses ne sont comptées nulle part et personne ne reçoit d’e-mail.",
  width_label: "Largeur",
  phone: "Téléphone",
  computer: "Ordinateur",
  start_over: "Recommencer",
  started_over: "L’essai recommence depuis le début",
  open_alone: "Ouvrir sans le cadre",
  frame: "Le cours tel que le voient les participants",
  draft: "Le cours n’est pas encore ouvert : seules les personnes qui le gèrent le voient.",
};
