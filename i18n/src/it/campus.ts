import type { campus as source } from "../en/campus.ts";

export const campus: Record<keyof typeof source, string> = {
  title: "I miei corsi",
  text: "Qui trova tutti i corsi che segue e può riprenderli dal punto giusto.",
  completed: "Completato",
  unavailable: "Non disponibile",
  unavailable_text: "Chi ha creato questo corso lo ha disattivato. I Suoi progressi sono conservati.",
  started: "Iniziato il {date}",
  last_active: "Ultima attività: {date}",
  empty_title: "Ancora nessun corso",
  empty_text: "Apra il link di un corso che ha ricevuto. Da quel momento lo troverà qui.",
  empty_creator: "Oppure crei Lei un corso: dai Suoi documenti, in pochi minuti.",
  create: "Crea un corso",
};
