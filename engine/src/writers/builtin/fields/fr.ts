/** Where a word begins; no signs that would end the part before the members. */
const MOT = "(?<![a-zéèêëàâîïôûùçœ’'])";
const ETRE = `${MOT}(?:est|sont|était|étaient|être|été|fut|furent|sera|seront|soit|soient)(?: [a-zéè]+ment)? `;
const NOMBRE =
  "(?:\\d|un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|vingt|trente|cent|mille)\\b";
const NOM_M = `(?:${MOT}(?:un|le|du|au|ce|cet) \\S+|\\S*(?:ment|isme|eau|teur|ier|jet|aux|eaux)s?) `;
const NOM_F = `(?:${MOT}(?:une|la|cette) \\S+|\\S*(?:ion|té|ure|ence|ance|ie)s?|données) `;
const DE = "(?:d[eu]s?\\b|d[’'])";
const A = "(?:à|aux?) ";
/** Behind a modal verb: an infinitive, and nothing that only goes with a denial. */
const INFINITIF =
  "(?!encore)(?:se |s[’'])?[a-zéèêîôç]+(?:er|ir|re)(?! (?:de|d[’']|que)\\b)(?![a-zéèêîôç])(?![^.;]*(?:\\bni\\b|aucun|rien|\\bque?\\b|qu[’']|\\btant\\b|\\bplus\\b|\\bnon\\b|\\bsans\\b|\\bmais\\b))";
/** In a statement that denies nothing, not at its beginning. */
const AFFIRMATIF = "(?<!(?:\\bne |\\bn[’']|\\bpas |\\bsans |\\bni )[^.;]*)[^ ]+ ";
/** Nothing denied behind, and no others that the rest is said of. */
const SANS_RESTE = "(?![^.]*(?:\\bpas\\b|\\bne\\b|\\bn[’']|\\bautres\\b|\\bexcept))";
/** Behind the noun of a subject. */
const VERBE = `${MOT}(?!(?:ne|le|la|les|un|une|des|du|de|ce|cette|ces|sa|son|ses|leur|leurs|au|aux|en|y|se|nous|vous|plus|par|a|ont|pas|à|et|ou)\\b)[^ ,]+ `;
const LE = "(?:la|le|les|l|un|une|des|ce|cette|ces|tous|toutes|son|sa|ses|votre|vos|leur|leurs)\\b";
const OU =
  "(?:(?:en|le) (?:\\d|janv|févr|mars|avril|mai|juin|juil|août|sept|oct|nov|déc)|(?:par|à|au|dans|vers|entre|lors|pendant|après|avant|puis)\\b)";

/** The lines, those with an apostrophe in a member once more with the straight one. */
const withBothApostrophes = (lines: string) =>
  lines
    .split("\n")
    .flatMap((line) => (/[\p{L}]’[\p{L}]/u.test(line) ? [line, line.replaceAll("’", "'")] : [line]))
    .join("\n");

/** Fields of French words; how they are written stands in `../fields.ts`. */
export const FIELDS_FR = withBothApostrophes(`
! savoir si | vérifier si | demander si | voir si | déterminer si | indiquer si | ou non | trop souvent | si nécessaire | si possible | si besoin
! ne peut être | ne peuvent être | ne doit être | ne doivent être
! utilisateurs finaux | utilisateur final | loi d’ohm | produit un fichier | fin de compte | en fin de
! secondaire | secondaires | la moitié du temps
! consiste à partir | selon les cas | selon le cas | doivent noter | doit noter | presque tous | presque toutes | presque toujours | presque jamais | pas automatiquement | pas directement | pas nécessairement
! un ou plusieurs | une ou plusieurs | plus simple | plus complexe | un ou deux | une fois | une seule et même | encore plus | encore moins | tant que tel | en tant que | à la fois | la plus grande partie | la plupart du
! pas toujours | pas souvent | pas tout à fait | pas tous | pas toutes | pas encore | pas plus | plus ou moins | tout au plus | de plus en plus | de moins en moins | d’autant plus | d'autant plus | ni plus ni moins | au plus tard | plus tard | non plus | ne sont plus | n’est plus | n'est plus | jamais plus | plus jamais | à jamais
! avant tout | tout d’abord | tout d'abord | au moins un des | après tout | peu après | peu avant | peu de temps | d’après | d'après | tout de suite | à peu près | peu à peu | petit à petit | depuis peu | un peu | quelque peu | peu importe | si peu | à l’avance | mise en avant | en avant | mettre en avant | avant-hier
! par exemple | par contre | par ailleurs | par rapport à | par défaut | par conséquent | par la suite | par là | par cœur | en même temps | la même manière | le même temps | en tout cas | en tous cas | dans tous les cas | tous les deux | toutes les deux | tout le monde | tout à coup | tout de même | pas du tout
! le cas échéant | au cas où | de sorte que | même si | comme si | quand même | alors que | tandis que | bien que mal | s’il vous plaît | il se peut | peut-être | il faut | ne peut que | ne peuvent que | il n’y a | il n'y a | si bien que | aussi bien que | bien sûr | bien entendu
! remplace | remplacent | remplacé | remplacée | remplacés | remplacées | contredit | contredisent | ignore | ignorent | ignoré | ignorée | dissimule | dissimulent | exclut | excluent | simule | simulent | risque | risques | suppose | supposent | supposé | supposée | masque
! vie privée | vies privées | sécurité sociale | vie quotidienne | gris neutre | selon les cas | examen public | pouvoirs publics | service public | services publics | secteur public | corps noir | à la température de | code source | clé publique | clé privée | logiciel libre | logiciels libres | domaine public | temps réel | premier ministre | première ministre | première guerre | seconde guerre | moyen âge | premier plan | arrière-plan | mise à jour | mises à jour | mot de passe | base de données | noir et blanc | en premier lieu | au premier abord | seconde guerre mondiale | carte blanche | long terme | court terme | à long terme | grand public | gros plan | haut de gamme | haut niveau | bas niveau
! avec | mesurer | mesure | mesurent | deviner | dissimuler | doubler | un peu moins | un peu plus | le plus souvent | plus souvent | moins souvent | l’une après l’autre | l'une après l'autre | l’un après l’autre | l'un après l'autre | après avoir | juste après | juste avant | yeux rouges | à condition que | bien avant | longtemps après
! même quand | même lorsque | la stabilité | la mesure | le nom | le bon | de même que | ainsi que | pour que | quant à | jusqu’à présent | jusqu'à présent | d’ores et déjà | dans la plupart | la plupart du temps | la plupart des cas | tout au long | au fur et à mesure | en effet | mise en place | en place | dès lors | dès que possible | depuis longtemps
! comme toujours | pour toujours | depuis toujours | la forme | à nouveau | sous la forme | comme avant | une fois de plus | encore une fois | quoi que | quel que soit | quelle que soit | sans doute | sans cesse | sans fin | sans que | avant même | juste avant que | si ce n’est | si ce n'est | sinon
! dernier recours | première classe | fin en soi | en direct | en dernier ressort | prises au hasard | au public | le public | du public | un public | au même moment où | en ligne droite | mis en ligne | oui ou non | nord-est | nord-ouest | sud-est | sud-ouest | afrique du sud
{toujours | rarement | -souvent | -parfois} (?!\\s)(?!été|plus|pas|moins|aussi|préférable|possible|le seul|la seule|en\\b)
~n(?:e |[’'])[^ ]+ {jamais | -pas toujours | -que rarement | -pas immédiatement}
+{exclusivement | -principalement | -rarement | -en partie}
+{uniquement | -principalement | -également | -rarement} (?:à|au|aux|dans|en|par|pour|sur|si|les|la|le|des|avec|lors|lorsque|quand)\\b
+{seulement | -également | -surtout | -notamment} (?:si|lorsque|quand|à partir|pour|dans|en cas)\\b
+{automatiquement | -sur demande | -après confirmation | -une fois par jour} (?!\\s?(?:ou|et)\\b)
{manuellement | -automatiquement | -à distance | -provisoirement} (?!\\s?(?:ou|et)\\b)
{immédiatement | -ultérieurement | -sur demande | -progressivement} (?!\\s?(?:après|avant|ou)\\b)
{aussitôt | -bien plus tard | -progressivement | -sur demande}
{progressivement | -automatiquement | -brusquement | -d’un seul coup} (?!\\s?ou\\b)
{définitivement | temporairement | provisoirement | -partiellement} (?!\\s?ou\\b)
~{complètement | -partiellement | -à peine | -provisoirement} (?!\\s)(?!libre|différent)
~{entièrement | -partiellement | -à peine | -provisoirement} (?!\\s)(?!libre|différent)
~{totalement | -partiellement | -à peine | -provisoirement} (?!\\s)(?!libre|différent)
+{partiellement | -complètement | -à peine | -définitivement}
+{en partie | -en totalité | -à peine | -pour moitié} (?!à\\b|grâce)
+{à distance | -sur place | -automatiquement | -une seule fois} (?!\\s?(?:ou|et|de|d|des|du)\\b)
{localement | à distance | -provisoirement | -manuellement} (?!\\s?(?:ou|et|de|d|des|du)\\b)
{sur place | à distance | à domicile | -par écrit} (?!\\s?(?:ou|et|de|d|des|du)\\b)
+{simultanément | séparément | -à tour de rôle | -au hasard} (?!\\s?(?:ou|et)\\b)
+{en même temps | -séparément | -à tour de rôle | -au hasard} (?!\\s?(?:ou|et|qu|qu[’']|que)\\b)
{à tour de rôle | simultanément | -au hasard | -tous les deux jours}
+{implicitement | explicitement | -provisoirement | -par erreur} (?:accept|autoris|interdi|exclu|consent|mentionn|inclu|reconn|défini)
{lentement | brusquement | -rapidement | -régulièrement} (?!\\s?ou\\b)
{légèrement | fortement | à peine | -temporairement} (?!\\s)(?!plus|moins|recommandé|conseillé|déconseillé)
+{légèrement | nettement | deux fois | dix fois} (?:plus|moins)
{considérablement | légèrement | à peine | temporairement}
+{volontairement | accidentellement | sous la contrainte | -par ignorance}
{-officiellement | secrètement | provisoirement | -à tort}
~{régulièrement | périodiquement | -une seule fois | -chaque année | -sur demande}
+{quotidiennement | chaque semaine | chaque mois | une fois par an}
+{gratuitement | contre paiement | sur ordonnance | sur abonnement}
~{au préalable | -ensuite | -entre-temps | -simultanément}
+{par écrit | oralement | par téléphone | par courriel}
+{par courriel | -par courrier postal | par téléphone | en personne}
{hors ligne | -en ligne | -sur papier | -au guichet} (?!\\s?(?:et|ou)\\b)
+(?:résistances?|bobines?|condensateurs?|piles?|diodes?|lampes?|moteurs?|circuits?|composants?|montée?s?|connectée?s?|placée?s?|branchée?s?|reliée?s?) {en série | en parallèle | en étoile | -à la terre}
{en clair | -sous forme chiffrée | -sur papier | -en double}
+ordre {croissant | décroissant | alphabétique | chronologique | aléatoire}
+{le jour même | le lendemain | la veille | la semaine suivante}
+{le même jour | le lendemain | la veille | une semaine plus tard}
+{le matin | le soir | la nuit | à midi} (?!\\s?d[eu’'])
+{au printemps | en été | en automne | en hiver}
+{au chaud | au froid | au sec | à température ambiante}
{à la main | -à la machine | -à distance | -par un programme}
+(?:exprimée?s?|mesurée?s?|indiquée?s?|donnée?s?|comptée?s?) {en secondes | en minutes | en heures | en jours | -en millisecondes}
+{en millimètres | en centimètres | en mètres | en kilomètres}
(?:exprimée?s?|mesurée?s?|indiquée?s?|donnée?s?|valeurs?|unités?) {en pixels | en points | en millimètres | en pourcentage}
+{avec l’accord | sans l’accord | contre l’avis | à la demande} ${DE}
+\\S+ {au moins | au plus | -exactement | -en moyenne} ${NOMBRE}(?! des?\\b)
+\\S+ {au minimum | au maximum | -exactement | -en moyenne} ${NOMBRE}
+\\S+ {plus de | moins de | exactement | -en moyenne} ${NOMBRE}(?! de)
+{plus d’un | moins d’un | exactement un | près d’un} (?:quart|tiers|an|mois|jour|million|milliard|siècle|kilomètre|mètre)\\b
{près de | plus de | exactement | -bien moins de} ${NOMBRE}
+(?<!(?:\\bde|\\bdepuis|\\bdu|\\bdes|\\bd[’'])\\s[^.;]*)[^ ]*[^ \\d] {jusqu’à | au moins | -exactement | -en moyenne} ${NOMBRE}
+{une fois | deux fois | trois fois | quatre fois} par
(?:en|contient|comprend|comporte|compte|existe|distingue|nécessite|fournit|propose|possède|identifié|par|il y a|avec|dans) {deux | trois | quatre | cinq | six | sept} (?:\\S+ )?(?:fois|étapes|types|sortes|parties|groupes|couches|phases|classes|catégories|formes|méthodes|façons|options|modes|niveaux|sections|chapitres|copies|lois|règles|principes|cartes|canaux|membres|articles|ans|jours|semaines|mois|heures|minutes)\\b
+{tous les jours | toutes les semaines | tous les mois | tous les ans | toutes les heures}
+{chaque jour | chaque semaine | chaque mois | chaque année | chaque heure}
(?:deux|trois|quatre|cinq|six|sept|huit|dix|douze|quinze|vingt|trente|quelques|plusieurs|\\d+) {secondes | -minutes | -heures | -millisecondes} (?!\\s?(?:\\d|et|à|de retard))
(?:deux|trois|quatre|cinq|six|sept|huit|dix|douze|quinze|vingt|trente|quelques|plusieurs|\\d+) {minutes | -secondes | -heures | -jours} (?!\\s?(?:\\d|et|à|de retard))
(?:deux|trois|quatre|cinq|six|sept|huit|dix|douze|quinze|vingt|trente|quelques|plusieurs|\\d+) {heures | -minutes | -secondes | -jours} (?!\\s?(?:\\d|et|à|de retard))
(?:deux|trois|quatre|cinq|six|sept|huit|dix|douze|quinze|vingt|trente|quelques|plusieurs|\\d+) {jours | -heures | -semaines | -mois} (?!\\s?(?:\\d|et|à|de retard))
(?:deux|trois|quatre|cinq|six|sept|huit|dix|douze|quinze|vingt|trente|quelques|plusieurs|\\d+) {semaines | -jours | -mois | -heures} (?!\\s?(?:\\d|et|à|de retard))
(?:deux|trois|quatre|cinq|six|sept|huit|dix|douze|quinze|vingt|trente|quelques|plusieurs|\\d+) {mois | -jours | -semaines | -ans} (?!\\s?(?:\\d|et|à|de retard))
(?:deux|trois|quatre|cinq|six|sept|huit|dix|douze|quinze|vingt|trente|quelques|plusieurs|\\d+) {ans | -mois | -semaines | -jours} (?!\\s?(?:\\d|et|à|de retard))
(?:deux|trois|quatre|cinq|six|sept|huit|dix|douze|quinze|vingt|trente|quelques|plusieurs|\\d+) {années | -mois | -semaines | -jours} (?!\\s?(?:\\d|et|à|de retard))
{millimètres | centimètres | mètres | kilomètres}
{bits | octets | kilooctets | mégaoctets | gigaoctets}
+la {première | deuxième | troisième | dernière} (?:étape|phase|partie|moitié|édition|page|ligne|colonne|couche|section|lettre|tentative|année|semaine)
+(?:le|du|au) {premier | deuxième | troisième | dernier} (?:chapitre|paragraphe|jour|mois|niveau|mot|chiffre|article|rang|calque|élément|bit|octet|champ|caractère|étage|tour|volume)
+(?:la|sa|cette) {seule | -première | -dernière | -plus ancienne} (?!\\s)(?!fois|et|chose|dont|question)[a-zéèêàç]+
+(?:le|son) {seul | -premier | -dernier | -plus ancien} (?!\\s)(?!et|fait|point|dont|à|qui|que)[a-zéèêàç]+
(?:les) {seuls/seules | -premiers/premières | -derniers/dernières | -principaux/principales} (?!\\s)(?!à|qui)[a-zéèêàç]+s\\b
+{le premier | le dernier | le seul | l’avant-dernier} (?:à|qui)\\b
+{la première | la dernière | la seule | l’avant-dernière} (?:à|qui)\\b
la {plus grande | plus petite | plus ancienne | plus récente} (?:partie|ville|valeur|version)
+(?<!(?:\\bne |\\bn[’']|\\bbeaucoup |\\bbien |\\bpas )[^.;]*)[^ ]+ {plus | moins | -aussi | -deux fois plus} (?!\\s)(?!tard|tôt)[a-zéèêàùîôç]+ que (?!possible|prévu|jamais|ce\\b|de\\b)
+${MOT}{supérieur à/supérieure à/supérieurs à/supérieures à | inférieur à/inférieure à/inférieurs à/inférieures à | égal à/égale à/égaux à/égales à | -proche de/proche de/proches de/proches de} (?:\\d|celui|celle|ceux|un|une|zéro|deux)
+{supérieur/supérieure/supérieurs/supérieures | inférieur/inférieure/inférieurs/inférieures | égal/égale/égaux/égales | proportionnel/proportionnelle/proportionnels/proportionnelles} (?:à l|au|aux)\\b
+{plus lentement | plus rapidement | -plus régulièrement | -plus tard} (?:que|qu)
+{un tiers | un quart | la moitié | la totalité | un dixième} (?:de la|de l|des)\\b
+${AFFIRMATIF}{tous les | -certains | -peu de | -la moitié des} (?!\\s)(?!jours|ans|mois|deux|autres|cas|moyens|points|temps|détails|jours)[a-zéèêàç]+s\\b${SANS_RESTE}
+{Tous les | -Certains | -Peu de | -La moitié des} (?!\\s)(?!jours|ans|mois|deux|autres|trois|quatre)[a-zéèêàç]+s\\b${SANS_RESTE}
{Certains | -Tous les | -Presque tous les | -La plupart des} [a-zéèêàç]+s\\b${SANS_RESTE}
+${AFFIRMATIF}{toutes les | -certaines | -peu de | -la moitié des} (?!\\s)(?!heures|semaines|deux|autres|fois|parties|minutes|conséquences)[a-zéèêàç]+s\\b${SANS_RESTE}
+{Toutes les | -Certaines | -Peu de | -La moitié des} (?!\\s)(?!heures|semaines|deux|autres|trois)[a-zéèêàç]+s\\b${SANS_RESTE}
{Certaines | -Toutes les | -Presque toutes les | -La plupart des} [a-zéèêàç]+s\\b${SANS_RESTE}
~{La plupart des | -Très peu de | -La moitié des | -Tous les} (?!\\s)(?!nouveaux)[a-zéèêàç]+(?:eurs|ents|iers|ands|ants|ciels|ets|ages|ismes|jets|naux|maux|eaux)\\b
~{La plupart des | -Très peu de | -La moitié des | -Toutes les} [a-zéèêàç]+(?:ions|tés|ures|ences|ances|ies)\\b
{la majorité | une minorité | la totalité | la moitié} (?:des|de la|de l)\\b
+{la moitié | le quart | le dixième | la totalité} (?:des|de la|de l)\\b
+{ne doit pas | -doit | -peut | -doit parfois} ${INFINITIF}
+{ne doivent pas | -doivent | -peuvent | -doivent parfois} ${INFINITIF}
{ne peut pas | -peut | -doit | -peut facilement} ${INFINITIF}
{ne peuvent pas | -peuvent | -doivent | -peuvent facilement} ${INFINITIF}
~{doit toujours | -peut | -ne doit jamais | -ne doit pas} ${INFINITIF}
~{doivent toujours | -peuvent | -ne doivent jamais | -ne doivent pas} ${INFINITIF}
{doivent parfois | -doivent toujours | -ne doivent jamais | -peuvent toujours} ${INFINITIF}
{doit parfois | -doit toujours | -ne doit jamais | -peut toujours} ${INFINITIF}
~(?<!(?:\\bsi |\\blorsque |\\bquand |\\bqui |\\bque |qu[’']|\\bcar |\\bou |\\bet )[^.;]*)[^ ]+(?<!\\b(?:qui|que|si|lorsque|quand|et|ou|car)) {n’est pas | -est | -est toujours | -est parfois} (?!\\s)(?!de\\b|d[’']|un|le|la|l[’']|si|très|en\\b|des|que)(?!.*(?:\\bet\\b|\\bni\\b|aucun|\\bmais\\b|\\bdonc\\b|\\bcar\\b|rien|sans|\\bque\\b|qu[’']|\\bplus\\b|encore|forcément|nécessairement|seulement|uniquement|toujours|pour autant|d[’']autre))[^,;:—–]*$
~(?<!(?:\\bsi |\\blorsque |\\bquand |\\bqui |\\bque |qu[’']|\\bcar |\\bou |\\bet )[^.;]*)[^ ]+(?<!\\b(?:qui|que|si|lorsque|quand|et|ou|car)) {ne sont pas | -sont | -sont toujours | -sont parfois} (?!\\s)(?!de\\b|d[’']|un|le|la|l[’']|si|très|en\\b|des|que)(?!.*(?:\\bet\\b|\\bni\\b|aucun|\\bmais\\b|\\bdonc\\b|\\bcar\\b|rien|sans|\\bque\\b|qu[’']|\\bplus\\b|encore|forcément|nécessairement|seulement|uniquement|toujours|pour autant|d[’']autre))[^,;:—–]*$
~il est {impossible | nécessaire | -possible | -inutile} ${DE}
+il est {interdit | -recommandé | -obligatoire | -possible} ${DE}
il est {inutile | -recommandé | -obligatoire | -interdit} ${DE}
+il est {recommandé | déconseillé | obligatoire | -interdit} ${DE}
[^ ]*(?<!ment) {conseillé | déconseillé | obligatoire | -interdit} ${DE}
+${ETRE}{autorisé/autorisée/autorisés/autorisées | interdit/interdite/interdits/interdites | imposé/imposée/imposés/imposées | conseillé/conseillée/conseillés/conseillées} (?!\\s)(?!de|d\\b|à)
+${ETRE}{déconseillé/déconseillée/déconseillés/déconseillées | -recommandé/recommandée/recommandés/recommandées | -interdit/interdite/interdits/interdites | -imposé/imposée/imposés/imposées} (?!\\s)(?!de|d\\b)
+${ETRE}{recommandé/recommandée/recommandés/recommandées | -déconseillé/déconseillée/déconseillés/déconseillées | -interdit/interdite/interdits/interdites | -imposé/imposée/imposés/imposées} (?!\\s)(?!de|d\\b)[a-zà-ü]
+${ETRE}{obligatoire/obligatoires | inutile/inutiles | -souhaitable/souhaitables | -impossible/impossibles} (?!\\s)(?!de\\b|d[’'])
${ETRE}{impossible/impossibles | -souhaitable/souhaitables | -obligatoire/obligatoires | -inutile/inutiles} (?!\\s)(?!de|d[’']|que)
+${ETRE}{facultatif/facultative/facultatifs/facultatives | -obligatoire/obligatoire/obligatoires/obligatoires | -interdit/interdite/interdits/interdites | -imposé/imposée/imposés/imposées} (?!\\s)(?!de\\b|d[’'])
+[^ ]*(?<!ans|années|mois|jours|semaines|heures|minutes|secondes|temps|longtemps|peu|juste|bien|fois|siècles) {avant | après | pendant | -sans} (?:la|l|cette|une|son|sa|leur)\\b(?! suite| fin| durée| période)(?! [a-zéèê]+(?:er|ir|re)\\b)
+{Avant | Après | Pendant | -Sans} (?:la|l|cette|une|son|sa|leur)\\b(?! suite| fin| durée| période)(?! [a-zéèê]+(?:er|ir|re)\\b)
+{Avant | Après | Pendant | -Malgré} (?:le|les|chaque|un|ces)\\b(?! temps| moment)(?! [a-zéèê]+(?:er|ir|re)\\b)
+[^ ]*(?<!ans|années|mois|jours|semaines|heures|minutes|secondes|temps|longtemps|peu|juste|bien|fois|siècles) {avant | après | pendant | -malgré} (?:le|les|chaque|un|ces)\\b(?! temps| moment)(?! [a-zéèê]+(?:er|ir|re)\\b)
{avant toute | après toute | -pendant toute | -malgré toute} (?!\\s?(?:la|sa|cette|une|leur)\\b)
+{sauf si | -parce que | -même si | -dès que} (?:le|la|les|l|ce|cette|ces|son|sa|vous|nous|leur|leurs)\\b
+{sauf | -y compris | -surtout | -seulement} (?:en|dans|pour|sur|lorsque|quand|à|au|aux|pendant|le|la|les)\\b
{-même | sauf | -surtout | -seulement} (?:en cas|lorsque|quand|pendant)\\b
+{à l’exception de | -y compris | -à commencer par | -en même temps que} (?:la|l|cette|ces|ceux|celles|celui|celle)\\b
+{à l’exception des | -y compris les | -à commencer par les | -en même temps que les} [a-z]
+{à l’exception du | -y compris le | -à commencer par le | -en même temps que le} [a-z]
+{contrairement à | -tout comme | -en plus de | -grâce à} (?:la|l|cette|ces|ce)\\b
+{contrairement aux | -tout comme les | -en plus des | -grâce aux} [a-z]
+{contrairement au | -tout comme le | -en plus du | -grâce au} [a-z]
{tant que | -même si | -sauf si | -parce que} (?:le|la|les|l|ce|cette|ces|son|sa|vous|nous|leur|leurs)\\b
~{à moins que | -pourvu que | -avant que | -bien que} (?:le|la|les|l|ce|cette|ces|son|sa|vous|nous|leur|leurs)\\b
+{indépendamment | -en fonction | -à partir | -en raison} ${DE}
~(?<!(?:courbe|variation|tra[cç]|graph)[^.;]*)[^ ]+ {en fonction | -indépendamment | -au lieu | -en plus} (?!\\s?du temps)${DE}
+{en plus | -au lieu | -en cas | -en raison} (?:de la|de l|du|des)\\b
+{au-dessus | au-dessous | -autour | -bien loin} de \\d
{au-dessus | au-dessous | à côté | à l’intérieur} (?!\\s?de \\d)${DE}
+{à l’intérieur | à l’extérieur | au-dessus | à côté} (?!\\s?de (?:\\d|[A-Z]))${DE}
{en dehors | à l’intérieur | -à proximité | -au centre} (?!.*(?:extérieur|dehors))(?:de|du|des)\\b
+{sous | sur | derrière | devant} (?:la|le|l|les) (?:table|fenêtre|calque|couche|peau|papier)
{à gauche | à droite | en haut | en bas} (?!\\s)(?!de gamme|et\\b|ou\\b)
+{vers le haut | vers le bas | vers la gauche | vers la droite}
+{au nord | au sud | à l’est | à l’ouest} (?!et\\b)
+{dans le nord | dans le sud | dans l’est | dans l’ouest} (?!et\\b)
{en France | en Allemagne | en Italie | en Angleterre | en Espagne | en Belgique | en Suisse} (?!\\s?,)
{en Europe | en Asie | en Afrique | en Amérique}
{français/française/françaises | allemand/allemande/allemandes | italien/italienne/italiennes | espagnol/espagnole/espagnoles | -belge/belge/belges}
+{au début | à la fin | au milieu | avant le début} ${DE}
+[^ ]+(?<!attendre|attendez) {le début | la fin | -le milieu | -le lendemain} ${DE}
+${ETRE}{copié/copiée/copiés/copiées | déplacé/déplacée/déplacés/déplacées | supprimé/supprimée/supprimés/supprimées | -renommé/renommée/renommés/renommées} (?:dans|en|lors|automatiquement|quand|lorsque|avant|après|vers|si)\\b
+${ETRE}{supprimé/supprimée/supprimés/supprimées | archivé/archivée/archivés/archivées | -signalé/signalée/signalés/signalées | -copié/copiée/copiés/copiées} (?!\\s)(?!d[eu])
~${ETRE}{ouvert/ouverte/ouverts/ouvertes | fermé/fermée/fermés/fermées | -verrouillé/verrouillée/verrouillés/verrouillées | -supprimé/supprimée/supprimés/supprimées} (?!\\s)(?!à|au|pour|sous)
${ETRE}{conservé/conservée/conservés/conservées | détruit/détruite/détruits/détruites | -copié/copiée/copiés/copiées | -vendu/vendue/vendus/vendues}
+${ETRE}{-installé/installée/installés/installées | désinstallé/désinstallée/désinstallés/désinstallées | désactivé/désactivée/désactivés/désactivées | -testé/testée/testés/testées}
+${ETRE}{activé/activée/activés/activées | désactivé/désactivée/désactivés/désactivées | masqué/masquée/masqués/masquées | -supprimé/supprimée/supprimés/supprimées}
${ETRE}{affiché/affichée/affichés/affichées | masqué/masquée/masqués/masquées | -supprimé/supprimée/supprimés/supprimées | -verrouillé/verrouillée/verrouillés/verrouillées}
+${ETRE}{-accepté/acceptée/acceptés/acceptées | refusé/refusée/refusés/refusées | reporté/reportée/reportés/reportées | contesté/contestée/contestés/contestées} (?!\\s)(?!comme)
${ETRE}{vérifié/vérifiée/vérifiés/vérifiées | modifié/modifiée/modifiés/modifiées | -oublié/oubliée/oubliés/oubliées | -traduit/traduite/traduits/traduites} (?!\\s)(?!par|pour|depuis|en)
+${ETRE}{construit/construite/construits/construites | détruit/détruite/détruits/détruites | restauré/restaurée/restaurés/restaurées | agrandi/agrandie/agrandis/agrandies} ${OU}
+${ETRE}{fondé/fondée/fondés/fondées | dissous/dissoute/dissous/dissoutes | interdit/interdite/interdits/interdites | rebaptisé/rebaptisée/rebaptisés/rebaptisées} ${OU}
+${ETRE}{adopté/adoptée/adoptés/adoptées | rejeté/rejetée/rejetés/rejetées | abrogé/abrogée/abrogés/abrogées | modifié/modifiée/modifiés/modifiées} ${OU}
+${ETRE}{élu/élue/élus/élues | nommé/nommée/nommés/nommées | révoqué/révoquée/révoqués/révoquées | réélu/réélue/réélus/réélues} ${OU}
+${ETRE}{arrêté/arrêtée/arrêtés/arrêtées | libéré/libérée/libérés/libérées | exilé/exilée/exilés/exilées | condamné/condamnée/condamnés/condamnées} (?:en|au|par|à la|dans les|le|après|avant)\\b
+${ETRE}{occupé/occupée/occupés/occupées | libéré/libérée/libérés/libérées | annexé/annexée/annexés/annexées | bombardé/bombardée/bombardés/bombardées} ${OU}
+${ETRE}{interrompu/interrompue/interrompus/interrompues | prolongé/prolongée/prolongés/prolongées | reporté/reportée/reportés/reportées | -annulé/annulée/annulés/annulées} (?!\\s)(?!à|de)
${ETRE}{écrit/écrite/écrits/écrites | traduit/traduite/traduits/traduites | refusé/refusée/refusés/refusées | financé/financée/financés/financées} par
${ETRE}{envoyé/envoyée/envoyés/envoyées | renvoyé/renvoyée/renvoyés/renvoyées | -retenu/retenue/retenus/retenues | -détruit/détruite/détruits/détruites} (?:à|au|aux|par|vers|dans)\\b
${ETRE}{produit/produite/produits/produites | détruit/détruite/détruits/détruites | consommé/consommée/consommés/consommées | absorbé/absorbée/absorbés/absorbées} (?:par (?!accident)|dans|en|au|lors)\\b
${ETRE}{composé/composée/composés/composées | entouré/entourée/entourés/entourées | -séparé/séparée/séparés/séparées | -dépourvu/dépourvue/dépourvus/dépourvues} ${DE}
${ETRE}{rempli/remplie/remplis/remplies | entouré/entourée/entourés/entourées | séparé/séparée/séparés/séparées | -dépourvu/dépourvue/dépourvus/dépourvues} ${DE}
+${ETRE}{chauffé/chauffée/chauffés/chauffées | refroidi/refroidie/refroidis/refroidies | séché/séchée/séchés/séchées | filtré/filtrée/filtrés/filtrées}
+${ETRE}{payé/payée/payés/payées | remboursé/remboursée/remboursés/remboursées | réclamé/réclamée/réclamés/réclamées | -reporté/reportée/reportés/reportées} (?!\\s)(?!à la tête)
+${ETRE}{signé/signée/signés/signées | résilié/résiliée/résiliés/résiliées | renouvelé/renouvelée/renouvelés/renouvelées | contesté/contestée/contestés/contestées}
+${ETRE}{nul/nulle/nuls/nulles | constant/constante/constants/constantes | maximal/maximale/maximaux/maximales | minimal/minimale/minimaux/minimales} (?!\\s)(?!et non)
+(?:valeur|durée|taille|vitesse|température|tension|longueur|profondeur|distance|fréquence|pression|quantité|hauteur|intensité|amplitude|résolution)s? {maximale/maximales | minimale/minimales | moyenne/moyennes | -initiale/initiales}
+(?:nombre|délai|niveau|prix|poids|temps|débit|courant|âge|montant|volume|rayon|diamètre)s? {maximal/maximaux | minimal/minimaux | moyen/moyens | -initial/initiaux}
+${ETRE}{dur/dure/durs/dures | mou/molle/mous/molles | cassant/cassante/cassants/cassantes | poreux/poreuse/poreux/poreuses}
${NOM_M}{rouge/rouges | bleu/bleus | vert/verts | jaune/jaunes | blanc/blancs | noir/noirs}
${NOM_F}{rouge/rouges | bleue/bleues | verte/vertes | jaune/jaunes | blanche/blanches | noire/noires}
+${NOM_M}{liquide/liquides | solide/solides | gazeux/gazeux | -pâteux/pâteux}
+(?:clef|clé|réseau|dépôt|adresse|serveur|droit|école|secteur|financement|fonds|société|entreprise|propriété|établissement|hôpital|liste)s? {public/publique/publics/publiques | privé/privée/privés/privées | -partagé/partagée/partagés/partagées | -étranger/étrangère/étrangers/étrangères}
+${NOM_F}{nationale/nationales | régionale/régionales | internationale/internationales | municipale/municipales}
+${NOM_M}{national/nationaux | régional/régionaux | international/internationaux | municipal/municipaux}
${NOM_F}{politique/politiques | religieuse/religieuses | militaire/militaires | économique/économiques}
${NOM_M}{-social/sociaux | économique/économiques | politique/politiques | religieux/religieux | militaire/militaires}
${NOM_F}{fixe/fixes | variable/variables | aléatoire/aléatoires | illimitée/illimitées}
${NOM_M}{fixe/fixes | variable/variables | aléatoire/aléatoires | illimité/illimités}
+${NOM_F}{temporaire/temporaires | permanente/permanentes | volontaire/volontaires | illégale/illégales}
+${NOM_M}{temporaire/temporaires | permanent/permanents | facultatif/facultatifs | caché/cachés}
+${NOM_M}{obligatoire/obligatoires | facultatif/facultatifs | -interdit/interdits | -gratuit/gratuits}
+${NOM_F}{obligatoire/obligatoires | facultative/facultatives | -interdite/interdites | -gratuite/gratuites}
+${NOM_M}{direct/directs | indirect/indirects | -temporaire/temporaires | -unilatéral/unilatéraux}
+${NOM_F}{directe/directes | indirecte/indirectes | -temporaire/temporaires | -unilatérale/unilatérales}
${NOM_M}{positif/positifs | négatif/négatifs | neutre/neutres | -inconnu/inconnus}
${NOM_F}{positive/positives | négative/négatives | neutre/neutres | -inconnue/inconnues}
${NOM_F}{numérique/numériques | imprimée/imprimées | manuscrite/manuscrites | orale/orales}
${NOM_M}{numérique/numériques | imprimé/imprimés | manuscrit/manuscrits | oral/oraux}
+${NOM_M}{écrit/écrits | oral/oraux | tacite/tacites | anonyme/anonymes} (?!\\s?(?:dans|en|par|pour|à|avec|sur|au)\\b)
+${NOM_F}{écrite/écrites | orale/orales | tacite/tacites | anonyme/anonymes} (?!\\s?(?:dans|en|par|pour|à|avec|sur|au)\\b)
+${NOM_M}{antérieur/antérieurs | ultérieur/ultérieurs | simultané/simultanés | -imaginaire/imaginaires} (?!\\s)(?!à|au)
+${NOM_F}{antérieure/antérieures | ultérieure/ultérieures | simultanée/simultanées | -imaginaire/imaginaires} (?!\\s)(?!à|au)
~${NOM_M}{final/finaux | initial/initiaux | intermédiaire/intermédiaires | -suivant/suivants} (?!\\s?\\(|.*(?:\\bou\\b|début))
~${NOM_F}{finale/finales | initiale/initiales | intermédiaire/intermédiaires | -suivante/suivantes} (?!\\s?\\(|.*(?:\\bou\\b|début))
+${NOM_M}{aigu/aigus | chronique/chroniques | héréditaire/héréditaires | contagieux/contagieux}
+${NOM_F}{aiguë/aiguës | chronique/chroniques | héréditaire/héréditaires | contagieuse/contagieuses}
${NOM_F}{locale/locales | distante/distantes | publique/publiques | virtuelle/virtuelles}
${NOM_M}{local/locaux | distant/distants | public/publics | virtuel/virtuels}
+(?:la|une) {cause | conséquence | condition | -négation} ${DE}
+{la présence | l’absence | -la répartition | -la découverte} ${DE}
~[^ ]*(?<!augmenter|diminuer|réduire|augmente|diminue|réduit) {la taille | la couleur | la forme | le poids} ${DE}
+{la température | la pression | le volume | la masse} ${DE}
+{la tension | l’intensité | la résistance | -la puissance} (?!.*\\d ?[kmµ]?[VAΩ]\\b)${DE}
+{l’amplitude | la fréquence | la phase | la durée} ${DE} ?(?:la |l[’'])?(?:signal|signaux|tension|courant|onde|oscillations?|sortie|son|vibration|mouvement|pendule|bruit)
+{la vitesse | la direction | -la durée | l’intensité} ${DE}
+{l’augmentation | la diminution | la stabilité | -la disparition} ${DE}
~{la suppression | la création | -la copie | -la modification} ${DE}
+{le fondateur | le successeur | le critique | le frère} ${DE}
+{l’avantage | l’inconvénient | le danger | le coût} ${DE}
+{l’acheteur | le vendeur | le locataire | l’assureur}
+{le locataire | le propriétaire | -le voisin | -l’acheteur}
+{l’employeur | le salarié | le syndicat | l’assureur}
{l’administrateur | -l’utilisateur | -le développeur | -le responsable}
{les administrateurs | les traducteurs | -les utilisateurs | -les développeurs} (?!\\s?(?:système|réseau))
~{le serveur | le client | le routeur | -le poste de travail} (?:[.,;]|est|peut|doit|envoie|reçoit)
{les élèves | les enseignants | les parents | -les directeurs}
{l’élève | l’enseignant | le directeur | -le parent}
{le patient | le médecin | l’infirmier | -le pharmacien}
+{le tribunal | le parlement | le ministère | la commune}
+{le roi | le pape | le parlement | l’armée}
en {bois | métal | verre | pierre | papier | plastique}
d[eu] {fer | cuivre | zinc | plomb | nickel}
{l’oxygène | l’azote | l’hydrogène | l’hélium}
{calcium | potassium | magnésium | sodium}
{le foie | le pancréas | l’estomac | le rein | le cœur}
(?:un|le|du|au|des|les|ces|sur) {chien/chiens | lapin/lapins | chat/chats | cheval/chevaux | pigeon/pigeons}
{mammifères | oiseaux | reptiles | insectes | poissons}
{bactéries | virus | champignons | parasites}
(?:le|du|au|chaque) {lundi | mardi | mercredi | jeudi | vendredi | samedi | dimanche}
~(?:en|de|mi|fin|début|\\d) {janvier | février | mars | avril | mai | juin | juillet | août | septembre | octobre | novembre | décembre}
(?:la touche|touches|sur) {Maj | Ctrl | Alt | Entrée | Échap}
{un clic droit | un clic gauche | un double-clic | -un clic central}
(?:format|fichiers?|images?) {PNG | JPEG | GIF | TIFF | PDF}
+${VERBE}{augmente/augmentent/augmentait | diminue/diminuent/diminuait | -ne varie pas/ne varient pas/ne variait pas | -varie au hasard/varient au hasard/variait au hasard} (?:avec|quand|lorsque|si|pendant|en|à mesure)
+${VERBE}{augmente/augmentent/augmentait | réduit/réduisent/réduisait | double/doublent/doublait | -mesure/mesurent/mesurait} (?:la|le|les|l)\\b
+${VERBE}{réduit/réduisent/réduisait | augmente/augmentent/augmentait | double/doublent/doublait | -mesure/mesurent/mesurait} (?:la|le|les|l)\\b
${VERBE}{-provoque/provoquent/provoquait/provoqua | empêche/empêchent/empêchait/empêcha | retarde/retardent/retardait/retarda | -accélère/accélèrent/accélérait/accéléra} (?:la|le|les|l|une|un)\\b
+${VERBE}{accélère/accélèrent | ralentit/ralentissent | interrompt/interrompent | -mesure/mesurent} (?:la|le|les|l)\\b
${VERBE}{produit/produisent/produisait | consomme/consomment/consommait | détruit/détruisent/détruisait | absorbe/absorbent/absorbait} (?!\\s)(?!un fichier|un résultat|un effet|une image|des fichiers|un signal|une tension|un courant|une erreur)(?:la|le|les|l|une|un|des|du)\\b
+${VERBE}{produit/produisent/produisait | -absorbe/absorbent/absorbait | -mesure/mesurent/mesurait | -amplifie/amplifient/amplifiait} (?:un|une|des) (?:signal|tensions?|signaux|courants?|ondes?|sons?)\\b
${VERBE}{protège/protègent/protégeait | -endommage/endommagent/endommageait | -limite/limitent/limitait | -contrôle/contrôlent/contrôlait} (?:la|le|les|l)\\b
~${VERBE}{supprime/suppriment | copie/copient | déplace/déplacent | conserve/conservent} (?:la|le|les|l|tous|toutes)\\b
${VERBE}{ouvre/ouvrent | ferme/ferment | -supprime/suppriment | -imprime/impriment} (?:la|le|les|l|une|un)\\b (?!voie|fenêtre|porte)
+${VERBE}{-commence/commencent/commença | se termine/se terminent/se termina | s’interrompt/s’interrompent/s’interrompit | -s’accélère/s’accélèrent/s’accéléra} (?:à|au|en|le|dès)\\b (?!par)
${VERBE}{accepte/acceptent/accepta | refuse/refusent/refusa | -ignore/ignorent/ignora | -exige/exigent/exigea} (?:la|le|les|l|une|un|ce|cette)\\b
${VERBE}{précède/précèdent/précédait | suit/suivent/suivait | -remplace/remplacent/remplaçait | -contredit/contredisent/contredisait} (?:la|le|les|l)\\b
+${VERBE}{gagne/gagnent/gagna/gagnèrent | perd/perdent/perdit/perdirent | -évite/évitent/évita/évitèrent | -refuse/refusent/refusa/refusèrent} (?:la|le|les|l|cette|une)\\b
~{-supprimer | copier | déplacer | conserver} ${LE}
{-activer | désactiver | masquer | -supprimer} ${LE}
{démarrer | arrêter | redémarrer | -désinstaller} (?:la|le|les|l|un|une|ce|cette)\\b
~{augmenter | réduire | -maintenir | -mesurer} (?:la|le|les|l|leur|leurs|son|sa|ses)\\b
{interne/internes | externe/externes | temporaire/temporaires | -secondaire/secondaires} (?!\\s)(?!à|au|aux)
+{horizontal/horizontale/horizontaux/horizontales | vertical/verticale/verticaux/verticales | diagonal/diagonale/diagonaux/diagonales | -incliné/inclinée/inclinés/inclinées}
+{quotidien/quotidienne/quotidiens/quotidiennes | hebdomadaire/hebdomadaire/hebdomadaires/hebdomadaires | mensuel/mensuelle/mensuels/mensuelles | annuel/annuelle/annuels/annuelles}
+[^ ]+(?<!\\bles|\\ble|\\bla|\\bdes) {plus élevé/plus élevée/plus élevés/plus élevées | plus faible/plus faible/plus faibles/plus faibles | -plus stable/plus stable/plus stables/plus stables | -plus variable/plus variable/plus variables/plus variables} (?:qu|à|dans|en|chez|pour|[.,])
+{plus grand/plus grande/plus grands/plus grandes | plus petit/plus petite/plus petits/plus petites | -plus ancien/plus ancienne/plus anciens/plus anciennes | -plus léger/plus légère/plus légers/plus légères} qu
+{plus long/plus longue/plus longs/plus longues | plus court/plus courte/plus courts/plus courtes | plus étroit/plus étroite/plus étroits/plus étroites | plus épais/plus épaisse/plus épais/plus épaisses} qu
{le plus grand | le plus petit | le plus ancien | le plus récent} (?:des|de|du|pays)
{la plus grande | la plus petite | la plus ancienne | la plus récente} (?:des|de|du|ville|île|partie)
{le plus fréquent | le plus rare | -le plus ancien | -le plus coûteux}
{la plus fréquente | la plus rare | -la plus ancienne | -la plus coûteuse}
+(?:courant|signal|mouvement)s? {alternatif/alternatifs | continu/continus | aléatoire/aléatoires | -nul/nuls} (?!\\s)(?!et\\b|ou\\b)
+(?:tension|composante)s? {alternative/alternatives | continue/continues | aléatoire/aléatoires | -nulle/nulles} (?!\\s)(?!et\\b|ou\\b|du secteur)
${NOM_M}{constant/constants | variable/variables | aléatoire/aléatoires | nul/nuls}
${NOM_F}{constante/constantes | variable/variables | aléatoire/aléatoires | nulle/nulles}
${ETRE}{suffisant/suffisante/suffisants/suffisantes | insuffisant/insuffisante/insuffisants/insuffisantes | superflu/superflue/superflus/superflues | -gênant/gênante/gênants/gênantes}
${ETRE}{invisible/invisibles | -visible/visibles | -modifiable/modifiables | -illisible/illisibles}
+${ETRE}{relié/reliée/reliés/reliées | -comparé/comparée/comparés/comparées | -opposé/opposée/opposés/opposées | -soumis/soumise/soumis/soumises} ${A}
+${ETRE}{indépendant/indépendante/indépendants/indépendantes | dépendant/dépendante/dépendants/dépendantes | -déduit/déduite/déduits/déduites | -différent/différente/différents/différentes} ${DE}
+${ETRE}{identique/identiques | contraire/contraires | préférable/préférables | nuisible/nuisibles} ${A}
+${MOT}(?:est|sont|était|étaient|être|directement) {proportionnel/proportionnelle/proportionnels/proportionnelles | inversement proportionnel/inversement proportionnelle/inversement proportionnels/inversement proportionnelles | égal/égale/égaux/égales | supérieur/supérieure/supérieurs/supérieures} ${A}
+${ETRE}{sensible/sensibles | insensible/insensibles | nuisible/nuisibles | indispensable/indispensables} ${A}
+${ETRE}{constant/constante/constants/constantes | nul/nulle/nuls/nulles | croissant/croissante/croissants/croissantes | décroissant/décroissante/décroissants/décroissantes}
+${ETRE}{élevé/élevée/élevés/élevées | faible/faible/faibles/faibles | constant/constante/constants/constantes | -nul/nulle/nuls/nulles} (?:[.,;:)]|et|pour|dans|que|lorsque|quand|en)
+${ETRE}{certain/certaine/certains/certaines | douteux/douteuse/douteux/douteuses | exclu/exclue/exclus/exclues | -discuté/discutée/discutés/discutées} (?!\\s)(?!de|d[’']|des)
+${ETRE}{absolu/absolue/absolus/absolues | relatif/relative/relatifs/relatives | -incertain/incertaine/incertains/incertaines | -apparent/apparente/apparents/apparentes} (?!\\s)(?!à|au)
+${ETRE}{chaud/chaude/chauds/chaudes | froid/froide/froids/froides | -gelé/gelée/gelés/gelées | -mouillé/mouillée/mouillés/mouillées}
+${ETRE}{gratuit/gratuite/gratuits/gratuites | payant/payante/payants/payantes | -interdit/interdite/interdits/interdites | -limité/limitée/limités/limitées}
+${ETRE}{positif/positive/positifs/positives | négatif/négative/négatifs/négatives | nul/nulle/nuls/nulles | -inconnu/inconnue/inconnus/inconnues}
+(?:champs?|énergie|signal|signaux|ondes?|propriétés|phénomènes?) {électrique/électriques | magnétique/magnétiques | acoustique/acoustiques | thermique/thermiques}
+(?:phénomènes?|propriétés|processus|réactions?|conditions|lois|actions?|effets?) {physique/physiques | chimique/chimiques | biologique/biologiques | psychique/psychiques}
+(?:pertes?|destruction|suppression|interruption|panne|solution|sauvegarde|restauration) {partielle/partielles | totale/totales | provisoire/provisoires | -accidentelle/accidentelles}
+(?:substances?|lumière|sources?|fibres?|matières?|couleurs?) {naturelle/naturelles | artificielle/artificielles | -nocive/nocives | -radioactive/radioactives}
+(?:partie|couche|face|ligne|barre|moitié|mâchoire|zone|rangée|colonne)s? {supérieure/supérieures | inférieure/inférieures | gauche/gauches | droite/droites | -centrale/centrales} (?!\\s)(?!à|au)
+(?:bord|coin|calque|membre|étage|panneau|côté)s? {supérieur/supérieurs | inférieur/inférieurs | gauche/gauches | droit/droits} (?!\\s)(?!à|au|gauche|droit)
+(?:bouton) {gauche | droit | central | -latéral}
+{une seule fois | plusieurs fois | -à chaque fois | -de temps en temps} (?!par)
+{-pour la première fois | pour la dernière fois | à plusieurs reprises | -à titre provisoire}
{au cours | à l’issue | en prévision | -à la place} ${DE}
+{à proximité | à l’intérieur | -loin | -en face} (?!.*(?:extérieur|dehors))${DE}
{européen/européenne/européens/européennes | américain/américaine/américains/américaines | mondial/mondiale/mondiaux/mondiales | -municipal/municipale/municipaux/municipales}
(?:personne|société|gens|données|sources?|témoignages?)s? {physique/physiques | morale/morales | -publique/publiques | -étrangère/étrangères}
`);
