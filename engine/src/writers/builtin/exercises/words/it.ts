import type { ExerciseWords } from "./types.ts";

export const it: ExerciseWords = {
  asks: /^(?:che cosa|cosa|che|perché|come|qual[ei]?|quali|chi|quando|dove|quant[oaie])\s/i,
  asksHow: /^come\s/i,
  asksWhether: /^(?:è|sono|posso|si può|devo|si deve|c['’]è|ci sono|bisogna|serve)\s/i,
  noTopic:
    /^(?:introduzione|conclusioni?|risorse|riferimenti|bibliografia|obiettivi.*|esercizi[o]?|soluzioni|ringraziamenti|riconoscimenti.*|competenze|risultati.*|finalità.*|conoscenze.*|letture.*|appendic[ei]|varie|contatti|esercitazioni?|(?:suggerimenti|note|informazioni|consigli) generali|domande e risposte|guida ai comandi|scorciatoie.*|menu.*)$/iu,
  noTopicOpening:
    /^(?:prima di iniziare|primi passi|introduzione (?:a|al)|questo manuale|esemp|entrata in vigore|disposizioni (?:transitorie|finali)|altr[oaie]\s)/i,
  addressed:
    /^(?:non \p{L}+(?:are|ere|ire)\s|(?!(?:estate|parete|rete|abate|lite|mete)\s)\p{L}{2,}(?:ate|ete|ite)(?:vi)?\s)/iu,
  infinitive:
    /^(?!(?:potere|dovere|mare|carcere|cuore|amore|colore|valore|genere|essere|piacere|carattere|settore)\s)\p{L}{3,}(?:are|ere|ire|rre|rsi)\s/iu,
  knowing: /(?<!\p{L})(?:capire|comprendere|conoscere|sapere)(?!\p{L})/iu,
  promisesSteps: /(?<!\p{L})(?:passi|passaggi|procedura|procedimento|processo|istruzioni|fasi)(?!\p{L})/iu,
  glossary: /glossario|termini|vocabolario/i,
  instruction: /^\p{L}+(?:are|ere|ire|rre)\s/u,
  pronoun:
    /(?<!\p{L})(?:egli|ella|esso|essa|essi|esse|lui|lei|loro|ciò|quest[oaie]|quell[oaie]|quei|suo|sua|suoi|sue|tale|tali|entramb[ie]|qui|lì|vi|ne)(?!\p{L})/iu,
  leaning:
    /(?<!\p{L})(?:anche|altr[oaie]|simil[ei]|stess[oaie]|inoltre|infine|poi|quindi|dunque|tuttavia|però|ancora|pure|altresì|invece|così)(?!\p{L})/iu,
  example: /(?:per esempio|ad esempio|p\. ?es|quali ad|come ad)/i,
  announcing:
    /(?:seguent[ei]|di seguito|vediamo|esistono (?:diversi|diverse|due|tre|vari)|ci sono (?:diversi|diverse|due|tre|vari))/i,
  thisWork: /(?:quest[oa] (?:capitolo|manuale|libro|documento|sezione|guida))/i,
  pictured:
    /(?<!\p{L})(?:immagin[ei]|figur[ae]|abrogat[oaie])(?!\p{L})|^(?:Nota|Importante|Attenzione)\s*[:!]/iu,
  kindNoun:
    /(?<!\p{L})(?:tipi|categorie|forme|parti|fasi|princ[iì]pi|elementi|modi|classi|specie|funzioni)(?!\p{L})/iu,
  badIntroEnd: /(?:esempi[o]?|nota|vedi|figura|tabella|link|fonti?|come)$/i,
  badIntroStart: /^(?:Ecco|Di seguito|Qui|Si\s)(?!\p{L})/iu,
  joining: /[,;]?\s+(?:e|ed|o|od)$/iu,
  because: /^(.{25,}?),?\s+((?:perché|poiché|in quanto|dato che|visto che|giacché)\s.{12,})$/u,
  leansOnReason:
    /(?<!\p{L})(?:chiamat[oaie]|dett[oaie]|denominat[oaie]|al contrario)(?!\p{L})|(?<!\p{L})(?:soprattutto|specialmente|più|solo|non)$/iu,
  furtherClause: /,\s+ed?\s/u,
  ifClause: /^((?:Se|Qualora|Nel caso in cui)\s[^,]{10,170}),\s+(?:allora )?(.{20,})$/u,
  toDo: /^(?:si\s)?(?:deve|devono|dovrebbe|dovrebbero|bisogna|occorre|conviene|basta|è (?:importante|consigliabile|opportuno|meglio|necessario|bene|utile)|\p{Ll}{2,}(?:ate|ete|ite)|fare\s|fai\s|usa\s|scegli)(?!\p{L})/iu,
  wanting: /(?<!\p{L})(?:vuole|vuoi|volete|desidera|desideri|si vogliono|si vuole)(?!\p{L})/u,
  notMain:
    /^(?:che|cui|dove|e|ed|o|ma|come|per|soprattutto|anche|specialmente|oppure|ovvero|cioè|perché|con|senza|a|in|di|nonché|se|quando|ossia)(?!\p{L})/iu,
  notCase:
    /(?<!\p{L})(?:noi|lettor[ei]|può|possono|tuttavia|almeno|a sua volta|da una parte|da un lato|tradizional\p{L}*|sufficiente)(?!\p{L})/iu,
  purpose:
    /^((?:Per|Al fine di|Allo scopo di)\s\p{Ll}+(?:are|ere|ire|rre|arsi|ersi|irsi|arl[oaie]|erl[oaie])\s[^,]{8,140}),\s+(.{15,})$/u,
  purposeOpening: /^(?:Per|Al fine di|Allo scopo di)\s+/u,
  purposeWord: "per ",
  can: /(?<!\p{L})(?:si può|si possono|è possibile|basta|può|possono)(?!\p{L})/u,
  dangling:
    /(?<!\p{L})(?:invece|al suo posto|in alternativa|alternativamente|lì|là|qui|rispettivamente)(?!\p{L})/iu,
  needed:
    /(?<!\p{L})(?:deve|devono|dovrebbe|bisogna|occorre|occorrono|serve|servono|necessario|richiede)(?!\p{L})/u,
  notPurpose: /(?<!\p{L})(?:solo|comportamento)(?!\p{L})/iu,
  leadsElsewhere: /articol|comma \d|vedi|consulta|clicc|menu|→|(?<!\p{L})sito(?!\p{L})/iu,
  called:
    /^(.{15,200}?)\s(?:si chiamano?|è (?:chiamat|dett|denominat)[oa]|sono (?:chiamat|dett)[ie]|viene (?:chiamat|dett)[oa]|prende il nome di)\s(?:una?\s|il\s|la\s|i\s|le\s)?[«“"]?(\p{L}[\p{L}-]+(?:\s[\p{L}-]+){0,3})[»”"]?\.$/u,
  praise: /acr[oó]nimo|sigla|abbreviazione|elegante|avanzat|facile|popolare|potente/iu,
  control: /^(?:questa|permette|mostra|apre|consente|visualizza|attiva|se |si )/iu,
  past: /(?<!\p{L})(?!così|perciò|pertanto|lunedì|martedì|giovedì|venerdì)(?:aveva|avevano|era|erano|fu|disse|rispose|ebbe|\p{L}{3,}(?:arono|irono|erono|ava|avano|eva|evano|iva|ivano|ò|ì))(?!\p{L})/u,
  author: /(?<!\p{L})(?:io|mio|mia|miei|mie|mi|noi|nostr[oaie]|abbiamo)(?!\p{L})/iu,
  afterwards: /(?<!\p{L})(?:poi|quindi|infine|ora|dopo)(?!\p{L})/iu,
  inCase: /^(?:se|nel caso|qualora)(?!\p{L})/iu,
};
