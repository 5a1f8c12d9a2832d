import type { mail as source } from "../en/mail.ts";

export const mail: Record<keyof typeof source, string> = {
  greeting: "Hola, {name}:",
  closing: "Un cordial saludo\n{brand}",
  confirm_subject: "Confirme su correo electrónico para {brand}",
  confirm_text:
    "Se ha registrado en {brand}. Confirme su correo electrónico con este enlace para poder continuar sus cursos más adelante y recibir sus resultados.",
  confirm_button: "Confirmar correo electrónico",
  confirm_ignore: "Si no se ha registrado usted, puede ignorar este mensaje.",
};
