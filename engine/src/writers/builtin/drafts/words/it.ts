import type { DraftWords } from "./types.ts";

export const it: DraftWords = {
  asks: /^(?:che cosa|cosa|che|perché|come|qual[ei]?|quali|chi|quando|dove|quant[oaie])\s/i,
  asksWhether: /^(?:è|sono|posso|si può|devo|si deve|c['’]è|ci sono|bisogna|serve)\s/i,
  noTopic:
    /^(?:introduzione|conclusioni?|risorse|riferimenti|bibliografia|obiettivi.*|esercizi[o]?|soluzioni|ringraziamenti|riconoscimenti.*|competenze|risultati.*|finalità.*|conoscenze.*|letture.*|appendic[ei]|varie|contatti|esercitazioni?|(?:suggerimenti|note|informazioni|consigli) generali|domande e risposte|guida ai comandi|scorciatoie.*|menu.*)$/iu,
  noTopicOpening:
    /^(?:prima di iniziare|primi passi|introduzione (?:a|al)|questo manuale|esemp|entrata in vigore|disposizioni (?:transitorie|finali)|altr[oaie]\s)/i,
  glossary: /glossario|termini|vocabolario|definizioni/i,
  pronoun:
    /(?<!\p{L})(?:egli|ella|esso|essa|essi|esse|lui|lei|loro|ciò|quest[oaie]|quell[oaie]|quei|suo|sua|suoi|sue|tale|tali|entramb[ie]|qui|lì|vi|ne)(?!\p{L})/iu,
  leaning:
    /(?<!\p{L})(?:anche|altr[oaie]|simil[ei]|stess[oaie]|inoltre|infine|poi|quindi|dunque|tuttavia|però|ancora|pure|altresì|invece|così)(?!\p{L})/iu,
  example: /(?:per esempio|ad esempio|p\. ?es|quali ad|come ad)/i,
  thisWork: /(?:quest[oa] (?:capitolo|manuale|libro|documento|sezione|guida))/i,
  because: /^(.{25,}?),?\s+((?:perché|poiché|in quanto|dato che|visto che|giacché)\s.{12,})$/u,
  leansOnReason:
    /(?<!\p{L})(?:chiamat[oaie]|dett[oaie]|denominat[oaie]|al contrario)(?!\p{L})|(?<!\p{L})(?:soprattutto|specialmente|più|solo|non)$/iu,
  furtherClause: /,\s+ed?\s/u,
  ifClause: /^((?:Se|Qualora|Nel caso in cui)\s[^,]{10,170}),\s+(?:allora )?(.{20,})$/u,
  called:
    /^(.{15,200}?)\s(?:si chiamano?|è (?:chiamat|dett|denominat)[oa]|sono (?:chiamat|dett)[ie]|viene (?:chiamat|dett)[oa]|prende il nome di)\s(?:una?\s|il\s|la\s|i\s|le\s)?[«“"]?(\p{L}[\p{L}-]+(?:\s[\p{L}-]+){0,3})[»”"]?\.$/u,
  control: /^(?:questa|permette|mostra|apre|consente|visualizza|attiva|se |si )/iu,
  author: /(?<!\p{L})(?:io|mio|mia|miei|mie|mi|noi|nostr[oaie]|abbiamo)(?!\p{L})/iu,
};
