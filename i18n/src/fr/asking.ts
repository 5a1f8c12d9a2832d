import type { asking as source } from "../en/asking.ts";

export const asking: Record<keyof typeof source, string> = {
  label: "Que souhaitez-vous savoir ?",
  help: "Vous obtenez les passages du cours qui en parlent. L’auteur du cours peut lire votre question, sans savoir qui l’a posée.",
  help_documents:
    "Vous obtenez les passages du cours et de ses documents qui en parlent. L’auteur du cours peut lire votre question, sans savoir qui l’a posée.",
  submit: "Chercher",
  too_short: "Saisissez un mot ou une question.",
  none_title: "Le cours n’en parle pas",
  none_text:
    "Aucun passage ne contient ces mots. Essayez un autre mot ou une question plus courte. L’auteur du cours voit ce qui a été cherché en vain.",
  found_one: "{count} passage en parle",
  found_other: "{count} passages en parlent",
  in_step: "Étape {position} : {title}",
  in_document: "{document}, page {page}",
  in_document_paragraph: "{document}, paragraphe {paragraph}",
  show: "Voir dans l’étape",
  answering: "La réponse est rédigée à partir de ces passages…",
  answer: "Réponse tirée du cours",
  answer_note:
    "Un modèle de langue l’a rédigée à partir des passages ci-dessous. Sous chaque phrase figure ce qui la prouve.",
  unanswered_title: "Le cours ne le dit pas",
  unanswered_text: "Les passages ci-dessous en parlent, mais ne répondent pas à la question.",
  help_model:
    "Un modèle de langue répond, uniquement à partir des passages du cours ; pour cela, votre question est transmise à son fournisseur.",
  failed: "Votre question n’a pas pu recevoir de réponse",
  offline_title: "Il faut une connexion pour poser une question",
  offline_text: "Vous êtes hors connexion. Vous pourrez interroger le cours dès que vous serez reconnecté.",
};
