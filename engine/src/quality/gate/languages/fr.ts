import { optionPatterns } from "./options.ts";
import type { QuestionPatterns } from "./types.ts";

const MUTE_H =
  "h(?=omme|eure|istoire|erbe|uile|iver|abit|ôpital|umain|uître|émisph|ydro|ygi|umid|ôte|onneur|onnête|orizon|eureu)";

export const fr: QuestionPatterns = {
  asksForStatements: /(quelles?|laquelle|lesquelles) (de ces |des )?(affirmations?|phrases?)/i,
  turningWords: "ne n pas jamais sans aucun aucune ni si rarement peu non guère que",
  leansOutside:
    /(comme (indiqué|montré|vu|mentionné|décrit) (ci-dessus|plus haut|précédemment)|ci-dessus|ci-dessous|(dans|sur|de) (cette|la|ce|le) (figure|image|tableau|photo|schéma|graphique|illustration|exemple)|(figure|tableau|fig\.) \d|la question précédente|la vidéo)/iu,
  namesPassage:
    /(ce|cette|le|la) (passage|phrase|citation|extrait|paragraphe|affirmation) suivante?|(ce passage|cette phrase|cette citation|cet extrait)/iu,
  pointing:
    /(?<!\p{L})(elles?|ils?(?! (?:faut|y a|est|fait|existe|s['’]agit|convient))|(?:ce(?:tte|t|s)|celui-ci|celle-ci|ceci|cela)(?! (?:texte|étape|cours|section|chapitre|leçon|affirmation|phrase|terme|mot)s?))(?!\p{L})/iu,
  openers:
    /^(ce(ci|la|lui|lle)|cette|ces|elles?|ils?(?! (y a|faut|est|s['’]agit|existe|fait))|ainsi|donc|cependant)(?![\p{L}'’])/iu,
  pointers:
    /^(ce(ci|la|lui|lle|ux|lles)?|cette|ces|elles?|ils?(?! (y a|faut|est|s['’]agit|existe|fait))|ainsi|donc|cependant|ce dernier|c['’]est)(?![\p{L}'’])/iu,
  mayStandTwice: /^(nous|vous|très|tout|si|elle|en)$/,
  uncontracted: new RegExp(
    `(?<![\\p{L}'’-])(?:(?:de|le|la|je|ne|que|se|me|te|jusque|lorsque|puisque) (?!onze|oui|un(?:ième)? |uns |une (?:de|page)|onzième|yaourt|yoga|yacht|ouate|ouest-)(?:[aeiouâàéèêëîïôûùœ]|${MUTE_H})\\p{Ll}|(?:à|de) les? (?!\\p{Ll}+(?:er|ir|re|oir)(?!\\p{L}))\\p{L}|si ils?(?!\\p{L}))`,
    "u",
  ),
  trailing:
    /(?<![\p{L}-])(et|ou|parce que|que|de|le|la|les|du|des|un|une|car|mais|qui|dont|si|à|au)["”».…\s]*$/iu,
  verbal: /(?:e|es|ent|ons|ez|it|t|a|ai|ont|d|s)$/,
  bareNoun: null,
  absolute:
    /(?<!\p{L})(toujours|jamais|tout le monde|complètement|entièrement|absolument|sans exception|en toutes circonstances|impossible)(?!\p{L})/iu,
  numberWord:
    /(?<!\p{L})(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cents?|mille|millions?|moitié|dizaines?|douzaines?)(?!\p{L})/iu,
  beforeGap: /(?<!\p{L})((?:l|d)['’]|le|la|du|de)(\s*_{2,}|\s*[….:]*\s*["”»]?$)/iu,
  vowel: /^[aeiouyâàéèêëîïôûùœh]/i,
  joining:
    /^(et|ou|apres|avant|plus|moins|de|d|environ|au|seulement|jusqu|a|depuis|presque|pas|ainsi|que|vers|des|aussi)$/,
  impersonal: /(?:faut|fait|a-t|existe(?:-t)?|est|agit|convient|arrive-t)-ils?(?!\p{L})/giu,
  demonstrative: /^ce/i,
  namesOptions: optionPatterns({
    option: "options?|réponses?",
    described: "correcte|juste|bonne",
    only: "seulement",
    both: "à la fois|tant",
    and: "et",
    is: "est",
    the: "la|l['’]",
    judged: "correct|juste|vraie?|faux|fausse|incorrect",
    places: "première|deuxième|troisième|quatrième|dernière",
    placed: "(?:première|deuxième|troisième|quatrième|dernière) (?:option|réponse)",
    together: "toutes (?:les réponses|ces réponses)|aucune (?:des réponses|de ces réponses)",
  }),
};
