import type { documents as source } from "../en/documents.ts";

export const documents: Record<keyof typeof source, string> = {
  document_password_protected:
    "Ce document est protégé par un mot de passe. Enregistrez-le sans mot de passe, puis envoyez-le de nouveau.",
  document_damaged:
    "Ce fichier est endommagé et ne peut pas être ouvert. Enregistrez-le ou exportez-le de nouveau, puis envoyez le nouveau fichier.",
  document_empty: "Ce fichier est vide. Vérifiez que vous avez choisi le bon.",
  document_without_text:
    "Aucun texte lisible n’a été trouvé, peut-être parce que les pages ont été numérisées sous forme d’images. Envoyez une version dont le texte peut être sélectionné.",
  document_too_short_one:
    "Ce document est trop court pour un cours : il compte {words} mot, il en faut au moins {minimum}. Ajoutez d’autres contenus.",
  document_too_short_other:
    "Ce document est trop court pour un cours : il compte {words} mots, il en faut au moins {minimum}. Ajoutez d’autres contenus.",
  document_too_large: "Ce document est trop volumineux. Divisez-le ou choisissez la partie qui compte.",
  document_type_unsupported:
    "Ce type de fichier ne peut pas être lu. Envoyez un PDF, un document Word (DOCX) ou un fichier texte (TXT). Sont acceptés aussi : PPTX, ODT, EPUB, HTML, Markdown, sous-titres (SRT, VTT) et paquets SCORM (ZIP).",
  document_language_unsupported:
    "La langue de ce document n’est pas prise en charge. Les cours peuvent être créés à partir de documents en allemand, anglais, français, espagnol et italien.",
  document_too_complex:
    "La lecture de ce document a pris trop de temps ou demandé trop de mémoire. Divisez-le ou enregistrez-le sous une forme plus simple.",
  reading_time_spent:
    "Le temps de lecture des documents est épuisé pour aujourd’hui : celui-ci n’a pas été lu. Veuillez l’envoyer à nouveau demain.",
  file_incomplete_one:
    "Le fichier est incomplet, par exemple parce que l’enregistrement a été interrompu. {read} page a pu être lue. Envoyez le fichier complet si vous l’avez.",
  file_incomplete_other:
    "Le fichier est incomplet, par exemple parce que l’enregistrement a été interrompu. {read} pages ont pu être lues. Envoyez le fichier complet si vous l’avez.",
  rest_damaged:
    "La suite du document est endommagée. Il a été lu jusqu’à « … {last} ». Envoyez un fichier intact si vous l’avez.",
  part_damaged_one: "La page {pages} est endommagée et n’a pas été reprise.",
  part_damaged_other: "Les pages {pages} sont endommagées et n’ont pas été reprises.",
  chapters_damaged_one: "Un chapitre est endommagé et n’a pas été repris.",
  chapters_damaged_other: "{count} chapitres sont endommagés et n’ont pas été repris.",
  pages_without_text_one:
    "La page {pages} ne contient pas de texte lisible, par exemple seulement une image.",
  pages_without_text_other:
    "Les pages {pages} ne contiennent pas de texte lisible, par exemple seulement des images.",
  encoding_guessed: "L’encodage reconnu est {encoding}. Vérifiez que les accents sont corrects.",
  encoding_guessed_words: "L’encodage reconnu est {encoding}. Vérifiez que ces mots sont corrects : {words}.",
  control_characters_removed: "Des caractères de contrôle invisibles ont été retirés.",
  other_language_parts: "Environ {percent} % du texte est dans une autre langue.",
  macros_ignored: "Ce document contient des macros. Elles ont été ignorées.",
  copying_not_permitted:
    "L’auteur de ce PDF a restreint la copie. Assurez-vous que vous avez le droit de l’utiliser pour un cours.",
  text_hidden_removed: "Le texte masqué a été laissé de côté.",
  text_recognised_one:
    "La page {pages} est une image. Son texte a été reconnu automatiquement (fiabilité d’environ {percent} %). Vérifiez dans le cours qu’aucun mot n’a été mal lu.",
  text_recognised_other:
    "Les pages {pages} sont des images. Leur texte a été reconnu automatiquement (fiabilité d’environ {percent} %). Vérifiez dans le cours qu’aucun mot n’a été mal lu.",
  scanned_pages_unread_one:
    "La page {pages} est une image et n’a plus été lue, car ce document compte trop de pages numérisées. Divisez-le pour qu’elle soit lue.",
  scanned_pages_unread_other:
    "Les pages {pages} sont des images et n’ont plus été lues, car ce document compte trop de pages numérisées. Divisez-le pour qu’elles soient lues.",
  navigation_left_out: "La navigation, l’en-tête et le pied de page du site ont été laissés de côté.",
  pictures_outside_one:
    "Une image ne se trouve pas dans le fichier et n’a pas été reprise. Les images ne sont jamais chargées depuis Internet.",
  pictures_outside_other:
    "{count} images ne se trouvent pas dans le fichier et n’ont pas été reprises. Les images ne sont jamais chargées depuis Internet.",
  slides_hidden_one: "La diapositive {pages} est masquée dans la présentation et n’a pas été reprise.",
  slides_hidden_other:
    "Les diapositives {pages} sont masquées dans la présentation et n’ont pas été reprises.",
};
