import type { mail as source } from "../en/mail.ts";

export const mail: Record<keyof typeof source, string> = {
  greeting: "Bonjour {name},",
  closing: "Cordialement\n{brand}",
  confirm_subject: "Veuillez confirmer votre adresse e-mail pour {brand}",
  confirm_text:
    "Vous vous êtes inscrit(e) sur {brand}. Confirmez votre adresse e-mail avec ce lien afin de pouvoir poursuivre vos cours plus tard et recevoir vos résultats.",
  confirm_button: "Confirmer l’adresse e-mail",
  confirm_ignore: "Si vous n’êtes pas à l’origine de cette inscription, ignorez simplement cet e-mail.",
};
