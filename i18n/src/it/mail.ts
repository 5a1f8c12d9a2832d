import type { mail as source } from "../en/mail.ts";

export const mail: Record<keyof typeof source, string> = {
  greeting: "Buongiorno {name},",
  closing: "Cordiali saluti\n{brand}",
  confirm_subject: "Confermi il Suo indirizzo e-mail per {brand}",
  confirm_text:
    "Si è registrato/a su {brand}. Confermi il Suo indirizzo e-mail con questo link per poter continuare i corsi in un secondo momento e ricevere i risultati.",
  confirm_button: "Conferma l’indirizzo e-mail",
  confirm_ignore: "Se non si è registrato/a, può ignorare questa e-mail.",
};
