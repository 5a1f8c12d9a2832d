import type { DraftWords } from "./types.ts";

export const de: DraftWords = {
  asks: /^(?:was|warum|wieso|weshalb|wie|welche[rsnm]?|wer|wann|wo|woher|wozu|wodurch|woran|worin)\s/i,
  asksWhether:
    /^(?:ist|sind|war|hat|haben|kann|können|darf|dürfen|muss|müssen|soll|sollte|sollen|brauche?|benötigt?|gibt|wird|werden|lohnt|macht|reicht|braucht)\s/i,
  noTopic:
    /^(?:übungsaufgaben|aufgaben?|lösungen|bildquellen|literatur\p{L}*|vorwort|stichwort\p{L}*|symbol\p{L}*|abkürzung\p{L}*|ressourcen|kontakt|impressum|anleitung(?:en)?|allgemeines?|allgemeine (?:hinweise|informationen|tipps|bemerkungen|anmerkungen)|fragen und antworten|häufige fragen.*|tipps und tricks|sonstiges|verschiedenes|befehlsreferenz|alles zusammen\p{L}*|eine komplexere .*|fallstudie.*|(?:.* )?beispiele?|(?:einfaches |ein )?beispiel .*|kurzbefehle|tastenkürzel.*|menüs?.*)$/iu,
  noTopicOpening:
    /^(?:bevor sie (?:beginnen|anfangen)|einführung in|einleitung|erste schritte|über dieses|weiterführende|weitere|ergänzende|beispiel|inkrafttreten|außerkrafttreten|überleitung|übergangs|(?:sachliche |örtliche )?zuständigkeit)/i,
  glossary: /begriffe|begriffsbestimmung|definition|glossar/i,
  pronoun:
    /(?<!\p{L})(?:dies|diese[rsnm]?|jene[rsnm]?|er|es|ihn|ihm|ihnen|ihre?[rnms]?|seine?[rnms]?|deren|dessen|hier(?:zu|für|bei|mit|aus|von|durch|über)|dazu|davon|darin|dabei|dadurch|damit|dafür|daran|darauf|daraus|darüber|dort|hier|solche[rnms]?|beide[nr]?|derselbe|dieselbe|letztere\p{L}*|erstere\p{L}*)(?!\p{L})/u,
  leaning:
    /(?<!\p{L})(?:ähnlich\p{L}*|gleiche\p{L}*|andere[rsnm]?|weitere[rsnm]?|anderseits|andererseits|ebenfalls|ebenso|auch|außerdem|ferner|noch|wieder|wiederum|nun|also|daher|darum|deshalb|zuletzt|stattdessen|zusätzlich|zunächst|endlich|schließlich|übrigens|freilich|allerdings|jedoch|hingegen)(?!\p{L})|^(?:Das|Der eine|Die eine|Der andere|Die andere|Irgend)(?!\p{L})/iu,
  example: /(?:zum Beispiel|z\.\s?B\.|beispielsweise|bspw)/i,
  thisWork: /(?:dieses? (?:Kapitel|Handbuch|Leitfaden|Buch|Skript|Abschnitt)|diesem (?:Kapitel|Abschnitt))/i,
  because: /^(.{25,}?),\s+((?:weil|da|denn)\s.{15,})$/u,
  leansOnReason:
    /(?<!\p{L})(?:genannt|heißt|heißen|deswegen|aus dem Grunde|im Gegenteil)(?!\p{L})|(?<!\p{L})(?:deshalb|darum|daher|dadurch|dafür|besonders|vor allem|zumal|gerade|eben|mehr|nur|nicht)$/iu,
  furtherClause: /,\s+und\s/u,
  ifClause: /^((?:Wenn|Falls|Sofern)\s[^,]{12,170}),\s+(?:dann |so )?(.{20,})$/u,
  called:
    /^(.{15,200}?)\s(?:nennt man|bezeichnet man als|heißt|wird als|werden als)\s(?:auch\s)?(?:eine?n?\s|der\s|die\s|das\s)?[„“"]?(\p{Lu}[\p{L}-]+(?:\s[\p{L}-]+){0,2})[“”"]?(?:\sbezeichnet)?\.$/u,
  control: /^(?:diese[rs]?\s|hier|damit|erlaubt|zeigt|öffnet|wird|werden|wenn|aktivier)/iu,
  author: /(?<!\p{L})(?:ich|mich|mir|mein\p{L}*|wir|uns|unser\p{L}*)(?!\p{L})/iu,
};
