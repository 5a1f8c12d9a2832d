import { optionPatterns } from "./options.ts";
import type { QuestionPatterns } from "./types.ts";

export const de: QuestionPatterns = {
  asksForStatements: /welche (der |dieser )?(folgenden )?(aussagen?|sätze)/i,
  turningWords: "nicht kein keine keinen keinem keiner nie niemals ohne kaum wenn weder noch selten als",
  leansOutside:
    /(wie (oben|unten|bereits|vorhin) (gezeigt|erwähnt|beschrieben|dargestellt|gesagt)|(oben|unten) (gezeigt|genannt|erwähnt|abgebildet|dargestellt)\p{L}*|(in|auf|aus) (dieser|der|diesem|dem) (obigen |folgenden )?(Abbildung|Tabelle|Bild|Diagramm|Grafik|Foto|Beispiel)|(Abbildung|Tabelle|Abb\.) \d|im (Unterricht|Video)|vorherigen? Frage)/iu,
  namesPassage: /(folgende[nmrs]?|diese[nmrs]?) (Textstelle|Satz|Zitat|Auszug|Absatz|Passage|Aussage)(?!n)/iu,
  pointing:
    /(?<!\p{L})(er|sie|ihm|ihn|dies(?:e[rsmn]?)?(?! (?:Text|Schritt|Kurs|Abschnitt|Kapitel|Lektion|Aussage|Begriff|Satz|Wörter|Namen?)\p{L}*))(?!\p{L})/u,
  openers: /^(dies(e[rsmn]?)?|er|jene[rsmn]?|deshalb|daher|dadurch|letztere[rsmn]?|jedoch)(?!\p{L})/iu,
  pointers:
    /^(dies(e[rsmn]?)?|jene[rsmn]?|er|sie|deshalb|daher|dadurch|damit|letztere[rsmn]?|erstere[rsmn]?|dabei|hierbei|jedoch)(?!\p{L})/iu,
  mayStandTwice: /^(der|die|das|den|dem|des|sie|ihr|sehr|wie|wer|was)$/,
  uncontracted: null,
  trailing:
    /(?<![\p{L}-])(und|oder|weil|dass|der|dem|den|des|sondern|obwohl|sowie|einer?|eines|wenn|bzw|zum|zur|im|am)["“.…]*$/u,
  verbal: /(?:t|te|ten|en|rn|ln|g|b|d|m|s|ß|f|h|n|ss|k)$/,
  bareNoun: null,
  absolute:
    /(?<!\p{L})(immer|nie|niemals|niemand|vollständig|völlig|absolut|ausnahmslos|unter allen Umständen|unmöglich)(?!\p{L})/iu,
  numberWord:
    /(?<!\p{L})(zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\p{L}+zehn|\p{L}*(zwan|drei|vier|fünf|sech|sieb|acht|neun)ßig|\p{L}*(zwan|vier|fünf|sech|sieb|acht|neun)zig|\p{L}*(hundert|tausend)|millionen|halb)(?!\p{L})/iu,
  beforeGap: null,
  vowel: null,
  joining:
    /^(und|oder|nach|vor|über|unter|etwa|mindestens|höchstens|nur|mehr|weniger|als|sowohl|auch|bis|seit|rund|fast|nicht|sowie|ab|ca)$/,
  impersonal: null,
  demonstrative: /^dies/i,
  namesOptions: optionPatterns({
    option: "option(?:en)?|antwort(?:en)?",
    only: "nur",
    both: "sowohl|beide",
    and: "und|als auch",
    is: "ist",
    the: "die",
    judged: "richtig|falsch",
    places: "erste|zweite|dritte|vierte|letzte",
    placed: "(?:erste|zweite|dritte|vierte|letzte) (?:option|antwort)",
    together: "alle (?:oben )?genannten|keine der (?:genannten|obigen)",
  }),
};
