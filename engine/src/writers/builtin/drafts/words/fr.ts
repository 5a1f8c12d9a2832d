import type { DraftWords } from "./types.ts";

export const fr: DraftWords = {
  asks: /^(?:que|qu['’]|quoi|pourquoi|comment|quel(?:le)?s?|qui|quand|où|combien)(?:\s|(?<=['’]))/i,
  asksWhether: /^(?:est-ce|faut-il|peut-on|doit-on|dois-je|puis-je|ai-je|avez-vous)/i,
  noTopic:
    /^(?:introduction|conclusion|références|objectifs.*|remerciements|annexes?|usage|tutoriels?|(?:astuces|remarques|informations|notes|conseils) générales?|questions et réponses|foire aux questions|divers|référence des commandes|touches de raccourcis?.*|raccourcis.*|menus?.*|solutions?.*)$/i,
  noTopicOpening:
    /^(?:avant de commencer|premiers pas|introduction (?:à|au)|à propos de ce|voici|exempl|exercice|entrée en vigueur|dispositions (?:transitoires|finales)|autres?\s)/i,
  glossary: /glossaire|termes|vocabulaire|lexique|définitions/i,
  pronoun:
    /(?<!\p{L})(?:il|ils|elle|elles|cela|ceci|ça|ce|cet|cette|ces|celui|celle|ceux|celles|son|sa|ses|leur|leurs|lui|eux|y|(?<=['’]|(?:ils?|elles?|on|nous|vous)\s)en|tels?|telles?)(?!\p{L})/iu,
  leaning:
    /(?<!\p{L})(?:aussi|autres?|plutôt|en plus|également|même|semblables?|pareil\p{L}*|encore|enfin|ensuite|puis|donc|ainsi|toutefois|cependant|néanmoins|pourtant|d['’]ailleurs|de plus|en outre|par ailleurs)(?!\p{L})/iu,
  example: /(?:par exemple|p\. ex|notamment|comme par)/i,
  thisWork: /(?:ce (?:chapitre|manuel|guide|livre|document)|cette section)/i,
  because: /^(.{25,}?),?\s+((?:parce qu(?:e\s|['’])|puisqu(?:e\s|['’])|car\s).{12,})$/u,
  leansOnReason:
    /(?<!\p{L})(?:appelée?s?|nommée?s?|au contraire)(?!\p{L})|(?<!\p{L})(?:surtout|notamment|plus|seulement|pas|non)$/iu,
  furtherClause: /,\s+et\s/u,
  ifClause: /^((?:Si|S['’]il|S['’]ils|S['’]elles?)\s[^,]{10,170}),\s+(?:alors )?(.{20,})$/u,
  called:
    /^(.{15,200}?)\s(?:s['’]appelle(?:nt)?|est appelée?s?|est nommée?|se nomme|est dite?)\s(?:une?\s|l[ea]s?\s|l['’])?[«“"]?\s?(\p{L}[\p{L}'’-]+(?:\s[\p{L}'’-]+){0,3})\s?[»”"]?\.$/u,
  control: /^(?:cela|ceci|c['’]est|on peut|permet|affiche|ouvre|si )/iu,
  author: /(?<!\p{L})(?:je|j['’]|moi|mon|ma|mes|nous|notre|nos)(?!\p{L})/iu,
};
