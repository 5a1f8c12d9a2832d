import { optionPatterns } from "./options.ts";
import type { QuestionPatterns } from "./types.ts";

export const es: QuestionPatterns = {
  asksForStatements: /(qué|cuál(es)?)( de estas)? (afirmaci[oó]n(es)?|frases?)/i,
  turningWords: "no nunca sin ni si jamás ningún ninguna ninguno raramente poco pocos pocas que",
  leansOutside:
    /(como (se (muestra|indica|vio|describe)|se ha (visto|dicho)) (arriba|antes|anteriormente|abajo)|(mencionad|citad|mostrad)[oa]s? (arriba|anteriormente)|(en|de) (esta|la|este|el) (figura|imagen|tabla|foto|gráfico|diagrama|ilustración|ejemplo)|(figura|tabla) \d|la pregunta anterior|el vídeo)/iu,
  namesPassage:
    /(el|la|este|esta) (siguiente )?(pasaje|frase|cita|fragmento|párrafo|afirmación)( siguiente)?(?= |\?|:)(?<=(siguiente .*|este .*|esta .*|siguiente))/iu,
  pointing:
    /(?<!\p{L})(él|ellas?|ellos|(?:est[ae]s?|est[oa]s|esto|es[ao]s?|eso)(?! (?:texto|paso|estaci|curso|apartado|capítulo|lección|afirmaci|frase|término|palabra|nombre)))(?!\p{L})/iu,
  openers: /^(est[eao]s?|es[eao]s?|él|ellas?|ellos|por (eso|ello|lo tanto)|sin embargo|así)(?!\p{L})/iu,
  pointers:
    /^(est[eao]s?|es[eao]s?|aquell[ao]s?|aquel|él|ellas?|ellos|por (eso|ello|tanto|lo tanto)|sin embargo|así)(?!\p{L})/iu,
  mayStandTwice: /^(muy|poco|si|ya|no|se)$/,
  uncontracted:
    /(?<!\p{L})(?:(?:a|de) el (?=\p{Ll})|y (?=i(?!a|e|o|u)\p{Ll}|hi(?!e|a|o)\p{Ll})|o (?=h?o\p{Ll}))/u,
  trailing: /(?<![\p{L}-])(y|o|porque|que|de|el|la|los|las|del|un|una|pero|con|para|si|al)["”».…\s]*$/iu,
  verbal: /(?:[aeoáéíóú]|[ae]n|[ae]s|on|án|ió)$/,
  bareNoun:
    /^\p{L}{3,}(?:ci[oó]n(?:es)?|si[oó]n(?:es)?|mientos?|dad(?:es)?|uras?|encias?|anzas?|ismos?|(?<!m)os|as)\s/iu,
  absolute:
    /(?<!\p{L})(siempre|nunca|jamás|nadie|todo el mundo|completamente|totalmente|absolutamente|sin excepción|en ningún caso|imposible)(?!\p{L})/iu,
  numberWord:
    /(?<!\p{L})(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|veinti?\p{L}*|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|\p{L}*cient[oa]s?|mil|millón|millones|mitad|docenas?)(?!\p{L})/iu,
  beforeGap: null,
  vowel: null,
  joining:
    /^(y|o|e|u|despues|antes|de|mas|menos|unos|unas|al|menos|solo|hasta|desde|casi|no|tambien|como|maximo|que|hacia)$/,
  impersonal: null,
  demonstrative: /^(?:est|es[aeo])/i,
  namesOptions: optionPatterns({
    option: "opci(?:ón|ones)|respuestas?",
    described: "correcta",
    only: "solo",
    both: "tanto",
    and: "y|e|como",
    is: "es",
    the: "la|el",
    judged: "correct|verdader[ao]|fals[ao]|incorrect",
    places: "primera|segunda|tercera|cuarta|última",
    placed: "(?:primera|segunda|tercera|cuarta|última) (?:opción|respuesta)",
    together: "todas las anteriores|ninguna de las anteriores",
  }),
};
