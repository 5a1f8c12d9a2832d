import type { faults as source } from "../en/faults.ts";

export const faults: Record<keyof typeof source, string> = {
  text_empty: "La question n’a pas encore de texte.",
  text_ending:
    "La question ne se termine ni par un point, ni par deux-points, ni par un point d’interrogation.",
  text_too_long: "La question dépasse {longest} caractères. Veuillez la raccourcir.",
  template_leftover: "Un repère de modèle ou un signe de mise en forme est resté dans ce texte : « {text} ».",
  control_characters: "Le texte contient des caractères qui ne peuvent pas être affichés.",
  option_words: "« {text} »",
  option_count: "Une question comporte de {least} à {most} réponses ; celle-ci en a {options}.",
  option_empty: "La réponse {option} est vide.",
  option_repeated: "La réponse {option} dit la même chose qu’une autre.",
  option_same: "La réponse {option} figure déjà.",
  option_too_long: "La réponse {option} dépasse 300 caractères. Veuillez la raccourcir.",
  feedback_too_long:
    "Le commentaire sur la réponse {option} dépasse {longest} caractères. Veuillez le raccourcir.",
  options_overlap:
    "La réponse {option} est contenue dans la réponse {other} ; les deux ne se distinguent pas nettement.",
  none_right: "Aucune réponse n’est marquée comme juste.",
  all_right: "Toutes les réponses sont marquées comme justes ; au moins une doit être fausse.",
  lengths_give_away: "La longueur des réponses trahit la bonne.",
  answer_missing: "La bonne réponse manque.",
  part_empty: "Un élément est vide.",
  part_repeated: "Deux éléments disent la même chose.",
  too_few_parts: "Il y a moins de {least} éléments.",
  all_or_none_of_the_above:
    "Une réponse du type « toutes les réponses ci-dessus » se devine sans avoir lu le texte.",
  absolute_words:
    "Des mots comme « toujours » ou « jamais » ne figurent que dans les réponses fausses et les trahissent.",
  question_echoed: "Seule la bonne réponse reprend des mots de la question.",
  options_uneven: "La réponse {option} diffère des trois autres par sa forme.",
  article_gives_away: "L’article placé devant le blanc ne convient qu’à certaines réponses.",
  position_pattern:
    "La bonne réponse se trouve plusieurs fois de suite à la même place. Veuillez la déplacer.",
  source_missing: "Aucun passage du document ne justifie la bonne réponse.",
  quote_not_found: "Le passage cité comme preuve ne figure pas mot pour mot dans le document.",
  right_unsupported: "Le passage cité ne justifie pas la réponse {option}, marquée comme juste.",
  number_unsupported: "Le nombre {number} de la réponse {option} ne figure pas dans le passage cité.",
  not_in_step: "L’étape ne dit pas ce qu’affirme la réponse {option}.",
  wrong_is_stated: "La réponse {option} est marquée comme fausse, mais le document l’affirme.",
  wrong_is_true_elsewhere:
    "La réponse {option} est marquée comme fausse, mais l’étape {step} dit à ce sujet : « {sentence} »",
  leans_outside: "La question ou une réponse renvoie à un élément qui n’est pas visible ici.",
  question_repeated: "Le cours pose déjà cette question.",
  sentence_start: "Une phrase ne commence pas par une majuscule.",
  marks_unbalanced: "Une parenthèse, un guillemet ou un point d’interrogation n’a pas son pendant.",
  word_doubled: "Le mot « {word} » figure deux fois de suite.",
  contraction_wrong: "Il faut ici une élision ou une contraction : « {words} ».",
  article_form: "L’article ne convient pas au mot qui suit : « {words} ».",
  other_language: "Une partie de la question n’est pas écrite dans la langue du cours.",
  trailing_fragment: "Le texte s’interrompt au milieu d’une phrase.",
  verb_missing: "La réponse {option} devrait être une phrase entière, mais elle n’a pas de verbe.",
  step_unknown: "Impossible de dire à quelle étape elle appartient : elle figure sous le numéro {step}.",
  step_moved:
    "Elle figurait sous l’étape {named}. Sa preuve se trouve dans l’étape {step}, où elle a donc été placée.",
  cut_off: "La réponse s’interrompt au milieu de cette question.",
  options_other: "Elle a {options} réponses ; il en fallait quatre.",
  several_right: "{count} réponses sont marquées comme justes ; il en fallait une.",
  proof_not_in_step: "La preuve ne figure pas mot pour mot dans l’étape : « {quote} »",
  proof_short: "Cette preuve est trop courte pour décider de la réponse : « {quote} »",
  reason_in_option:
    "Cette réponse semble déjà dire pourquoi elle est fausse ou juste : « {text} ». Cela va dans son commentaire.",
  negated_key_quoted:
    "La question porte sur ce qui n’est pas le cas, mais la preuve nomme la réponse marquée comme juste : « {text} ». Vérifiez qu’elle est vraiment la bonne.",
  explanation_missing: "L’explication manque.",
  hint_missing: "L’indice manque.",
  hint_tells: "L’indice trahit la réponse : « {text} »",
  options_named:
    "Des réponses y sont désignées par leur lettre ou leur place, mais leur ordre change : « {text} »",
  answered_otherwise: "Qui ne connaît que le passage répond : « {text} »",
  answer_undecided: "Pour qui ne connaît que le passage, aucune réponse n’est juste, ou plusieurs le sont.",
  reader_doubts: "Une seconde lecture y trouve à redire : « {text} »",
};
