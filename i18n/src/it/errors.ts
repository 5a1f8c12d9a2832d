import type { errors as source } from "../en/errors.ts";

export const errors: Record<keyof typeof source, string> = {
  UNAUTHORIZED: "La Sua sessione è scaduta. Acceda di nuovo.",
  FORBIDDEN: "Non dispone dei permessi necessari.",
  NOT_FOUND: "Elemento non trovato. Potrebbe essere stato eliminato.",
  RATE_LIMITED: "Troppi tentativi. Riprovi tra {seconds} secondi.",
  BAD_REQUEST: "Alcuni dati non sono validi. Controlli i campi.",
  DATABASE_UNAVAILABLE:
    "Il nostro database al momento non risponde. Riprovi tra un minuto; ciò che era già salvato è al sicuro.",
  STORAGE_UNAVAILABLE:
    "L’archivio dei file al momento non risponde oppure è pieno. Riprovi tra qualche minuto; ciò che era già salvato è al sicuro.",
  INTERNAL_SERVER_ERROR: "Qualcosa non ha funzionato da parte nostra. Riprovi tra un momento.",
  NETWORK: "Nessun collegamento con il server. Controlli la connessione e riprovi.",
  COURSE_NOT_FOUND: "Questo corso non è stato trovato.",
  COURSE_UNAVAILABLE: "Questo corso non è disponibile al momento.",
  ADMIN_PASSWORD_ALREADY_SHOWN:
    "La password di gestione è già stata mostrata e non può essere mostrata di nuovo.",
  ADMIN_PASSWORD_WRONG: "Questa password di gestione non è corretta. La controlli e riprovi.",
  DOCUMENT_NOT_READY: "Un documento è ancora in fase di lettura. Attenda un momento.",
  MATERIAL_MISSING: "Aggiunga un documento o descriva un obiettivo di apprendimento.",
  MATERIAL_TOO_LARGE: "I documenti superano insieme {megabytes} MB. Ne tolga uno o lo divida.",
  GENERATION_NOT_RUNNING: "La creazione di questo corso non è più in corso.",
  GENERATION_STILL_RUNNING: "La creazione di questo corso è ancora in corso. Attenda che sia terminata.",
  ENROLMENT_REQUIRED: "Prima deve iniziare il corso.",
  ANONYMOUS_NOT_ALLOWED: "Questo corso può essere seguito solo con la registrazione.",
  EMAIL_NOT_CONFIRMED: "Confermi il Suo indirizzo e-mail per continuare il corso.",
  STEP_NOT_FOUND: "Questa tappa non esiste o non esiste più.",
  QUESTION_MISSING: "Questa tappa non ha una domanda.",
  EVALUATION_NOT_FOR_ANONYMOUS: "La valutazione personale è riservata a chi si è registrato.",
  COURSE_NOT_FINISHED: "La valutazione si apre quando tutte le tappe sono concluse.",
  PROPOSAL_NOT_FOUND: "Questa proposta non esiste più. Forse qualcuno ha già deciso.",
  PROPOSAL_OPEN: "Una nuova versione è già in fase di scrittura o attende la Sua decisione.",
  PROPOSAL_NOT_READY: "La nuova versione non è ancora pronta.",
  PROPOSAL_CONFLICT:
    "Ciò che desidera sostituire è stato modificato nel frattempo. Confronti le due versioni e poi decida.",
  MODEL_NEEDED:
    "Per questo serve un modello linguistico, e qui non ne è configurato nessuno. Senza modello le nuove versioni nascono dalle parole dei Suoi documenti, senza richieste particolari.",
  upload_failed: "Il caricamento non è riuscito. Riprovi.",
  upload_too_large:
    "Questo file è troppo grande. Tutti i documenti insieme possono avere al massimo {megabytes} MB.",
  QUOTA_BYTES:
    "I Suoi documenti occupano {used} su {limit}; mancano ancora {lacking}. Elimini documenti o corsi che non Le servono più.",
  QUOTA_DOCUMENTS:
    "Ha {used} documenti su un massimo di {limit}. Elimini documenti o corsi che non Le servono più.",
  QUOTA_COURSES: "Ha {used} corsi su un massimo di {limit}. Elimini un corso che non Le serve più.",
  QUOTA_RUNS: "Oggi ha utilizzato {used} creazioni su un massimo di {limit}. Potrà continuare dal {until}.",
  QUOTA_TOKENS:
    "La Sua disponibilità mensile del modello linguistico è esaurita: {used} token su {limit}. Potrà continuare dal {until}.",
  QUOTA_INSTALLATION:
    "Questa installazione ha raggiunto il limite fissato dal suo gestore: {used} su {limit}. Si rivolga a lui.",
  QUOTA_CONFIRM: "Se conferma il Suo indirizzo e-mail, avrà a disposizione di più.",
  UPLOAD_OFFSET: "Il caricamento prosegue già altrove. Attenda un momento o riprovi.",
  UPLOAD_STALLED:
    "Per troppo tempo non sono arrivati dati. Quanto è arrivato è conservato; prosegua il caricamento.",
  UPLOAD_TOO_LONG: "Il file è più grande di quanto annunciato. Lo carichi di nuovo.",
  RESTART_LIMIT: "Limite raggiunto: al massimo 3 ripartenze al giorno.",
  HIGHLIGHT_LIMIT: "Questo corso non può contenere altre evidenziazioni. Ne rimuova prima qualcuna.",
  CERTIFICATE_NOT_OFFERED: "Questo corso non offre un attestato.",
  QUESTION_CHANGED: "Questa domanda è appena stata modificata. Ricarichi la pagina e risponda di nuovo.",
  STEP_CONFLICT: "Nel frattempo qualcun altro ha salvato questa tappa.",
  QUESTION_CONFLICT: "Nel frattempo qualcun altro ha salvato questa domanda.",
  QUESTION_TEXT_MISSING: "Il testo della domanda è obbligatorio",
  QUESTION_OPTION_EMPTY: "Tutti i campi delle risposte devono essere compilati",
  QUESTION_NONE_RIGHT: "È necessaria almeno 1 risposta corretta",
  image_too_large: "Questa immagine supera i {megabytes} MB. La riduca, per favore.",
  image_unreadable: "Questa immagine non è leggibile. Scelga un’immagine PNG o JPEG.",
  EMAIL_ALREADY_VERIFIED: "Il Suo indirizzo e-mail è già confermato.",
  INVALID_TOKEN: "La Sua sessione è scaduta. Acceda di nuovo.",
  EMAIL_MISMATCH: "Questo indirizzo e-mail non è quello del Suo account.",
  GENERATION_FAILED: "Non è stato possibile inviare l’e-mail. Riprovi più tardi.",
  PASSWORD_WRONG: "La Sua password attuale non è corretta.",
  EMAIL_UNCHANGED: "Questo è già il Suo indirizzo e-mail. Ne inserisca un altro.",
  LINK_INVALID: "Questo link non è valido o è scaduto. Ne richieda uno nuovo.",
  LINK_UNPROVEN:
    "Questo link appartiene a un account a cui qui non ha effettuato l’accesso. Lo apra dove ha modificato l’indirizzo oppure inserisca la password di quell’account. Se non ha modificato nulla, chiuda questa pagina: non accadrà nulla.",
  COURSES_NOT_CONFIRMED:
    "Verrebbero eliminati anche i Suoi corsi e i risultati dei partecipanti. Lo confermi.",
  LAST_ADMINISTRATOR: "Lei è l’unico amministratore. Ne nomini prima un altro.",
  photo_too_large: "Questa foto è troppo grande. Può avere al massimo {megabytes} MB.",
  photo_type: "Sono possibili solo JPG, PNG e WEBP.",
  photo_failed: "Non è stato possibile leggere la foto. Ne scelga un’altra.",
  REMINDER_INTERVAL_MISSING: "Scelga almeno un intervallo per i promemoria.",
  ACCESS_CONTRADICTORY:
    "Un corso non può richiedere la registrazione e insieme consentire la partecipazione anonima.",
};
