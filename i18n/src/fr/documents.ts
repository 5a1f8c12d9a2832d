import type { documents as source } from "../en/documents.ts";

export const documents: Record<keyof typeof source, string> = {
  document_password_protected:
    "Ce document est protégé par un mot de passe. Veuillez en enregistrer une copie sans mot de passe et l’ajouter.",
  document_damaged:
    "Ce document est endommagé et ne peut pas être ouvert. Veuillez l’enregistrer à nouveau dans son programme, puis réessayer.",
  document_empty: "Ce fichier est vide.",
  document_without_text:
    "Ce document ne contient aucun texte lisible, peut-être seulement des pages numérisées. Veuillez d’abord lancer une reconnaissance de texte.",
  document_too_short:
    "Ce document contient trop peu de texte pour un cours. Veuillez en ajouter un qui soit plus long.",
  document_too_large: "Ce document est trop volumineux pour être lu.",
  document_type_unsupported: "Ce n’est pas un document PDF, DOCX ou TXT.",
  document_language_unsupported:
    "La langue de ce document n’est pas prise en charge. Les cours se créent à partir de textes allemands, anglais, français, espagnols et italiens.",
  document_too_complex:
    "Ce document est trop complexe pour être lu en toute sécurité. Veuillez le diviser ou l’enregistrer comme PDF plus simple.",
  part_damaged: "Les pages {pages} sont endommagées et n’ont pas été reprises.",
  pages_without_text:
    "Les pages {pages} ne contiennent pas de texte lisible, par exemple seulement des images.",
  encoding_guessed:
    "Le jeu de caractères a été deviné ({encoding}). Veuillez vérifier les lettres accentuées.",
  control_characters_removed: "Des caractères de contrôle invisibles ont été retirés.",
  other_language_parts: "Environ {percent} % du texte est dans une autre langue.",
  macros_ignored: "Les macros du document n’ont pas été prises en compte.",
  copying_not_permitted:
    "L’auteur a interdit la copie de ce document. Veuillez vous assurer que vous avez le droit de l’utiliser.",
  text_hidden_removed: "Le texte masqué n’a pas été repris.",
};
