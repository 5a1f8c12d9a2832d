import type { documents as source } from "../en/documents.ts";

export const documents: Record<keyof typeof source, string> = {
  document_password_protected:
    "Questo documento è protetto da una password. Lo salvi senza password e lo carichi di nuovo.",
  document_damaged:
    "Questo file è danneggiato e non si può aprire. Lo salvi o lo esporti di nuovo e carichi il nuovo file.",
  document_empty: "Questo file è vuoto. Controlli di aver scelto quello giusto.",
  document_without_text:
    "Non è stato trovato testo leggibile, forse perché le pagine sono state scansionate come immagini. Carichi una versione il cui testo si possa selezionare.",
  document_too_short_one:
    "Questo documento è troppo breve per un corso: ha {words} parola, ne servono almeno {minimum}. Aggiunga altro materiale.",
  document_too_short_other:
    "Questo documento è troppo breve per un corso: ha {words} parole, ne servono almeno {minimum}. Aggiunga altro materiale.",
  document_too_large: "Questo documento è troppo grande. Lo divida o scelga la parte che interessa.",
  document_type_unsupported:
    "Questo tipo di file non si può leggere. Carichi un PDF, un documento Word (DOCX) o un file di testo (TXT). Si possono leggere anche PPTX, ODT, EPUB, HTML, Markdown, sottotitoli (SRT, VTT) e pacchetti SCORM (ZIP).",
  document_language_unsupported:
    "La lingua di questo documento non è supportata. I corsi si possono creare da documenti in tedesco, inglese, francese, spagnolo e italiano.",
  document_too_complex:
    "La lettura di questo documento ha richiesto troppo tempo o troppa memoria. Lo divida o lo salvi in una forma più semplice.",
  reading_time_spent:
    "Il tempo per la lettura dei documenti è esaurito per oggi, perciò questo non è stato letto. Lo carichi di nuovo domani.",
  file_incomplete_one:
    "Il file è incompleto, per esempio perché il salvataggio si è interrotto. È stato possibile leggere {read} pagina. Carichi il file completo, se lo ha.",
  file_incomplete_other:
    "Il file è incompleto, per esempio perché il salvataggio si è interrotto. È stato possibile leggere {read} pagine. Carichi il file completo, se lo ha.",
  rest_damaged:
    "Il resto del documento è danneggiato. È stato letto fino a «… {last}». Carichi un file intatto, se lo ha.",
  part_damaged_one: "La pagina {pages} è danneggiata ed è stata tralasciata.",
  part_damaged_other: "Le pagine {pages} sono danneggiate e sono state tralasciate.",
  chapters_damaged_one: "Un capitolo è danneggiato ed è stato tralasciato.",
  chapters_damaged_other: "{count} capitoli sono danneggiati e sono stati tralasciati.",
  pages_without_text_one: "La pagina {pages} non contiene testo leggibile, per esempio solo un’immagine.",
  pages_without_text_other: "Le pagine {pages} non contengono testo leggibile, per esempio solo immagini.",
  encoding_guessed: "La codifica riconosciuta è {encoding}. Controlli che gli accenti siano corretti.",
  encoding_guessed_words:
    "La codifica riconosciuta è {encoding}. Controlli che queste parole siano corrette: {words}.",
  control_characters_removed: "Sono stati tolti caratteri di controllo invisibili.",
  other_language_parts: "Circa il {percent} % del testo è in un’altra lingua.",
  macros_ignored: "Questo documento contiene macro. Sono state ignorate.",
  copying_not_permitted:
    "L’autore di questo PDF ha limitato la copia. Si assicuri di poterlo usare per un corso.",
  text_hidden_removed: "Il testo nascosto è stato tralasciato.",
  text_recognised_one:
    "La pagina {pages} è un’immagine. Il suo testo è stato riconosciuto automaticamente (attendibilità circa {percent} %). Controlli nel corso che non ci siano parole lette male.",
  text_recognised_other:
    "Le pagine {pages} sono immagini. Il loro testo è stato riconosciuto automaticamente (attendibilità circa {percent} %). Controlli nel corso che non ci siano parole lette male.",
  scanned_pages_unread_one:
    "La pagina {pages} è un’immagine e non è più stata letta, perché questo documento ha troppe pagine scansionate. Lo divida perché venga letta anch’essa.",
  scanned_pages_unread_other:
    "Le pagine {pages} sono immagini e non sono più state lette, perché questo documento ha troppe pagine scansionate. Lo divida perché vengano lette anch’esse.",
  navigation_left_out: "La navigazione, l’intestazione e il piè di pagina del sito sono stati tralasciati.",
  pictures_outside_one:
    "Un’immagine non si trova nel file ed è stata tralasciata. Le immagini non vengono mai caricate da Internet.",
  pictures_outside_other:
    "{count} immagini non si trovano nel file e sono state tralasciate. Le immagini non vengono mai caricate da Internet.",
  slides_hidden_one: "La diapositiva {pages} è nascosta nella presentazione ed è stata tralasciata.",
  slides_hidden_other: "Le diapositive {pages} sono nascoste nella presentazione e sono state tralasciate.",
};
