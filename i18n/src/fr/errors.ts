import type { errors as source } from "../en/errors.ts";

export const errors: Record<keyof typeof source, string> = {
  UNAUTHORIZED: "Votre session a expiré. Veuillez vous reconnecter.",
  FORBIDDEN: "Vous n’avez pas les droits nécessaires.",
  NOT_FOUND: "Élément introuvable. Il a peut-être été supprimé.",
  RATE_LIMITED: "Trop de tentatives. Veuillez réessayer dans {seconds} secondes.",
  BAD_REQUEST: "Certaines informations ne sont pas valables. Veuillez vérifier les champs.",
  DATABASE_UNAVAILABLE:
    "Notre base de données ne répond pas pour le moment. Réessayez dans une minute ; tout ce qui était enregistré est en sécurité.",
  STORAGE_UNAVAILABLE:
    "Le stockage des fichiers ne répond pas pour le moment ou il est plein. Réessayez dans quelques minutes ; tout ce qui était enregistré est en sécurité.",
  INTERNAL_SERVER_ERROR: "Un problème est survenu de notre côté. Veuillez réessayer dans un instant.",
  NETWORK: "Pas de connexion au serveur. Vérifiez votre connexion et réessayez.",
  COURSE_NOT_FOUND: "Ce cours est introuvable.",
  COURSE_UNAVAILABLE: "Ce cours n’est pas disponible pour le moment.",
  ADMIN_PASSWORD_ALREADY_SHOWN: "Le mot de passe de gestion a déjà été affiché et ne peut plus l’être.",
  ADMIN_PASSWORD_WRONG: "Ce mot de passe de gestion n’est pas correct. Veuillez vérifier votre saisie.",
  DOCUMENT_NOT_READY: "Un document est encore en cours de lecture. Veuillez patienter un instant.",
  MATERIAL_MISSING: "Veuillez ajouter un document ou décrire un objectif d’apprentissage.",
  MATERIAL_TOO_LARGE:
    "Les documents dépassent {megabytes} Mo au total. Veuillez en retirer un ou le diviser.",
  GENERATION_NOT_RUNNING: "Ce cours n’est plus en cours de création.",
  GENERATION_STILL_RUNNING: "Ce cours est encore en cours de création. Veuillez attendre qu’il soit terminé.",
  ENROLMENT_REQUIRED: "Veuillez d’abord commencer le cours.",
  ANONYMOUS_NOT_ALLOWED: "Ce cours ne peut être suivi qu’après inscription.",
  EMAIL_NOT_CONFIRMED: "Veuillez confirmer votre adresse e-mail pour poursuivre ce cours.",
  STEP_NOT_FOUND: "Cette étape n’existe pas ou n’existe plus.",
  QUESTION_MISSING: "Cette étape ne comporte pas de question.",
  EVALUATION_NOT_FOR_ANONYMOUS: "Le bilan personnel est réservé aux personnes inscrites.",
  COURSE_NOT_FINISHED: "Le bilan s’ouvre lorsque toutes les étapes sont terminées.",
  upload_failed: "L’envoi du fichier a échoué. Veuillez réessayer.",
  upload_too_large:
    "Ce fichier est trop volumineux. L’ensemble des documents ne doit pas dépasser {megabytes} Mo.",
  QUESTION_CHANGED: "Cette question vient d’être modifiée. Veuillez recharger la page et répondre à nouveau.",
  STEP_CONFLICT: "Quelqu’un d’autre a enregistré cette étape entre-temps.",
  QUESTION_CONFLICT: "Quelqu’un d’autre a enregistré cette question entre-temps.",
  QUESTION_TEXT_MISSING: "Le texte de la question est obligatoire",
  QUESTION_OPTION_EMPTY: "Tous les champs de réponse doivent être remplis",
  QUESTION_NONE_RIGHT: "Au moins 1 bonne réponse est nécessaire",
  image_too_large: "Cette image dépasse {megabytes} Mo. Veuillez la réduire.",
  image_unreadable: "Cette image est illisible. Veuillez choisir une image PNG ou JPEG.",
};
