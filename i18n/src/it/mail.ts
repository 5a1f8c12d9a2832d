import type { mail as source } from "../en/mail.ts";

export const mail: Record<keyof typeof source, string> = {
  greeting: "Buongiorno {name},",
  closing: "Cordiali saluti\n{brand}",
  confirm_subject: "Confermi il Suo indirizzo e-mail per {brand}",
  confirm_text:
    "Si è registrato/a su {brand}. Confermi il Suo indirizzo e-mail con questo link per poter continuare i corsi in un secondo momento e ricevere i risultati.",
  confirm_button: "Conferma l’indirizzo e-mail",
  confirm_ignore: "Se non si è registrato/a, può ignorare questa e-mail.",
  started_subject: "{name} ha iniziato «{course}»",
  started_text: "{name} ora segue il Suo corso «{course}».",
  completed_subject: "{name} ha completato «{course}»",
  completed_text:
    "{name} ha completato tutte le tappe del Suo corso «{course}». Risposte giuste: {right} su {answered}.",
  completed_passed: "La soglia di superamento del {percent}% è stata raggiunta.",
  completed_not_passed: "La soglia di superamento del {percent}% non è ancora stata raggiunta.",
  analysis_title: "Risultato di ogni tappa:",
  result_right: "giusta",
  result_wrong: "non giusta",
  result_understood: "segnata come compresa",
  reminded_subject: "Promemoria inviati per «{course}»",
  reminded_text: "Il {date} abbiamo inviato un promemoria per il Suo corso «{course}» a: {names}.",
  creator_button: "Vedi i risultati",
  creator_settings: "Nelle impostazioni del corso sceglie quali messaggi ricevere.",
  greeting_unknown: "Buongiorno,",
  notifications_ask_subject: "Possiamo inviarLe messaggi su un corso?",
  notifications_ask_text:
    "{creator} ha creato su {brand} il corso «{course}» e ha indicato il Suo indirizzo per i relativi messaggi: chi inizia, chi completa, chi ha ricevuto un promemoria.",
  notifications_ask_ignore:
    "Senza il Suo consenso non inviamo nulla. Se la cosa non Le dice niente, ignori semplicemente questa e-mail; sulla pagina può anche rifiutare altre richieste.",
  notifications_ask_button: "Accettare o rifiutare",
  notifications_off: "Non ricevere più messaggi su questo corso",
  names_more: "altri {count}",
  summary_subject: "Che cosa è successo in «{course}»",
  summary_text:
    "Il {date} nel Suo corso «{course}» è successo più di quanto singoli messaggi potessero dire:",
  summary_started: "Hanno iniziato: {names}.",
  summary_completed: "Hanno completato: {names}.",
  reminder_subject: "Il Suo corso «{course}» La aspetta",
  reminder_text:
    "Ha iniziato «{course}». Si riparte dalla tappa {position} di {total}: {step}. I Suoi progressi sono salvati.",
  reminder_button: "Continua a imparare",
  reminder_off: "Non ricevere più promemoria per questo corso",
  certificate_title: "Attestato di completamento",
  certificate_completed: "ha completato tutte le tappe di questo corso:",
  certificate_title_passed: "Attestato di profitto",
  certificate_passed: "ha superato questo corso con almeno il {percent}% di risposte giuste:",
  certificate_date: "il {date}",
  certificate_verify: "Rilasciato tramite {brand}, numero {code}. L’autenticità si verifica qui:",
  share_description: "{steps} tappe, circa {minutes} minuti. Un corso di {creator}.",
  share_script: "Per seguire questo corso attivi JavaScript nel Suo browser.",
  email_change_subject: "Confermi il Suo nuovo indirizzo e-mail per {brand}",
  email_change_text:
    "Desidera usare d’ora in poi {email} per il Suo account su {brand}. Lo confermi con questo link entro 24 ore. Verrà quindi disconnesso/a da tutti i dispositivi e potrà accedere con il nuovo indirizzo.",
  email_change_button: "Conferma il nuovo indirizzo",
  email_change_ignore: "Se non è stato/a Lei a richiederlo, può ignorare questa e-mail: non cambierà nulla.",
  email_change_notice_subject: "Il Suo indirizzo e-mail su {brand} sta per essere modificato",
  email_change_notice_text:
    "Qualcuno che ha effettuato l’accesso al Suo account ha chiesto di cambiarne l’indirizzo e-mail in {email}. La modifica avrà effetto quando verrà aperto il link inviato a quell’indirizzo.",
  email_change_notice_warning:
    "Se non è stato/a Lei, cambi subito la password e chiuda tutte le altre sessioni nel Suo profilo.",
  email_taken_subject: "Il Suo indirizzo e-mail su {brand}",
  email_taken_text:
    "Qualcuno voleva usare {email} per un altro account su {brand}. A questo indirizzo corrisponde già un account, perciò non è stato modificato nulla.",
  email_taken_advice:
    "Se è stato/a Lei, acceda con questo indirizzo. In caso contrario può ignorare questa e-mail.",
  email_changed_subject: "Il Suo indirizzo e-mail su {brand} è stato modificato",
  email_changed_text:
    "L’indirizzo e-mail del Suo account è ora {email}. È stato/a disconnesso/a da tutti i dispositivi.",
  email_changed_warning: "Se non è stato/a Lei, contatti subito il gestore di {brand}.",
  recovery_subject: "Imposti una nuova password per {brand}",
  recovery_text:
    "Con questo link può impostare una nuova password entro un’ora. Verrà quindi disconnesso/a da tutti i dispositivi.",
  recovery_button: "Imposta nuova password",
  recovery_ignore:
    "Se non è stato/a Lei a richiederlo, può ignorare questa e-mail: la Sua password resta invariata.",
  password_changed_subject: "La Sua password su {brand} è stata modificata",
  password_changed_text:
    "La password del Suo account è stata modificata e gli altri dispositivi sono stati disconnessi.",
  password_changed_warning:
    "Se non è stato/a Lei, imposti subito una nuova password: scelga «Password dimenticata» nella pagina di accesso.",
  course_deleted_subject: "«{course}» è stato eliminato",
  course_deleted_text:
    "{email}, che gestiva con Lei il Suo corso «{course}» su {brand}, lo ha eliminato con tutti i partecipanti, le risposte e le statistiche. Non si può annullare.",
  course_deleted_advice:
    "Non ne sapeva nulla? Controlli nelle impostazioni degli altri Suoi corsi chi li gestisce con Lei e ne rinnovi le password di gestione.",
  unproven_address: "{email} (indirizzo non confermato)",
  account_deleted_subject: "Il Suo account su {brand} è stato eliminato",
  account_deleted_text:
    "Il Suo account e tutto ciò che ne faceva parte sono stati eliminati. Questo è l’ultimo messaggio che Le inviamo.",
  evaluation_subject: "Il Suo risultato in «{course}»",
  evaluation_text: "Ha completato «{course}» il {date}.",
  evaluation_score: "Domande corrette dal programma, risposte giuste: {right} su {questions}.",
  evaluation_none: "Non ha risposto alle domande del corso, ma ha segnato le tappe come comprese.",
  evaluation_helped: "Giuste al secondo tentativo: {helped}.",
  evaluation_exercises: "Negli esercizi, che non contano: {right} su {answered}.",
  evaluation_judged: "Risposte confrontate da Lei: {answered}, di cui con tutto o l’essenziale: {right}.",
  evaluation_objectives_read: "Senza risposta in merito: {read}.",
  evaluation_open: "Senza risposta: {open}.",
  evaluation_before: "La volta precedente erano {right} su {questions}.",
  evaluation_passed: "Ha superato il corso; serviva il {percent}%.",
  evaluation_not_passed: "Per superare il corso serve il {percent}%; non è ancora raggiunto.",
  evaluation_left: "Tentativi che Le restano: {left}.",
  evaluation_objectives: "Obiettivi raggiunti: {reached} su {total}.",
  evaluation_objectives_again: "Non ancora sicuri:",
  evaluation_certificate: "Trova il Suo attestato nella valutazione.",
  evaluation_review: "Da rivedere:",
  evaluation_step: "Tappa {position}: {title}",
  evaluation_button: "Vai alla valutazione",
  certificate_understood: "ha segnato come comprese tutte le tappe di questo corso:",
  certificate_passed_understood:
    "ha superato questo corso ({percent}% richiesto; le tappe segnate come comprese valevano come risposte giuste):",
  certificate_reached: "Domande corrette dal programma, risposte giuste: {right} su {questions}",
  certificate_reached_part:
    "Domande corrette dal programma affrontate: {answered} su {questions}, di cui giuste: {right}",
  certificate_reached_none: "Alle domande del corso non è stata data risposta.",
  due_subject: "Da ripassare oggi: {due}",
  due_text: "Oggi è il momento di queste domande, poco prima che Lei dimentichi la risposta:",
  due_course: "{course}: {due}",
  due_button: "Ripassa ora",
  due_off: "Non ricevere più e-mail quando c’è da ripassare",
  confirm_course_subject: "Confermi il Suo indirizzo e-mail per «{course}»",
  confirm_course_text:
    "Sta seguendo il corso «{course}» su {brand}. Confermi il Suo indirizzo e-mail con questo link: potrà così continuare il corso in un secondo momento e su altri dispositivi, e alla fine Le invieremo il risultato.",
  block_subject: "Il Suo account su {brand} sarà presto bloccato",
  block_text:
    "Il Suo indirizzo e-mail non è ancora confermato. Senza conferma il Suo account sarà bloccato il {date}. Basta un clic su questo link; i Suoi progressi restano.",
  reminder_subject_days: "Continuiamo con «{course}»?",
  reminder_text_days:
    "«{course}» è in pausa da tre giorni. La prossima tappa si fa in fretta: {step} ({position} su {total}).",
  reminder_subject_week: "Il Suo posto in «{course}» c’è ancora",
  reminder_text_week:
    "L’ultima volta in «{course}» è stata una settimana fa. Tutto è salvato; si riparte dalla tappa {position} di {total}: {step}. È l’ultimo promemoria finché non riprende.",
  entry_subject: "Il Suo link per accedere a {brand}",
  entry_text: "Con questo link accede una volta, senza password. È valido sette giorni.",
  entry_button: "Accedi",
  entry_ignore: "Se non è stato/a Lei a richiederlo, può ignorare questa e-mail.",
  certificate_mostly:
    "ha completato tutte le tappe di questo corso, la maggior parte solo segnate come comprese:",
  certificate_judged:
    "Risposte confrontate in autonomia: {answered}, di cui con tutto o l’essenziale: {right}",
  certificate_left: "Senza risposta, solo segnate come comprese: {open} domande su {asked}",
  certificate_known: "Di queste, risposte in un test d’ingresso prima del corso: {known}",
  evaluation_known: "Di queste nel test d’ingresso: {known}.",
  completed_known: "Tappe riconosciute come note nel test d’ingresso: {known}.",
  result_known: "noto, giusto nel test d’ingresso",
  certificate_quiz: "Risposte giuste nel quiz finale: {right} su {questions}",
  evaluation_quiz: "Risposte giuste nel quiz finale: {right} su {questions}.",
  completed_quiz: "Risposte giuste nel quiz finale: {right} su {questions}.",
  reminder_text_quiz:
    "Ha completato tutte le tappe di «{course}»; manca solo il quiz finale. I Suoi progressi sono salvati.",
};
