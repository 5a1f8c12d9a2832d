import type { interchange as source } from "../en/interchange.ts";

export const interchange: Record<keyof typeof source, string> = {
  link: "Esportare",
  title: "Esportare «{course}»",
  lead: "Porti con sé il corso: per leggerlo senza connessione, in una piattaforma di apprendimento o per persone che non usano questo sito. Il file contiene il corso com’è ora; le modifiche successive non vi arrivano.",
  pass_mark: "Soglia di superamento",
  pass_mark_help:
    "Percentuale delle domande corrette dal programma. Lasci il campo vuoto se basta percorrere il corso.",
  pass_mark_invalid: "Inserisca un numero intero da 1 a 100 o lasci vuoto il campo.",
  figures: "Figure",
  figures_full: "Così come sono",
  figures_small: "Ridotte (al massimo 1000 pixel)",
  figures_none: "Senza figure",
  recordings: "Registrazioni (audio e video)",
  recordings_true: "Includere se possibile",
  recordings_false: "Omettere",
  answers_warning:
    "HTML, SCORM e cmi5 correggono da soli le risposte: le soluzioni sono nel file e chi vi guarda dentro può trovarle. Per un esame faccia seguire il corso qui.",
  format_html: "Un unico file HTML",
  format_html_for:
    "Si apre con un doppio clic in ogni browser, senza connessione. I progressi restano in quel browser; Lei non riceve risultati.",
  format_scorm12: "SCORM 1.2",
  format_scorm12_for:
    "Per quasi ogni piattaforma: Moodle, ILIAS, OpenOlat, Canvas e altre. Comunica stato, punteggio e risposte e riprende da dove ci si era fermati.",
  format_scorm2004: "SCORM 2004 (4ª edizione)",
  format_scorm2004_for:
    "Per le piattaforme che lo richiedono. Distingue «completato» e «superato». In caso di dubbio scelga SCORM 1.2.",
  format_cmi5: "cmi5 (xAPI)",
  format_cmi5_for:
    "Per piattaforme con un archivio delle attività (LRS). Comunica ogni risposta come dichiarazione xAPI.",
  size: "circa {size}",
  download: "Scaricare",
  preparing: "In preparazione…",
  prepared: "In preparazione: {percent}",
  loaded: "{loaded} di circa {size}",
  downloaded: "Il file è salvato",
  failed: "Non è stato possibile creare il file",
  losses: "Che cosa non viene ripreso",
  nothing_lost: "Viene ripreso tutto.",
  loss_figures_left_out_one: "Una figura viene omessa; la didascalia resta.",
  loss_figures_left_out_other: "{count} figure vengono omesse; le didascalie restano.",
  loss_figures_small_one: "Una figura viene ridotta.",
  loss_figures_small_other: "{count} figure vengono ridotte.",
  loss_figures_undescribed_one:
    "Una figura non ha descrizione: al suo posto si legge la didascalia o la pagina.",
  loss_figures_undescribed_other:
    "{count} figure non hanno descrizione: al loro posto si legge la didascalia o la pagina.",
  loss_own_texts_one:
    "Una risposta viene confrontata dai partecipanti stessi: la piattaforma non ne sa nulla.",
  loss_own_texts_other:
    "{count} risposte vengono confrontate dai partecipanti stessi: la piattaforma non ne sa nulla.",
  empty_title: "Ancora niente da condividere",
  empty_text: "Quando il corso avrà delle tappe, potrà portarlo con sé da qui.",
  few_questions:
    "Una soglia di superamento richiede domande corrette dal programma: almeno {least}; questo corso ne ha {number}.",
  answers: "Soluzioni nei libri e nelle dispense",
  answers_true: "Alla fine",
  answers_false: "Omesse",
  tells: "Contiene le soluzioni.",
  hides: "Senza soluzioni.",
  format_epub: "EPUB",
  format_epub_for: "Un libro per e-reader, tablet e telefoni, con domande su cui riflettere.",
  format_pdf: "PDF",
  format_pdf_for: "Da stampare e distribuire; senza soluzioni è una dispensa.",
  format_markdown: "Markdown con course.json",
  format_markdown_for:
    "Per un’altra installazione, che ne rifà lo stesso corso, e per lavorare sui testi con altri strumenti.",
  format_moodle: "Domande per Moodle (XML)",
  format_moodle_for: "Le domande per l’archivio delle domande di Moodle.",
  format_gift: "Domande GIFT",
  format_gift_for: "Le domande come testo semplice, che molti strumenti per quiz leggono.",
  loss_texts_left_out_one: "Solo le domande: il testo di una tappa viene omesso.",
  loss_texts_left_out_other: "Solo le domande: i testi di {count} tappe vengono omessi.",
  loss_media_left_out_one:
    "Viene omessa una registrazione (audio o video); dove ci sono i testi, restano titolo e trascrizione.",
  loss_media_left_out_other:
    "Vengono omesse {count} registrazioni (audio o video); dove ci sono i testi, restano titoli e trascrizioni.",
  format_docx: "Documento Word (DOCX)",
  format_docx_for:
    "Da modificare e stampare con Word, Writer o Pages: titoli, tabelle, figure e formule restano tali.",
  format_qti: "Domande QTI 2.1",
  format_qti_for:
    "Le domande per sistemi di valutazione come TAO, Inspera o Ans: un item per domanda e un test con una sezione per ogni tappa.",
  format_cartridge: "Common Cartridge 1.1",
  format_cartridge_for:
    "Per Canvas, Moodle, Blackboard, Brightspace e altre: una pagina e un quiz per ogni tappa. La valutazione spetta alla piattaforma.",
  format_anki: "Schede Anki",
  format_anki_for:
    "Le domande e i termini come schede da ripassare. Una versione successiva aggiorna le schede e conserva quanto appreso.",
  loss_hints_left_out_one: "Un suggerimento viene omesso.",
  loss_hints_left_out_other: "{count} suggerimenti vengono omessi.",
  loss_hand_marked_one: "Una risposta a parole proprie va corretta a mano.",
  loss_hand_marked_other: "{count} risposte a parole proprie vanno corrette a mano.",
  loss_split_questions_one: "Un abbinamento o un ordinamento diventa una domanda a scelta per ogni voce.",
  loss_split_questions_other:
    "{count} abbinamenti o ordinamenti diventano una domanda a scelta per ogni voce.",
  loss_exact_numbers_one: "Una domanda numerica accetta solo il numero esatto.",
  loss_exact_numbers_other: "{count} domande numeriche accettano solo il numero esatto.",
};
