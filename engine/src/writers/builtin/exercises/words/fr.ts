import type { ExerciseWords } from "./types.ts";

export const fr: ExerciseWords = {
  asks: /^(?:que|qu['’]|quoi|pourquoi|comment|quel(?:le)?s?|qui|quand|où|combien)(?:\s|(?<=['’]))/i,
  asksHow: /^comment\s/i,
  asksWhether: /^(?:est-ce|faut-il|peut-on|doit-on|dois-je|puis-je|ai-je|avez-vous)/i,
  noTopic:
    /^(?:introduction|conclusion|références|objectifs.*|remerciements|annexes?|usage|tutoriels?|(?:astuces|remarques|informations|notes|conseils) générales?|questions et réponses|foire aux questions|divers|référence des commandes|touches de raccourcis?.*|raccourcis.*|menus?.*|solutions?.*)$/i,
  noTopicOpening:
    /^(?:avant de commencer|premiers pas|introduction (?:à|au)|à propos de ce|voici|exempl|exercice|entrée en vigueur|dispositions (?:transitoires|finales)|autres?\s)/i,
  addressed: /^(?:n['’]\p{L}+ez|ne \p{L}+ez|(?!chez|assez)\p{L}+ez(?:-\p{L}+)?(?=\s|$))/iu,
  infinitive:
    /^(?!(?:hier|cahier|premier|dernier|atelier|métier|papier|avenir|plaisir|loisir|pouvoir|savoir|devoir|espoir|dossier|fichier|clavier|calendrier|courrier|danger|désir|souvenir)\s)(?:\p{L}{3,}(?:er|ir|oir)|mettre|prendre|faire|dire|construire|apprendre|rendre|répondre|résoudre|écrire|lire|suivre|permettre|réduire|produire|promouvoir)\s/iu,
  knowing: /(?<!\p{L})(?:comprendre|connaître|savoir)(?!\p{L})/iu,
  promisesSteps: /(?<!\p{L})(?:étapes?|procédure|processus|démarche|mode d['’]emploi)(?!\p{L})/iu,
  glossary: /glossaire|termes|vocabulaire|lexique/i,
  instruction:
    /^(?:n['’]|ne )?\p{L}+ez(?:-\p{L}+)?\s|^\p{L}{2,}(?:er|ir|oir)\s|^(?:Mettre|Prendre|Faire|Dire|Construire|Rendre|Écrire|Lire|Suivre|Réduire)\s/u,
  pronoun:
    /(?<!\p{L})(?:il|ils|elle|elles|cela|ceci|ça|ce|cet|cette|ces|celui|celle|ceux|celles|son|sa|ses|leur|leurs|lui|eux|y|(?<=['’]|(?:ils?|elles?|on|nous|vous)\s)en|tels?|telles?)(?!\p{L})/iu,
  leaning:
    /(?<!\p{L})(?:aussi|autres?|plutôt|en plus|également|même|semblables?|pareil\p{L}*|encore|enfin|ensuite|puis|donc|ainsi|toutefois|cependant|néanmoins|pourtant|d['’]ailleurs|de plus|en outre|par ailleurs)(?!\p{L})/iu,
  example: /(?:par exemple|p\. ex|notamment|comme par)/i,
  announcing:
    /(?:suivant|ci-dessous|nous allons|il existe (?:plusieurs|deux|trois|de nombreu)|il y a (?:plusieurs|deux|trois))/i,
  thisWork: /(?:ce (?:chapitre|manuel|guide|livre|document)|cette section)/i,
  pictured:
    /(?<!\p{L})(?:images?|figures?|captures? d['’]écran|abrogée?)(?!\p{L})|^(?:Note|Important|Remarque|Attention)\s*[:!]/iu,
  kindNoun:
    /(?<!\p{L})(?:types?|catégories|formes|parties|étapes|principes|éléments|façons|sortes|phases|fonctions)(?!\p{L})/iu,
  badIntroEnd: /(?:exemples?|note|remarque|voir|figure|tableau|liens?|sources?|ainsi|comme)$/i,
  badIntroStart: /^(?:Voici|Ci-dessous|Les \p{L}+ suivant\p{L}*)(?!\p{L})/iu,
  joining: /[,;]?\s+(?:et|ou)$/iu,
  because: /^(.{25,}?),?\s+((?:parce qu(?:e\s|['’])|puisqu(?:e\s|['’])|car\s).{12,})$/u,
  leansOnReason:
    /(?<!\p{L})(?:appelée?s?|nommée?s?|au contraire)(?!\p{L})|(?<!\p{L})(?:surtout|notamment|plus|seulement|pas|non)$/iu,
  furtherClause: /,\s+et\s/u,
  ifClause: /^((?:Si|S['’]il|S['’]ils|S['’]elles?)\s[^,]{10,170}),\s+(?:alors )?(.{20,})$/u,
  toDo: /^(?:vous (?:devez|devriez)\s|(?!aurez|avez|serez|êtes|pouvez|pourrez|pourriez|verrez)\p{Ll}+ez(?:-\p{L}+)?\s|il (?:faut|convient|est (?:important|préférable|temps))|mieux vaut|n['’]\p{L}+ez|ne \p{L}+ez)/u,
  wanting: /(?<!\p{L})(?:vous|on)\s(?:voulez|voudriez|souhaitez|désirez|cherchez|veut|souhaite)(?!\p{L})/u,
  notMain:
    /^(?:que|qu['’]|qui|dont|où|et|ou|mais|notamment|tels?|telles?|comme|par|surtout|même|soit|afin|pour|ainsi|c['’]est-à-dire|y compris|ni|sans|avec|voire|puisque|parce|car|si|quand|lorsqu|de|d['’]|du|à|en)(?!\p{L})/iu,
  notCase:
    /(?<!\p{L})(?:nous|lecteurs?|peut|peuvent|à son tour|du moins|cependant|toutefois|néanmoins|pourtant|d['’]un côté|d['’]une part|tradition\p{L}*|suffisant\p{L}*)(?!\p{L})/iu,
  purpose:
    /^((?:Pour\s|Afin de\s|Afin d['’])(?!(?:cela|ce|plus|ma|moi|autant|l['’]instant|commencer|finir|conclure|terminer)(?!\p{L}))\p{Ll}+(?:er|ir|re|oir)\s[^,]{8,140}),\s+(.{15,})$/u,
  purposeOpening: /^(?:Pour\s+|Afin de\s+|Afin d['’])/u,
  purposeWord: "pour ",
  can: /(?<!\p{L})(?:vous pouvez|on peut|il est possible|il suffit|utilisez|peut être|peuvent être)(?!\p{L})/u,
  dangling: /(?<!\p{L})(?:à la place|à défaut|alternativement|ici|là|respectivement)(?!\p{L})/iu,
  needed: /(?<!\p{L})(?:faut|doit|doivent|devez|devrait|devriez|nécessaire|nécessite|requis)(?!\p{L})/u,
  notPurpose: /(?<!\p{L})(?:seulement|comportement)(?!\p{L})/iu,
  leadsElsewhere: /voir|consult|cliqu|menu|→|(?<!\p{L})site(?!\p{L})|checklist/iu,
  called:
    /^(.{15,200}?)\s(?:s['’]appelle(?:nt)?|est appelée?s?|est nommée?|se nomme|est dite?)\s(?:une?\s|l[ea]s?\s|l['’])?[«“"]?\s?(\p{L}[\p{L}'’-]+(?:\s[\p{L}'’-]+){0,3})\s?[»”"]?\.$/u,
  praise: /abréviation|acronyme|sigle|élégant|avancé|facile|populaire|puissant/iu,
  control: /^(?:cela|ceci|c['’]est|on peut|permet|affiche|ouvre|si )/iu,
  past: /(?<!\p{L})(?:était|étaient|avait|avaient|fut|furent|eut|dit|répondit|\p{Ll}{3,}(?:èrent|irent|aient|ait))(?!\p{L})/u,
  author: /(?<!\p{L})(?:je|j['’]|moi|mon|ma|mes|nous|notre|nos)(?!\p{L})/iu,
  afterwards: /(?<!\p{L})(?:ensuite|puis|enfin|maintenant)(?!\p{L})/iu,
  inCase: /^(?:si|s['’]il|en cas)(?!\p{L})/iu,
};
