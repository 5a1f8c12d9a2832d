import { type LanguageRules, wordSet } from "./types.ts";

export const fr: LanguageRules = {
  code: "fr",
  determiners: wordSet(`
    le la les l un une des du au aux ce cet cette ces son sa ses leur leurs chaque tout toute
    tous toutes
  `),
  connectors: wordSet(`
    de du des d à
  `),
  abbreviations: wordSet(`
    p ex etc cf fig figs env m mm dr pr st vol no n art al éd chap av j c app max min ca
  `),
  anaphoricStarts: wordSet(`
    ce c cela ça ceci cette cet ces il elle ils elles ainsi donc alors cependant toutefois
    néanmoins mais et ou or car puis ensuite enfin aussi ici là nous vous je j on leur leurs son
    sa ses celui-ci celle-ci ceux-ci celles-ci celui celle ceux celles y en d'abord si lorsque
    lorsqu quand comme puisque puisqu bien parce pour afin qui que quoi où pourquoi comment quel
    quelle même voici voilà certains certaines plusieurs autres autre tel telle tels telles tout
    tous toutes notre nos votre vos mon ma mes premièrement deuxièmement finalement également
    seulement pourtant maintenant dès après avant sans n ne non rien aucun aucune une tandis
    malgré peut-être oui notez remarquez supposons imaginez consultez
  `),
  anaphoricOpening:
    /^(de (plus|ce|cette|ces|même|là|nombreu\w+)|en (effet|outre|revanche|ce|cette|ces|d'autres|fait|particulier|général|bref)|par (exemple|conséquent|contre|ailleurs|ce|cette|ces)|d'(autre|un autre|où|ailleurs|une part|autres)|dans (ce|cette|ces|tous|notre|un cas)|à (ce|cette|ces|partir)|avec (ce|cette|ces)|c'(est|était)|au contraire|l'(autre|un)|les (deux|autres|premiers|premières|suivants|suivantes|mêmes|trois)|la (première|seconde|deuxième|dernière|suivante|même|troisième)|le (premier|second|deuxième|dernier|suivant|même|troisième|problème|résultat|but)|un (autre|exemple)|une (autre)|il\b|sur (ce|cette|ces)|sous (ce|cette|ces)|ce qui|qu'|autrement|d'après|s')/i,
  pointingWords:
    /(?<![\p{L}])(image|images|exemple|exemples|premier cas|second cas|dernier cas|chacune?|ledit|ladite|susdit|à droite|à gauche|plus haut|plus bas|avons|cette|cet|ces|cela|ceci|celui-ci|celle-ci|ceux-ci|celles-ci|celui|celle|ce dernier|cette dernière|ces derniers|voir|voyez|figure|fig|tableau|section|chapitre|annexe|page|ci-dessus|ci-dessous|ci-après|suivante?s?|précédente?s?|précédemment|décrite?s?|mentionnée?s?|cliquez|menu|bouton|dit-il|veuillez|considérez|notez|ce dernier)(?![\p{L}])/iu,
  personal: /(?<![\p{L}])(je|j|nous|vous|notre|nos|votre|vos|mon|ma|mes|me|moi|tu|on)(?![\p{L}])/iu,
  vagueNouns: wordSet(`
    résultat raison problème exemple but objectif idée façon manière différence réponse question
    partie chose point cas solution étape fait avantage inconvénient nom nombre ordre mot reste
    alternative option utilisateur personne temps jour année lieu section chapitre texte livre
    auteur page liste cela ce il elle effet premier dernier seul même autre principal raisons
    règle
  `),
  numberWords: ["deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"],
  leadingConnective:
    /^(Cependant|Toutefois|Ainsi|En effet|De plus|Par exemple|En outre|Par conséquent|Néanmoins|En revanche|Aujourd'hui|En général|Généralement|Enfin|En fait|Par ailleurs|En particulier),\s+/,
  leadingConjunction: /^(Mais|Or|Et|Car),?\s+/,
  earlyPronoun:
    /^(il|ils|elle|elles|lui|leur|leurs|son|sa|ses|y|en|ici|là|ainsi|alors|celui|celle|ceux|celles|le|ce)$/i,
  copula:
    /^(est|sont|était|étaient|a|ont|peut|peuvent|doit|doivent|fut|permet|permettent|contient|comprend|constitue|constituent|consiste|nécessite|représente|repose|dépend|correspond|produit|forme)$/,
  finiteVerb:
    /^(est|sont|était|étaient|fut|furent|a|ont|avait|avaient|sera|seront|peut|peuvent|doit|doivent|fait|font|va|vont|permet|permettent|donne|donnent|reste|restent|devient|constitue|constituent|contient|comprend|représente|produit|montre|utilise|existe|consiste|dépend|nécessite|correspond|offre|prend|porte|suppose|repose|développe|serait|pourrait|pourraient|garantit|garantissent|définit|respecte|respectent|appartient|provient|signifie|joue|jouent|tient|vient|viennent|indique|indiquent|mesure|divise)$/,
  verbEnding: /^(\p{L}{3,}(?:aient|ait|èrent|era|eront|urent|irent))$/u,
  runIn: /^(?:[^\s"“«(]+\s){1,8}(?:Le|La|Les|Un|Une|Des|Il|Elle|Ce|Cette|Pour|Dans|Si)\s\p{Ll}/u,
  beforeVerb: /^(il|elle|ils|elles|on|qui|ne|n|se|s|y)$/,
  afterVerb: /^(pas)$/,
  functionWords: wordSet(`
    le la les et est des une dans que pour qui sur pas du au cette de par plus ou l d
  `),
  definition: {
    article: /^(?:(Le|La|Les|Un|Une|Des)\s+|(L['’]))/,
    verbs:
      "(?:est|sont) (?=(?:un|une|le|la|l['’]|les|des|tout|toute)(?:\\s|(?<=['’])))|désigne|désignent|représente|consiste (?:à|en)|signifie|correspond (?=à|au)|se compose de|est défini comme|est définie comme",
  },
};
