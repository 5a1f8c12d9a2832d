import type { ExerciseWords } from "./types.ts";

export const es: ExerciseWords = {
  asks: /^¿?(?:qué|por qué|cómo|cuál(?:es)?|quién(?:es)?|cuándo|dónde|cuánt[oa]s?|para qué)\s/i,
  asksHow: /^cómo\s/i,
  asksWhether: /^¿(?:es|son|hay|puede|puedo|debe|debo|se|tiene|está|necesita)\s/i,
  noTopic:
    /^(?:introducción|conclusi(?:ón|ones)|recursos.*|referencias|bibliografía|resultados de aprendizaje.*|objetivos.*|ejercicios?|soluciones|agradecimientos|anexos?|contacto|lecturas? .*|cursillos?|(?:recomendaciones|consejos|notas|información|sugerencias) generales?|preguntas (?:y respuestas|frecuentes)|varios|referencia de órdenes|teclas de acces.*|menús?.*)$/iu,
  noTopicOpening:
    /^(?:antes de empezar|primeros pasos|introducción a|acerca de|ejempl|entrada en vigor|disposiciones (?:transitorias|finales)|otr[oa]s?\s)/i,
  addressed:
    /^(?:no \p{L}+[ea]s?\s|(?:use|haga|elija|evite|mantenga|tenga|cree|prepare|pida|asegúrese|identifique|defina|comparta|invite|comience)\s)/iu,
  infinitive:
    /^(?!(?:lugar|mujer|poder|deber|hogar|par|bar|ser|taller|carácter|azar)\s)\p{L}{3,}(?:ar|er|ir)(?:se|l[aeo]s?)?\s/iu,
  knowing: /(?<!\p{L})(?:entender|comprender|conocer|saber)(?!\p{L})/iu,
  promisesSteps:
    /(?<!\p{L})(?:pasos?|procedimiento|proceso|instrucciones|etapas?|elaboración|preparación)(?!\p{L})/iu,
  glossary: /glosario|términos|vocabulario/i,
  instruction: /^\p{L}+(?:ar|er|ir)(?:se|l[aeo]s?)?\s/u,
  pronoun:
    /(?<!\p{L})(?:él|ella|ellos|ellas|ello|esto|eso|est[ea]|est[oa]s|es[ea]|es[oa]s|aquel(?:la|los|las)?|su|sus|lo|les?|dich[oa]s?|ambos|ambas|allí|aquí|tales?)(?!\p{L})/iu,
  leaning:
    /(?<!\p{L})(?:también|otr[oa]s?|similar(?:es)?|mism[oa]s?|parecid[oa]s?|además|finalmente|luego|después|entonces|sin embargo|no obstante|asimismo|igualmente|todavía|aún|pues|así)(?!\p{L})/iu,
  example: /(?:por ejemplo|p\. ?ej|tales como|como por)/i,
  announcing:
    /(?:siguiente|a continuación|vamos a|existen (?:varios|varias|dos|tres|diferentes|distint)|hay (?:varios|varias|dos|tres))/i,
  thisWork: /(?:este (?:capítulo|manual|libro|documento)|esta sección)/i,
  pictured:
    /(?<!\p{L})(?:imagen|imágenes|figuras?|derogad[oa])(?!\p{L})|^(?:Nota|Importante|Atención)\s*[:!]/iu,
  kindNoun:
    /(?<!\p{L})(?:tipos|clases|categorías|formas|partes|etapas|principios|elementos|maneras|fases|funciones)(?!\p{L})/iu,
  badIntroEnd: /(?:ejemplos?|nota|véase|ver|figura|tabla|enlaces?|fuentes?|como)$/i,
  badIntroStart: /^(?:Aquí|He aquí|A continuación|Se\s)(?!\p{L})/iu,
  joining: /[,;]?\s+(?:y|e|o|u)$/iu,
  because: /^(.{25,}?),?\s+((?:porque|ya que|puesto que|dado que|pues)\s.{12,})$/u,
  leansOnReason:
    /(?<!\p{L})(?:llama[dn]?[oa]?s?|denomina\p{L}*|(?:por el|al) contrario)(?!\p{L})|(?<!\p{L})(?:especialmente|sobre todo|más|sólo|solo|no)$/iu,
  furtherClause: /,\s+[ye]\s/u,
  ifClause: /^((?:Si|En caso de que)\s[^,]{10,170}),\s+(?:entonces )?(.{20,})$/u,
  toDo: /^(?:usted\s)?(?:debe|deben|debería|deberían|hay que|conviene|es (?:importante|recomendable|conveniente|mejor|preferible|necesario|útil)|asegúrese|intente|procure|considere|recuerde|no olvide|tenga en cuenta|use|utilice|haga|elija|evite)(?!\p{L})/iu,
  wanting: /(?<!\p{L})(?:quiere|desea|quisiera)(?!\p{L})/u,
  notMain:
    /^(?:que|quien(?:es)?|cuy[oa]s?|donde|y|o|e|u|pero|como|por|sobre todo|incluso|especialmente|sino|ya|aunque|porque|es decir|con|sin|a|en|de|así como|si|cuando|para)(?!\p{L})/iu,
  notCase:
    /(?<!\p{L})(?:nosotros|lector(?:es)?|puede|pueden|sin embargo|al menos|a su vez|por un lado|por una parte|si bien|tradicional\p{L}*|suficiente)(?!\p{L})/iu,
  purpose:
    /^((?:Para|A fin de|Con el fin de)\s\p{Ll}+(?:ar|er|ir|arse|erse|irse|arl[oa]s?|erl[oa]s?|irl[oa]s?)\s[^,]{8,140}),\s+(.{15,})$/u,
  purposeOpening: /^(?:Para|A fin de|Con el fin de)\s+/u,
  purposeWord: "para ",
  can: /(?<!\p{L})(?:puede|se puede|se pueden|es posible|basta|podemos|pueden)(?!\p{L})/u,
  dangling: /(?<!\p{L})(?:en su lugar|en cambio|alternativamente|allí|ahí|aquí|respectivamente)(?!\p{L})/iu,
  needed:
    /(?<!\p{L})(?:debe|deben|debería|hay que|necesita|necesitan|necesario|requiere|hace falta)(?!\p{L})/u,
  notPurpose: /(?<!\p{L})(?:solo|sólo|comportamiento)(?!\p{L})/iu,
  leadsElsewhere: /véase|mira |consult|clic|menú|→|(?<!\p{L})sitio(?!\p{L})/iu,
  called:
    /^(.{15,200}?)\s(?:se (?:denominan?|llaman?|conocen? como)|es llamad[oa]|recibe el nombre de)\s(?:una?\s|el\s|la\s|los\s|las\s)?[«“"]?(\p{L}[\p{L}-]+(?:\s[\p{L}-]+){0,3})[»”"]?\.$/u,
  praise: /acr[oó]nimo|sigla|abreviatura|elegante|avanzad|fácil|popular|potente/iu,
  control: /^(?:permite|muestra|abre|esta opción|si |se )/iu,
  past: /(?<!\p{L})(?!todavía|mayoría|minoría|teoría|energía|categoría|garantía|policía|compañía|\p{L}+(?:logía|grafía|nomía|sofía|metría|onía))(?:era|eran|fue|fueron|había|habían|estaba|dijo|preguntó|tenía|\p{L}{3,}(?:aron|ieron|aba|aban|ían|ía|ó))(?!\p{L})/u,
  author: /(?<!\p{L})(?:yo|mi|mis|me|nosotros|nuestr[oa]s?|hemos)(?!\p{L})/iu,
  afterwards: /(?<!\p{L})(?:luego|después|ahora|finalmente|por último)(?!\p{L})/iu,
  inCase: /^(?:si|en caso)(?!\p{L})/iu,
};
