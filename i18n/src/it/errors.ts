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
  upload_failed: "Il caricamento non è riuscito. Riprovi.",
  upload_too_large:
    "Questo file è troppo grande. Tutti i documenti insieme possono avere al massimo {megabytes} MB.",
  QUESTION_CHANGED: "Questa domanda è appena stata modificata. Ricarichi la pagina e risponda di nuovo.",
  STEP_CONFLICT: "Nel frattempo qualcun altro ha salvato questo passo.",
  QUESTION_CONFLICT: "Nel frattempo qualcun altro ha salvato questa domanda.",
  QUESTION_TEXT_MISSING: "Il testo della domanda è obbligatorio",
  QUESTION_OPTION_EMPTY: "Tutti i campi delle risposte devono essere compilati",
  QUESTION_NONE_RIGHT: "È necessaria almeno 1 risposta corretta",
  image_too_large: "Questa immagine supera i {megabytes} MB. La riduca, per favore.",
  image_unreadable: "Questa immagine non è leggibile. Scelga un’immagine PNG o JPEG.",
};
