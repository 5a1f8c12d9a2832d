import { before, opening, quality, relation, type SentenceWords } from "./types.ts";

const OBJECT =
  "(?:el|la|los|las|una?|unos|unas|al|del?|que|si|cómo|qué|cuál|todos|todas|todo|toda|cada|varios|varias|dos|tres|cuatro|cinco|tanto|entre) ";

export const es: SentenceWords = {
  article:
    /^(?:El|La|Los|Las|Una?|Unos|Unas|Cada|Todos|Todas|Todo|Toda|Ningún|Ninguna|Algunos|Algunas|Muchos|Muchas|Varios|Varias) /u,
  why: "Por qué",
  statement:
    /^(?<s>[^,;:]{3,90}?) (?<v>(?:se )?(?:puede|pueden|debe|deben)|es|son|está|están|será|serán|era|eran) (?<r>[^,;:]+)$/u,
  question: "¿{w} {s} {v} {r}?",
  only: /(?<!\p{L})(?:s[oó]lo|solamente|únicamente|exclusivamente) /u,
  subordinate: /(?<!\p{L})(?:que|quien|quienes|cuy[oa]s?|donde|porque|si|cuando)(?!\p{L})/u,
  unfinished:
    /(?<!\p{L})(?:incluso|como|comprobar|saber|preguntar|ver|todo|salvo|aun|y|o|es|son|no|excepto|está|están|estar|años|días|poco)$/u,
  someOf:
    /^(?:Cada|Algun[oa]s|Much[oa]s|Vari[oa]s|Tod[oa]s?|Divers[oa]s|Ambos|Ambas) |(?<!\p{L})(?:primer[oa]?s?|segund[oa]|últim[oa]s?|mayoría|más|necesari[oa]s?|elegid[oa]s?)(?!\p{L})/u,
  adverb: / (?:s[oó]lo|también|normalmente|siempre|solamente|ya|no|\p{Ll}+mente)$/u,
  openings: [
    before(
      /^(?:Por eso|Por ello|Por esta razón|Por este motivo|Por lo tanto|Por tanto),? (?<q>(?:el|la|los|las|una?) [^,;:]{20,})$/u,
      "¿Por qué {q}?",
    ),
    opening(
      /^(?:Debido a|Gracias a|A causa de)l? [^,;:]{4,80}, (?<q>(?:el|la|los|las|una?) [^,;:]{20,})$/u,
      "¿Por qué {q}?",
    ),
    opening(
      /^(?:Con|Mediante|Usando|Utilizando) [^,;:]{4,80}?,? (?:se pueden?|es posible|puede|podemos) (?<q>\p{Ll}+[aei]r(?:se)? [^,;:]{12,})$/u,
      "¿Cómo se puede {q}?",
    ),
  ],
  relations: [
    quality(
      "(?:El|La) (?:principal )?(?:objetivo|propósito|fin|finalidad|ventaja|desventaja|inconveniente|función|papel|causa|razón|diferencia|problema|tarea|misión|idea|peligro|riesgo) (?:principal )?(?:de|del|entre|para) ",
      "es|era|consiste en|consistía en",
      "¿Cuál es {s}?",
    ),
    relation(
      "se diferencia(?:n)?|se distingue(?:n)?",
      "(?<t>(?:de|del) [^,]{3,60}?),? (?:en|por|porque) ",
      "¿En qué {v} {s} {t}?",
      0.3,
    ),
    relation("sirven?|servían?", "(?:principalmente )?(?:para|de|como|a) ", "¿Para qué {v} {s}?", 0.2),
    relation("se (?:usa|utiliza|emplea)n?", "(?:principalmente )?(?:para|como) ", "¿Para qué {v} {s}?", 0.2),
    relation("constan?|se componen?", "del? ", "¿De qué {v} {s}?"),
    relation(
      "está|están",
      "(?<p>(?:compuest|formad|constituid|integrad)[oa]s?) (?:de|por) ",
      "¿Por qué elementos {v} {p} {s}?",
    ),
    relation("consisten?|consistía", "en ", "¿En qué {v} {s}?", 0.1),
    relation("dependen?|dependía", "del? ", "¿De qué {v} {s}?"),
    relation("permiten?|permitía", "", "¿Qué {v} {s}?"),
    relation("conducen?|llevan?|dan? lugar|condujo|llevó", "al? ", "¿A qué {v} {s}?"),
    relation("se basan?|se apoyan?|se fundamentan?", "en ", "¿En qué {v} {s}?"),
    relation("se encargan?|se ocupan?", "del? ", "¿De qué {v} {s}?", 0.1),
    relation(
      "es|son",
      "(?:solo |sólo )?(?<a>obligatori[oa]s?|necesari[oa]s?|posibles?|recomendables?|convenientes?|nul[oa]s?|útil|útiles|válid[oa]s?|lícit[oa]s?) (?:si|cuando|siempre que|en caso|solo si|sólo si) ",
      "¿Cuándo {v} {a} {s}?",
      0.2,
    ),
    relation("se producen?|ocurren?|surgen?|aparecen?", "(?:cuando|si) ", "¿Cuándo {v} {s}?", 0.2),
    relation("se deben?", "a(?:l| que)? ", "¿A qué {v} {s}?", 0.1),
    relation(
      "provocan?|impiden?|evitan?|garantizan?|aseguran?|exigen?|requieren?|necesitan?|determinan?|regulan?|producen?|provocó|produjo",
      OBJECT,
      "¿Qué {v} {s}?",
    ),
  ],
};
