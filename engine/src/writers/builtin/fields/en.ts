const BE = "(?<![a-z])(?:is|are|was|were|be|been|being)(?: [a-z]+ly| also| often| always| then| only)? ";
const BE_ONLY = "(?<![a-z])(?:is|are|was|were|be|been|being) ";
const NUMBER =
  "(?:\\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|half|once|twice)";
const SMALL = "(?<![\\d,.])(?:[1-9]|1[0-2]|one|two|three|four|five|six|seven|eight|nine|ten|few|several)";
const NP = "(?:the|a|an|its|their|this|these|those|your|all|any|our|his|her)\\b";
/** Not behind an article, a form of "be" or a preposition: there the next word is a noun or a participle. */
const VERB =
  "(?<!\\S)(?!(?:the|an?|hardly|of|its|their|his|her|our|your|no|any|each|as|is|are|was|were|be|been|being|too|very|so|more|most|less|by|with|in|on|for|at|from|both|some|all|two|three|many|few|several)\\b)\\S+ ";
/** No denial anywhere before. */
const AFFIRMED = "^(?!.*\\b(?:not|never|no|none|cannot|neither|nor)\\b)(?!.*n['’]t\\b).* ";
const AFFIRMED_PLAIN = `${AFFIRMED.trim()}(?<!\\b(?:right|just|immediately|soon|long|shortly|hours?|days?|weeks?|months?|years?|minutes|was|were|or)) `;
const MONTHS =
  "January | February | March | April | May | June | July | August | September | October | November | December";

/** Fields of English words; how they are written stands in `../fields.ts`. */
export const FIELDS_EN = `
! influence | influences | influenced | discussed later | described later | or not | all bets | years of age | years old | in the end | the other way | nearly all | almost all | practically all | virtually all | almost every | nearly every | almost no | almost never | almost always | nearly always | control | controls | controlled | measure | measures | limit | limits | limited | finally | even though | number of | sort of | kind of | a number of | so that | such that | now that
! delay | delays | can be found | may be found | red eye | generally speaking | found in the | more often than not | can also be found | be able to | not always | isn’t always | aren’t always | don’t always | doesn’t always | not often | not usually | not necessarily | not all | not every | not only | not many | not too | not very | at all | above all | after all | first of all | all over | all kinds | all sorts | once and for all | as many as | as much as | as well as | so many | too many | how many | how much | as if | even if | only if | see if | know if | if any | if not | what if | whether or not | if and only if | if necessary | if possible | if so
! more or less | at least one of | at first | at last | at most one | first-class | in the first place | for the first time | last but not least | the last time | once more | over and over | long before | soon after | day after day | year after year | one after the other | one after another | look after | looks after | looked after | looking after | before long | the day before | shortly after | even after | even before | only after | named after | called after | black and white | red tape | green light | blue screen | white paper | black box | white space | black hole | black list | white list | red herring | let alone | each other | no longer | no one | no matter | all right | on the other hand | on the one hand | at the same time | the same time | the most recent | short of | in short | as far as | so far | by far
! open source | free software | public domain | public key | private key | hard disk | hard drive | hard disks | hard drives | cold war | middle ages | second world war | first world war | great britain | high school | must have | may have | might have | can have | as soon as possible | as possible | if you like | must also | replace | replaces | replaced | replacing | ignore | ignores | ignored | ignoring | contradict | contradicts | contradicted | presuppose | presupposes | presupposed | conceal | conceals | concealed | exclude | excludes | excluded | simulate | simulates | simulated | risk | risks | only slightly | years later | days later | weeks later | months later | hours later | minutes later | a few | last few | few years | has to do | has to offer | have to offer | have to do | the former | other than | rather than | not without | cannot help | cannot but
! once again | at once | most of the time | in simple terms | without a doubt | over the years | in general | long since | all right | right away | all along | in all | if at all | for all | South Africa | South America | North America | Central America | South Asia | East Asia | by far, most of | each other | daily living | daily life | daily lives | in recent years | recent years | upper case | lower case | upper-case | lower-case | outer space | inner life | twenty-four hours | 24 hours | a few seconds | light years | new year | only once | more than once | at least once | at the top level | top level | to the left and right | left and right | up to date | out of date | red marrow and yellow | ahead of time | Greek letter | Greek letters | Latin letters | French press | Roman numerals | Roman numeral | father of | the mother of | mother languageData | second to none | of the first order | first aid | second hand | first name | last name | first names | last names
! heart of | at the heart | by heart | brain drain | skin care | window manager | window managers | iron out | silver lining | gold standard | Iron Age | Bronze Age | Stone Age | in March of | goldsmith | copper plate | golden age | South Africa | South America | North America | Central America | South Asia | East Asia | by far, most of | each other | daily living | daily life | daily lives | in recent years | recent years | upper case | lower case | upper-case | lower-case | outer space | inner life | twenty-four hours | 24 hours | a few seconds | light years | new year | only once | more than once | at least once | at the top level | top level | to the left and right | left and right | up to date | out of date | red marrow and yellow | ahead of time | Greek letter | Greek letters | Latin letters | French press | Roman numerals | Roman numeral | father of | the mother of | mother languageData | second to none | of the first order | first aid | second hand | first name | last name | first names | last names
! heart of | at the heart | by heart | brain drain | skin care | window manager | window managers | iron out | silver lining | gold standard | Iron Age | Bronze Age | Stone Age | in March of | goldsmith | copper plate | golden age
~{never | -always | -usually | -sometimes} (?!\\s)(?!enough|said|been|seen|is|are|was|be|try|use|before|rest|lighten|forget|edit)
~{sometimes | -always | -never | -usually} (?!\\s)(?!enough|said|been|called|known|referred|necessary|useful|difficult|hard|easy|better)
~{-automatically | manually | -occasionally | -only partially} (?!\\s)(?!or|and)
~{completely | -partially | -hardly | -not at all} (?:[a-z]+ed|transparent|unselected|dissolved|covered|opaque|dry|empty|closed)\\b
~{partially | -completely | -hardly | -not at all} (?:[a-z]+ed|transparent|opaque|covered|closed)\\b
~{indirectly | -directly | -rarely | -deliberately}
{slowly | -quickly | -suddenly | -irregularly} (?!\\s)(?!but|and)
{voluntarily | -compulsorily | -for a fee | -anonymously}
+{horizontally | vertically | diagonally | -in a circle} (?!\\s)(?!and|or)
+{at least | at most | -exactly | on average} ${NUMBER}
~{more than | less than | exactly | on average} (?:\\d|one (?:hundred|thousand|million|third|quarter|half)|two|three|four|five|six|seven|eight|nine|ten|half)
{over | -under | -exactly | -fewer than} \\d[\\d,.]* (?!cm|mm|px|on)[a-z]+s\\b
~{under | -over | -exactly | -more than} \\d[\\d,.]* (?!cm|mm|px)[a-z]+s\\b
~{up to | at least | -exactly | on average} \\d
{almost | -more than | -far less than | -twice} \\d
{nearly | -more than | -far less than | -twice} (?:\\d|half)
+{twice | half | three times | ten times} as (?:much|many|large|long|high|fast|big|often|heavy|thick|wide)\\b
+{once | twice | three times | four times} (?:a|per|each|every) (?:day|week|month|year|hour|minute|night|season|term|quarter)\\b
+{two | three | four | five | six | seven} (?:(?:main|basic|different|major|general|distinct|principal|broad|common|essential|important|separate) )?(?:types|kinds|groups|layers|phases|stages|classes|categories|forms|methods|levels|sections|chapters|principles|components|elements|functions|conditions|rules|criteria|species|provinces|regions|chambers|lobes)\\b
+{half | a quarter | two thirds | a tenth} of (?:the|all|its|their)
+{one third | one half | two thirds | one tenth} of
{a third | a quarter | three quarters | a tenth} of (?:the|all|its|their)
${AFFIRMED}{the majority of | a minority of | hardly any of | exactly half of} (?:the|these|its|their|all)\\b
{daily | weekly | monthly | annual | hourly} (?:backups?|reports?|meetings?|updates?|check|checks|fee|fees|rent|payments?|salary|newsletter|newspaper|inspections?|summary|conference|budget|limit|dose|instal)
+{every day | every week | every month | every year | every hour}
${SMALL} {seconds | minutes | hours | -days} (?!\\s)(?!old|of age)
${SMALL} {days | weeks | months | -years} (?!\\s)(?!old|of age)
${SMALL} {weeks | months | years | -days} (?!\\s)(?!old|of age|ago|war)
${SMALL} {-weeks | months | years | decades} (?!\\s)(?!old|of age|ago|war)
~\\d+ {millimetres | centimetres | metres | kilometres}
~\\d+ {millimeters | centimeters | meters | kilometers}
~\\d+ {bits | bytes | kilobytes | megabytes | gigabytes}
~(?:in|since|until|early in|late in) {${MONTHS}} [12]\\d\\d\\d
(?:on|every|each|until|by) {Monday | Tuesday | Wednesday | Thursday | Friday | Saturday | Sunday}
(?:in|in the|during|early|late|since|until|every|each) {spring | summer | autumn | winter} (?!\\s)(?!water|back|force|constant)
in the {morning | afternoon | evening | middle of the night}
+the {first | second | third | -last} (?:step|phase|stage|edition|chapter|column|layer|section|paragraph|letter|release|floor|book|act|century|row|position|day|week|month|quarter|reading)\\b
+the {-first | -second | -third | last} (?:step|phase|stage|chapter|line|column|section|paragraph|letter|row|position|quarter|king|emperor)\\b
+{fifteenth | sixteenth | seventeenth | eighteenth | nineteenth | twentieth} centur
+{eleventh | twelfth | thirteenth | fourteenth | fifteenth} centur
+{5th | 6th | 7th | 8th | 9th | 10th | 11th | 12th} centur
+{13th | 14th | 15th | 16th | 17th | 18th | 19th | 20th} centur
the {oldest | newest | smallest | largest | cheapest} (?:of|in|member|building|version|city|town|part|bone|organ|group|number|file|species|church|university|known|item|province|district|library|museum|island)
+the {largest | smallest | oldest | second largest} (?!\\s)(?!possible|of the|common)[a-z]
+the {longest | shortest | second longest | third longest} (?!\\s)(?!possible|time|common)[a-z]
+the {heaviest | lightest | hardest | softest} (?:body|substance|metal|element|material|wood|stone|mineral|gas|part)
+the {highest | lowest | oldest | second highest} (?!\\s)(?!possible|level|quality|standard|degree|priority|point)[a-z]
the {strongest | weakest | heaviest | largest | smallest} (?!\\s)(?!possible)[a-z]
~the {latest | earliest | simplest | smallest} (?:version|release|date|day|stage|stages)\\b
~the {simplest | -fastest | -safest | -cheapest} (?:way|method|solution|option|means)\\b
~the {best | -cheapest | -fastest | -simplest} (?:way|method|choice|solution|option|means)\\b
~the {easiest | -safest | -fastest | -cheapest} (?:way|method|choice|solution|option|means)\\b
~the {safest | fastest | cheapest | simplest} (?:way|method|choice|solution|option|means)\\b
+the {same | opposite | wrong | next} (?:direction|order|side)\\b(?! as| that)
(?<!\\S)(?!(?:many|lot|much|one|far|even|no|or|once|any|little|slightly|considerably|significantly|nothing|the|not|several|two|three)\\b)\\S+ {more | less | no more | hardly more} (?!\\s)(?!than|or|and|about|on|information|details?|often)(?![a-z]+s than|[a-z]+ [a-z]+s than)[a-z-]+ (?:[a-z]+ )?than\\b
+${BE_ONLY}{larger than | smaller than | as large as | half as large as}
+${BE_ONLY}{smaller than | larger than | as large as | twice as large as}
~${BE_ONLY}{greater than | less than | equal to | -half of} (?!\\s)(?!the sum|half)
+${BE_ONLY}{higher than | lower than | as high as | twice as high as} (?!\\s)(?!ever|usual)
${BE_ONLY}{longer than | shorter than | as long as | half as long as} (?!\\s)(?!ever|usual)
${BE_ONLY}{shorter than | longer than | as long as | twice as long as} (?!\\s)(?!ever|usual)
+${BE_ONLY}{wider than | narrower than | as wide as | half as wide as}
+${BE_ONLY}{thicker than | thinner than | as thick as | half as thick as}
+${BE_ONLY}{thinner than | thicker than | as thick as | twice as thick as}
+${BE_ONLY}{faster than | slower than | as fast as | half as fast as}
+${BE_ONLY}{heavier than | lighter than | as heavy as | half as heavy as}
+${BE_ONLY}{lighter than | heavier than | as heavy as | twice as heavy as}
+${BE_ONLY}{stronger than | weaker than | as strong as | half as strong as}
+${BE_ONLY}{older than | younger than | as old as | twice as old as}
{earlier than | later than | exactly when | as long as} (?:the|it|they)
${AFFIRMED}{all of | most of | only a few of | none of} (?:the|these|those|them|its|their|us)
+{Most of | All of | Only a few of | None of} (?:the|these|those|them|its|their|us)
{Some of | -All of | -None of | -Exactly half of} (?:the|these|those|its|their) (?!.*\\bothers?\\b)
+{All | Most | Only a few | No} (?!\\s)(?!of|this|that|the|its|other|such|less|these|those|in|contributions)[a-z-]+s (?!to|of us)\\b
{Some | -All | -Most | -No} (?!\\s)(?!of|this|that|the|its|other|such|less|times|years|ways|.*\\bothers?\\b)[a-z-]+s (?!to|of us)\\b
{Many | -Only a few | -Hardly any | -All} (?!\\s)(?!of|years|times|others|thanks|people)[a-z-]+s (?!to|of us|ago|later)\\b
{Few | -Many | -Most | -All} (?!\\s)(?!of|years|times|others|people|things)[a-z-]+s (?!to|of us|ago|later)\\b
~${AFFIRMED}{all | -most | -only a few | -hardly any} (?!\\s)(?!RC |of|this|that|the|its|other|such|less|these|those|kinds|sorts|sides|times|directions|others|parts|ages|possible|available|necessary|relevant|previous|various|is|was|has|as|users)\\b[a-z-]+s\\b
{neither | both | only the former | only the latter} (?:is|are)\\b
a {large | small | constant | shrinking} (?:part|proportion|share|quantity) of
a {small | large | constant | growing} (?:part|proportion|share|quantity|number|amount) of
{must not | -must | -need not | -may} (?!\\s)(?!also|then|always|never|first|only|either|have|be (?:so|too|forgotten|confused|underestimated|used as))[a-z]
{need not | -must | -must not | -should} (?!\\s)(?!also|then|always|never|first|only|either|have)[a-z]
~(?:you|users|members|maintainers?|developers|patients|tenants?|employees|employers?|landlord|buyer|seller) {cannot | -can easily | -can sometimes | -need not} (?!\\s)(?!also|only|always|help|but|be|even)[a-z]
${BE}{allowed | -forbidden | -required | -advised} to
${BE}{forbidden | -allowed | -required | -advised} to
${AFFIRMED}(?:is|are|was|were|be|been) {allowed | forbidden | required | discouraged} (?:in|for|on|only|at|when|if|during)
${BE}{permitted | forbidden | -required | discouraged} (?!\\s)(?!to|and)
${BE}{prohibited | -permitted | -required | encouraged}
${BE}{forbidden | permitted | required | encouraged} (?!\\s)(?!to)
{discouraged | -recommended | forbidden | -required} (?!\\s)(?!to|and)
~${BE}{recommended | discouraged | forbidden | mandatory} (?!\\s)(?!that|if|to|for)
+${BE}{optional | mandatory | forbidden | obsolete}
+${BE}{mandatory | optional | forbidden | temporary}
+${BE}{compulsory | voluntary | forbidden | subject to a fee}
${BE}{unnecessary | -necessary | forbidden | advisable}
~${AFFIRMED_PLAIN}{before | -after | -during | -until} (?:the|each|every|any) (?!day|fact|other|same|end)[a-z]+
~${AFFIRMED_PLAIN}{during | -before | -after | -instead of} (?:the|each|every|their|its|sleep|pregnancy|childhood|growth|development) (?!day|course|night|process|install|same)
+{shortly after | shortly before | -during | long before} (?:the|its|his|her|their)
+{shortly before | shortly after | -during | long after} (?:the|its|his|her|their)
~(?<!\\S)(?!or\\b)\\S+ {before | after | without | -while} (?:saving|opening|closing|installing|uploading|sending|using|starting|cleaning|eating|cooking|moving|building|signing|leaving|entering|printing|exporting|returning|taking|applying|drawing|painting)\\b
~${BE}{above | below | beside | behind | inside} (?:the|it|them|each|a|an)\\b
~(?:lies?|located|placed|found|situated|appears?|displayed|shown|put|projects|runs|sits?|stands?) {above | below | beside | behind | inside} (?:the|it|them|each|a|an)\\b
(?:lies?|located|placed|found|situated|appears?|displayed|shown|put|runs|sits?|stands?|is|are) {below | above | beside | behind | inside} (?:the|it|them|each|a|an)\\b
(?:lies?|located|placed|found|situated|appears?|displayed|shown|put|secured|sits?|stands?|is|are) {behind | above | below | in front of | next to} (?:the|it|them|each|a|an)\\b
(?:lies?|located|placed|found|situated|appears?|displayed|put|secured|is|are|mat|stored) {outside | inside | below | next to} (?:the|it|them|each|a|an)\\b
(?:lies?|located|placed|found|situated|appears?|displayed|put|secured|is|are|mat|stored) {inside | outside | below | next to} (?:the|it|them|each|a|an)\\b
(?:lies?|located|placed|found|situated|appears?|displayed|put|secured|is|are|mat|stored) {next to | outside | below | on top of} (?:the|it|them|each|a|an)\\b
{on top of | underneath | next to | -inside} (?:the|it|them|a|an|this)\\b
{underneath | on top of | next to | -inside} (?:the|it|them|a|an|this|its)\\b
(?:moves?|moving|directed|pointing|points?|turns?|flows?|drag|pulled|pushed|grows?|bends?|facing) {towards | away from | -around | -through} (?:the|it|them|its)\\b
(?:moves?|moving|directed|pointing|points?|turns?|flows?|drag|pulled|pushed|grows?|bends?|facing) {away from | towards | -around | -through} (?:the|it|them|its)\\b
(?:moves?|moving|directed|pointing|points?|turns?|flows?|drag|pulled|pushed|grows?|bends?|facing) {toward | away from | -around | -through} (?:the|it|them|its)\\b
+on the {left | right | top | bottom} (?!\\s)(?!hand)
+the {left | right | top | bottom | -middle} (?:side|edge|corner|half|part|margin|panel|button|column|pane|row|border)\\b
+the {upper | lower | left | right} (?:side|edge|corner|half|part|margin|panel|column|row|border|end|arm|leg)\\b
+the {inner | outer | upper | lower} (?:side|edge|part|layer|surface|wall|ear|skin)\\b
+the {front | back | left | right} (?:side|wheel|door|part|page|cover|seat|leg)s?\\b
+the {left | right | middle | -side} mouse button
+the {top | bottom | left | right} of (?:the|your|each|a) (?:window|screen|page|image|panel|dialog|list|menu|document|canvas)
+in the {upper left | upper right | lower left | lower right} corner
+in the {top left | top right | bottom left | bottom right} corner
at the {top | bottom | back | edge} of
+{north | south | east | west} of (?!\\s)(?!which)
+in {northern | southern | eastern | western} [A-Z]
+the {northern | southern | eastern | western} (?:part|border|half|coast|end|edge|side|province|region|district|states|parts|slopes?|hemisphere|bank|shore|wing|gate)s?\\b
+{at the beginning | at the end | in the middle | shortly before the end} of (?:(?:the|each|every|a) (?:year|month|century|war|period|day|week|season|process|experiment|line|file|chapter|list|document|sentence|book)|[JFMASOND][a-z]+ |[12]\\d\\d\\d)
+the {beginning | end | middle | first half} of (?:the|a|each|every) (?:year|month|century|war|period|day|week|process|season|experiment|file|line|chapter|list|document|text|sentence|book)
~{During | Before | After | Instead of} (?:the|its|his|her|their|World|\\d)
${BE}{saved | deleted | printed | renamed} (?!\\s)(?!to|from|into|by|as|for|automatically)
~${BE}{accepted | rejected | ignored | postponed} (?!\\s)(?!by|as|to)
${BE}{rejected | accepted | ignored | postponed} (?!\\s)(?!if|when|because|unless|as)
${BE}{adopted | rejected | postponed | withdrawn} (?:by|in|on|at)
${BE}{withdrawn | published | translated | renewed}
${BE}{founded | dissolved | financed | renamed} (?:by|in)
${BE}{dissolved | founded | reformed | renamed} (?:by|in|on)
${BE}{abolished | introduced | reformed | renewed} (?:by|in|on)
${BE}{introduced | abolished | suspended | criticised} (?:by|in|under)
${BE}{preceded | followed | replaced | interrupted} by
${BE}{followed | preceded | replaced | interrupted} by
${BE}{elected | dismissed | paid | trained} by
${BE}{appointed | elected | dismissed | paid} by
~${BE}{written | rejected | translated | financed} by
${BE}{caused | prevented | masked | relieved} by
${BE}{surrounded by | filled with | separated from | free of}
${BE}{covered with | made of | mixed with | free of}
${BE}{lined with | separated from | filled with | free of}
~${BE}{connected to | separated from | independent of | parallel to}
~${BE}{attached to | separated from | independent of | parallel to}
${BE}{removed from | -added to | -compared with | -mixed with}
${BE}{boiled | fried | baked | grilled | steamed}
${BE}{paid | refunded | waived | deferred} (?!\\s)(?!to|for|by|attention)
${BE}{refunded | retained | waived | doubled}
${BE}{signed | cancelled | renewed | contested} (?!\\s)(?!off|by|on|up)
${BE}{protected | limited | abolished | contested} by
${BE}{treated | diagnosed | prevented | aggravated} by
${BE}{safe | dangerous | expensive | forbidden} to
${BE}{insufficient | sufficient | superfluous | harmful}
${BE}{similar to | different from | dependent on | independent of}
${BE}{different from | identical to | dependent on | incompatible with}
${BE}{identical to | different from | dependent on | incompatible with}
${BE}{compatible with | incompatible with | identical to | dependent on}
${BE}{incompatible with | compatible with | identical to | dependent on}
+${BE_ONLY}{independent of | dependent on | proportional to | inversely proportional to}
+${BE_ONLY}{proportional to | inversely proportional to | independent of | equal to}
+${BE_ONLY}{inversely proportional to | proportional to | independent of | equal to}
${BE}{harmful to | essential for | irrelevant to | beneficial to}
${BE}{sensitive to | immune to | independent of | unaware of}
${BE}{resistant to | sensitive to | dependent on | destroyed by}
${BE}{rich in | free of | independent of | poor in}
{perpendicular to | parallel to | -opposite | -above} (?:the|it|its|each)
{parallel to | perpendicular to | -opposite | -above} (?:the|it|its|each)
+${BE}{solid | liquid | gaseous | radioactive} (?!\\s)(?!as|ground|evidence)
${BE}{hard | soft | brittle | elastic} (?!\\s)(?!to|on|at|for|and)
${BE}{brittle | elastic | soft | liquid} (?!\\s)(?!and)
${BE}{transparent | opaque | reflective | fluorescent}
${BE}{warm | cold | damp | dry} (?!\\s)(?!and|or)
${BE}{thick | thin | hollow | flat} (?!\\s)(?!and|or|enough)
{red | blue | green | yellow | white | black} (?:marrow|cartridges?|flames?|flowers?|leaves|light|blood|cells?|lines?|areas?|buttons?|icons?|dots?|spots?|paint|ink|channels?|glass|colou?r|powder|smoke|wires?|cables?|arrows?|squares?|stars?|dwarfs?|giants?|background|text|skin|feathers|marks?|lead|paper)\\b
${BE}{red | blue | green | yellow | white | black} (?!\\s)(?!and|or|in)
{dark | pale | bright | colourless} (?:red|blue|green|flame|liquid|smoke|colou?r|yellow|skin|spots?)
{thick | thin | porous | waterproof} (?:layers?|walls?|skin|membranes?|sheets?|covering|glass|paper)
+{long | short | flat | irregular} bones?\\b
~{long | short | flat | hollow} (?:leaves|stems?|wires?|pipes?|strips?|tubes?|cells?)
{round | square | triangular | oval} [a-z]
{horizontal | vertical | diagonal | curved} (?:lines?|axis|bars?|edges?|direction|guides?|rulers?|position|plane|surface)
{straight | curved | dashed | dotted} lines?
+{inner | outer | upper | lower} (?:surfaces?|layers?|walls?|parts?|sides?|edges?|ends?|half|skin|membrane|jaw|lip|limbs?|arm|leg|house|chamber|floor|deck)\\b
{deep | superficial | outer | damaged} (?:layers?|parts?|wounds?|tissue)
+{increasing | decreasing | constant | random} (?:number|order|size|speed|values?|pressure|temperature)
{temporary | permanent | hidden | encrypted} (?:files?|folders?|copy|copies|storage|data|tables?|director)
{permanent | temporary | voluntary | illegal} (?!\\s)(?!files?|folders?|director|and)[a-z]
{temporary | permanent | voluntary | illegal} (?!\\s)(?!files?|folders?|director|and)[a-z]
{anonymous | personal | public | fictitious} (?:data|information|accounts?|records?)
{indirect | direct | remote | temporary} (?:connection|contact|access|link|influence|effect|control|election)
{direct | indirect | remote | temporary} (?:contact|influence|effect|election|access)
{fixed | variable | random | negligible} (?:size|number|amount|length|width|value|rate|price|order|distance|interval|cost)
{single | double | triple | fourfold} (?:layer|line|bond|row|wall|dose|quantity)
{optional | mandatory | obsolete | forbidden} (?:files?|fields?|packages?|information|documents?|components?|parts?|sections?|module|modules|course|courses|insurance)
{mandatory | optional | obsolete | forbidden} (?:files?|fields?|packages?|information|documents?|components?|parts?|sections?|module|modules|course|courses|insurance)
{written | oral | electronic | anonymous} (?:consent|agreement|statement|contract|permission|notice|request|exam|test|report|application|instructions?)
(?:agreed|informed|notified|requested|given|made|submitted|confirmed|terminated|cancelled|consent) {in writing | orally | by telephone | by e-mail}
{early | late | failed | repeated} (?:diagnosis|treatment|stages?|phases?|attempts?|detection)
{partial | complete | temporary | accidental} (?:loss|destruction|failure|removal|recovery|closure)
{complete | partial | temporary | accidental} (?:loss|destruction|failure|removal|recovery|separation|closure)
{strong | weak | harmful | constant} (?:influence|effect|field|acid|base|bond|current|signal|light|pressure)
{weak | strong | harmful | constant} (?:influence|effect|field|acid|base|bond|current|signal|light|pressure)
{smooth | rough | sticky | porous} (?:surfaces?|skin|bark|leaves|walls?|edges?|paper|stone|texture)
{warm | cold | boiling | salted} water
{fresh | salt | hot | stagnant} water
{dry | damp | hot | dark} (?:place|room|air|climate|conditions?|season|cloth)
{black | white | grayscale | transparent} (?:pixels?|areas?|background|parts?)
{unstable | stable | reversible | harmless} (?:compounds?|state|condition|equilibrium|element|isotopes?)
{active | inactive | last | hidden} (?:layers?|windows?|users?|tabs?|images?|documents?|accounts?)
{empty | hidden | damaged | duplicate} (?:files?|folders?|fields?|lines?|cells?|records?|pages?)
~the {main | only | last | least important} (?:cause|reason|purpose|goal|aim|problem|difference|advantage|function|task|source|component)\\b
the {causes | consequences | aims | costs} of
~the {absence | presence | increase | discovery} of
~(?:determines?|changes?|specif\\w+|adjusts?|modif\\w+|controls?) the {size | shape | position | number} of
~(?:increases?|reduces?|determines?|changes?|measures?|defines?|sets?) the {length | width | depth | weight} of
(?:increases?|reduces?|determines?|changes?|measures?) the {temperature | pressure | volume | mass | density} of
~the {introduction | abolition | postponement | translation} of
the {founder | successor | critic | brother} of
the {author | critic | translator | publisher} of
the {owner | tenant | buyer | neighbour} of
the {buyer | seller | tenant | insurer}
the {seller | buyer | tenant | insurer}
the {landlord | tenant | neighbour | buyer}
the {tenant | landlord | neighbour | buyer}
the {plaintiff | defendant | judge | witness}
the {lender | borrower | guarantor | insurer}
the {employer | employee | works council | insurer}
the {court | parliament | ministry | municipality}
the {king | pope | parliament | army | emperor}
the {government | court | army | church}
+(?:his|her|whose) {father | mother | brother | sister | uncle | son | daughter} (?!\\s)(?!and|or|languageData|country)
{an increase | a decrease | no change | a delay} in
{a decrease | an increase | no change | a delay} in
~(?:made|consists?|built|piece|pieces|sheet|rod|plate|tube) (?:out )?of {wood | metal | glass | stone | paper | plastic}
{iron | copper | zinc | gold | silver | lead | aluminium | tin} (?!\\s)(?!to|in the|the|us|up|out|you)
{oxygen | hydrogen | nitrogen | carbon dioxide | carbonic acid | chlorine}
{Oxygen | Hydrogen | Nitrogen | Carbon dioxide | Carbonic acid}
{calcium | potassium | magnesium | sodium | phosphate} (?!\\s)(?!\\d|can)
{vitamin A | vitamin C | vitamin D | vitamin K | vitamin B12}
{insulin | estrogen | testosterone | adrenaline | thyroxine | calcitonin | calcitriol | parathyroid hormone | growth hormone}
~{proteins | fats | carbohydrates | vitamins | hormones}
{bacteria | viruses | fungi | parasites}
{mammals | birds | reptiles | insects | fish}
{roots | stems | leaves | flowers | seeds} (?!\\s)(?!the|of|a|to)
(?:by|in|into|from|to|reaches) the {brain | heart | liver | kidneys | lungs | stomach | spleen | pancreas}
the {femur | tibia | fibula | humerus | radius | ulna | patella | sternum | scapula}
~{cartilage | muscle | skin | fat} (?:tissue|cells?)
{arteries | veins | capillaries | -nerves | -lymph vessels}
{electrons | protons | neutrons | photons | ions}
{Mercury | Venus | Mars | Jupiter | Saturn | Neptune}
{infants | children | adolescents | adults | elderly people} (?!\\s)(?!and|or)
~{sight | hearing | smell | touch | taste}
~(?:in|from|of|to|across|throughout) {Africa | Asia | Europe | North America | South America | Australia}
(?:in|into|from|of|to|by) {France | Germany | Italy | Spain | England | Austria | Russia | Poland | Switzerland | Belgium | Portugal | Sweden} (?!\\s)(?!and)
(?:in|into|from) {English | French | German | Spanish | Italian | Latin | Greek | Arabic | Hebrew}
(?:in|to|from) {Paris | London | Rome | Berlin | Vienna | Madrid | Prague | Athens | Moscow} (?!,)
{Catholic | Protestant | Orthodox | Jewish | Muslim} (?:church|churches|priests?|families|communit|faith|schools?|states?|population|king|queen)
the {Ctrl | Shift | Alt | Esc | Tab | Delete} key
{Ctrl | Shift | Alt | Esc} (?:is|and click|while)
the {File | Edit | View | Image | Layer | Colors | Tools | Help} menu
{PNG | JPEG | GIF | TIFF | BMP | SVG} (?!\\s)(?!and|or|Optim)
~{PDF | HTML | XML | plain text | CSV} (?!\\s)(?!and|or)
(?:on|for|under|in|with|to) {Windows | Linux | macOS | Android}
${VERB}{rises/rose | falls/fell | fluctuates/fluctuated | remains constant/remained constant} (?:as|when|with|if|during|over|in|until|while|to)\\b
${VERB}{grew | shrank | stagnated | fluctuated} (?!\\s)(?!up|out|into|to)
${VERB}{stimulates/stimulated | -inhibits/inhibited | -delays/delayed | -prevents/prevented} (?:the|a|an|bone|growth|production|absorption|osteo\\w+|\\w+ion|cell)\\b
${VERB}{inhibits/inhibited | -stimulates/stimulated | -accelerates/accelerated | -triggers/triggered} (?:the|a|an|bone|growth|production|absorption|osteo\\w+|\\w+ion|cell)\\b
${VERB}{promotes/promoted | -inhibits/inhibited | -delays/delayed | -prevents/prevented} (?:the|a|an|bone|growth|production|absorption|osteo\\w+|\\w+ion|cell)\\b
{absorbs/absorb/absorbed | releases/release/released | blocks/block/blocked | produces/produce/produced} (?:the )?(?:heat|light|energy|water|oxygen|carbon|hormones?|calcium|gas|gases|nutrients)
${VERB}{allows | forbids | forces | advises} (?:\\w+ )?(?:users|people|them|him|her|developers|members|patients|anyone) to
~${VERB}{belongs to/belong to/belonged to | -depends on/depend on/depended on | -corresponds to/correspond to/corresponded to | -differs from/differ from/differed from}
{depends on/depended on | -determines/determined | -is independent of/was independent of | -is unrelated to/was unrelated to} (?!\\s)(?!is|are|was|were|it|them|this|by|you|us|your)
{determines/determined | -depends on/depended on | -is independent of/was independent of | -has no influence on/had no influence on} (?!\\s)(?!it|them|this|by|you|if|whether)
[a-z]+s {depend on | -determine | -are independent of | -are unrelated to} (?!\\s)(?!it|them|this|by|you|us|your)
[a-z]+s {determine | -depend on | -are independent of | -have no influence on} (?!\\s)(?!it|them|this|by|you|if|whether)
${VERB}{begins/began | ends/ended | slows down/slowed down | is interrupted/was interrupted} (?:when|after|before|at|in|on|as soon as)\\b
${VERB}{starts/started | stops/stopped | slows down/slowed down | is interrupted/was interrupted} (?:when|after|before|as soon as)\\b
${VERB}{stops/stopped | starts/started | slows down/slowed down | speeds up/sped up} (?:when|after|before|as soon as)\\b
${VERB}{denies/denied | claims/claimed | proves/proved | doubts/doubted} that
${VERB}{accepted | rejected | ignored | postponed} (?:the|any|this|his|her)\\b
${VERB}{rejected | accepted | ignored | postponed} (?:the|any|this|his|her)\\b
${VERB}{sold | bought | rented | inherited} (?:the|a|an|his|her|their)\\b
${VERB}{bought | sold | rented | inherited} (?:the|a|an|his|her|their)\\b
${VERB}{founded | dissolved | financed | renamed} (?:the|a|an|his|her)\\b
${VERB}{supported | opposed | ignored | postponed} (?:the|a|an|his|her|this)\\b
${VERB}{opposed | supported | ignored | postponed} (?:the|a|an|his|her|this)\\b
${VERB}{defeated | supported | succeeded | betrayed} (?:the|his|her|king)\\b
${VERB}{conquered | lost | sold | liberated} (?:the|a|an|his|her)\\b
${VERB}{melts/melt | freezes/freeze | evaporates/evaporate | burns/burn} (?:at|when|in)
${VERB}{expands/expand | contracts/contract | hardens/harden | dissolves/dissolve} (?:when|in|as|on|with)
${VERB}{minimizes/minimize | maximizes/maximize | ignores/ignore | measures/measure} (?:the|all|any|a|an)\\b
{slightly | -much | -no | -many times} (?:larger|smaller|higher|lower|better|worse|faster|slower|longer|shorter|heavier|thicker|thinner|older|younger)\\b
{much | -slightly | -no | -hardly} (?:larger|smaller|higher|lower|better|worse|faster|slower|longer|shorter|heavier|thicker|thinner|older|younger)\\b
{slightly | -considerably | -hardly | -only temporarily} (?:increas|reduc|chang|affect|improv|influenc|alter|different)\\w*
{significantly | -slightly | -hardly | -only temporarily} (?:increas|reduc|chang|affect|improv|influenc|alter|different)\\w*
~{accidentally | deliberately | repeatedly | -automatically} (?:delet|remov|clos|overwr|chang|activ|mov|press|touch)
~${BE}{visible | hidden | locked | disabled} (?!\\s)(?!to|through|on|in|at|by|everywhere|along)
{enabled | disabled | hidden | locked} by default
{disabled | enabled | hidden | locked} (?:by default|if|when|while)
~${BE}{released | withdrawn | announced | postponed} (?:on|in)
${BE}{produced | consumed | destroyed | absorbed} (?:by|in|at|during)
{heated | cooled | dried | filtered} (?:to|for|in|by|until|before|and)
{internal | external | temporary | foreign} (?!\\s)(?!organs?|and)[a-z]
{external | internal | temporary | foreign} (?!\\s)(?!and)[a-z]
{natural | artificial | harmful | radioactive} (?:substances?|materials?|light|fibres?|colou?rs?|sources?|gas|isotopes?|elements?)
{low | high | constant | fluctuating} (?:levels?|pressure|speed|cost|costs|prices?|density|concentration|voltage|frequency)(?! of quality)
{high | -low | -constant | -fluctuating} (?:levels?|pressure|speed|density|concentration|voltage|frequency)(?! of quality)
{higher | lower | constant | fluctuating} (?:levels?|temperatures?|pressure|speed|cost|costs|prices?|density|concentration|voltage|frequency)(?! of quality)
{rare | common | hereditary | contagious} (?:diseases?|conditions?|illness|disorders?|infections?|form of)
{acute | chronic | hereditary | contagious} (?:diseases?|conditions?|illness|disorders?|infections?|pain)
{young | old | sick | healthy} (?:people|animals|plants|trees|persons?|women|men|leaves)
{urban | rural | coastal | mountainous} (?:areas?|regions?|population|communities|life)
{chemical | mechanical | electrical | biological} (?:means|energy|processe?s?|reactions?|properties|methods?|changes?|engineering)
{electric | magnetic | acoustic | thermal} (?:fields?|signals?|energy|properties|waves?|energy)
{public | private | secret | written} (?:hearings?|trials?|votes?|ballots?|meetings?|agreements?)
{positive | negative | neutral | alternating} (?:charge|values?|terminal|electrode|side|pole|ions?)
${VERB}{increases | -reduces | -limits | -has no influence on} (?!\\s)(?!or|and|by|in|to|from|of|as|when|with|at)[a-z]
${VERB}{reduces | -increases | -doubles | -has no influence on} (?!\\s)(?!or|and|by|in|to|from|of|as|when|with|at)[a-z]
${VERB}{lacks/lack | -contains/contain | -requires/require | -replaces/replace} (?:the|a|an|any|[a-z]+s)\\b
~(?:cells?|\\w+blasts?|plants?|glands?|bacteria|kidneys|liver|organs?|animals|trees|leaves) {produces/produce | absorbs/absorb | destroys/destroy | consumes/consume} (?!\\s)(?!by|in)[a-z]
${VERB}{damages/damage/damaged | -protects/protect/protected | limits/limit/limited | controls/control/controlled} (?!\\s)(?!by|against|memory|.* from)${NP}
~${VERB}{improves/improve/improving | worsens/worsen/worsening | limits/limit/limiting | measures/measure/measuring} (?!\\s)(?!by|in|on|of|if|when|to|as|with)[a-z]
${VERB}{causes/caused/causing | prevents/prevented/preventing | delays/delayed/delaying | conceals/concealed/concealing} (?!\\s)(?!by|of|.* from|.* to |errors|problems|damage|trouble|lintian)[a-z]
~${VERB}{prevents/preventing | causes/causing | accelerates/accelerating | conceals/concealing} (?!\\s)(?!by|of|.* from|.* to |errors|problems|damage|trouble|accident)[a-z]
${VERB}{accelerates/accelerated | slows down/slowed down | prevents/prevented | interrupts/interrupted} (?!\\s)(?!by|of|in|to|from)[a-z]
${VERB}{slows down/slow down/slowed down | speeds up/speed up/sped up | prevents/prevent/prevented | interrupts/interrupt/interrupted} (?:the|its|their|bone|growth)
${VERB}{shows/showed | denies/denied | conceals/concealed | presupposes/presupposed} that
~${AFFIRMED}{consequence | cause | aim | condition} of (?!.*\\bresult\\b)
{disadvantage | -advantage | peculiarity | purpose} (?:of|is|that)
{daily | weekly | monthly | annually | hourly} (?:[.,;:)]|and\\b|at\\b|in\\b|by\\b|with\\b|for\\b)
(?:a|the|are|of|most) {modern | ancient | medieval | prehistoric} (?:buildings?|art|cit|times|societ|texts?|languages?|literature|architecture|church|culture|world|tools?|settlements?)
~{social | economic | political | religious | military} (?:problems?|causes?|changes?|reforms?|conditions|consequences|inequalit|power|crisis|factors?|reasons?|interests?|influence|conflicts?|movements?|roots|role|status)
{national | regional | local | international} (?:law|governments?|authorit|markets?|trade|newspapers?|elections?|parliament|economy|level|agreements?|conferences?|organi[sz]ations?|surveys?|standards?|rules|institutions?)
{liquid | solid | gaseous | radioactive} (?:substances?|materials?|states?|bod|form|fuels?|waste|products?|phase)
{solid | liquid | gaseous | radioactive} (?:substances?|materials?|states?|bod|form|fuels?|waste|products?|phase)
+{clockwise | anticlockwise | upwards | downwards} (?!\\s)(?!and|or)
+{clockwise | counterclockwise | upwards | downwards} (?!\\s)(?!and|or)
+(?:to|towards|in) the {north | south | east | west} (?!\\s)(?!side|pole|coast|end)
+the {Up | Down | Left | Right} arrow
the {Equator | North Pole | South Pole | horizon | zenith}
the {Sun | Moon | Earth | stars | planets} (?!\\s)(?!and)
the {temperature | mass | luminosity | radius | density | age} of
{wavelength | frequency | amplitude | intensity} of
{hydrogen | helium | carbon | iron | oxygen}
(?:in|into|to|from|for|of) {stable | testing | unstable | experimental | oldstable} (?!\\s)(?!and|or|system|version|release|environment)
{older | newer | identical | incompatible} versions?
(?:will|would|may|can|could) {increase | decrease | remain constant | double} (?:when|if|as|by|with|over|until|[.,;])
{private | public | common | collective} (?:property|ownership)
{wages | prices | rents | taxes | -profits} (?!\\s)(?!and|or)
{fever | cough | headache | nausea | vomiting | diarrhoea | fatigue}
+{before meals | after meals | during meals | on an empty stomach}
+{orally | intravenously | subcutaneously | topically}
over {low | medium | high | -no} heat
the {Battle | Siege | Treaty | Council} of
{soldiers | farmers | merchants | priests | nobles | peasants} (?!\\s)(?!and|or)
{wheat | rice | maize | barley | rye | oats}
{cotton | wool | silk | linen}
{bread | meat | milk | cheese | wine | beer} (?!\\s)(?!and|or)
(?:of|with|by) {coal | oil | natural gas | firewood | peat}
{dogs | cats | horses | cows | sheep | pigs | goats}
{oak | beech | pine | birch | spruce | willow}
{bees | ants | wasps | flies | beetles}
{earthquakes | floods | storms | droughts | landslides}
the {hip | knee | shoulder | elbow | wrist | ankle} (?!\\s)(?!of|blade)
{TCP | UDP | ICMP | -IPv6}
{HTTP | HTTPS | FTP | SSH | SMTP | LDAP}
{Perl | Python | Java | Ruby | PHP} (?!\\s)(?!applet)
{spiral | elliptical | irregular | lenticular} galax
`;
