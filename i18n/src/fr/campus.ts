import type { campus as source } from "../en/campus.ts";

export const campus: Record<keyof typeof source, string> = {
  title: "Mes cours",
  text: "Retrouvez ici tous les cours que vous suivez et reprenez où vous en étiez.",
  completed: "Terminé",
  unavailable: "Non disponible",
  unavailable_text: "Le créateur a désactivé ce cours. Votre progression est conservée.",
  started: "Commencé le {date}",
  last_active: "Dernière activité le {date}",
  empty_title: "Aucun cours pour le moment",
  empty_text: "Ouvrez le lien d’un cours que l’on vous a donné. Vous le retrouverez ensuite ici.",
  empty_creator: "Ou créez vous-même un cours à partir de vos documents, en quelques minutes.",
  create: "Créer un cours",
};
