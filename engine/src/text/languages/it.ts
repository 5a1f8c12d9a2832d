import { antonymList, clause, type LanguageRules, wordSet } from "./types.ts";

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
  strictlyPersonal: /(?<![\p{L}])(io|mi|mio|mia|tu|tuo|tua|voi|vi)(?![\p{L}])/iu,
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
  innerConnective:
    /,? (tuttavia|invece|al contrario|quindi|dunque|pertanto|infatti|per esempio|ad esempio|inoltre),?(?= )/giu,
  earlyPronoun:
    /^(lui|lei|loro|esso|essa|essi|esse|suo|sua|suoi|sue|qui|lì|così|allora|ora|ne|ci|lo|li|entrambi|entrambe|stesso|stessa)$/i,
  copula:
    /^(è|sono|era|erano|fu|ha|hanno|può|possono|deve|devono|viene|vengono|permette|permettono|contiene|costituisce|consiste|rappresenta|dipende|richiede|produce|forma|indica|consente)$/,
  finiteVerb:
    /^(è|sono|era|erano|fu|furono|ha|hanno|aveva|avevano|sarà|saranno|può|possono|deve|devono|fa|fanno|va|vanno|viene|vengono|sta|stanno|permette|permettono|consente|consentono|dà|rimane|forma|contiene|contengono|rappresenta|rappresentano|produce|mostra|utilizza|esiste|esistono|consiste|dipende|richiede|indica|usa|sarebbe|potrebbe|aumenta|aumentano|diminuisce|significa|include|includono|aiuta|comincia|segue|spiega|fornisce|forniscono|svolge|svolgono|garantisce|garantiscono|definisce|stabilisce|stabiliscono|descrive|serve|servono)$/,
  verbEnding: /^(\p{L}{2,}(?:isce|iscono|ava|avano|eva|evano|arono|erono|irono|erà|eranno|irà))$/u,
  runIn: /^(?:[^\s"“«(]+\s){1,8}(?:Il|Lo|La|I|Gli|Le|Un|Una|Questo|Questa|Per|In|Se|È)\s\p{Ll}/u,
  subordinate:
    /^(che|cui|il quale|la quale|i quali|le quali|dove|perché|poiché|sebbene|benché|anche se|ma|mentre|in modo|il che|cosicché|e che)\s/i,
  beforeVerb: /^(si|non|ci|ne|lo|li|che)$/,
  afterVerb: /^$/,
  functionWords: wordSet(`
    il la che di è un una per non con gli del della sono nel le e i da dei si
  `),
  clauses: [
    clause("reason", "perché|poiché|in quanto|dato che|giacché", "maybe"),
    clause(
      "purpose",
      "affinché|al fine di|allo scopo di|in modo da|per (?!\\p{Ll}*ware\\s)(?=\\p{Ll}+(?:are|ere|ire|rre|rsi)\\s)",
      "maybe",
    ),
    clause(
      "condition",
      "qualora|purché|a condizione che|salvo che|se (?=(?:il|la|lo|i|gli|le|un|una|non|si|è|sono)\\s|l['’])",
      "maybe",
    ),
    clause("time", "quando|dopo che|prima di|prima che|finché|non appena|appena", "maybe"),
  ],
  definition: {
    article: /^(?:(Il|Lo|La|I|Gli|Le|Un|Uno|Una)\s+|(L['’]|Un['’]))/,
    verbs:
      "(?:è|sono) (?=(?:un|uno|una|il|lo|la|i|gli|le)\\s|un['’]|l['’])|indica(?= )|consiste (?:in|nel|nella)|si riferisce a(?= )|rappresenta(?= )|significa|descrive|viene definit[oa] come|è definit[oa] come",
  },
  antonyms: antonymList(`
    obbligatorio > facoltativo; facoltativo > obbligatorio; obbligatoria > facoltativa;
    facoltativa > obbligatoria; vietato > consentito; consentito > vietato; vietata > consentita;
    consentita > vietata; aumenta > diminuisce; diminuisce > aumenta; aumentano > diminuiscono;
    diminuiscono > aumentano; aumentare > diminuire; diminuire > aumentare; maggiore > minore;
    minore > maggiore; maggiori > minori; minori > maggiori; sopra > sotto; sotto > sopra;
    interno > esterno; esterno > interno; interna > esterna; esterna > interna; interni > esterni;
    esterni > interni; interne > esterne; esterne > interne; nord > sud; sud > nord;
    massimo > minimo; minimo > massimo; massima > minima; minima > massima; massimi > minimi;
    minimi > massimi; massime > minime; minime > massime; positivo > negativo;
    negativo > positivo; positiva > negativa; negativa > positiva; positivi > negativi;
    negativi > positivi; positive > negative; negative > positive; rapido > lento; lento > rapido;
    rapida > lenta; lenta > rapida; rapidi > lenti; lenti > rapidi; rapide > lente;
    lente > rapide; facile > difficile; difficile > facile; facili > difficili;
    difficili > facili; superiore > inferiore; inferiore > superiore; superiori > inferiori;
    inferiori > superiori; almeno > al massimo; visibile > invisibile; visibili > invisibili; destra > sinistra; sinistra > destra;
    più di > meno di; meno di > più di; più grande > meno grande; meno grande > più grande;
    più grandi > meno grandi; meno grandi > più grandi; più importante > meno importante;
    meno importante > più importante; più importanti > meno importanti;
    meno importanti > più importanti; più facile > più difficile; più difficile > più facile;
    più facili > più difficili; più difficili > più facili; più lungo > più corto;
    più corto > più lungo; più lunga > più corta; più corta > più lunga; più lunghi > più corti;
    più corti > più lunghi; più lunghe > più corte; più corte > più lunghe; più alto > più basso;
    più basso > più alto; più alta > più bassa; più bassa > più alta; più alti > più bassi;
    più bassi > più alti; più basse > più alte; più sottile > più spesso;
    più spessa > più sottile; più spessi > più sottili; più sottili > più spessi;
    più spesse > più sottili; generalmente > raramente; solitamente > raramente;
    di solito > raramente; debito > credito; credito > debito; debiti > crediti; crediti > debiti;
    entrate > uscite; uscite > entrate; ricavi > costi; costi > ricavi; aumento > calo;
    lentamente > velocemente; velocemente > lentamente; è possibile > è impossibile;
  `),
  negations: [
    {
      pattern:
        /(?<![\p{L}])non (?=(?:si |lo |ne )?(?:è|sono|può|possono|deve|devono|ha|hanno|viene|vengono|era|esiste|esistono|permette|consente|contiene|dipende|richiede|basta|serve)(?![\p{L}]))/u,
      replacement: "",
      kind: "removed",
    },
    {
      pattern:
        /(?<=(?:\p{L}|,) )(?<!(?:non|che|si|lo|la|li|le|ne|ci|vi|cui|se|come|dove|quando|e|o|ma|né|mai|c'|quale|quali) )((?:si )?(?:è|sono|può|possono|deve|devono|era|permette|consente|contiene|dipende|richiede|indica))(?![\p{L}])/u,
      replacement: "non $1",
      kind: "inserted",
    },
  ],
};
