import { optionPatterns } from "./options.ts";
import type { QuestionPatterns } from "./types.ts";

export const en: QuestionPatterns = {
  asksForStatements: /\bwhich (of these |of the following )?statements?\b/i,
  turningWords:
    "not no never nor without neither hardly unless if nobody nothing few rarely seldom t cannot than",
  leansOutside:
    /\b(as (shown|mentioned|described|seen|explained) (above|below|before|earlier)|(shown|mentioned|described|listed) (above|below)|(in|of|from|at) (this|the) (figure|table|image|picture|diagram|photo|graph|chart|example|illustration)|(figure|table|fig\.) \d|(the|this) (above|previous) (text|example|sentence|paragraph|question)|in class|the video)\b/i,
  namesPassage: /\b(the following|this) (passage|sentence|quotation|excerpt|paragraph|statement)\b/i,
  pointing:
    /\b(he|she|they|him|her|them|it|(?:this|these|those)(?! (?:text|step|course|section|chapter|lesson|statement|sentence|term|word|passage|name)s?\b))\b/i,
  openers: /^(this|these|those|he|she|they|such|therefore|thus|however|the (latter|former))\b/i,
  pointers:
    /^(this|these|those|that|it|they|he|she|such|thus|therefore|hence|however|the (latter|former))\b(?! is (necessary|possible|important)\b)/i,
  mayStandTwice: /^(that|had|very|is|her|so)$/,
  uncontracted: null,
  trailing:
    /(?<![\p{L}-])(and|or|because|the|a|an|but|whereas|although|which|if|nor|than|my|their|its)["”.…]*$/iu,
  verbal: /(?:ed|s|t|d|w|n|ke|ve|me)$/,
  bareNoun: null,
  absolute:
    /\b(always|never|nobody|completely|entirely|absolutely|without exception|under all circumstances|impossible)\b/i,
  numberWord:
    /\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|half|dozen)\b/iu,
  beforeGap: /\b(an?)(\s+_{2,}|\s*[….:]*\s*["”»]?\??$)/iu,
  vowel: /^(?:[aeio]|u(?!ni|sa|se|su|ti|r[aoi]|t))(?!ne\b|nce\b|u)|^(?:hour|honest|honou?r|heir)/i,
  joining:
    /^(and|or|after|before|over|under|about|at|least|most|only|more|less|than|both|until|since|around|nearly|not|even|also|every|almost|up|to|as|well|up)$/,
  impersonal:
    /\bit (?:necessary|possible|important|called|take|mean|cost|better|true|that)\b|\bis it\b|\bdoes it\b(?= (?:take|cost|mean|matter))/giu,
  demonstrative: /^(?:this|these|those)/i,
  namesOptions: optionPatterns({
    option: "options?|answers?",
    only: "only",
    both: "both",
    and: "and",
    is: "is",
    the: "the",
    judged: "correct|right|wrong|false|incorrect",
    places: "first|second|third|fourth|last",
    placed: "(?:first|second|third|fourth|last) (?:option|answer)",
    together: "all of the above|none of the above",
  }),
};
