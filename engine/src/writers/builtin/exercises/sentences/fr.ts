import { before, opening, quality, relation, type SentenceWords } from "./types.ts";

const OBJECT =
  "(?:(?:les?|la|une?|des?|du|que|si|comment|tous|toutes|tout|toute|chaque|aucune?|plusieurs|deux|trois|quatre|cinq|notamment|à la fois) |l['’]|d['’]|qu['’])";
const OF = "(?:(?:de|du|des|à|au|aux) |d['’])";

export const fr: SentenceWords = {
  article:
    /^(?:Le |La |Les |L['’]|Une? |Des |Chaque |Tous |Toutes |Tout |Toute |Aucune? |Plusieurs |Certaines? |Certains )/u,
  why: "Pourquoi",
  statement:
    /^(?<s>[^,;:]{3,90}?) (?<v>peut|peuvent|doit|doivent|est|sont|sera|seront|était|étaient) (?<r>[^,;:]+)$/u,
  question: "{w} est-ce {qu}{s} {v} {r} ?",
  only: /(?<!\p{L})(?:uniquement|seulement|exclusivement|ne |n['’])/u,
  subordinate: /(?<!\p{L})(?:qui|que|dont|où|lesquel\p{L}*|laquelle|lequel|parce|si)(?!\p{L})|qu['’]/u,
  unfinished:
    /(?<!\p{L})(?:même|comme|vérifier?|savoir|demander|voir|surtout|sauf|juste|bien|peu|et|ou|est|sont|tout|notamment|pas|ans|jours)$/u,
  someOf:
    /^(?:Chaque|Certaine?s|Plusieurs|Tous|Toutes|Tout|Toute|Quelques|Diverse?s) |(?<!\p{L})(?:premi(?:er|ère)s?|deuxième|second|seconde|dernière?s?|plupart|plus|nécessaires?|choisie?s?)(?!\p{L})/u,
  adverb: / (?:\p{Ll}+ment|seulement|aussi|souvent|toujours|alors|ne|déjà|donc)$/u,
  openings: [
    before(
      /^(?:C['’]est pourquoi|Pour cette raison,?|Par conséquent,|C['’]est la raison pour laquelle) (?<m>[^,;:]{20,})$/u,
      "Pourquoi",
    ),
    opening(/^(?:En raison|À cause|Grâce) [^,;:]{6,80}, (?<m>[^,;:]{20,})$/u, "Pourquoi"),
    opening(
      /^(?:Avec|À l['’]aide|Au moyen|En utilisant) [^,;:]{4,80}?,? (?:vous pouvez|on peut|il est possible de) (?<q>[^,;:]{15,})$/u,
      "Comment peut-on {q}\u00a0?",
    ),
  ],
  relations: [
    quality(
      `(?:Le |L['’])(?:principal )?(?:but|objectif|avantage|inconvénient|rôle|intérêt|danger|problème) (?:principal )?${OF}`,
      "est|était|consiste|consistait",
      "Quel est {s}\u00a0?",
    ),
    quality(
      `(?:La |L['’])(?:principale )?(?:fonction|cause|raison|différence|tâche|mission|idée) (?:principale )?(?:entre |${OF})`,
      "est|était|consiste|consistait",
      "Quelle est {s}\u00a0?",
    ),
    relation(
      "se distingue(?:nt)?|diffère(?:nt)?",
      "(?<t>(?:(?:de|du|des) |d['’])[^,]{3,60}?),? (?:par|en ce|car|parce) ?",
      "Qu’est-ce qui distingue {s} {t}\u00a0?",
      0.3,
    ),
    relation(
      "ser(?:t|vent|vait|vaient)",
      `(?:essentiellement |principalement )?${OF}`,
      "À quoi {v} {s}\u00a0?",
      0.2,
    ),
    relation("est", "utilisée? (?:pour|comme|afin) ", "À quoi sert {s}\u00a0?", 0.2),
    relation("sont", "utilisée?s (?:pour|comme|afin) ", "À quoi servent {s}\u00a0?", 0.2),
    relation("se compos(?:e|ent|ait|aient)", OF, "De quoi {v} {s}\u00a0?"),
    relation(
      "est|sont",
      "(?<p>(?:composé|constitué|formé)e?s?) (?:(?:de|du|des|par) |d['’])",
      "De quoi {v} {p} {s}\u00a0?",
    ),
    relation("consist(?:e|ent|ait)", "(?:à|en|dans) ", "En quoi {v} {s}\u00a0?", 0.1),
    relation("dépend(?:ent|ait)?", OF, "De quoi {v} {s}\u00a0?"),
    relation("perme(?:t|ttent|ttait|ttaient)", "", "Que {v} {s}\u00a0?"),
    relation("condui(?:t|sent|sit)|mène(?:nt)?|aboutit", "(?:à|au|aux) ", "À quoi {v} {s}\u00a0?"),
    relation("repose(?:nt)?|se fonde(?:nt)?|s['’]appuie(?:nt)?", "sur ", "Sur quoi {v} {s}\u00a0?"),
    relation(
      "est|sont",
      "(?:donc )?(?<a>(?:obligatoire|nécessaire|possible|interdit|recommandé|requis|exigé|autorisé|licite|utile|nulle?)e?s?) (?:si |s['’]|lorsque |lorsqu['’]|quand |dès )",
      "Quand est-ce {qu}{s} {v} {a}\u00a0?",
      0.2,
    ),
    relation(
      "provoque(?:nt)?|garanti(?:t|ssent)|nécessite(?:nt)?|détermine(?:nt)?|produi(?:t|sent)|provoqua(?:it)?",
      OBJECT,
      "Que {v} {s}\u00a0?",
    ),
    relation(
      "entraîne(?:nt)?|empêche(?:nt)?|assure(?:nt)?|exige(?:nt)?|évite(?:nt)?|implique(?:nt)?|entraîna(?:it)?",
      OBJECT,
      "Qu’{v} {s}\u00a0?",
    ),
  ],
};
