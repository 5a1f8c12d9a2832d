import type { limits as source } from "../en/limits.ts";

export const limits: Record<keyof typeof source, string> = {
  QUOTA_BYTES:
    "Vos documents occupent {used} sur {limit} ; il manque encore {lacking}. Veuillez supprimer des documents ou des cours dont vous n’avez plus besoin.",
  QUOTA_DOCUMENTS:
    "Vous avez {used} documents sur {limit} au maximum. Veuillez supprimer des documents ou des cours dont vous n’avez plus besoin.",
  QUOTA_READING:
    "La lecture de vos documents a duré {used} min aujourd’hui ; vous en avez {limit} par jour. Vous pourrez envoyer d’autres documents à partir du {until}.",
  QUOTA_COURSES:
    "Vous avez {used} cours sur {limit} au maximum. Veuillez supprimer un cours dont vous n’avez plus besoin.",
  QUOTA_RUNS:
    "Vous avez utilisé aujourd’hui {used} créations sur {limit} au maximum. Vous pourrez continuer à partir du {until}.",
  QUOTA_TOKENS:
    "Votre quota mensuel du modèle de langage est épuisé : {used} jetons sur {limit}. Vous pourrez continuer à partir du {until}.",
  QUOTA_INSTALLATION:
    "Cette installation a atteint la limite fixée par son exploitant : {used} sur {limit}. Veuillez vous adresser à lui.",
  UPLOAD_OFFSET: "L’envoi se poursuit déjà ailleurs. Veuillez patienter un instant ou réessayer.",
  UPLOAD_STALLED:
    "Aucune donnée n’est arrivée pendant trop longtemps. Ce qui est arrivé est conservé ; veuillez poursuivre l’envoi.",
  UPLOAD_TOO_LONG: "Le fichier est plus grand qu’annoncé. Veuillez l’envoyer à nouveau.",
  EXERCISE_LIMIT:
    "Une étape peut compter au plus {limit} exercices. Supprimez-en ou déplacez-en un avant d’en ajouter un autre.",
  COURSE_TOO_LONG:
    "Ensemble, les étapes et les exercices de ce cours compteraient plus de {limit} caractères. Raccourcissez-en ou supprimez-en, ou répartissez le cours en plusieurs.",
  STEP_LIMIT: "Un cours peut compter au plus {limit} étapes. Supprimez-en une avant d’en ajouter une autre.",
  STREAM_LIMIT_one:
    "Trop de suivis en direct sont ouverts en ce moment. Veuillez fermer les pages dont vous n’avez pas besoin ou réessayer dans {seconds} seconde.",
  STREAM_LIMIT_other:
    "Trop de suivis en direct sont ouverts en ce moment. Veuillez fermer les pages dont vous n’avez pas besoin ou réessayer dans {seconds} secondes.",
  PLAN_NOT_WAITING:
    "Aucun plan n’est en attente ici : le cours est en préparation, en cours de rédaction ou terminé.",
  PLAN_NEEDS_MODEL:
    "Plus aucun modèle de langage n’est configuré pour rédiger d’après ce plan. Le plan est conservé ; veuillez vous adresser à la personne qui gère cette installation.",
  PLAN_CONFLICT: "Ce plan a été enregistré ailleurs entre-temps. Veuillez examiner les deux versions.",
  PLAN_STEPS_RANGE:
    "Le plan compte {count} étapes ; avec ce matériel, il en faut au moins {minimum} et au plus {maximum}.",
  PLAN_TITLE_LENGTH: "L’étape {position} doit avoir un titre de 1 à {maximum} caractères.",
  PLAN_TITLES_SAME:
    "Les étapes {other} et {position} portent le même titre. Veuillez renommer l’une d’elles.",
  PLAN_OBJECTIVES:
    "L’étape {position} doit avoir de un à {maximum} objectifs, de {longest} caractères au plus chacun.",
  PLAN_MATERIAL:
    "Une partie de vos documents manquerait dans ce plan ou y figurerait deux fois. Veuillez recharger la page.",
  QUOTA_CONFIRM: "Si vous confirmez votre adresse e-mail, vous disposerez de davantage.",
  media_too_large: "Ce fichier dépasse {megabytes} Mo. Veuillez compresser ou raccourcir l’enregistrement.",
  media_unreadable:
    "Ce fichier n’est pas un enregistrement lisible. Formats possibles : MP3, M4A, AAC, OGG, WAV, MP4 et WebM.",
  media_codec:
    "Certains navigateurs ne peuvent pas lire cet enregistrement. Enregistrez les vidéos en MP4 avec H.264 et AAC ou en WebM, et le son en MP3 ou M4A.",
  CAPTIONS_UNREADABLE: "Ces sous-titres ne sont pas au format WebVTT. Veuillez choisir un autre fichier.",
  GOAL_NEEDS_MODEL:
    "Ici, aucun cours ne peut être rédigé à partir d’un objectif seul, car il faut pour cela un modèle de langage. Veuillez ajouter un document ou demander aux responsables de cette installation de configurer un modèle.",
  MATERIAL_TOO_SHORT:
    "Votre matériel compte {words} mots en tout ; un cours en demande au moins {minimum}. Veuillez ajouter du matériel.",
  STRUCTURE_TOO_FEW:
    "Un cours compte au moins {minimum} étapes, celui-ci en a {count}. Cochez d’autres sections, divisez une étape ou ajoutez du matériel.",
  STRUCTURE_TOO_LITTLE:
    "Moins de {percent} % de votre matériel est coché. Cochez d’autres sections, ou retirez les documents dont vous n’avez pas besoin.",
  STRUCTURE_MATERIAL:
    "Le plan ne correspond plus à vos documents. Veuillez recharger la page ; ce que vous avez coché est conservé.",
  PASS_MARK_QUESTIONS:
    "Un seuil de réussite demande un cours d’au moins {least} questions corrigées automatiquement. Ajoutez des questions dans l’éditeur ou choisissez de ne pas fixer de seuil.",
  PROPOSAL_NOT_FOUND: "Cette proposition n’existe plus. Quelqu’un a peut-être déjà pris une décision.",
  PROPOSAL_OPEN: "Une nouvelle version est déjà en cours de rédaction ou attend votre décision.",
  PROPOSAL_NOT_READY: "La nouvelle version n’est pas encore terminée.",
  PROPOSAL_CONFLICT:
    "Ce que vous voulez remplacer a été modifié entre-temps. Veuillez comparer les deux versions avant de décider.",
  MODEL_NEEDED:
    "Il faut pour cela un modèle de langage, et aucun n’est configuré ici. Sans modèle, les nouvelles versions viennent des mots de vos documents et ne suivent aucun souhait.",
  import_damaged: "Ce fichier n’est pas une archive lisible, ou il est endommagé.",
  import_no_course: "Cette archive ne contient ni cours (course.json) ni paquet avec manifeste.",
  import_unread:
    "Ce fichier ne peut être lu ni comme cours ni comme questions (endroit\u00a0: {at}). Sont acceptés les cours de ce produit, GIFT, Moodle XML, QTI 2 et Common Cartridge.",
  import_gift_line:
    "La ligne {at} ne peut pas être lue comme une question. Laissez une ligne vide entre deux questions et mettez les réponses de chacune entre accolades : { … }.",
  import_unsafe: "Ce fichier a été refusé, car il cherche à sortir de lui-même ({at}).",
  import_unsupported:
    "Les paquets {at} ne peuvent pas être importés. Exportez les questions en QTI, Moodle XML ou GIFT, ou ajoutez le paquet comme document.",
  import_empty: "Ce fichier ne contient ni questions ni pages à reprendre.",
  import_newer:
    "Ce cours provient d’une version plus récente. Veuillez d’abord mettre à jour cette installation.",
  import_invalid: "Le fichier course.json n’est pas conforme ({at}).",
  import_too_large: "Cette archive contient trop de données pour être importée.",
  import_file_missing: "Une figure ou un enregistrement manque dans cette archive ({at}).",
  import_figure_unreadable: "Une figure de cette archive est illisible.",
  import_recording_unreadable: "Un enregistrement de cette archive est illisible.",
  REVIEW_CONFLICT: "Ceci a été modifié entre-temps. Veuillez regarder la version actuelle.",
  STEP_CHANGED: "Cette étape a été modifiée entre-temps. Veuillez consulter son état actuel et réessayer.",
  STEP_TOO_LONG: "Réunies, ces étapes seraient trop longues. Veuillez d’abord raccourcir l’une des deux.",
};
