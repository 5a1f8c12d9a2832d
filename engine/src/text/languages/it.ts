import { type LanguageRules, wordSet } from "./types.ts";

export const it: LanguageRules = {
  code: "it",
  determiners: wordSet(`
    il lo la i gli le l un uno una del dello della dei degli delle dell al allo alla ai agli
    alle all dal dallo dalla dai dagli dalle dall nel nello nella nei negli nelle nell sul sullo
    sulla sui sugli sulle sull questo questa questi queste ogni
  `),
  connectors: wordSet(`
    di del dello della dei degli delle dell d a da
  `),
  abbreviations: wordSet(`
    ad es ecc cfr fig figg sig dott prof pag pagg vol n art cap ca max min ed s p
  `),
  anaphoricStarts: wordSet(`
    questo questa questi queste quest ciò esso essa essi esse egli ella lui lei loro così quindi
    dunque pertanto tuttavia inoltre anche ma e ed o oppure poi infine qui qua là lì noi voi io
    suo sua suoi sue tale tali quello quella quelli quelle quel quegli è sono era erano può
    possono deve devono ha hanno viene vengono si se quando come poiché perché mentre dove che
    chi quale quali cosa per non né mai solo soltanto altri altre altro altra alcuni alcune
    entrambi entrambe qualsiasi primo secondo terzo ora adesso invece cioè ovvero infatti forse
    c ci vi ne lo nota notare ricordarsi consultare vedere vedi dopo prima anzi eppure
    nonostante sebbene benché nostro nostra nostri vostro mio tutto tutti tutte fu fece ebbe
  `),
  anaphoricOpening:
    /^(in (questo|questa|questi|queste|tal|tale|altre|particolare|genere|realtà|effetti|quanto|quel|quella)|per (esempio|questo|questa|questi|queste|tale|ciò|quanto)|ad esempio|di (questo|questa|conseguenza|fatto|solito)|a (questo|questa|differenza|partire)|al (contrario|fine)|con (questo|questa|questi|queste|ciò)|da (questo|questa|ciò|qui)|d'altra|d'altro|nel (primo|secondo|caso)|il (primo|secondo|terzo|seguente|precedente|medesimo|problema|risultato)|la (prima|seconda|terza|seguente|precedente|stessa)|lo stesso|l'(altro|altra|ultimo|ultima|unico|unica)|i (due|seguenti|precedenti|tre)|gli (altri|stessi)|le (due|altre|seguenti|stesse|tre)|un (esempio|altro)|un'altra|c'è|ci sono|si (può|possono|tratta|deve|noti))/i,
  pointingWords:
    /(?<![\p{L}])(immagine|immagini|esempio|esempi|primo caso|secondo caso|ultimo caso|ciascun[oa]|seguent[ei]|precedent[ei]|nella prima|nella seconda|a destra|a sinistra|quest[oaie]?|ciò|tale|tali|quest'ultim[oa]|quell[oaie]|vedi|vedere|si veda|figura|fig|tabella|sezione|capitolo|appendice|pagina|seguenti?|precedenti?|precedentemente|descritt[oaie]|menzionat[oaie]|menu|menù|pulsante|disse|dice)(?![\p{L}])/iu,
  personal:
    /(?<![\p{L}])(io|noi|voi|nostr[oaie]|vostr[oaie]|mio|mia|miei|mie|mi|tu|tuo|tua|\p{L}{2,}iamo|vi)(?![\p{L}])/iu,
  vagueNouns: wordSet(`
    risultato ragione problema esempio scopo obiettivo idea modo differenza risposta domanda
    parte cosa punto caso soluzione passo fatto vantaggio svantaggio nome numero ordine parola
    resto alternativa opzione utente persona tempo giorno anno luogo sezione capitolo testo
    libro autore pagina lista elenco questo quello ciò primo ultimo unico stesso altro
    principale causa motivo regola effetto
  `),
  numberWords: ["due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci"],
  leadingConnective:
    /^(Tuttavia|Quindi|Inoltre|Per esempio|Ad esempio|Infatti|In generale|Generalmente|Infine|Oggi|Attualmente|Di conseguenza|In realtà|In particolare),\s+/,
  leadingConjunction: /^(Ma|E|Ed|Però),?\s+/,
  earlyPronoun:
    /^(lui|lei|loro|esso|essa|essi|esse|suo|sua|suoi|sue|qui|lì|così|allora|ora|ne|ci|lo|li|entrambi|entrambe|stesso|stessa)$/i,
  copula:
    /^(è|sono|era|erano|fu|ha|hanno|può|possono|deve|devono|viene|vengono|permette|permettono|contiene|costituisce|consiste|rappresenta|dipende|richiede|produce|forma|indica|consente)$/,
  finiteVerb:
    /^(è|sono|era|erano|fu|furono|ha|hanno|aveva|avevano|sarà|saranno|può|possono|deve|devono|fa|fanno|va|vanno|viene|vengono|sta|stanno|permette|permettono|consente|consentono|dà|rimane|forma|contiene|contengono|rappresenta|rappresentano|produce|mostra|utilizza|esiste|esistono|consiste|dipende|richiede|indica|usa|sarebbe|potrebbe|aumenta|aumentano|diminuisce|significa|include|includono|aiuta|comincia|segue|spiega|fornisce|forniscono|svolge|svolgono|garantisce|garantiscono|definisce|stabilisce|stabiliscono|descrive|serve|servono)$/,
  verbEnding: /^(\p{L}{2,}(?:isce|iscono|ava|avano|eva|evano|arono|erono|irono|erà|eranno|irà))$/u,
  runIn: /^(?:[^\s"“«(]+\s){1,8}(?:Il|Lo|La|I|Gli|Le|Un|Una|Questo|Questa|Per|In|Se|È)\s\p{Ll}/u,
  beforeVerb: /^(si|non|ci|ne|lo|li|che)$/,
  afterVerb: /^$/,
  functionWords: wordSet(`
    il la che di è un una per non con gli del della sono nel le e i da dei si
  `),
  definition: {
    article: /^(?:(Il|Lo|La|I|Gli|Le|Un|Uno|Una)\s+|(L['’]|Un['’]))/,
    verbs:
      "(?:è|sono) (?=(?:un|uno|una|il|lo|la|i|gli|le)\\s|un['’]|l['’])|indica(?= )|consiste (?:in|nel|nella)|si riferisce a(?= )|rappresenta(?= )|significa|descrive|viene definit[oa] come|è definit[oa] come",
  },
};
