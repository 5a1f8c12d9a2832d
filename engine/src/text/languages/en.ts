import { type LanguageRules, wordSet } from "./types.ts";

export const en: LanguageRules = {
  code: "en",
  determiners: wordSet(`
    the a an this that these those its their his her our your each every any some no
  `),
  connectors: wordSet(`
    of
  `),
  abbreviations: wordSet(`
    e.g i.e etc cf vs fig figs eq no nos vol p pp dr mr mrs ms prof st ca approx al inc ltd jr
    sr ch sec ed eds op cit dept est min max
  `),
  anaphoricStarts: wordSet(`
    examples example has have had is are was were can could do does did use used this that these
    those it it's they he she him such here there then thus therefore hence however moreover
    furthermore also but and or so yet similarly likewise instead consequently nevertheless
    otherwise finally next again another other others either neither its their his her we you i
    our your my let note see remember consider imagine click choose please now indeed still
    perhaps maybe first firstly second secondly third lastly both one ones some many most few
    all what why how when where who which if as since because while although though unless until
    after before once rather meanwhile overall accordingly additionally besides even only just
    yes no not well
  `),
  anaphoricOpening:
    /^(in (this|that|these|such|addition|contrast|fact|other words|particular|short|turn|general|both|each|either|all|our|my|your)|for (this|that|example|instance|these|our)|at (this|that|the same time)|on the (other|contrary)|as (a|such|we|you|mentioned|a result)|of course|to (do|this|that|be|make|see|use|get)|by (this|that|doing)|with (this|that|these)|from (this|that|these)|the (latter|former|same|other|following|above|next|first|second|third|last|previous|result|reason|answer|question|point|problem|idea|only|rest|two|three|present)|under (this|these)|like)\b/i,
  pointingWords:
    /\b(examples|image|picture|photo|illustration|example|first case|second case|latter case|on the right|on the left|mentioned above|each of them|this|these|those|the latter|the former|such|above-mentioned|aforementioned|see|figure|fig|table|section|chapter|appendix|page|shown|described|mentioned|following|previous|as follows|below|click|menu|button|dialog|said|says|o'clock|ibid|op|let us|for short|short for|so-called|as we|above all)\b/i,
  personal: /\b(I|we|you|my|our|your|us|me|ourselves|yourself|let's)\b/i,
  vagueNouns: wordSet(`
    result results reason reasons problem problems example examples purpose purposes goal goals
    idea way ways difference differences answer question first next aim only other part parts
    thing things point points case cases main same second last following latter former one ones
    lot kind type types effect effects solution step steps fact facts issue advantage
    disadvantage name names number order word words term rest alternative option options there
    here what which who it he she they this that these user users people person time day year
    place means good bad important new section chapter article text book author authors page
    figure table list
  `),
  numberWords: ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
  leadingConnective:
    /^(However|Therefore|Thus|Moreover|Furthermore|In addition|For example|In fact|Of course|Indeed|Also|Finally|In general|Generally|Today|Nevertheless|Consequently|As a result|In particular|Hence|Additionally|Overall|Typically|Usually),\s+/,
  leadingConjunction: /^(But|And|So|Yet),?\s+/,
  earlyPronoun: /^(it|its|they|their|them|he|she|his|her|him|here|there|so|then|now|one|ones|do|does)$/i,
  copula:
    /^(is|are|was|were|has|have|can|must|will|may|should|cannot|consists|contains|allows|requires|produces|forms|uses|makes|gives|provides|means|becomes|takes)$/,
  finiteVerb:
    /^(is|are|was|were|has|have|had|can|could|will|would|must|may|might|should|does|do|did|cannot|became|began|made|took|gave|came|went|led|held|rose|grew|lost|won|saw|wrote|found|kept|means|refers|serves?|acts?|exists?|appears?|needs?|plays?|includes?|contains?|provides?|requires?|represents?|moves?|functions?|protects?|supports?|carry|carries|connects?|increases?|decreases?|develops?|continues?|believes?|helps?|allows?|causes?|produces?|depends?|occurs?|remains?|consists?|comes?|goes|becomes?|takes?|gives?|makes?|uses?|shows?)$/,
  verbEnding: null,
  runIn: /^(?:[^\s"“(]+\s){1,8}(?:The|A|An|Any|When|If|In|For|This|These|It|They|To)\s\p{Ll}/u,
  beforeVerb: /^(it|they|he|she|we|you|who|which)$/,
  afterVerb: /^(not|n't)$/,
  functionWords: wordSet(`
    the and of is to that it for are with this be as by not or which from was
  `),
  definition: {
    article: /^(?:(The|A|An)\s+)/,
    verbs:
      "(?:is|are) (?:defined as |known as |the term for )?(?=(?:a|an|the|any|one)\\b)|refers? to|means|denotes?|is defined as|are defined as|consists? of|describes?",
  },
};
