import { type LanguageRules, wordSet } from "./types.ts";

export const es: LanguageRules = {
  code: "es",
  determiners: wordSet(`
    el la los las un una unos unas del al este esta estos estas su sus cada todo toda todos
    todas lo
  `),
  connectors: wordSet(`
    de del la los las el en
  `),
  abbreviations: wordSet(`
    p ej etc cf fig figs sr sra dr dra prof núm n vol pág págs ud uds ee uu aprox art cap ed max
    min gral d a c
  `),
  anaphoricStarts: wordSet(`
    este esta estos estas esto ese esa esos esas eso aquel aquella aquello ello él ella ellos
    ellas así entonces por sin además también pero y e o u pues luego después finalmente aquí
    allí su sus nosotros usted ustedes lo le les se dicho dicha dichos dichas tal tales mismo
    misma es son fue era está están hay tiene tienen puede pueden debe deben si cuando como
    aunque porque mientras donde qué quién cuál cómo para que no ni nunca sólo solo solamente
    otro otra otros otras algunos algunas ambos ambas cualquier primero segundo tercero ahora
    igualmente quizá quizás véase vea note recuerde consulte imagine supongamos sea antes tras
    según nuestro nuestra nuestros vuestro mi mis ya aun aún incluso todo todos todas uno una
  `),
  anaphoricOpening:
    /^(por (lo tanto|tanto|ejemplo|eso|esta|este|estas|estos|otra|otro|supuesto|consiguiente)|sin embargo|no obstante|en (este|esta|estos|estas|cambio|efecto|particular|realidad|general|otras|primer|segundo|resumen|su|ese|esa|ella|él|dicho|dicha)|de (este|esta|hecho|nuevo|ahí|esa|ese|igual|la misma|lo)|a (este|esta|su|continuación|partir|pesar|diferencia)|al (igual|contrario|mismo)|con (este|esta|esto|estos|estas|ello|su)|el (primero|segundo|tercero|último|mismo|siguiente|anterior|otro|problema|resultado)|la (primera|segunda|tercera|última|misma|siguiente|anterior|otra)|los (dos|otros|mismos|siguientes|anteriores|primeros|tres)|las (dos|otras|mismas|siguientes|anteriores|tres)|un (ejemplo|otro)|\p{L}+(aba|aban|ía|ían|ó|aron|ieron)\s)/iu,
  pointingWords:
    /(?<![\p{L}])(imagen|imágenes|ejemplo|ejemplos|primer caso|segundo caso|último caso|cada una?|más arriba|más adelante|a la derecha|a la izquierda|este|esta|estos|estas|esto|ese|esa|esos|esas|eso|aquel|aquella|aquellos|dicho|dicha|dichos|dichas|véase|vea|figura|fig|tabla|sección|capítulo|apéndice|anexo|página|siguientes?|anterior|anteriores|anteriormente|descrit[oa]s?|mencionad[oa]s?|arriba|abajo|menú|botón|dijo|dice|éste|ésta|éstos|éstas)(?![\p{L}])/iu,
  personal:
    /(?<![\p{L}])(yo|nosotros|usted|ustedes|nuestr[oa]s?|vuestr[oa]s?|mi|mis|me|nos|tú|tu|tus|(?!(extremos|ramos|tramos|últimos|máximos|mínimos|próximos|supremos|legítimos|íntimos|anónimos)(?![\p{L}]))\p{L}+[aei]mos)(?![\p{L}])/iu,
  vagueNouns: wordSet(`
    resultado razón problema ejemplo objetivo idea forma manera diferencia respuesta pregunta
    parte cosa punto caso solución paso hecho ventaja desventaja nombre número orden palabra
    resto alternativa opción usuario persona tiempo día año lugar sección capítulo texto libro
    autor página lista esto eso ello primero último único mismo otro principal causa motivo
    regla efecto
  `),
  numberWords: ["dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"],
  leadingConnective:
    /^(Sin embargo|Por lo tanto|Por tanto|Además|Por ejemplo|No obstante|En efecto|En general|Generalmente|Finalmente|Actualmente|De hecho|Por otro lado|En realidad|En particular),\s+/,
  leadingConjunction: /^(Pero|Y|Pues|Mas),?\s+/,
  earlyPronoun:
    /^(él|ella|ellos|ellas|ello|su|sus|aquí|allí|así|entonces|ahora|lo|le|les|tal|tales|ambos|ambas|mismo|misma)$/i,
  copula:
    /^(es|son|era|eran|fue|ha|han|puede|pueden|debe|deben|tiene|tienen|está|están|permite|permiten|contiene|constituye|consiste|representa|depende|requiere|produce|forma|hace)$/,
  finiteVerb:
    /^(es|son|era|eran|fue|fueron|ha|han|había|habían|será|serán|puede|pueden|debe|deben|tiene|tienen|está|están|hace|hacen|hay|va|van|permite|permiten|da|dan|queda|quedan|forma|forman|contiene|representa|produce|muestra|utiliza|existe|existen|consiste|depende|necesita|requiere|indica|usa|llama|sería|podría|significa|define|mide|incluye|incluyen|ayuda|ayudan|comienza|termina|sigue|viene|absorbe|emite|refleja|divide)$/,
  verbEnding: /^(\p{L}{2,}(?:aba|aban|ían|ó|aron|ieron|ará|erá|irá|arán|erán|irán))$/u,
  runIn: /^(?:[^\s"“«(]+\s){1,8}(?:El|La|Los|Las|Un|Una|Este|Esta|Para|En|Si|Es)\s\p{Ll}/u,
  beforeVerb: /^(se|no|lo|le|les|nos|quien|quienes)$/,
  afterVerb: /^$/,
  functionWords: wordSet(`
    el la los las y es que en de por con para una se del como un o al
  `),
  definition: {
    article: /^(?:(El|La|Los|Las|Un|Una)\s+)/,
    verbs:
      "(?:es|son) (?=(?:un|una|el|la|los|las|aquel|aquella|cualquier)\\b)|consiste en|se refiere a|designa|hace referencia a|se define como|significa|se compone de|consta de",
  },
};
