import type { mail as source } from "../en/mail.ts";

export const mail: Record<keyof typeof source, string> = {
  greeting: "Bonjour {name},",
  closing: "Cordialement\n{brand}",
  confirm_subject: "Veuillez confirmer votre adresse e-mail pour {brand}",
  confirm_text:
    "Vous vous êtes inscrit(e) sur {brand}. Confirmez votre adresse e-mail avec ce lien afin de pouvoir poursuivre vos cours plus tard et recevoir vos résultats.",
  confirm_button: "Confirmer l’adresse e-mail",
  confirm_ignore: "Si vous n’êtes pas à l’origine de cette inscription, ignorez simplement cet e-mail.",
  started_subject: "{name} a commencé « {course} »",
  started_text: "{name} suit désormais votre cours « {course} ».",
  completed_subject: "{name} a terminé « {course} »",
  completed_text:
    "{name} a terminé toutes les étapes de votre cours « {course} ». Réponses justes : {right} sur {answered}.",
  completed_passed: "Le seuil de réussite de {percent} % est atteint.",
  completed_not_passed: "Le seuil de réussite de {percent} % n’est pas encore atteint.",
  analysis_title: "Résultat pour chaque étape :",
  result_right: "juste",
  result_wrong: "pas juste",
  result_understood: "marquée comme comprise",
  reminded_subject: "Des rappels pour « {course} » ont été envoyés",
  reminded_text: "Le {date}, nous avons envoyé un rappel pour votre cours « {course} » à : {names}.",
  creator_button: "Voir les résultats",
  creator_settings: "Vous choisissez les messages que vous recevez dans les paramètres du cours.",
  greeting_unknown: "Bonjour,",
  notifications_ask_subject: "Pouvons-nous vous envoyer des messages sur un cours ?",
  notifications_ask_text:
    "{creator} a créé le cours « {course} » sur {brand} et a indiqué votre adresse pour les messages à son sujet : qui commence, qui termine, qui a reçu un rappel.",
  notifications_ask_ignore:
    "Sans votre accord, nous n’envoyons rien. Si cela ne vous dit rien, ignorez simplement cet e-mail ; sur la page, vous pouvez aussi refuser toute autre demande.",
  notifications_ask_button: "Accepter ou refuser",
  notifications_off: "Ne plus recevoir de messages sur ce cours",
  names_more: "{count} autres",
  summary_subject: "Ce qui s’est passé dans « {course} »",
  summary_text:
    "Le {date}, il s’est passé plus de choses dans votre cours « {course} » que des messages séparés n’auraient pu en dire :",
  summary_started: "Ont commencé : {names}.",
  summary_completed: "Ont terminé : {names}.",
  reminder_subject: "Votre cours « {course} » vous attend",
  reminder_text:
    "Vous avez commencé « {course} ». La suite vous attend à l’étape {position} sur {total} : {step}. Votre progression est enregistrée.",
  reminder_button: "Continuer",
  reminder_off: "Ne plus recevoir de rappels pour ce cours",
  certificate_title: "Attestation de suivi",
  certificate_completed: "a terminé toutes les étapes de ce cours :",
  certificate_title_passed: "Attestation de réussite",
  certificate_passed: "a réussi ce cours avec au moins {percent} % de réponses justes :",
  certificate_date: "le {date}",
  certificate_verify: "Délivrée via {brand}, numéro {code}. Son authenticité peut être vérifiée ici :",
  share_description: "{steps} étapes, environ {minutes} minutes. Un cours proposé par {creator}.",
  share_script: "Pour suivre ce cours, veuillez activer JavaScript dans votre navigateur.",
  email_change_subject: "Confirmez votre nouvelle adresse e-mail pour {brand}",
  email_change_text:
    "Vous souhaitez désormais utiliser {email} pour votre compte {brand}. Veuillez le confirmer avec ce lien dans les 24 heures. Vous serez ensuite déconnecté(e) sur tous vos appareils et vous vous connecterez avec la nouvelle adresse.",
  email_change_button: "Confirmer la nouvelle adresse",
  email_change_ignore:
    "Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail : rien ne changera.",
  email_change_notice_subject: "Votre adresse e-mail sur {brand} va être modifiée",
  email_change_notice_text:
    "Une personne connectée à votre compte a demandé à remplacer son adresse e-mail par {email}. La modification prendra effet dès l’ouverture du lien envoyé à cette adresse.",
  email_change_notice_warning:
    "Si ce n’était pas vous, changez immédiatement votre mot de passe et mettez fin à toutes les autres sessions dans votre profil.",
  email_taken_subject: "Votre adresse e-mail sur {brand}",
  email_taken_text:
    "Quelqu’un a voulu utiliser {email} pour un autre compte {brand}. Un compte existe déjà avec cette adresse ; rien n’a donc été modifié.",
  email_taken_advice:
    "Si c’était vous, connectez-vous avec cette adresse. Sinon, ignorez simplement cet e-mail.",
  email_changed_subject: "Votre adresse e-mail sur {brand} a été modifiée",
  email_changed_text:
    "L’adresse e-mail de votre compte est désormais {email}. Vous avez été déconnecté(e) sur tous vos appareils.",
  email_changed_warning: "Si ce n’était pas vous, contactez sans tarder l’exploitant de {brand}.",
  recovery_subject: "Définir un nouveau mot de passe pour {brand}",
  recovery_text:
    "Ce lien vous permet de définir un nouveau mot de passe dans l’heure. Vous serez ensuite déconnecté(e) sur tous vos appareils.",
  recovery_button: "Définir un nouveau mot de passe",
  recovery_ignore:
    "Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail : votre mot de passe reste inchangé.",
  password_changed_subject: "Votre mot de passe sur {brand} a été modifié",
  password_changed_text:
    "Le mot de passe de votre compte a été modifié et vos autres appareils ont été déconnectés.",
  password_changed_warning:
    "Si ce n’était pas vous, définissez immédiatement un nouveau mot de passe : choisissez « Mot de passe oublié » sur la page de connexion.",
  course_deleted_subject: "« {course} » a été supprimé",
  course_deleted_text:
    "{email}, qui gérait avec vous votre cours « {course} » sur {brand}, l’a supprimé avec tous ses participants, leurs réponses et les statistiques. C’est irréversible.",
  course_deleted_advice:
    "Vous n’étiez pas au courant ? Vérifiez dans les paramètres de vos autres cours qui les gère avec vous, et renouvelez leurs mots de passe de gestion.",
  unproven_address: "{email} (adresse non confirmée)",
  account_deleted_subject: "Votre compte {brand} a été supprimé",
  account_deleted_text:
    "Votre compte et tout ce qui s’y rattachait ont été supprimés. Ceci est le dernier message que nous vous envoyons.",
  evaluation_subject: "Votre résultat dans « {course} »",
  evaluation_text: "Vous avez terminé « {course} » le {date}.",
  evaluation_score: "Questions corrigées, réponses justes : {right} sur {questions}.",
  evaluation_none: "Vous n’avez pas répondu aux questions du cours, mais marqué ses étapes comme comprises.",
  evaluation_helped: "Justes au deuxième essai : {helped}.",
  evaluation_exercises: "Dans les exercices, qui ne comptent pas : {right} sur {answered}.",
  evaluation_judged:
    "Réponses comparées par vous-même : {answered}, dont avec tout ou l’essentiel : {right}.",
  evaluation_objectives_read: "Sans réponse à leur sujet : {read}.",
  evaluation_open: "Sans réponse : {open}.",
  evaluation_before: "La fois précédente, c’était {right} sur {questions}.",
  evaluation_passed: "Vous avez réussi ; il fallait {percent} %.",
  evaluation_not_passed: "Il faut {percent} % pour réussir ; ce seuil n’est pas encore atteint.",
  evaluation_left: "Tentatives qui vous restent : {left}.",
  evaluation_objectives: "Objectifs atteints : {reached} sur {total}.",
  evaluation_objectives_again: "Pas encore acquis :",
  evaluation_certificate: "Vous trouverez votre attestation dans le bilan.",
  evaluation_review: "À revoir :",
  evaluation_step: "Étape {position} : {title}",
  evaluation_button: "Voir le bilan",
  certificate_understood: "a marqué toutes les étapes de ce cours comme comprises :",
  certificate_passed_understood:
    "a réussi ce cours ({percent} % requis ; les étapes marquées comme comprises comptaient comme des réponses justes) :",
  certificate_reached: "Questions corrigées, réponses justes : {right} sur {questions}",
  certificate_reached_part:
    "Questions corrigées traitées : {answered} sur {questions}, dont justes : {right}",
  certificate_reached_none: "Il n’a pas été répondu aux questions du cours.",
  due_subject: "À réviser aujourd’hui : {due}",
  due_text: "Ces questions sont à réviser aujourd’hui, juste avant que vous n’oubliiez la réponse :",
  due_course: "{course} : {due}",
  due_button: "Réviser maintenant",
  due_off: "Ne plus recevoir d’e-mails quand une révision est prévue",
  confirm_course_subject: "Veuillez confirmer votre adresse e-mail pour « {course} »",
  confirm_course_text:
    "Vous suivez le cours « {course} » sur {brand}. Confirmez votre adresse e-mail avec ce lien : vous pourrez alors poursuivre le cours plus tard et sur d’autres appareils, et nous vous enverrons votre résultat à la fin.",
  block_subject: "Votre compte {brand} sera bientôt bloqué",
  block_text:
    "Votre adresse e-mail n’est pas encore confirmée. Sans confirmation, votre compte sera bloqué le {date}. Un clic sur ce lien suffit ; votre progression est conservée.",
  reminder_subject_days: "Continuer « {course} » ?",
  reminder_text_days:
    "« {course} » attend depuis trois jours. La prochaine étape est vite faite : {step} ({position} sur {total}).",
  reminder_subject_week: "Votre place dans « {course} » vous attend toujours",
  reminder_text_week:
    "Votre dernière visite dans « {course} » remonte à une semaine. Tout est enregistré ; la suite est l’étape {position} sur {total} : {step}. C’est le dernier rappel avant que vous ne repreniez.",
  entry_subject: "Votre lien de connexion à {brand}",
  entry_text: "Ce lien vous connecte une fois, sans mot de passe. Il est valable sept jours.",
  entry_button: "Se connecter",
  entry_ignore: "Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail.",
  certificate_mostly:
    "a terminé toutes les étapes de ce cours, la plupart seulement marquées comme comprises :",
  certificate_judged:
    "Réponses comparées par la personne elle-même : {answered}, dont avec tout ou l’essentiel : {right}",
  certificate_left: "Sans réponse, seulement marquées comme comprises : {open} questions sur {asked}",
  certificate_known: "Dont répondues dans un test d’entrée avant le cours : {known}",
  evaluation_known: "Dont dans le test d’entrée : {known}.",
  completed_known: "Étapes reconnues comme connues au test d’entrée : {known}.",
  result_known: "connu, juste au test d’entrée",
  certificate_quiz: "Réponses justes au quiz final : {right} sur {questions}",
  evaluation_quiz: "Réponses justes au quiz final : {right} sur {questions}.",
  completed_quiz: "Réponses justes au quiz final : {right} sur {questions}.",
  reminder_text_quiz:
    "Vous avez terminé toutes les étapes de « {course} » ; il ne reste que le quiz final. Votre progression est enregistrée.",
};
