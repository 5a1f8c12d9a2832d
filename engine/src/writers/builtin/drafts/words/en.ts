import type { DraftWords } from "./types.ts";

export const en: DraftWords = {
  asks: /^(?:what|why|how|which|who|when|where)\s/i,
  asksWhether: /^(?:is|are|was|were|do|does|did|can|could|should|must|will|would|has|have|may)\s/i,
  noTopic:
    /^(?:learning (?:outcomes|objectives)|key (?:terms|points|takeaways)|suggested readings?|further readings?|review questions?|critical thinking.*|contact(?: information)?|acknowledg.*|answers?.*|checklist|glossary|chapter .*|tutorials?|general (?:tips|notes|information|remarks|hints)|tips and tricks|questions and answers|frequently asked.*|miscellaneous|main window|command reference|keyboard shortcuts?.*|menus?(?: and .*)?|solutions?.*)$/i,
  noTopicOpening:
    /^(?:before you (?:start|begin)|getting started|(?:an )?introduction (?:to|a)|about this|example|exercise|entry into force|commencement|other\s)/i,
  glossary: /key terms|glossary|terms|vocabulary|definitions/i,
  pronoun:
    /(?<!\p{L})(?:it|its|this|that|these|those|they|their|them|he|his|him|she|her|such|here|there|the (?:latter|former|same|above|following)|both|one|ones|another|other)(?!\p{L})/iu,
  leaning:
    /(?<!\p{L})(?:also|another|similar(?:ly)?|likewise|other|others|too|again|however|therefore|thus|moreover|furthermore|finally|next|second|third|instead|additionally|first|still|yet|same)(?!\p{L})/iu,
  example: /(?:for example|for instance|e\.g\.|such as|consider the)/i,
  thisWork: /this (?:chapter|manual|handbook|guide|book|section|document)/i,
  because: /^(.{25,}?),?\s+(because(?! of)\s.{15,})$/u,
  leansOnReason:
    /(?<!\p{L})(?:called|named|on the contrary)(?!\p{L})|(?<!\p{L})(?:especially|particularly|more|simply|just|only|not|partly|mainly|largely|precisely)$/iu,
  furtherClause: /,\s+and\s/u,
  ifClause: /^(If\s[^,]{12,170}),\s+(?:then )?(.{20,})$/u,
  called:
    /^(.{15,200}?)\s(?:is|are)\s(?:called|known as|termed|referred to as)\s(?:an?\s|the\s)?[“"]?(\p{L}[\p{L}-]+(?:\s[\p{L}-]+){0,3})[”"]?\.$/u,
  control: /^(?:this|these|it |lets|allows|shows|opens|enables|displays|active|if )/iu,
  author: /(?<!\p{L})(?:I|my|me|we|us|our)(?!\p{L})/u,
};
