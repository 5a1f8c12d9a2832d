import type { home as source } from "../en/home.ts";

export const home: Record<keyof typeof source, string> = {
  page_title: "Des cours à partir de vos documents",
  headline: "Votre document devient un cours que l’on comprend.",
  lead: "Des étapes qui expliquent, des questions qui vérifient, et chaque passage relié à sa source. Prêt en quelques minutes.",
  start: "Créer un cours",
  to_dashboard: "Vers mes cours",
  example: "Ouvrir le cours d’exemple",
  example_note: "Sans compte, ici même.",
  ways_title: "Votre cours en trois temps",
  way_upload_title: "Importer",
  way_upload_text:
    "PDF, DOCX ou TXT, mais aussi présentations, livres numériques, pages web et sous-titres. Vous voyez aussitôt ce qui a été lu : pages, mots, plan.",
  way_generate_title: "Générer",
  way_generate_text:
    "Dix à cinquante étapes apparaissent une à une, chacune avec une question. Vous pouvez les lire au fur et à mesure.",
  way_generate_text_builtin:
    "Les sections de votre document deviennent des étapes. Vous créez les questions en quelques gestes à partir du texte, de brouillons ou avec votre propre chat.",
  way_share_title: "Partager",
  way_share_text: "Un lien suffit. Vous voyez qui a commencé et qui est arrivé au bout.",
  try_eyebrow: "Une étape en miniature",
  try_title: "La danse frétillante",
  try_text:
    "Une butineuse qui a trouvé de la nourriture danse sur le rayon. La direction de sa course indique où se trouve la source par rapport au soleil ; sa durée, à quelle distance.",
  try_question: "Que révèle la durée de la course ?",
  try_option_distance: "La distance de la nourriture",
  try_option_direction: "La direction où elle se trouve",
  try_option_amount: "Le nombre d’abeilles nécessaires",
  try_right: "Exact. « Sa durée [indique] à quelle distance. »",
  try_wrong: "Pas tout à fait : relisez la dernière phrase.",
};
