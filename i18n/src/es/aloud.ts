import type { aloud as source } from "../en/aloud.ts";

export const aloud: Record<keyof typeof source, string> = {
  heading: "Lectura en voz alta",
  pause: "Pausa",
  resume: "Seguir leyendo",
  next: "Frase siguiente",
  previous: "Frase anterior",
  speed: "Velocidad",
  speed_n: "{speed} veces",
  voice: "Voz",
  close: "Detener la lectura",
  ended: "La lectura del texto ha terminado.",
  no_voice:
    "Este dispositivo no tiene ninguna voz para este idioma: {language}. Puede añadir una en sus ajustes; mientras tanto lee una voz de otro idioma.",
  failed: "El dispositivo no ha podido leer esta frase. Pruebe con otra voz.",
  failed_only: "El dispositivo no ha podido leer esta frase. Inténtelo de nuevo.",
  failed_no_voice:
    "Este dispositivo no tiene ninguna voz para este idioma: {language}. Puede añadir una en sus ajustes de síntesis de voz.",
};
