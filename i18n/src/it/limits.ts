import type { limits as source } from "../en/limits.ts";

export const limits: Record<keyof typeof source, string> = {
  QUOTA_BYTES:
    "I Suoi documenti occupano {used} su {limit}; mancano ancora {lacking}. Elimini documenti o corsi che non Le servono più.",
  QUOTA_DOCUMENTS:
    "Ha {used} documenti su un massimo di {limit}. Elimini documenti o corsi che non Le servono più.",
  QUOTA_READING:
    "La lettura dei Suoi documenti è durata oggi {used} min; ne ha a disposizione {limit} al giorno. Potrà caricarne altri dal {until}.",
  QUOTA_COURSES: "Ha {used} corsi su un massimo di {limit}. Elimini un corso che non Le serve più.",
  QUOTA_RUNS: "Oggi ha utilizzato {used} creazioni su un massimo di {limit}. Potrà continuare dal {until}.",
  QUOTA_TOKENS:
    "La Sua disponibilità mensile del modello linguistico è esaurita: {used} token su {limit}. Potrà continuare dal {until}.",
  QUOTA_INSTALLATION:
    "Questa installazione ha raggiunto il limite fissato dal suo gestore: {used} su {limit}. Si rivolga a lui.",
  UPLOAD_OFFSET: "Il caricamento prosegue già altrove. Attenda un momento o riprovi.",
  UPLOAD_STALLED:
    "Per troppo tempo non sono arrivati dati. Quanto è arrivato è conservato; prosegua il caricamento.",
  UPLOAD_TOO_LONG: "Il file è più grande di quanto annunciato. Lo carichi di nuovo.",
  EXERCISE_LIMIT:
    "Una tappa può avere al massimo {limit} esercizi. Ne elimini o sposti uno prima di aggiungerne un altro.",
  COURSE_TOO_LONG:
    "Nel complesso, le tappe e gli esercizi di questo corso avrebbero più di {limit} caratteri. Ne accorci o elimini alcuni, oppure suddivida il corso.",
  STEP_LIMIT: "Un corso può avere al massimo {limit} tappe. Ne elimini una prima di aggiungerne un’altra.",
  STREAM_LIMIT_one:
    "Al momento sono aperte troppe visualizzazioni in diretta. Chiuda le pagine che non Le servono o riprovi tra {seconds} secondo.",
  STREAM_LIMIT_other:
    "Al momento sono aperte troppe visualizzazioni in diretta. Chiuda le pagine che non Le servono o riprovi tra {seconds} secondi.",
  PLAN_NOT_WAITING:
    "Qui non c’è alcun piano in attesa: il corso è in preparazione, in scrittura oppure è finito.",
  PLAN_NEEDS_MODEL:
    "Non è più configurato alcun modello linguistico che possa scrivere secondo questo piano. Il piano resta; si rivolga a chi gestisce questa installazione.",
  PLAN_CONFLICT: "Nel frattempo questo piano è stato salvato altrove. Esamini entrambe le versioni.",
  PLAN_STEPS_RANGE:
    "Il piano ha {count} tappe; con questo materiale devono essere almeno {minimum} e al massimo {maximum}.",
  PLAN_TITLE_LENGTH: "La tappa {position} deve avere un titolo da 1 a {maximum} caratteri.",
  PLAN_TITLES_SAME: "Le tappe {other} e {position} hanno lo stesso titolo. Ne rinomini una.",
  PLAN_OBJECTIVES:
    "La tappa {position} deve avere da uno a {maximum} obiettivi, ciascuno di {longest} caratteri al massimo.",
  PLAN_MATERIAL:
    "In questo piano mancherebbe qualcosa dei Suoi documenti o comparirebbe due volte. Ricarichi la pagina.",
  QUOTA_CONFIRM: "Se conferma il Suo indirizzo e-mail, avrà a disposizione di più.",
  media_too_large: "Questo file supera i {megabytes} MB. Comprima o accorci la registrazione, per favore.",
  media_unreadable:
    "Questo file non è una registrazione leggibile. Sono possibili MP3, M4A, AAC, OGG, WAV, MP4 e WebM.",
  media_codec:
    "Non tutti i browser possono riprodurre questa registrazione. Salvi i video come MP4 con H.264 e AAC o come WebM, l’audio come MP3 o M4A.",
  CAPTIONS_UNREADABLE: "Questi sottotitoli non sono WebVTT. Scelga un altro file.",
  GOAL_NEEDS_MODEL:
    "Qui non si può scrivere un corso a partire da un solo obiettivo, perché serve un modello linguistico. Aggiunga un documento o chieda a chi gestisce questa installazione di configurarne uno.",
  MATERIAL_TOO_SHORT:
    "Il Suo materiale ha in tutto {words} parole; un corso ne richiede almeno {minimum}. Aggiunga altro materiale.",
  STRUCTURE_TOO_FEW:
    "Un corso ha bisogno di almeno {minimum} tappe e questo ne ha {count}. Selezioni altre sezioni, divida una tappa o aggiunga materiale.",
  STRUCTURE_TOO_LITTLE:
    "È selezionato meno del {percent} % del Suo materiale. Selezioni altre sezioni oppure rimuova i documenti che non Le servono.",
  STRUCTURE_MATERIAL:
    "La struttura non corrisponde più ai Suoi documenti. Ricarichi la pagina; ciò che ha selezionato resta conservato.",
  PASS_MARK_QUESTIONS:
    "Per una soglia di superamento il corso deve avere almeno {least} domande che il programma corregge. Aggiunga domande nell’editor oppure scelga nessuna soglia.",
  PROPOSAL_NOT_FOUND: "Questa proposta non esiste più. Forse qualcuno ha già deciso.",
  PROPOSAL_OPEN: "Una nuova versione è già in fase di scrittura o attende la Sua decisione.",
  PROPOSAL_NOT_READY: "La nuova versione non è ancora pronta.",
  PROPOSAL_CONFLICT:
    "Ciò che desidera sostituire è stato modificato nel frattempo. Confronti le due versioni e poi decida.",
  MODEL_NEEDED:
    "Per questo serve un modello linguistico, e qui non ne è configurato nessuno. Senza modello le nuove versioni nascono dalle parole dei Suoi documenti, senza richieste particolari.",
  import_damaged: "Questo file non è un archivio che si possa aprire, oppure è danneggiato.",
  import_no_course: "Questo archivio non contiene né un corso (course.json) né un pacchetto con manifesto.",
  import_unread:
    "Questo file non si può leggere né come corso né come domande (punto: {at}). Si possono importare corsi di questo prodotto, GIFT, Moodle XML, QTI 2 e Common Cartridge.",
  import_gift_line:
    "La riga {at} non si può leggere come domanda. Lasci una riga vuota tra due domande e metta le risposte di ciascuna tra parentesi graffe: { … }.",
  import_unsafe: "Questo file è stato rifiutato perché tenta di uscire da sé ({at}).",
  import_unsupported:
    "I pacchetti {at} non si possono importare. Esporti le domande come QTI, Moodle XML o GIFT, oppure aggiunga il pacchetto come documento.",
  import_empty: "Questo file non contiene domande o pagine da acquisire.",
  import_newer: "Questo corso proviene da una versione più recente. Aggiorni prima questa installazione.",
  import_invalid: "Il file course.json non è come dovrebbe essere ({at}).",
  import_too_large: "Questo archivio contiene troppi dati per essere importato.",
  import_file_missing: "In questo archivio manca una figura o una registrazione ({at}).",
  import_figure_unreadable: "Una figura di questo archivio non si può leggere.",
  import_recording_unreadable: "Una registrazione di questo archivio non si può leggere.",
  REVIEW_CONFLICT: "Nel frattempo è stato modificato. Guardi la versione attuale.",
  STEP_CHANGED: "Nel frattempo questa tappa è stata modificata. Guardi com’è adesso e riprovi.",
  STEP_TOO_LONG: "Insieme, queste tappe sarebbero troppo lunghe per una sola. Prima ne accorci una.",
};
