import type { ExerciseWords } from "./types.ts";

export const de: ExerciseWords = {
  asks: /^(?:was|warum|wieso|weshalb|wie|welche[rsnm]?|wer|wann|wo|woher|wozu|wodurch|woran|worin)\s/i,
  asksHow: /^wie (?:man|Sie)\s/i,
  asksWhether:
    /^(?:ist|sind|war|hat|haben|kann|können|darf|dürfen|muss|müssen|soll|sollte|sollen|brauche?|benötigt?|gibt|wird|werden|lohnt|macht|reicht|braucht)\s/i,
  noTopic:
    /^(?:übungsaufgaben|aufgaben?|lösungen|bildquellen|literatur\p{L}*|vorwort|stichwort\p{L}*|symbol\p{L}*|abkürzung\p{L}*|ressourcen|kontakt|impressum|anleitung(?:en)?|allgemeines?|allgemeine (?:hinweise|informationen|tipps|bemerkungen|anmerkungen)|fragen und antworten|häufige fragen.*|tipps und tricks|sonstiges|verschiedenes|befehlsreferenz|alles zusammen\p{L}*|eine komplexere .*|fallstudie.*|(?:.* )?beispiele?|(?:einfaches |ein )?beispiel .*|kurzbefehle|tastenkürzel.*|menüs?.*)$/iu,
  noTopicOpening:
    /^(?:bevor sie (?:beginnen|anfangen)|einführung in|einleitung|erste schritte|über dieses|weiterführende|weitere|ergänzende|beispiel|inkrafttreten|außerkrafttreten|überleitung|übergangs|(?:sachliche |örtliche )?zuständigkeit)/i,
  addressed: /^\p{Lu}\p{Ll}+n Sie(?!\p{L})/u,
  infinitive:
    /^(?!.*\p{L} (?:und|oder) \p{Lu}\p{L}+en$)(?!.*(?<!\p{L})zu \p{Ll}+$).*\s\p{Ll}{2,}(?:en|ern|eln)$/u,
  knowing: /(?<!\p{L})(?:verstehen|kennen|wissen|kennenlernen|zwischen|neben|gegen|wegen|außen|innen)$/iu,
  promisesSteps: /Schritt|Vorgehen|Ablauf|Anleitung|so geht|Verfahren|Reihenfolge/i,
  glossary: /begriffe|glossar/i,
  instruction: /^\p{Lu}\p{Ll}+n Sie(?!\p{L})|\s\p{Ll}+(?:en|ern|eln)\.?$/u,
  pronoun:
    /(?<!\p{L})(?:dies|diese[rsnm]?|jene[rsnm]?|er|es|ihn|ihm|ihnen|ihre?[rnms]?|seine?[rnms]?|deren|dessen|hier(?:zu|für|bei|mit|aus|von|durch|über)|dazu|davon|darin|dabei|dadurch|damit|dafür|daran|darauf|daraus|darüber|dort|hier|solche[rnms]?|beide[nr]?|derselbe|dieselbe|letztere\p{L}*|erstere\p{L}*)(?!\p{L})/u,
  leaning:
    /(?<!\p{L})(?:ähnlich\p{L}*|gleiche\p{L}*|andere[rsnm]?|weitere[rsnm]?|anderseits|andererseits|ebenfalls|ebenso|auch|außerdem|ferner|noch|wieder|wiederum|nun|also|daher|darum|deshalb|zuletzt|stattdessen|zusätzlich|zunächst|endlich|schließlich|übrigens|freilich|allerdings|jedoch|hingegen)(?!\p{L})|^(?:Das|Der eine|Die eine|Der andere|Die andere|Irgend)(?!\p{L})/iu,
  example: /(?:zum Beispiel|z\.\s?B\.|beispielsweise|bspw)/i,
  announcing: /(?:folgend|im Folgenden|nachstehend|zunächst|wir (?:wollen|werden))/i,
  thisWork: /(?:dieses? (?:Kapitel|Handbuch|Leitfaden|Buch|Skript|Abschnitt)|diesem (?:Kapitel|Abschnitt))/i,
  pictured:
    /(?<!\p{L})(?:Bild(?:er|ern)?|Abbildung(?:en)?|weggefallen)(?!\p{L})|^(?:Hinweis|Anmerkung|Achtung)\s*[:!]/iu,
  kindNoun:
    /(?<!\p{L})(?:\p{L}*(?:arten|formen|typen|kategorien|gruppen|phasen|prinzipien|elemente|bereiche)|Teile\p{L}*|Schritte\p{L}*|Grundsätze\p{L}*|Elemente\p{L}*|Forderungen)(?!\p{L})/iu,
  badIntroEnd: /(?:beispiel\p{L}*|z\.\s?b\.?|bspw\.?|hinweis|siehe|abbildung|weiterlesen|links?|quellen?)$/iu,
  badIntroStart: /^(?:Nachfolgend\p{L}*|Hier|Folgende\p{L}*|Im Folgenden)(?!\p{L})/iu,
  joining: /[,;]?\s+(?:und|oder|sowie)$/iu,
  because: /^(.{25,}?),\s+((?:weil|da|denn)\s.{15,})$/u,
  leansOnReason:
    /(?<!\p{L})(?:genannt|heißt|heißen|deswegen|aus dem Grunde|im Gegenteil)(?!\p{L})|(?<!\p{L})(?:deshalb|darum|daher|dadurch|dafür|besonders|vor allem|zumal|gerade|eben|mehr|nur|nicht)$/iu,
  furtherClause: /,\s+und\s/u,
  ifClause: /^((?:Wenn|Falls|Sofern)\s[^,]{12,170}),\s+(?:dann |so )?(.{20,})$/u,
  toDo: /^(?:bitte\s)?(?!(?:können|dürfen|werden|haben|sind|wissen|finden|erhalten|bekommen|sehen) Sie)\p{L}+ Sie(?!\p{L})|^(?:sollten?|muss|müssen|empfiehlt|lohnt)(?!\p{L})/u,
  wanting: /(?<!\p{L})(?:Sie|man)\s.*(?<!\p{L})(?:möchten?|wollen|will|wünschen)(?!\p{L})/u,
  notMain:
    /^(?:der|die|das|den|dem|deren|dessen|welche\p{L}*|und|oder|aber|sondern|um|weil|da|dass|daß|wie|als|ob|wo|von|in|im|mit|für|zu|zum|z|bspw|insbesondere|vor|also|wenn|falls|denn|damit|sei|sowie|auch|nicht|auf|an|aus|bei|nach|bis|ohne|je|während|bevor|nachdem|obwohl|sobald)(?!\p{L})/u,
  notCase:
    /(?<!\p{L})(?:dann|auch|wir|sie|kann|mag|einerseits|doch|dennoch|jedoch|seinerseits|ihrerseits|Leser\p{L}*|tradition\p{L}*)(?!\p{L})/u,
  purpose: /^(Um\s[^,]{10,140}\s(?:zu\s\p{Ll}+|\p{Ll}+zu\p{Ll}+)),\s+(.{15,})$/u,
  purposeOpening: /^Um\s+/u,
  purposeWord: "um ",
  can: /(?<!\p{L})(?:können Sie|kann man|lässt sich|lassen sich|kannst du)(?!\p{L})/u,
  dangling: /(?<!\p{L})(?:alternativ|stattdessen|dort|hier|dabei|dafür|dazu|jeweils)(?!\p{L})/iu,
  needed:
    /(?<!\p{L})(?:muss|müssen|sollten?|braucht|brauchen|benötigt|benötigen|notwendig|erforderlich|nötig|bedarf)(?!\p{L})/u,
  notPurpose: /(?<!\p{L})(?:nur|Verhalten)(?!\p{L})/iu,
  leadsElsewhere: /Absatz|§|siehe|klick|menü|→|website|checkliste/iu,
  called:
    /^(.{15,200}?)\s(?:nennt man|bezeichnet man als|heißt|wird als|werden als)\s(?:auch\s)?(?:eine?n?\s|der\s|die\s|das\s)?[„“"]?(\p{Lu}[\p{L}-]+(?:\s[\p{L}-]+){0,2})[“”"]?(?:\sbezeichnet)?\.$/u,
  praise: /akronym|abkürzung|elegant|einfach|mächtig|beliebt/iu,
  control: /^(?:diese[rs]?\s|hier|damit|erlaubt|zeigt|öffnet|wird|werden|wenn|aktivier)/iu,
  past: /(?<!\p{L})(?:war|waren|hatte|hatten|wurde|wurden|ging|gingen|kam|kamen|sah|sahen|sagte|fragte|rief|stand|nahm|lag|saß|lief)(?!\p{L})/u,
  author: /(?<!\p{L})(?:ich|mich|mir|mein\p{L}*|wir|uns|unser\p{L}*)(?!\p{L})/iu,
  afterwards: /(?<!\p{L})(?:dann|danach|anschließend|zuletzt|zuerst|nun)(?!\p{L})/iu,
  inCase: /^(?:falls|wenn|sollten?|werden)(?!\p{L})/iu,
};
