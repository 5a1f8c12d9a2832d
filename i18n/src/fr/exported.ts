import type { exported as source } from "../en/exported.ts";

export const exported: Record<keyof typeof source, string> = {
  figure: "Figure",
  figure_on_page: "Figure, page {page}",
  order_places: "Indiquez la place de chaque élément.",
  transcript: "Transcription",
  colon: "\u00a0: ",
  solutions: "Solutions",
  archive_about:
    "Cours en plusieurs étapes ; chacune est un fichier du dossier « steps ». Le fichier « course.json » contient tout le cours pour une autre installation.",
  contents: "Sommaire",
  to_solution: "Voir la solution",
  to_question: "Retour à la question",
  accessible:
    "Le texte est structuré par des titres, des listes et des tableaux ; les figures ont une description.",
  partly_accessible:
    "Le texte est structuré par des titres, des listes et des tableaux ; toutes les figures n’ont pas de description.",
  answered_before: "Vous avez répondu à cette question lors d’une visite précédente.",
  not_saved:
    "Votre progression ne peut pas être enregistrée ici. Vous pouvez tout lire et répondre à tout\u00a0; elle sera perdue à la fermeture de la page.",
  theme_dark: "Couleurs sombres",
  theme_light: "Couleurs claires",
  start_over: "Recommencer",
  no_script: "Vous pouvez tout lire ici. Pour répondre aux questions, veuillez activer JavaScript.",
  question: "Question",
  answer: "Réponse",
  questions: "Questions",
  place: "Place {place}",
  true_option: "Vrai",
  false_option: "Faux",
  notes_title: "Passages surlignés et notes",
  notes_without_step: "D’étapes qui n’existent plus",
  note: "Note",
  quoted: "« {text} »",
};
