import type { faults as source } from "../en/faults.ts";

export const faults: Record<keyof typeof source, string> = {
  text_empty: "La domanda non ha ancora un testo.",
  text_ending: "La domanda non termina con un punto, due punti o un punto interrogativo.",
  text_too_long: "La domanda supera i {longest} caratteri. La abbrevi, per favore.",
  template_leftover: "In questo testo è rimasto un segnaposto o un segno di formattazione: «{text}».",
  control_characters: "Il testo contiene caratteri che non si possono visualizzare.",
  option_words: "«{text}»",
  option_count: "Una domanda ha da {least} a {most} risposte; questa ne ha {options}.",
  option_empty: "La risposta {option} è vuota.",
  option_repeated: "La risposta {option} dice la stessa cosa di un’altra.",
  option_same: "La risposta {option} c’è già.",
  option_too_long: "La risposta {option} supera i 300 caratteri. La abbrevi, per favore.",
  feedback_too_long:
    "Il commento alla risposta {option} supera i {longest} caratteri. Lo abbrevi, per favore.",
  options_overlap:
    "La risposta {option} è contenuta nella risposta {other}: le due non si distinguono con chiarezza.",
  none_right: "Nessuna risposta è contrassegnata come giusta.",
  all_right: "Tutte le risposte sono contrassegnate come giuste; almeno una deve essere sbagliata.",
  lengths_give_away: "La lunghezza delle risposte tradisce quella giusta.",
  answer_missing: "Manca la risposta corretta.",
  part_empty: "Un elemento è vuoto.",
  part_repeated: "Due elementi dicono la stessa cosa.",
  too_few_parts: "Ci sono meno di {least} elementi.",
  all_or_none_of_the_above:
    "Le risposte del tipo «tutte le precedenti» si indovinano senza aver letto il testo.",
  absolute_words: "Parole come «sempre» o «mai» compaiono solo nelle risposte sbagliate e le tradiscono.",
  question_echoed: "Solo la risposta giusta ripete parole della domanda.",
  options_uneven: "La risposta {option} si distingue dalle altre tre per la forma.",
  article_gives_away: "L’articolo davanti allo spazio vuoto si accorda solo con alcune risposte.",
  position_pattern:
    "La risposta giusta si trova più volte di seguito allo stesso posto. La sposti, per favore.",
  source_missing: "Nessun passaggio del documento dimostra la risposta giusta.",
  quote_not_found: "Il passaggio citato come prova non compare alla lettera nel documento.",
  right_unsupported: "Il passaggio citato non sostiene la risposta {option}, contrassegnata come giusta.",
  number_unsupported: "Il numero {number} della risposta {option} non compare nel passaggio citato.",
  not_in_step: "La tappa non dice ciò che afferma la risposta {option}.",
  wrong_is_stated: "La risposta {option} è contrassegnata come sbagliata, ma il documento la afferma.",
  wrong_is_true_elsewhere:
    "La risposta {option} è contrassegnata come sbagliata, ma la tappa {step} dice in proposito: «{sentence}»",
  leans_outside: "La domanda o una risposta rimanda a qualcosa che qui non si vede.",
  question_repeated: "Il corso pone già questa domanda.",
  sentence_start: "Una frase non comincia con la maiuscola.",
  marks_unbalanced:
    "A una parentesi, a una virgoletta o a un punto interrogativo manca il segno corrispondente.",
  word_doubled: "La parola «{word}» compare due volte di seguito.",
  contraction_wrong: "Qui serve la forma elisa o articolata: «{words}».",
  article_form: "L’articolo non si accorda con la parola che segue: «{words}».",
  other_language: "Una parte della domanda è scritta in una lingua diversa da quella del corso.",
  trailing_fragment: "Il testo si interrompe a metà frase.",
  verb_missing: "La risposta {option} dovrebbe essere una frase intera, ma non ha un verbo.",
  step_unknown: "Non si capisce a quale tappa appartenga: si trova sotto il numero {step}.",
  step_moved:
    "Si trovava sotto la tappa {named}. La sua prova si trova nella tappa {step}, perciò è stata messa lì.",
  cut_off: "La risposta si interrompe a metà di questa domanda.",
  options_other: "Ha {options} risposte; ne erano richieste quattro.",
  several_right: "{count} risposte sono segnate come giuste; ne era richiesta una.",
  proof_not_in_step: "La prova non si trova nella tappa parola per parola: «{quote}»",
  proof_short: "Questa prova è troppo breve per decidere la risposta: «{quote}»",
  reason_in_option:
    "Questa risposta sembra dire già perché è sbagliata o giusta: «{text}». Va nel suo commento.",
  negated_key_quoted:
    "Si chiede che cosa non è vero, ma la prova nomina la risposta contrassegnata come giusta: «{text}». Verifichi se è davvero quella giusta.",
  explanation_missing: "Manca la spiegazione.",
  hint_missing: "Manca il suggerimento.",
  hint_tells: "Il suggerimento tradisce la risposta: «{text}»",
  options_named:
    "Qui le risposte sono indicate con la lettera o la posizione, ma il loro ordine cambia: «{text}»",
  answered_otherwise: "Chi conosce solo il brano risponde: «{text}»",
  answer_undecided: "Per chi conosce solo il brano nessuna risposta è giusta, o lo è più di una.",
  reader_doubts: "Una seconda lettura vi trova un difetto: «{text}»",
};
