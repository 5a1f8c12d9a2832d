import type { notices as source } from "../en/notices.ts";

export const notices: Record<keyof typeof source, string> = {
  fewer_steps:
    "{words} parole del Suo materiale bastano per {steps} tappe di circa {perStep} parole, non per {wished}. Nulla è stato allungato o ripetuto.",
  short_steps:
    "{words} parole del Suo materiale danno tappe di circa {perStep} parole invece di 500; nulla è stato allungato.",
  question_missing:
    "Queste tappe non hanno ancora una domanda: {steps}. Le bozze e le Sue domande sono in «Domande ed esercizi».",
  question_summary:
    "In queste tappe il corso chiede soltanto un riassunto, perché il loro testo non offre una domanda migliore: {steps}. Può scrivervi domande Sue.",
  placeholder_content:
    "Questo corso è uno schema con spunti da completare, perché non c’era un documento da cui scriverlo. Resta nascosto ai partecipanti finché Lei non lo attiva.",
  document_partly_left_out: "Una parte del documento non entrava nel corso ed è stata tralasciata.",
  left_out_goal: "Ciò che non riguarda il Suo obiettivo di apprendimento è stato tralasciato.",
  left_out_wish: "Ciò che è stato tolto nel piano non compare in alcuna tappa.",
  left_out_language: "Ciò che è scritto in un’altra lingua è stato tralasciato.",
  left_out_difficult: "Ciò che è troppo difficile per il livello scelto è stato tralasciato.",
  goal_not_in_documents:
    "I documenti non parlano da nessuna parte di «{goal}»: il corso comprende tutto. Se vuole solo una parte, indichi come obiettivo un titolo o un termine del documento.",
  placeholder_failed:
    "Non è stato possibile scrivere il corso. Perciò è stato creato un corso sostitutivo con segnaposto da completare. Resta nascosto ai partecipanti finché Lei non lo attiva.",
  placeholder_steps:
    "Queste tappe non è stato possibile scriverle e sono segnaposto con spunti da completare: {steps}.",
  preparation_incomplete:
    "La preparazione è rimasta incompleta ({documents}). La creazione prosegue con tutto ciò che è stato possibile leggere.",
  chunking_incomplete:
    "Non è stato possibile suddividere il testo in sezioni. La creazione prosegue con il documento intero.",
  model_network:
    "La connessione di rete è stata interrotta: il modello linguistico non era più raggiungibile. Ciò che mancava è stato scritto in sostituzione.",
  model_overloaded:
    "Il servizio di IA era sovraccarico. Perciò è stato creato un contenuto sostitutivo, che può modificare in qualsiasi momento.",
  model_timeout:
    "Il modello linguistico non ha risposto in tempo. Un materiale più breve o meno tappe possono aiutare.",
  model_unavailable:
    "Il servizio di IA non era disponibile. Perciò è stato creato un contenuto sostitutivo, che può modificare in qualsiasi momento.",
  model_too_long:
    "Il materiale di alcune tappe era troppo lungo per il modello linguistico. Un materiale più breve o più tappe possono aiutare.",
  model_answers:
    "Il modello linguistico non ha dato una risposta utilizzabile in tre tentativi. Le tappe interessate sono state scritte in sostituzione.",
  model_tokens_spent:
    "I token consentiti per un singolo corso erano esauriti. Quanto già scritto resta conservato; il resto è stato scritto dall’autore integrato.",
  fallback_steps:
    "Queste tappe non sono state scritte dal modello linguistico ma, in sostituzione, dall’autore integrato: {steps}.",
  generation_failed: "Durante la creazione si è verificato un errore: {message}",
  level_not_reached:
    "Il testo è più difficile da leggere di quanto chieda il livello scelto: la sua leggibilità è {reached} su 100, per questo livello ne servono almeno {least}. Il redattore integrato tralascia ciò che è difficile, ma non semplifica le frasi. Scelga un livello più alto o un materiale più facile.",
  differs_plan_changed:
    "Erano annunciate {saidSteps} tappe con {saidWords} parole; sono diventate {steps} con {words}, perché il piano è stato modificato.",
  differs_stand_ins:
    "Erano annunciate {saidSteps} tappe con {saidWords} parole; sono diventate {steps} con {words}, perché non tutto si è potuto scrivere come previsto.",
  differs_left_out:
    "Erano annunciate {saidSteps} tappe con {saidWords} parole; sono diventate {steps} con {words}, perché una parte del Suo materiale è stata tralasciata.",
  differs_model:
    "Erano annunciate {saidSteps} tappe con {saidWords} parole; sono diventate {steps} con {words}: tanto ha scritto il modello linguistico.",
  differs_material:
    "Erano annunciate {saidSteps} tappe con {saidWords} parole; sono diventate {steps} con {words}: l’annuncio era una stima, e questo è ciò che offre il Suo materiale.",
};
