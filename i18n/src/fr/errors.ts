import type { errors as source } from "../en/errors.ts";

export const errors: Record<keyof typeof source, string> = {
  UNAUTHORIZED: "Votre session a expiré. Veuillez vous reconnecter.",
  FORBIDDEN: "Vous n’avez pas les droits nécessaires.",
  NOT_FOUND: "Élément introuvable. Il a peut-être été supprimé.",
  RATE_LIMITED_one: "Trop de tentatives. Veuillez réessayer dans {seconds} seconde.",
  RATE_LIMITED_other: "Trop de tentatives. Veuillez réessayer dans {seconds} secondes.",
  WORK_PREPARING: "Ceci est déjà en préparation pour vous. Veuillez réessayer dans un instant.",
  WORK_BUSY: "Trop de demandes arrivent en même temps. Veuillez réessayer dans un instant.",
  WORK_TOO_LARGE:
    "Ceci est trop volumineux pour être traité en une seule fois. Veuillez diviser ou raccourcir le contenu.",
  BAD_REQUEST: "Certaines informations ne sont pas valables. Veuillez vérifier les champs.",
  DATABASE_UNAVAILABLE:
    "Notre base de données ne répond pas pour le moment. Réessayez dans une minute ; tout ce qui était enregistré est en sécurité.",
  STORAGE_UNAVAILABLE:
    "Le stockage des fichiers ne répond pas pour le moment ou il est plein. Réessayez dans quelques minutes ; tout ce qui était enregistré est en sécurité.",
  INTERNAL_SERVER_ERROR: "Un problème est survenu de notre côté. Veuillez réessayer dans un instant.",
  NETWORK: "Pas de connexion au serveur. Vérifiez votre connexion et réessayez.",
  COURSE_NOT_FOUND: "Ce cours est introuvable.",
  COURSE_UNAVAILABLE: "Ce cours n’est pas disponible pour le moment.",
  EXPORT_FAILED: "Le fichier n’a pas pu être créé pour le moment. Veuillez réessayer.",
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
  COURSE_NOT_PASSED: "L’attestation est réservée à celles et ceux qui ont réussi le cours.",
  ASKING_OFF: "Les questions au cours sont désactivées ici.",
  ANSWER_UNAVAILABLE: "Aucune réponse rédigée n’est possible pour le moment ; les passages sont ci-dessous.",
  ATTEMPTS_USED:
    "Toutes les tentatives pour ce cours sont utilisées. Vous pouvez toujours consulter vos réponses.",
  RESTART_LIMIT: "Limite atteinte : 3 réinitialisations par jour au maximum.",
  HIGHLIGHT_LIMIT: "Ce cours ne peut pas contenir plus de passages surlignés. Veuillez d’abord en retirer.",
  HIGHLIGHT_STEP_LIMIT:
    "Cette étape ne peut pas contenir plus de passages surlignés. Veuillez d’abord en retirer.",
  HIGHLIGHT_NOT_IN_STEP:
    "Ce passage ne figure plus tel quel dans l’étape. Veuillez recharger la page et le surligner à nouveau.",
  ANONYMOUS_FULL:
    "Sans compte, plus rien ne peut être enregistré aujourd’hui. Veuillez vous connecter ou réessayer demain.",
  CERTIFICATE_NOT_OFFERED: "Ce cours ne propose pas d’attestation.",
  QUESTION_CHANGED: "Cette question vient d’être modifiée. Veuillez recharger la page et répondre à nouveau.",
  STEP_CONFLICT: "Quelqu’un d’autre a enregistré cette étape entre-temps.",
  QUESTION_CONFLICT: "Quelqu’un d’autre a enregistré cette question entre-temps.",
  QUESTION_TEXT_MISSING: "Le texte de la question est obligatoire",
  QUESTION_OPTIONS_TOO_FEW: "Une question doit avoir au moins deux réponses.",
  QUESTION_OPTION_EMPTY: "Tous les champs de réponse doivent être remplis",
  QUESTION_OPTION_SAME: "Deux réponses sont identiques. Veuillez modifier l’une d’elles.",
  QUESTION_NONE_RIGHT: "Au moins 1 bonne réponse est nécessaire",
  QUESTION_ANSWER_MISSING: "Indiquez la bonne réponse.",
  QUESTION_PART_EMPTY: "Remplissez les deux côtés de chaque paire, ou laissez-les vides tous les deux.",
  QUESTION_PARTS_TOO_FEW: "Donnez au moins trois éléments.",
  image_too_large: "Cette image dépasse {megabytes} Mo. Veuillez la réduire.",
  image_unreadable: "Cette image est illisible. Veuillez choisir une image PNG ou JPEG.",
  picture_pixels:
    "Cette image contient trop de pixels\u00a0: 50 mégapixels au plus en JPG, 25 dans les autres formats. Veuillez la réduire ou l’enregistrer en JPG.",
  EMAIL_ALREADY_VERIFIED: "Votre adresse e-mail est déjà confirmée.",
  INVALID_TOKEN: "Votre session a expiré. Veuillez vous reconnecter.",
  EMAIL_MISMATCH: "Cette adresse e-mail n’est pas celle de votre compte.",
  GENERATION_FAILED: "L’e-mail n’a pas pu être envoyé. Veuillez réessayer plus tard.",
  PASSWORD_WRONG: "Ce mot de passe est incorrect.",
  EMAIL_UNCHANGED: "C’est déjà votre adresse e-mail. Veuillez en saisir une autre.",
  LINK_INVALID: "Ce lien n’est pas valable ou a expiré. Demandez-en un nouveau.",
  LINK_UNPROVEN:
    "Ce lien appartient à un compte auquel vous n’êtes pas connecté ici. Ouvrez-le là où vous avez modifié l’adresse, ou saisissez le mot de passe de ce compte. Si vous n’avez rien modifié, fermez cette page : rien ne se passera.",
  COURSES_NOT_CONFIRMED:
    "Vos cours et les résultats des participants seraient également supprimés. Veuillez le confirmer.",
  LAST_ADMINISTRATOR: "Vous êtes le seul administrateur. Veuillez d’abord en désigner un autre.",
  photo_too_large: "Cette photo est trop volumineuse. Elle peut peser {megabytes} Mo au maximum.",
  photo_type: "Seuls les formats JPG, PNG et WEBP sont possibles.",
  photo_failed: "La photo n’a pas pu être lue. Veuillez en choisir une autre.",
  REMINDER_INTERVAL_MISSING: "Veuillez choisir au moins un délai pour les relances.",
  ACCESS_CONTRADICTORY:
    "Un cours ne peut pas à la fois exiger l’inscription et permettre la participation anonyme.",
  ENTRY_TEST_CLOSED:
    "Le test d’entrée n’est pas ouvert ici : il est terminé, ou des étapes sont déjà faites.",
  CHAT_CHANGED:
    "Ce paquet a été modifié entre-temps, peut-être dans une autre fenêtre. Veuillez recharger la page\u00a0; ce que vous avez saisi reste dans le champ.",
  CHAT_NOTHING_TO_ASK:
    "Il n’y a rien à demander\u00a0: choisissez des étapes qui ont du texte, ou attendez qu’il y ait des questions.",
  CHAT_TEXT_EDITED:
    "Ce texte a été modifié dans l’éditeur depuis qu’il a été accepté. Continuez à le modifier là-bas.",
  CHAT_PLAN_SIZE: "Le nombre d’étapes doit être compris entre 10 et 50.",
  CHAT_PLAN_LATE:
    "Des étapes de ce cours sont déjà rédigées ; un plan les remplacerait. Modifiez les étapes dans l’éditeur.",
  CHAT_LIMIT: "Ce cours ne peut pas contenir plus de paquets. Veuillez d’abord en retirer.",
  QUESTION_QUOTE_NOT_FOUND:
    "Ce passage ne figure ni dans le document ni dans le texte de l’étape. Choisissez un passage du texte.",
  QUESTION_TOO_LONG: "Un texte de cette question est trop long. Veuillez modifier la question et l’abréger.",
  CHAT_NOTHING_READ:
    "Rien de nouveau ici ne peut être lu comme une réponse à cette demande. Copiez toute la réponse de votre chat et collez-la de nouveau. Si elle a une autre forme, priez-le de suivre la forme que la demande exige.",
  CHAT_REQUEST_PASTED: "C’est la demande elle-même. Collez-la dans votre chat, puis collez ici sa réponse.",
  CHAT_EDITED_SINCE:
    "Cette question a été modifiée dans l’éditeur depuis qu’elle a été acceptée. Retirez-la là-bas si vous n’en voulez plus.",
  QUIZ_CLOSED: "Le quiz final n’est pas ouvert ici : il vient quand toutes les étapes sont terminées.",
  QUIZ_LIMIT: "Vous avez commencé trois tentatives au quiz en 24 heures. Veuillez réessayer demain.",
};
