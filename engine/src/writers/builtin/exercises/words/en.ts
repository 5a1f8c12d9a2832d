import type { ExerciseWords } from "./types.ts";

export const en: ExerciseWords = {
  asks: /^(?:what|why|how|which|who|when|where)\s/i,
  asksHow: /^how to\s/i,
  asksWhether: /^(?:is|are|was|were|do|does|did|can|could|should|must|will|would|has|have|may)\s/i,
  noTopic:
    /^(?:learning (?:outcomes|objectives)|key (?:terms|points|takeaways)|suggested readings?|further readings?|review questions?|critical thinking.*|contact(?: information)?|acknowledg.*|answers?.*|checklist|glossary|chapter .*|tutorials?|general (?:tips|notes|information|remarks|hints)|tips and tricks|questions and answers|frequently asked.*|miscellaneous|main window|command reference|keyboard shortcuts?.*|menus?(?: and .*)?|solutions?.*)$/i,
  noTopicOpening:
    /^(?:before you (?:start|begin)|getting started|(?:an )?introduction (?:to|a)|about this|example|exercise|entry into force|commencement|other\s)/i,
  addressed:
    /^(?!(?:use|set|let|read|review|run|start|plan|check|list|process|show|report) (?:of|up|cases?)\b)(?:make|use|write|keep|give|take|choose|find|set|build|create|avoid|ask|share|be|get|let|start|stop|learn|know|don['’]t|do not|treat|focus|document|define|check|add|remove|prepare|understand|encourage|tell|show|try|think|plan|run|apply|submit|mail|send|complete|read|review)\s/i,
  infinitive: /^$/,
  knowing: /^$/,
  promisesSteps:
    /(?<!\p{L})(?:steps?|process|procedure|instructions|method|directions|stages?|phases?)(?!\p{L})/iu,
  glossary: /key terms|glossary|terms|vocabulary/i,
  instruction:
    /^(?:add|mix|stir|heat|cut|place|put|remove|cook|bake|pour|let|take|turn|serve|season|combine|cover|bring|preheat|fry|slice|chop|press|open|click|select|enter|choose)\s/i,
  pronoun:
    /(?<!\p{L})(?:it|its|this|that|these|those|they|their|them|he|his|him|she|her|such|here|there|the (?:latter|former|same|above|following)|both|one|ones|another|other)(?!\p{L})/iu,
  leaning:
    /(?<!\p{L})(?:also|another|similar(?:ly)?|likewise|other|others|too|again|however|therefore|thus|moreover|furthermore|finally|next|second|third|instead|additionally|first|still|yet|same)(?!\p{L})/iu,
  example: /(?:for example|for instance|e\.g\.|such as|consider the)/i,
  announcing:
    /(?:following|in what follows|we will|let us|there are (?:several|many|two|three|four|five|various))/i,
  thisWork: /this (?:chapter|manual|handbook|guide|book|section|document)/i,
  pictured: /(?<!\p{L})(?:images?|figures?|screenshots?)(?!\p{L})|^(?:Note|Important)\s*[:!]/iu,
  kindNoun:
    /(?<!\p{L})(?:types|kinds|categories|forms|ways|parts|fields|stages|phases|principles|elements|factors|functions)(?!\p{L})/iu,
  badIntroEnd: /(?:example|instance|such as|note|see|figure|table|video|clip|website|link|credit|source)s?$/i,
  badIntroStart: /^(?:Here|Below|The following)(?!\p{L})/iu,
  joining: /[,;]?\s+(?:and|or)$/iu,
  because: /^(.{25,}?),?\s+(because(?! of)\s.{15,})$/u,
  leansOnReason:
    /(?<!\p{L})(?:called|named|on the contrary)(?!\p{L})|(?<!\p{L})(?:especially|particularly|more|simply|just|only|not|partly|mainly|largely|precisely)$/iu,
  furtherClause: /,\s+and\s/u,
  ifClause: /^(If\s[^,]{12,170}),\s+(?:then )?(.{20,})$/u,
  toDo: /^(?:please\s|you (?:should|must|need to|have to|ought to)\s|(?:should|must)\b|(?:the \p{L}+|it) (?:should|must)\b)|^it (?:is|may be) (?:best|better|wise|important)/iu,
  wanting: /(?<!\p{L})(?:you|one)\s(?:want|wish|would like|are looking|need)\s/u,
  notMain:
    /^(?:and|or|but|which|who|whose|that|where|such|including|as|e\.g|not|even|especially|rather|like|nor|with|because|so that|if|when)\b/i,
  notCase:
    /(?<!\p{L})(?:we|readers?|can|may|nevertheless|still|at least|on the one hand|traditional\p{L}*)(?!\p{L})/iu,
  purpose:
    /^((?:To|In order to)\s(?!be (?:sure|honest|fair|clear)|do (?:this|so|that)|this|that|summari[sz]e|see)[^,]{10,140}),\s+(.{15,})$/u,
  purposeOpening: /^(?:To|In order to)\s+/u,
  purposeWord: "to ",
  can: /(?<!\p{L})(?:you can|you may|one can|users can|can be)(?!\p{L})/u,
  dangling: /(?<!\p{L})(?:instead|alternatively|there|here|thereby|respectively)(?!\p{L})/iu,
  needed: /(?<!\p{L})(?:must|should|needs?|have to|has to|requires?|required|necessary)(?!\p{L})/u,
  notPurpose: /(?<!\p{L})(?:only|behaviou?r)(?!\p{L})/iu,
  leadsElsewhere: /consult|click|menu|→|website|\bsite\b|checklist|\bsee\b/iu,
  called:
    /^(.{15,200}?)\s(?:is|are)\s(?:called|known as|termed|referred to as)\s(?:an?\s|the\s)?[“"]?(\p{L}[\p{L}-]+(?:\s[\p{L}-]+){0,3})[”"]?\.$/u,
  praise: /acronym|abbreviation|elegant|easy|advanced|popular|powerful/iu,
  control: /^(?:this|these|it |lets|allows|shows|opens|enables|displays|active|if )/iu,
  past: /(?<!\p{L})(?:was|were|had|went|came|said|asked|saw|took|stood|looked|knew|made|gave|found|thought|began)(?!\p{L})/u,
  author: /(?<!\p{L})(?:I|my|me|we|us|our)(?!\p{L})/u,
  afterwards: /(?<!\p{L})(?:then|finally|now|next|once)(?!\p{L})/iu,
  inCase: /^(?:if|in case|should you)(?!\p{L})/iu,
};
