import type { entryTest as source } from "../en/entryTest.ts";

export const entryTest: Record<keyof typeof source, string> = {
  title: "Test d’entrée",
  heading: "Que savez-vous déjà ?",
  offer_text: "Vous en connaissez déjà une partie ?",
  offer_begun: "Vous avez commencé le test d’entrée.",
  check: "Vérifier ce que je sais",
  go_on: "Continuer le test d’entrée",
  see_result: "Résultat du test d’entrée",
  intro_one:
    "Le test d’entrée pose une question. Si vous y répondez correctement, son étape est considérée comme connue et vous pouvez la passer.",
  intro_other:
    "Le test d’entrée pose {number} questions, chacune tirée d’une étape différente. Si vous répondez correctement, l’étape est considérée comme connue et vous pouvez la passer.",
  rule_harmless: "Une mauvaise réponse est sans conséquence : la question revient dans son étape.",
  rule_end: "À la fin, vous verrez ce que vous savez déjà. Les solutions ne figurent que dans les étapes.",
  rule_stop: "Vous pouvez arrêter à tout moment. Chaque réponse est enregistrée aussitôt.",
  skip_now: "Commencer sans le test",
  place: "Question {position} sur {total}",
  answer: "Enregistrer et continuer",
  answer_last: "Enregistrer et terminer",
  dont_know: "Je ne sais pas",
  finish: "Terminer maintenant",
  finish_help: "Vos réponses comptent. Les autres questions viendront dans leurs étapes.",
  ending_title: "Vos réponses sont en cours d’envoi",
  ending_text:
    "Elles sont conservées sur cet appareil. Le résultat s’affichera dès qu’elles seront arrivées ; d’ici là, vous pouvez fermer la page.",
  result_one: "Vous connaissez {known} étape sur {number} testée",
  result_other: "Vous connaissez {known} des {number} étapes testées",
  result_text: "Les étapes connues sont terminées. Vous pouvez quand même les ouvrir et les étudier.",
  result_none: "Le cours est là pour ça : il commence par la première étape.",
  list: "Les questions du test d’entrée",
  outcome_known: "déjà connue",
  outcome_takenBack: "à étudier quand même",
  outcome_unknown: "pas encore connue",
  outcome_unanswered: "sans réponse",
  learn: "Étudier quand même",
  learn_all: "Tout étudier quand même",
  learn_all_title: "Étudier quand même toutes les étapes connues ?",
  learn_all_text:
    "La mention « connue » est retirée de toutes les étapes, et leurs questions y seront reposées. Le test d’entrée ne revient que si vous recommencez le cours.",
  learn_failed: "La mention n’a pas pu être retirée",
  to_step: "Continuer avec l’étape {position}",
  step_known: "Vous connaissez déjà cette étape : vous avez bien répondu à sa question au test d’entrée.",
  ask_again: "Reposer la question",
  closed_title: "Il n’y a pas de test d’entrée ici",
  closed_text:
    "Quand un cours en propose un, il vient avant la première étape. Votre progression est conservée.",
};
