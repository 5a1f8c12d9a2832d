import type { notices as source } from "../en/notices.ts";

export const notices: Record<keyof typeof source, string> = {
  fewer_steps:
    "{words} palabras de su material alcanzan para {steps} pasos de unas {perStep} palabras, no para {wished}. No se ha alargado ni repetido nada.",
  short_steps:
    "{words} palabras de su material dan pasos de unas {perStep} palabras en lugar de 500; no se ha alargado nada.",
  question_missing:
    "Estos pasos aún no tienen pregunta: {steps}. Los borradores y sus propias preguntas están en «Preguntas y ejercicios».",
  question_summary:
    "En estos pasos el curso solo pide un resumen, porque su texto no da para una pregunta mejor: {steps}. Puede escribir en ellos sus propias preguntas.",
  placeholder_content:
    "Este curso es un esquema con indicaciones para completar, porque no había ningún documento del que escribirlo. Permanece oculto para los participantes hasta que usted lo active.",
  document_partly_left_out: "Una parte del documento no cabía en el curso y se ha omitido.",
  left_out_goal: "Se ha dejado fuera lo que no corresponde a su objetivo de aprendizaje.",
  left_out_wish: "Lo que se quitó en el plan no figura en ningún paso.",
  left_out_language: "Se ha dejado fuera lo que está escrito en otro idioma.",
  left_out_difficult: "Se ha dejado fuera lo que resulta demasiado difícil para el nivel elegido.",
  goal_not_in_documents:
    "Los documentos no hablan de «{goal}» en ningún lugar: el curso lo abarca todo. Si solo desea una parte, indique como objetivo un título o un término del documento.",
  placeholder_failed:
    "No se ha podido escribir el curso. Por eso se ha creado un curso provisional con textos que usted puede completar. Permanece oculto para los participantes hasta que usted lo active.",
  placeholder_steps:
    "Estos pasos no se han podido escribir y contienen textos provisionales para completar: {steps}.",
  preparation_incomplete:
    "La preparación ha quedado incompleta ({documents}). La creación continúa con todo lo que se ha podido leer.",
  chunking_incomplete:
    "No se ha podido dividir el texto en secciones. La creación continúa con el documento completo.",
  model_network:
    "Se ha interrumpido la conexión de red: ya no se podía contactar con el modelo de lenguaje. Lo que faltaba se ha escrito como sustituto.",
  model_overloaded:
    "El servicio de IA estaba sobrecargado. Por eso se ha creado contenido sustitutivo, que puede editar en cualquier momento.",
  model_timeout:
    "El modelo de lenguaje no ha respondido a tiempo. Puede ayudar un material más breve o menos pasos.",
  model_unavailable:
    "El servicio de IA no estaba disponible. Por eso se ha creado contenido sustitutivo, que puede editar en cualquier momento.",
  model_too_long:
    "El material de algunos pasos era demasiado largo para el modelo de lenguaje. Puede ayudar un material más breve o más pasos.",
  model_answers:
    "El modelo de lenguaje no ha dado ninguna respuesta utilizable en tres intentos. Los pasos afectados se han escrito como sustitutos.",
  model_tokens_spent:
    "Se agotaron los tokens permitidos para un solo curso. Lo que ya estaba escrito se conserva; el resto lo ha escrito el redactor integrado.",
  fallback_steps:
    "Estos pasos no los ha escrito el modelo de lenguaje, sino, como sustituto, el redactor integrado: {steps}.",
  generation_failed: "Se ha producido un error durante la creación: {message}",
  level_not_reached:
    "El texto es más difícil de leer de lo que pide el nivel elegido: su legibilidad es de {reached} sobre 100 y este nivel necesita al menos {least}. El redactor integrado deja fuera lo difícil, pero no simplifica ninguna frase. Elija un nivel más alto o un material más fácil.",
  differs_plan_changed:
    "Se anunciaron {saidSteps} pasos con {saidWords} palabras; han sido {steps} con {words}, porque se cambió el plan.",
  differs_stand_ins:
    "Se anunciaron {saidSteps} pasos con {saidWords} palabras; han sido {steps} con {words}, porque no todo se pudo escribir como estaba previsto.",
  differs_left_out:
    "Se anunciaron {saidSteps} pasos con {saidWords} palabras; han sido {steps} con {words}, porque se dejó fuera una parte de su material.",
  differs_model:
    "Se anunciaron {saidSteps} pasos con {saidWords} palabras; han sido {steps} con {words}: es lo que ha escrito el modelo de lenguaje.",
  differs_material:
    "Se anunciaron {saidSteps} pasos con {saidWords} palabras; han sido {steps} con {words}: el anuncio era una estimación y esto es lo que da su material.",
};
