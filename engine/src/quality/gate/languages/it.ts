import { optionPatterns } from "./options.ts";
import type { QuestionPatterns } from "./types.ts";

export const it: QuestionPatterns = {
  asksForStatements: /(quali?)( di queste)? (affermazion[ei]|frasi?)/i,
  turningWords: "non mai senza né se nessun nessuna nessuno raramente poco pochi poche che",
  leansOutside:
    /(come (mostrato|indicato|visto|detto|descritto) (sopra|prima|in precedenza|sotto)|(mostrat|indicat|citat|descritt)[oaie] (sopra|in precedenza)|(in|nella|nel|della|del) (questa|questo)? ?(figura|immagine|tabella|foto|grafico|diagramma|illustrazione|esempio)(?!\p{L})|(figura|tabella) \d|la domanda precedente|il video)/iu,
  namesPassage:
    /(quest[oa]|seguente) (brano|frase|citazione|estratto|paragrafo|affermazione)|(brano|frase) seguente/iu,
  pointing:
    /(?<!\p{L})(egli|ella|ess[oaie]|lui|loro|ciò|quest[oaei](?! (?:testo|passo|tappa|brano|corso|sezione|capitolo|lezione|affermazion|fras|termin|parol|nom)))(?!\p{L})/iu,
  openers: /^(quest[oaie]|quell[oaie]|ciò|ess[oaie]|egli|ella|perciò|pertanto|tuttavia|quindi)(?!\p{L})/iu,
  pointers:
    /^(quest[oaie]|quell[oaie]|ciò|ess[oaie]|egli|ella|lui|lei|loro|perciò|pertanto|tuttavia|così|quindi)(?!\p{L})/iu,
  mayStandTwice: /^(via|man|piano|così|sempre|molto|mano|poco|si|no)$/,
  uncontracted:
    /(?<![\p{L}'’])(?:(?:di|a|da|in|su) (?:il|lo|la|i|gli|le) (?=\p{Ll})(?!\p{Ll}+(?:are|ere|ire)(?!\p{L}))|lo (?=[aeiou]\p{Ll}+(?:ento|enti|ore|ario|ismo)(?!\p{L}))|il (?=s[bcdfglmnpqrtv]|z|gn|[aeiou]\p{Ll}))/u,
  trailing:
    /(?<![\p{L}-])(e|o|che|di|il|lo|la|gli|del|della|un|una|ma|con|per|se|(?<!et )al|alla|poiché|nel)["”».…\s]*$/iu,
  verbal: /(?:[aeioàèéìòù])$/,
  bareNoun: /^\p{L}{2,}(?:zion[ei]|sion[ei]|ment[oi]|tà|tur[ae]|enz[ae]|anz[ae]|ism[oi])\s/iu,
  absolute:
    /(?<!\p{L})(sempre|mai|nessuno|completamente|interamente|assolutamente|senza eccezioni?|in nessun caso|impossibile)(?!\p{L})/iu,
  numberWord:
    /(?<!\p{L})(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|(?:venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta)(?:due|tr[eé]|quattro|cinque|sei|sette|nove)?|\p{L}*cento|\p{L}*mila|mille|milion[ei]|metà|dozzin[ae])(?!\p{L})/iu,
  beforeGap: /(?<!\p{L})((?:l|d|un|dell|all)['’]|il|lo|la)(\s*_{2,}|\s*[….:]*\s*["”»]?$)/iu,
  vowel: /^[aeiouàèéìòù]/i,
  joining:
    /^(e|ed|o|dopo|prima|oltre|piu|meno|di|circa|almeno|solo|fino|a|al|da|dal|quasi|non|anche|massimo|che|verso|il|nel)$/,
  impersonal: null,
  demonstrative: /^quest/i,
  namesOptions: optionPatterns({
    option: "opzion[ei]|rispost[ae]",
    described: "corretta|giusta",
    only: "solo",
    both: "sia",
    and: "e|che",
    is: "è",
    the: "la|il",
    judged: "corrett|giust[ao]|fals[ao]|sbagliat[ao]|errat[ao]",
    places: "prima|seconda|terza|quarta|ultima",
    placed: "(?:prima|seconda|terza|quarta|ultima) (?:opzione|risposta)",
    together: "tutte le precedenti|nessuna delle precedenti",
  }),
};
