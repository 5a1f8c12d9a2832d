import type { faults as source } from "../en/faults.ts";

export const faults: Record<keyof typeof source, string> = {
  text_empty: "Die Frage hat noch keinen Text.",
  text_ending: "Die Frage endet nicht mit Punkt, Doppelpunkt oder Fragezeichen.",
  text_too_long: "Die Frage ist länger als {longest} Zeichen. Bitte kürzen Sie sie.",
  template_leftover:
    "In diesem Text ist ein Platzhalter oder Formatierungszeichen stehen geblieben: „{text}“.",
  control_characters: "Der Text enthält Zeichen, die sich nicht darstellen lassen.",
  option_words: "„{text}“",
  option_count: "Eine Frage hat {least} bis {most} Antworten, diese hat {options}.",
  option_empty: "Antwort {option} ist leer.",
  option_repeated: "Antwort {option} sagt dasselbe wie eine andere.",
  option_same: "Antwort {option} steht schon da.",
  option_too_long: "Antwort {option} ist länger als 300 Zeichen. Bitte kürzen Sie sie.",
  feedback_too_long:
    "Die Rückmeldung zu Antwort {option} ist länger als {longest} Zeichen. Bitte kürzen Sie sie.",
  options_overlap:
    "Antwort {option} ist in Antwort {other} enthalten; die beiden lassen sich nicht klar trennen.",
  none_right: "Keine Antwort ist als richtig markiert.",
  all_right: "Alle Antworten sind als richtig markiert; mindestens eine muss falsch sein.",
  lengths_give_away: "Die Länge der Antworten verrät die richtige.",
  answer_missing: "Die richtige Antwort fehlt.",
  part_empty: "Ein Teil ist leer.",
  part_repeated: "Zwei Teile sagen dasselbe.",
  too_few_parts: "Es sind weniger als {least} Teile.",
  all_or_none_of_the_above:
    "Antworten wie „Alle genannten“ lassen sich erraten, ohne den Text gelesen zu haben.",
  absolute_words: "Wörter wie „immer“ und „nie“ stehen nur in den falschen Antworten und verraten sie.",
  question_echoed: "Nur die richtige Antwort wiederholt Wörter der Frage.",
  options_uneven: "Antwort {option} unterscheidet sich in der Form von den drei anderen.",
  article_gives_away: "Der Artikel vor der Lücke passt nur zu einem Teil der Antworten.",
  position_pattern:
    "Die richtige Antwort stand mehrmals hintereinander an derselben Stelle. Bitte verschieben Sie sie.",
  source_missing: "Keine Stelle des Dokuments belegt die richtige Antwort.",
  quote_not_found: "Die als Beleg angegebene Stelle steht nicht wörtlich im Dokument.",
  right_unsupported: "Die Belegstelle stützt die als richtig markierte Antwort {option} nicht.",
  number_unsupported: "Die Zahl {number} in Antwort {option} steht nicht in der Belegstelle.",
  not_in_step: "Was Antwort {option} sagt, steht nicht in diesem Lernschritt.",
  wrong_is_stated: "Antwort {option} ist als falsch markiert, steht aber so im Dokument.",
  wrong_is_true_elsewhere:
    "Antwort {option} ist als falsch markiert, doch Lernschritt {step} sagt dazu: „{sentence}“",
  leans_outside: "Die Frage oder eine Antwort verweist auf etwas, das hier nicht zu sehen ist.",
  question_repeated: "Der Kurs stellt diese Frage bereits.",
  sentence_start: "Ein Satz beginnt nicht mit einem Großbuchstaben.",
  marks_unbalanced: "Zu einer Klammer, einem Anführungs- oder Fragezeichen fehlt das Gegenstück.",
  word_doubled: "Das Wort „{word}“ steht zweimal hintereinander.",
  contraction_wrong: "Das gehört zusammengezogen: „{words}“.",
  article_form: "Der Artikel passt nicht zum folgenden Wort: „{words}“.",
  other_language: "Ein Teil der Frage ist in einer anderen Sprache als der Kurs geschrieben.",
  trailing_fragment: "Der Text bricht mitten im Satz ab.",
  verb_missing: "Antwort {option} sollte ein ganzer Satz sein, hat aber kein Verb.",
  step_unknown:
    "Zu welchem Lernschritt sie gehört, ist nicht zu erkennen: Sie steht unter der Nummer {step}.",
  step_moved:
    "Sie stand unter Lernschritt {named}. Ihr Beleg steht in Lernschritt {step}, deshalb steht sie jetzt dort.",
  cut_off: "Die Antwort bricht mitten in dieser Frage ab.",
  options_other: "Sie hat {options} Antworten; verlangt waren vier.",
  several_right: "{count} Antworten sind als richtig markiert; verlangt war eine.",
  proof_not_in_step: "Der Beleg steht nicht wörtlich im Lernschritt: „{quote}“",
  proof_short: "Dieser Beleg ist zu kurz, um die Antwort zu entscheiden: „{quote}“",
  reason_in_option:
    "In dieser Antwort scheint schon zu stehen, warum sie falsch oder richtig ist: „{text}“. Das gehört in die Rückmeldung.",
  negated_key_quoted:
    "Gefragt ist nach etwas, das nicht zutrifft, doch der Beleg nennt die als richtig markierte Antwort „{text}“. Bitte prüfen Sie, ob sie wirklich die richtige ist.",
  explanation_missing: "Die Erklärung fehlt.",
  hint_missing: "Der Hinweis fehlt.",
  hint_tells: "Der Hinweis verrät die Antwort: „{text}“",
  options_named:
    "Hier werden Antworten mit Buchstaben oder Platz benannt, doch ihre Reihenfolge wechselt: „{text}“",
  answered_otherwise: "Wer nur die Textstelle kennt, antwortet: „{text}“",
  answer_undecided:
    "Für jemanden, der nur die Textstelle kennt, stimmt keine Antwort, oder es stimmt mehr als eine.",
  reader_doubts: "Beim zweiten Lesen wurde bemängelt: „{text}“",
};
