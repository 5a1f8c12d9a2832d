import type { entryTest as source } from "../en/entryTest.ts";

export const entryTest: Record<keyof typeof source, string> = {
  title: "Test d’entrée",
  heading: "Que savez-vous déjà ?",
  offer_text: "Vous en connaissez déjà une partie ?",
  check: "Vérifier ce que je sais",
  go_on: "Continuer le test d’entrée",
  see_result: "Résultat du test d’entrée",
  intro_one:
    "Le test d’entrée pose une question. Si vous y répondez juste, son étape compte comme connue et vous pouvez la sauter.",
  intro_other:
    "Le test d’entrée pose {number} questions, chacune tirée d’une étape différente. Quand vous répondez juste, l’étape compte comme connue et vous pouvez la sauter.",
  rule_harmless: "Une mauvaise réponse ne coûte rien : la question revient dans son étape.",
  rule_end: "À la fin, vous voyez ce que vous savez. Les solutions ne sont que dans les étapes.",
  rule_stop: "Vous pouvez arrêter à tout moment. Chaque réponse est enregistrée aussitôt.",
  skip: "Commencer au début",
  skip_now: "Commencer sans le test",
  place: "Question {position} sur {total}",
  answer: "Enregistrer et continuer",
  answer_last: "Enregistrer et terminer",
  dont_know: "Je ne sais pas",
  finish: "Terminer maintenant",
  finish_help: "Ce que vous avez répondu compte. Les autres questions seront posées dans leurs étapes.",
  ending_title: "Vos réponses sont en cours d’envoi",
  ending_text:
    "Elles sont gardées sur cet appareil. Le résultat apparaît dès qu’elles sont arrivées ; vous pouvez fermer la page d’ici là.",
  result_one: "Vous connaissez déjà {known} étape du test sur {number}",
  result_other: "Vous connaissez déjà {known} des {number} étapes du test",
  result_text:
    "Les étapes connues comptent comme terminées. Vous pouvez tout de même les ouvrir et les apprendre.",
  result_none: "Le cours est là pour cela : il commence par la première étape.",
  list: "Les questions du test d’entrée",
  outcome_known: "déjà connu",
  outcome_takenBack: "connu, à apprendre tout de même",
  outcome_unknown: "pas encore connu",
  outcome_unanswered: "sans réponse",
  learn: "Apprendre tout de même",
  learn_all: "Tout apprendre tout de même",
  learn_all_title: "Apprendre tout de même toutes les étapes connues ?",
  learn_all_text:
    "La marque « connu » est retirée de toutes les étapes, et leurs questions y seront posées à nouveau. Le test d’entrée ne revient que si vous recommencez le cours.",
  learn_failed: "La marque n’a pas pu être retirée",
  to_step: "Continuer avec l’étape {position}",
  step_known: "Vous connaissez déjà cette étape : vous avez répondu juste à sa question au test d’entrée.",
  ask_again: "Reposer la question",
  closed_title: "Il n’y a pas de test d’entrée ici",
  closed_text:
    "Quand un cours en propose un, il vient avant la première étape. Votre progression est conservée.",
};
