import type { DraftWords } from "./types.ts";

export const es: DraftWords = {
  asks: /^¿?(?:qué|por qué|cómo|cuál(?:es)?|quién(?:es)?|cuándo|dónde|cuánt[oa]s?|para qué)\s/i,
  asksWhether: /^¿(?:es|son|hay|puede|puedo|debe|debo|se|tiene|está|necesita)\s/i,
  noTopic:
    /^(?:introducción|conclusi(?:ón|ones)|recursos.*|referencias|bibliografía|resultados de aprendizaje.*|objetivos.*|ejercicios?|soluciones|agradecimientos|anexos?|contacto|lecturas? .*|cursillos?|(?:recomendaciones|consejos|notas|información|sugerencias) generales?|preguntas (?:y respuestas|frecuentes)|varios|referencia de órdenes|teclas de acces.*|menús?.*)$/iu,
  noTopicOpening:
    /^(?:antes de empezar|primeros pasos|introducción a|acerca de|ejempl|entrada en vigor|disposiciones (?:transitorias|finales)|otr[oa]s?\s)/i,
  glossary: /glosario|términos|vocabulario|definiciones/i,
  pronoun:
    /(?<!\p{L})(?:él|ella|ellos|ellas|ello|esto|eso|est[ea]|est[oa]s|es[ea]|es[oa]s|aquel(?:la|los|las)?|su|sus|lo|les?|dich[oa]s?|ambos|ambas|allí|aquí|tales?)(?!\p{L})/iu,
  leaning:
    /(?<!\p{L})(?:también|otr[oa]s?|similar(?:es)?|mism[oa]s?|parecid[oa]s?|además|finalmente|luego|después|entonces|sin embargo|no obstante|asimismo|igualmente|todavía|aún|pues|así)(?!\p{L})/iu,
  example: /(?:por ejemplo|p\. ?ej|tales como|como por)/i,
  thisWork: /(?:este (?:capítulo|manual|libro|documento)|esta sección)/i,
  because: /^(.{25,}?),?\s+((?:porque|ya que|puesto que|dado que|pues)\s.{12,})$/u,
  leansOnReason:
    /(?<!\p{L})(?:llama[dn]?[oa]?s?|denomina\p{L}*|(?:por el|al) contrario)(?!\p{L})|(?<!\p{L})(?:especialmente|sobre todo|más|sólo|solo|no)$/iu,
  furtherClause: /,\s+[ye]\s/u,
  ifClause: /^((?:Si|En caso de que)\s[^,]{10,170}),\s+(?:entonces )?(.{20,})$/u,
  called:
    /^(.{15,200}?)\s(?:se (?:denominan?|llaman?|conocen? como)|es llamad[oa]|recibe el nombre de)\s(?:una?\s|el\s|la\s|los\s|las\s)?[«“"]?(\p{L}[\p{L}-]+(?:\s[\p{L}-]+){0,3})[»”"]?\.$/u,
  control: /^(?:permite|muestra|abre|esta opción|si |se )/iu,
  author: /(?<!\p{L})(?:yo|mi|mis|me|nosotros|nuestr[oa]s?|hemos)(?!\p{L})/iu,
};
