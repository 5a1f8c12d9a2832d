import type { offline as source } from "../en/offline.ts";

export const offline: Record<keyof typeof source, string> = {
  no_connection: "Vous êtes hors connexion. Vous voyez ce qui est enregistré sur cet appareil.",
  new_version:
    "Une nouvelle version de cette page est disponible. Vos réponses et vos brouillons sont conservés.",
  load_new_version: "Recharger maintenant",
  title: "Apprendre sans connexion",
  save: "Enregistrer sur cet appareil",
  save_text:
    "Toutes les étapes, leurs figures et les passages des sources seront sur cet appareil, pour le train par exemple. Ce que vous y faites est envoyé dès que vous êtes de nouveau en ligne.",
  saving: "Étapes enregistrées : {done} sur {total}, {size} pour l’instant",
  cancel: "Annuler",
  saved: "Enregistré sur cet appareil",
  saved_text: "Toutes les étapes ({steps}) avec leurs figures, {size}. Version du {date}.",
  recordings_one: "Un enregistrement audio ou vidéo demande encore une connexion.",
  recordings_other: "{number} enregistrements audio ou vidéo demandent encore une connexion.",
  outdated: "Le cours a été modifié depuis.",
  refresh: "Mettre à jour",
  remove: "Retirer de cet appareil",
  removed: "Le cours n’est plus enregistré sur cet appareil",
  failed: "Le cours n’a pas pu être enregistré",
  failed_space: "Il n’y a pas assez de place sur cet appareil. Veuillez en libérer un peu et réessayer.",
  signing_out: "Quand vous vous déconnectez, le cours est retiré de cet appareil.",
};
