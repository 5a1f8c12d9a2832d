import { before, opening, quality, relation, type SentenceWords } from "./types.ts";

const OBJECT =
  "(?:an?|the|all|any|every|each|both|two|three|four|five|several|many|various|how|what|which|whether|that|only|not only|no) ";

export const en: SentenceWords = {
  article: /^(?:The|An?|Each|Every|All|Most|Many|Some|Several|Both|No|Any) /u,
  why: "Why",
  statement:
    /^(?<s>[^,;:]{3,90}?) (?<v>can|may|must|should|shall|will|would|is|are|was|were) (?<r>[^,;:]+)$/u,
  question: "{w} {v} {s} {r}?",
  only: /(?<!\p{L})(?:only|solely|exclusively) /u,
  subordinate: /(?<!\p{L})(?:which|that|who|whose|whom|whether|because|where|if|when)(?!\p{L})/u,
  unfinished:
    /(?<!\p{L})(?:see|check|know|determine|ask|decide|test|verify|wonder|sure|as|even|just|and|or|than|what|like|not|especially|except|wait|is|are|be|days?|times?|shortly|soon|well|particularly)$/u,
  someOf:
    /^(?:Each|Every|Some|Several|Many|Most|All|Both|Any|Various|Other) |(?<!\p{L})(?:first|second|third|last|next|most|simplest|necessary|chosen|selected) /u,
  adverb:
    / (?:\p{Ll}+ly|only|also|often|usually|always|then|now|just|even|already|still|never)$| \p{Ll}+ly \p{Ll}+s (?:and|or) /u,
  openings: [
    before(/^(?:Therefore|For this reason|That is why|Consequently|Hence|Thus),? (?<m>[^,;:]{20,})$/u, "Why"),
    opening(/^(?:Due to|Because of|Owing to|Thanks to) [^,;:]{5,80}, (?<m>[^,;:]{20,})$/u, "Why"),
    opening(
      /^(?:With|Using|By using|By means of|Through) [^,;:]{4,80}?,? (?:you|one|users|administrators) can (?<q>[^,;:]{15,})$/u,
      "How can you {q}?",
    ),
  ],
  relations: [
    quality(
      "(?:The|An|One) (?:\\p{Ll}+ )?(?:purpose|goal|aim|objective|advantage|disadvantage|benefit|drawback|role|function|task|cause|reason|difference|danger|risk|problem|idea|importance|consequence) (?:of|for|between|with) ",
      "is|was",
      "What {v} {s}?",
    ),
    relation(
      "differs?|differed",
      "(?<t>from [^,]{3,60}?),? (?:in|by|because|as) ",
      "How {do} {s} {b} {t}?",
      0.3,
    ),
    relation(
      "is|are|was|were",
      "(?:\\p{L}+ly |often |also )?used (?:to|for|as|when|in order to) ",
      "What {v} {s} used for?",
      0.2,
    ),
    relation("serves?|served", "(?:as|to) ", "What purpose {do} {s} serve?", 0.1),
    relation("consists?|consisted", "of ", "What {do} {s} {b} of?"),
    relation("is|are|was|were", "(?:made up|composed) of ", "What {v} {s} made up of?"),
    relation("leads?|led", "to ", "What {do} {s} {b} to?"),
    relation("results?|resulted", "in ", "What {do} {s} {b} in?"),
    relation("depends?|depended", "(?:up)?on ", "What {do} {s} {b} on?"),
    relation("relies|rely|relied", "(?:up)?on ", "What {do} {s} {b} on?"),
    relation("protects?|protected", ".{3,50} (?:from|against) ", "What {do} {s} {b} against?"),
    relation("is|are|was|were", "based on ", "What {v} {s} based on?"),
    relation("is|are|was|were", "responsible for ", "What {v} {s} responsible for?", 0.1),
    relation("is|are|was|were", "caused by ", "What causes {s}?", 0.2),
    relation("(?:is|are) determined", "by ", "What determines {s}?", 0.1),
    relation("(?:is|are) controlled", "by ", "What controls {s}?", 0.1),
    relation("(?:is|are) regulated", "by ", "What regulates {s}?", 0.1),
    relation(
      "is|are",
      "(?:only )?(?<a>necessary|required|possible|allowed|appropriate|useful|recommended|forbidden|prohibited|needed|valid|void|unlawful) (?:only )?(?:if|when|whenever|where|unless) ",
      "When {v} {s} {a}?",
      0.2,
    ),
    relation(
      "occurs?|happens?|arises?|develops?",
      "(?:only )?(?:when|if|because|as a result|whenever) ",
      "When {do} {s} {b}?",
      0.2,
    ),
    relation("allows?|enables?|allowed|enabled", "", "What {do} {s} {b}?"),
    relation(
      "requires?|ensures?|causes?|prevents?|determines?|controls?|measures?|regulates?|produces?|affects?|influences?|releases?|converts?|caused|prevented|determined|produced|affected",
      OBJECT,
      "What {do} {s} {b}?",
    ),
  ],
};
