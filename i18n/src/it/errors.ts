import type { errors as source } from "../en/errors.ts";

export const errors: Record<keyof typeof source, string> = {
  UNAUTHORIZED: "La Sua sessione è scaduta. Acceda di nuovo.",
  FORBIDDEN: "Non dispone dei permessi necessari.",
  NOT_FOUND: "Elemento non trovato. Potrebbe essere stato eliminato.",
  RATE_LIMITED_one: "Troppi tentativi. Riprovi tra {seconds} secondo.",
  RATE_LIMITED_other: "Troppi tentativi. Riprovi tra {seconds} secondi.",
  WORK_PREPARING: "È già in preparazione per Lei. Riprovi tra un momento.",
  WORK_BUSY: "In questo momento arrivano troppe richieste insieme. Riprovi tra un momento.",
  WORK_TOO_LARGE: "È troppo esteso per essere elaborato in una volta sola. Suddivida o accorci il contenuto.",
  BAD_REQUEST: "Alcuni dati non sono validi. Controlli i campi.",
  DATABASE_UNAVAILABLE:
    "Il nostro database al momento non risponde. Riprovi tra un minuto; ciò che era già salvato è al sicuro.",
  STORAGE_UNAVAILABLE:
    "L’archivio dei file al momento non risponde oppure è pieno. Riprovi tra qualche minuto; ciò che era già salvato è al sicuro.",
  INTERNAL_SERVER_ERROR: "Qualcosa non ha funzionato da parte nostra. Riprovi tra un momento.",
  NETWORK: "Nessun collegamento con il server. Controlli la connessione e riprovi.",
  COURSE_NOT_FOUND: "Questo corso non è stato trovato.",
  COURSE_UNAVAILABLE: "Questo corso non è disponibile al momento.",
  EXPORT_FAILED: "In questo momento non è stato possibile creare il file. Riprovi.",
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
  COURSE_NOT_PASSED: "L’attestato è per chi ha superato il corso.",
  ASKING_OFF: "In questo corso le domande sono disattivate.",
  ANSWER_UNAVAILABLE: "Ora non è possibile scrivere una risposta; i brani sono qui sotto.",
  ATTEMPTS_USED: "Tutti i tentativi per questo corso sono stati usati. Può sempre rivedere le Sue risposte.",
  RESTART_LIMIT: "Limite raggiunto: al massimo 3 ripartenze al giorno.",
  HIGHLIGHT_LIMIT: "Questo corso non può contenere altre evidenziazioni. Ne rimuova prima qualcuna.",
  HIGHLIGHT_STEP_LIMIT: "Questa tappa non può contenere altre evidenziazioni. Ne rimuova prima qualcuna.",
  HIGHLIGHT_NOT_IN_STEP:
    "Questo brano non si trova più così nella tappa. Ricarichi la pagina e lo evidenzi di nuovo.",
  ANONYMOUS_FULL: "Per oggi non si può salvare altro senza un account. Acceda oppure riprovi domani.",
  CERTIFICATE_NOT_OFFERED: "Questo corso non offre un attestato.",
  QUESTION_CHANGED: "Questa domanda è appena stata modificata. Ricarichi la pagina e risponda di nuovo.",
  STEP_CONFLICT: "Nel frattempo qualcun altro ha salvato questa tappa.",
  QUESTION_CONFLICT: "Nel frattempo qualcun altro ha salvato questa domanda.",
  QUESTION_TEXT_MISSING: "Il testo della domanda è obbligatorio",
  QUESTION_OPTIONS_TOO_FEW: "Una domanda deve avere almeno due risposte.",
  QUESTION_OPTION_EMPTY: "Tutti i campi delle risposte devono essere compilati",
  QUESTION_OPTION_SAME: "Due risposte sono uguali. Ne modifichi una.",
  QUESTION_NONE_RIGHT: "È necessaria almeno 1 risposta corretta",
  QUESTION_ANSWER_MISSING: "Indichi la risposta corretta.",
  QUESTION_PART_EMPTY: "Compili entrambi i lati di ogni coppia oppure li lasci vuoti entrambi.",
  QUESTION_PARTS_TOO_FEW: "Indichi almeno tre elementi.",
  image_too_large: "Questa immagine supera i {megabytes} MB. La riduca, per favore.",
  image_unreadable: "Questa immagine non è leggibile. Scelga un’immagine PNG o JPEG.",
  picture_pixels:
    "Questa immagine ha troppi pixel: al massimo 50 megapixel in JPG e 25 negli altri formati. La riduca o la salvi come JPG.",
  EMAIL_ALREADY_VERIFIED: "Il Suo indirizzo e-mail è già confermato.",
  INVALID_TOKEN: "La Sua sessione è scaduta. Acceda di nuovo.",
  EMAIL_MISMATCH: "Questo indirizzo e-mail non è quello del Suo account.",
  GENERATION_FAILED: "Non è stato possibile inviare l’e-mail. Riprovi più tardi.",
  PASSWORD_WRONG: "Questa password non è corretta.",
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
  ENTRY_TEST_CLOSED: "Il test d’ingresso qui non è aperto: è concluso o alcune tappe sono già svolte.",
  CHAT_CHANGED:
    "Questo pacchetto è stato modificato nel frattempo, forse in un’altra finestra. Ricarichi la pagina; ciò che ha scritto resta nel campo.",
  CHAT_NOTHING_TO_ASK:
    "Non c’è nulla da chiedere: scelga tappe che hanno un testo, oppure attenda che ci siano domande.",
  CHAT_TEXT_EDITED:
    "Questo testo è stato modificato nell’editor dopo essere stato accettato. Continui a modificarlo lì.",
  CHAT_PLAN_SIZE: "Il numero delle tappe deve essere compreso tra 10 e 50.",
  CHAT_PLAN_LATE:
    "In questo corso ci sono già tappe scritte e un piano le sostituirebbe. Modifichi le tappe nell’editor.",
  CHAT_LIMIT: "Questo corso non può contenere altri pacchetti. Ne rimuova prima qualcuno.",
  QUESTION_QUOTE_NOT_FOUND:
    "Questo brano non si trova né nel documento né nel testo della tappa. Scelga un brano del testo.",
  QUESTION_TOO_LONG: "Un testo di questa domanda è troppo lungo. Modifichi la domanda e lo accorci.",
  CHAT_NOTHING_READ:
    "Qui non c’è nulla di nuovo che si possa leggere come risposta a questa richiesta. Copi tutta la risposta della chat e la incolli di nuovo. Se ha un’altra forma, chieda alla chat di seguire la forma che la richiesta prescrive.",
  CHAT_REQUEST_PASTED:
    "Questa è la richiesta stessa. La incolli nella Sua chat e poi incolli qui la risposta.",
  CHAT_EDITED_SINCE:
    "Questa domanda è stata modificata nell’editor dopo essere stata accettata. La rimuova lì se non la vuole più.",
  QUIZ_CLOSED: "Il quiz finale qui non è aperto: arriva quando tutte le tappe sono completate.",
  QUIZ_LIMIT: "Ha iniziato tre tentativi del quiz in 24 ore. Riprovi domani.",
};
