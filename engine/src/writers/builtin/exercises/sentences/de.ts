import { before, opening, quality, relation, type SentenceWords } from "./types.ts";

/** How an object begins that cannot be taken for a subject's attribute. */
const OBJECT =
  "(?:den|die|das|dem|der|einen?|einem|einer|alle[ns]?|jeden?|jedes|mehrere|verschiedene|viele|zwei|drei|vier|fünf|keinen?|auch|vor allem|neben|nicht nur|sowohl|unter anderem) ";

/** Finite verbs that stand second whatever stands first. */
const FINITE =
  "(?:kann|können|muss|müssen|darf|dürfen|soll|sollen|sollten?|wird|werden|wurden?|ist|sind|waren?|hat|haben)";
/** "Der Vorteil der", "Eine Hauptaufgabe von". */
const NOTED =
  "(?:Der|Die|Das|Ein|Eine) (?:\\p{Ll}+ )?(?:\\p{Lu}\\p{Ll}*)?(?:[Vv]orteil|[Nn]achteil|[Zz]weck|[Zz]iel|[Aa]ufgabe|[Uu]rsache|[Gg]rund|[Gg]efahr|[Uu]nterschied|[Ii]dee|[Bb]edeutung|[Mm]erkmal|[Bb]esonderheit|[Vv]oraussetzung|[Ff]olge) (?:de[rs]|einer?|eines|von|vom|für|zwischen|beim?) ";

export const de: SentenceWords = {
  article: /^(?:Der|Die|Das|Ein|Eine|Jede[rs]?|Alle|Beide|Keine?|Viele|Mehrere|Einige|Manche) /u,
  why: "Warum",
  statement: new RegExp(`^(?<s>[^,;:]{3,90}?) (?<v>${FINITE}) (?<r>[^,;:]+)$`, "u"),
  question: "{w} {v} {s} {r}?",
  only: /(?<!\p{L})(?:nur|erst|lediglich|ausschließlich) /u,
  subordinate:
    /, (?:(?:in |mit |auf |an |zu |von |für |durch |bei |aus )?(?:die|der|das|den|dem|deren|dessen|denen|welche\p{L}*)|dass|daß|weil|ob|wie|wo|wenn|als|so dass|indem) /u,
  unfinished:
    /(?<!\p{L})(?:darf|dürfen|kann|können|muss|müssen|soll|sollen|sollten?|wird|werden) (?:.* )?(?!\p{Ll}*(?:en|ern|eln)$)[\p{L}-]+$|(?<!\p{L})(?:dürfen|können|müssen|sollen|sind|ein|aus|von|zu|auf|so|als|auch|selbst|besonders)$/u,
  someOf:
    /^(?:Jede[rs]?|Einige|Manche|Mehrere|Viele|Alle|Beide|Verschiedene|Meist\p{Ll}*) |(?<!\p{L})(?:erste[rns]?|zweite[rns]?|dritte[rns]?|letzte[rns]?|meisten|einfachste\p{Ll}*|modernste\p{Ll}*|nötige[rns]?|notwendige[rns]?) /u,
  adverb: / (?:nur|auch|meist|oft|immer|sonst|bereits|schon|selbst|\p{Ll}+weise)$/u,
  openings: [
    before(
      /^(?:Deshalb|Daher|Darum|Deswegen|Aus diesem Grund) (?<q>(?!auch )\p{Ll}[^,;:]{20,})$/u,
      "Warum {q}?",
    ),
    opening(
      new RegExp(`^(?:Aufgrund|Wegen|Dank) [^,;:]{5,80}? (?<q>${FINITE} [^,;:]{15,})$`, "u"),
      "Warum {q}?",
    ),
    opening(
      /^(?:Mit|Mithilfe|Mittels) [^,;:]{4,80}? (?<q>(?:kann|können|lässt|lassen) [^,;:]{15,})$/u,
      "Womit {q}?",
    ),
    opening(new RegExp(`^Durch [^,;:]{4,80}? (?<q>${FINITE} [^,;:]{15,})$`, "u"), "Wodurch {q}?"),
  ],
  relations: [
    quality(NOTED, "besteht|liegt|bestand|lag", "Worin {v} {s}?"),
    quality(NOTED, "ist|war", "Was {v} {s}?"),
    relation(
      "unterscheide(?:t|n)",
      "sich (?<t>(?:von|vom) [^,]{3,60}?),? (?:darin|dadurch|durch|in|im|hinsichtlich|insofern) ",
      "Worin {v} sich {s} {t}?",
      0.3,
    ),
    relation(
      "dien(?:t|en|te|ten)",
      "(?:dazu|der|dem|den|zur|zum|als|einer|einem|vor allem|in erster Linie|hauptsächlich)(?: |, )",
      "Wozu {v} {s}?",
      0.2,
    ),
    relation(
      "wird|werden|wurden?",
      "(?:\\p{L}+ )?(?:für|zum|zur) .{5,} (?=(?:verwendet|benutzt|eingesetzt|genutzt|gebraucht)$)",
      "Wozu {v} {s} verwendet?",
      0.2,
    ),
    relation(
      "wird|werden|wurden?",
      "(?:[^,]{0,40} )?(?<p>verwendet|benutzt|eingesetzt|genutzt|gebraucht), um ",
      "Wozu {v} {s} {p}?",
      0.2,
    ),
    relation("besteh(?:t|en)|bestand(?:en)?", "aus ", "Woraus {v} {s}?"),
    relation("besteh(?:t|en)|bestand(?:en)?", "darin,? ", "Worin {v} {s}?", 0.1),
    relation(
      "führ(?:t|en|te|ten)",
      "(?:dazu|zu|zum|zur)(?:,| )(?!.* (?:aus|durch|ein|an|fort|hin|weiter)$)",
      "Wozu {v} {s}?",
    ),
    relation("(?:bewirk|verursach)(?:t|en|te|ten)", "", "Was {v} {s}?"),
    relation("häng(?:t|en)", "(?:davon|von|vom) .* ?ab(?:,|$)", "Wovon {v} {s} ab?"),
    relation("ermöglich(?:t|en|te|ten)|erlaub(?:t|en|te|ten)", "", "Was {v} {s}?"),
    relation("sorg(?:t|en|te|ten)", "dafür, dass ", "Wofür {v} {s}?"),
    relation("stell(?:t|en)", "sicher, dass ", "Was {v} {s} sicher?"),
    relation("beruh(?:t|en|te|ten)|basier(?:t|en|te|ten)", "(?:auf|darauf)(?: |, )", "Worauf {v} {s}?"),
    relation(
      "entsteh(?:t|en)|entstand(?:en)?",
      "(?:durch|aus|dadurch|bei|indem|wenn)(?: |, )",
      "Wie {v} {s}?",
      0.1,
    ),
    relation("verhinder(?:t|n|te|ten)", OBJECT, "Was {v} {s}?"),
    relation("schütz(?:t|en)", "(?:.{3,50} )?vor ", "Wovor {v} {s}?"),
    relation("erforder(?:t|n)|benötig(?:t|en)", OBJECT, "Was {v} {s}?"),
    relation("setz(?:t|en)", "(?=.* voraus(?:,|$))", "Was {v} {s} voraus?"),
    relation(
      "ist|sind",
      "(?:nur |erst |nur dann )?(?<a>erforderlich|notwendig|nötig|sinnvoll|ratsam|unzulässig|zulässig|unwirksam|wirksam|nichtig|ausgeschlossen|möglich|verboten|erlaubt|strafbar|hilfreich|nützlich), (?:wenn|sofern|falls|soweit|sobald) ",
      "Wann {v} {s} {a}?",
      0.2,
    ),
    relation("ist|sind", "verpflichtet,? ", "Wozu {v} {s} verpflichtet?", 0.1),
    relation(
      "ist|sind",
      "(?:dafür|für [^,]{3,80}?) (?<a>zuständig|verantwortlich)(?:,|$)",
      "Wofür {v} {s} {a}?",
      0.1,
    ),
    relation(
      "(?:bestimm|regel|steuer|überwach|beeinfluss|erzeug|prüf|regulier|ersetz|überprüf)(?:t|en|n)",
      OBJECT,
      "Was {v} {s}?",
    ),
  ],
};
