import { type LanguageRules, wordSet } from "./types.ts";

export const de: LanguageRules = {
  code: "de",
  determiners: wordSet(`
    der die das den dem des ein eine einen einem einer eines dieser diese dieses diesem diesen
    kein keine keinen keinem keiner im am zum zur vom beim ins ans seine seiner ihre ihrer
  `),
  connectors: wordSet(`
    der des von für
  `),
  abbreviations: wordSet(`
    fig mill z b d h bzw ca vgl abb nr dr prof etc usw evtl ggf inkl s u a o ä bspw sog mio mrd
    st abs art bd hrsg aufl jh v n chr tab kap insb zzgl max min tel str lt gem i
  `),
  anaphoricStarts: wordSet(`
    jetzt nun dagegen wegen trotz hinsichtlich bezüglich zusammengefasst leider insbesondere
    ähnlich dies diese dieser dieses diesem diesen er sie es ihr ihre ihren ihrem ihrer sein
    seine seinen seinem seiner daher deshalb deswegen somit also damit dadurch dabei dafür davon
    dazu daran darauf daraus darin darüber darunter hier hierbei hierzu hierfür hierdurch dort
    dann danach jedoch allerdings aber und oder denn doch auch außerdem zudem ferner ebenso so
    solche solcher solches solchen beispielsweise trotzdem dennoch andererseits einerseits
    zunächst schließlich erstens zweitens drittens wir ich jener jene jenes deren dessen wenn
    falls weil da obwohl während nachdem bevor sobald sofern nicht nur beide beides was wer wie
    wo warum welche welcher welches woraus wobei einige manche andere anderen dasselbe derselbe
    dieselbe letztere letzterer letzteres ersteres erstere eben eigentlich natürlich vielleicht
    gleichzeitig anschließend inzwischen umgekehrt demnach folglich nämlich bitte beachten siehe
    man einer
  `),
  anaphoricOpening:
    /^(das (ist|sind|war|heißt|bedeutet|wird|kann|hat|gilt|gleiche|führt|liegt|würde|macht|erste|zweite)|die (folgende|obige|vorherige|oben|erste|zweite|dritte|letzte|beiden|anderen|zwei|drei)\w*|der (folgende|erste|zweite|dritte|letzte|obige)\w*|zum (beispiel|einen|anderen)|in (diesem|dieser|diesen|solchen|der regel)|mit (diesem|dieser|diesen)|aus (diesem|dieser|diesen)|bei (diesem|dieser|diesen)|für (diese|dieses|diesen)|auf (diese|diesem|dieser)\w*|unter (diesen|dieser)|durch (diese|dieses|diesen)|im (folgenden|gegensatz dazu)|um (dies|das)|wie (bereits|oben|schon|im)|ein (beispiel|weiterer|weiteres|anderer|anderes)|eine (weitere|andere)|unter anderem|vor allem|nach dem|(ist|sind|hat|haben|kann|können|wird|werden|wäre|soll|gibt|steht|liegt|kommt|geht|bestehen|besteht)\b)/i,
  pointingWords:
    /\b(erstgenannt\\w*|letztgenannt\\w*|solch|Abb|obigen|o\\. ?g|Erläuterung\\w*|Bild|Bilder|Scan|Grafik|Beispiel|Beispiele|ersten Fall|zweiten Fall|letzten Fall|oben|nachfolgend\\w*|untenstehend\\w*|genannte[rnms]?|Satz \\d|Nummer \\d|Absatz \\d|Absätze|Buchstabe|dies|diese[rnms]?|solche[rnms]?|jene[rnms]?|letztere[rnms]?|erstere[rnms]?|siehe|vgl|Abbildung|Abb|Tabelle|Abschnitt|Kapitel|Seite|Anhang|folgende[rnms]?|obige[rnms]?|oben genannte\w*|bereits erwähnt|erwähnt\w*|beschrieben\w*|vorherige[rnms]?|klicken|Menü|Schaltfläche|derselben|desselben|im vorangehenden|besprochen\w*|vorstehend\w*|genannten)\b/i,
  personal:
    /\b(ich|wir|uns|unser\w*|mich|mir|mein\w*|du|dich|dir|dein\w*)\b|(?<=\S\s)(Sie|Ihnen|Ihr|Ihre[rnms]?)\b/,
  vagueNouns: wordSet(`
    ergebnis grund gründe problem beispiel beispiele zweck ziel idee weg unterschied antwort
    frage teil sache punkt fall art lösung schritt tatsache vorteil nachteil name zahl
    reihenfolge wort rest alternative option dies das es er sie benutzer anwender menschen
    person zeit tag jahr ort abschnitt kapitel text buch autor seite liste folge ursache aufgabe
    anzahl hauptgrund voraussetzung regel möglichkeit erste zweite nächste wichtigste einzige
    folgende
  `),
  numberWords: ["zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"],
  leadingConnective: null,
  leadingConjunction: /^(Aber|Denn|Und|Doch)\s+/,
  earlyPronoun:
    /^(er|es|ihnen|ihm|ihn|ihr|ihre|ihren|ihrem|ihrer|sein|seine|seinen|seinem|seiner|dort|hier|dabei|damit|davon|dazu|dafür|darin|darauf|daran|dadurch|hierbei|so|nun|jetzt|dann|denen|beide|beiden|derselbe|dieselbe|dasselbe|sie)$/,
  copula:
    /^(ist|sind|war|waren|hat|haben|hatte|kann|können|wird|werden|wurde|wurden|muss|müssen|muß|darf|dürfen|soll|sollen|besteht|bestehen|enthält|enthalten|bildet|bilden|liegt|liegen|führt|dient|gilt|gibt|ermöglicht|zeigt|stellt|beruht|gehört|gehören)$/,
  finiteVerb:
    /^(ist|sind|war|waren|hat|haben|hatte|hatten|wird|werden|wurde|wurden|kann|können|konnte|konnten|muss|müssen|muß|musste|mußte|darf|dürfen|soll|sollen|sollte|will|wollen|gibt|gab|geht|ging|kommt|kam|liegt|lag|steht|stand|bleibt|blieb|bleiben|lässt|läßt|ließ|zeigt|zeigen|führt|führen|bildet|bilden|enthält|enthalten|besteht|bestehen|gilt|gelten|dient|dienen|hält|findet|finden|fand|nimmt|nahm|sieht|scheint|scheinen|wirkt|entsteht|erhält|ergibt|beträgt|heißt|nennt|stellt|setzt|macht|braucht|verwendet|nutzt|erlaubt|ermöglicht|unterstützt|spielen|spielt|erfordert|bedeutet|beschreibt|bezeichnet|umfasst|gehört|gehören|folgt|beginnt|endet|wächst|schwimmt|bedürfen|bedarf|erfolgt|erfolgen|wandern|schwimmen|entspricht|würde|würden|wäre|hätte|könnte|könnten|möchte|möchten|mag)$/,
  verbEnding: null,
  runIn:
    /^(?:[^\s"“„(]+\s){1,8}(?:Der|Die|Das|Ein|Eine|Im|In|Wenn|Mit|Für|Bei|Es|Zum|Nach|Auf|Durch|Alle|Jede[rs]?)\s\p{L}/u,
  beforeVerb: /^(er|sie|es|wir|man)$/,
  afterVerb: /^(sich|nicht|man)$/,
  functionWords: wordSet(`
    der die das und ist nicht ein eine zu von mit für auf den werden sich auch im dem des als
    bei oder
  `),
  definition: {
    article: /^(?:(Der|Die|Das|Ein|Eine)\s+)/,
    verbs:
      "(?:ist|sind) (?=(?:ein|eine|einer|eines|der|die|das|jede|jeder|jedes)\\b)|bezeichnet|bezeichnen|bedeutet|beschreibt|beschreiben|besteht aus|bestehen aus",
  },
};
