import type { documents as source } from "../en/documents.ts";

export const documents: Record<keyof typeof source, string> = {
  document_password_protected:
    "Questo documento è protetto da una password. Ne salvi una copia senza password e aggiunga quella.",
  document_damaged:
    "Questo documento è danneggiato e non si può aprire. Lo salvi di nuovo nel suo programma e riprovi.",
  document_empty: "Questo file è vuoto.",
  document_without_text:
    "Questo documento non contiene testo leggibile, forse solo pagine scansionate. Esegua prima un riconoscimento del testo.",
  document_too_short: "Questo documento ha troppo poco testo per un corso. Ne aggiunga uno più lungo.",
  document_too_large: "Questo documento è troppo grande per essere letto.",
  document_type_unsupported: "Non è un documento PDF, DOCX o TXT.",
  document_language_unsupported:
    "La lingua di questo documento non è supportata. I corsi si creano da testi in tedesco, inglese, francese, spagnolo e italiano.",
  document_too_complex:
    "Questo documento è troppo complesso per essere letto in sicurezza. Lo divida o lo salvi come PDF più semplice.",
  part_damaged: "Le pagine {pages} sono danneggiate e sono state tralasciate.",
  pages_without_text: "Le pagine {pages} non contengono testo leggibile, per esempio solo immagini.",
  encoding_guessed: "La codifica dei caratteri è stata stimata ({encoding}). Controlli le lettere accentate.",
  control_characters_removed: "Sono stati tolti caratteri di controllo invisibili.",
  other_language_parts: "Circa il {percent} % del testo è in un’altra lingua.",
  macros_ignored: "Le macro del documento non sono state considerate.",
  copying_not_permitted:
    "L’autore non permette di copiare questo documento. Si assicuri di avere il diritto di usarlo.",
  text_hidden_removed: "Il testo nascosto è stato tralasciato.",
};
