/** Fields of German words; how they are written stands in `../fields.ts`. */
export const FIELDS_DE = `
! immer noch | noch immer | immer wieder | immer nur | immer dann | immer mehr | nicht immer | fast immer | wie immer | wann immer | noch nie | immer wenn | immer, wenn | nur selten | in der Regel
! nach wie vor | vor Ort | nach und nach | mehr oder weniger | nicht selten | nicht alle | fast alle | fast allen | in fast allen | fast in allen | so gut wie alle | alle möglichen | vor allen | bei allen anderen | alle anderen
! zumindest alle | zumindest allen | nahezu alle | nahezu allen | beinahe alle | praktisch alle | praktisch allen | immer mal | zentrale Rolle | zentralen Rolle | wichtige Rolle | sehr selten | sehr häufig | recht häufig | so häufig | so selten | letztes Jahr | letzten Jahres | dicht innerhalb | für gewöhnlich | mehr Aufwand | für alle Zeiten | für immer | weder alle | händisch oder automatisch | automatisch oder händisch | manuell oder automatisch | automatisch oder manuell | manuell oder auch automatisch | letzte Möglichkeit | dritte Unternehmen | allen drei | alle drei | alle vier | außer bei | auf seinen Lorbeeren | etwa alle | mal wieder | 24 Stunden | 7 Tage die Woche | sieben Tage die Woche | von vorn | mitnichten automatisch
! vor oder nach dem | vor und nach dem | ohne Bedeutung | ohne Zweifel | mit Sicherheit | Nach unten vereinen | von unten nach oben
! wie unten | wie oben | siehe unten | siehe oben | weiter unten | weiter oben | oben genannten | oben erwähnten | oben beschriebenen | unten beschriebenen | unten genannten | von oben herab | von oben nach unten | von links nach rechts | nach links oder rechts
! zum ersten Mal | das erste Mal | zum letzten Mal | das letzte Mal | in erster Linie | an erster Stelle | in letzter Zeit | in letzter Minute | im letzten Moment | als erstes | im Grunde | auf Grund | aus diesem Grund | erste Schritte | ersten Schritte | ersten Schritt | ersten Schritten | ersten Buchstaben | letzten Endes | ersten Blick
! zum Zweck | zum Zwecke | mit Ausnahme | mit Hilfe | in der Folge | zur Folge | als Folge | zum Beispiel | im Fall | ohne weiteres | zum Teil | auf Dauer | einige wenige | von Nachteil | von Vorteil | zum Vorteil | zum Nachteil | im Vorteil | im Nachteil | Gefahr im Verzug
! größte Teil | größten Teil | größter Teil | so selten | zu selten | recht selten | ziemlich selten | öffentliche Verkehrsmittel | öffentlichen Verkehrsmittel | öffentlichen Verkehrsmitteln | öffentlichen Sicherheit | öffentliche Sicherheit | in die Höhe | in der Höhe | nur so | wenn auch | auch wenn | geschlossener Ortschaften | geschlossenen Ortschaften | so weit wie möglich | nach Möglichkeit
! so genannte | nicht ganz | nicht vollständig | nicht automatisch | nicht direkt | nicht gleichzeitig | in einigen Jahren | seit einigen Jahren | vor einigen Jahren | in den meisten Fällen | in einigen Fällen | in allen Fällen | in vielen Fällen | rein zufällig | ein- und ausblenden | ein- und ausgeblendet | rote Augen | roten Augen | rote Kreuz | Roten Kreuz | Rotes Kreuz | roter Faden | roten Faden | schwarze Loch | weiße Blutkörperchen | rote Blutkörperchen | zulässigen Gesamtmasse | zulässige Gesamtmasse | nach außen hin | von außen betrachtet | nach oben offen | am Ende des Tages | im Verlauf | im Nachhinein | gelbe Karte | auf Deutsch | kleinen Teil | hohe See | hoher See | trockenen Tüchern | letzte Hilfe | Erste Hilfe | Ersten Weltkrieg | Zweiten Weltkrieg | Ersten Weltkriegs | Zweiten Weltkriegs | Dritten Reich | Dritten Reichs | Dritte Reich | Dritte Welt | Dritten Welt | direkt am | schnell wie möglich

~ {immer | -oft | -selten | -nie}(?!\\s?(?:[\\p{L}]+er(?:e[nrms]?)?|auch|es|die|der|das|bezieht|genannt|noch|wieder|nur|dann|mehr|in|wenn|an|auf)(?!\\p{L})|\\s?,)
{selten | nie | -oft | -immer}(?!\\s?(?:so|mehr|zuvor|wieder|auf|direkt)(?!\\p{L}))
~ stets | -gelegentlich | -selten | -nie
{nur selten | -meistens | -immer | -nie}
{standardmäßig | nur auf Wunsch | nie | -nur selten} (?:installiert|aktiviert|deaktiviert|eingeschaltet|ausgeschaltet|angezeigt|geladen|gestartet|gespeichert|verschlüsselt|erlaubt|gesperrt)(?!\\p{L})
+ täglich* | wöchentlich* | monatlich* | jährlich*
+ {stündlich | täglich | wöchentlich | monatlich}
regelmäßig* | einmalig* | -zufällig* | -verspätet*
{dauerhaft* | vorübergehend* | -regelmäßig* | einmalig*}
ständig* | -gelegentlich* | einmalig* | nachträglich*

+ [^ ]+(?<!(?:von Hand|händisch|manuell)[^.]*) {automatisch | manuell | -nur auf Anforderung | -nur in Ausnahmefällen}(?![^.]*(?:manuell|händisch|von Hand|automatisch|,? oder ))
{automatische/automatischen/automatischer/automatisches | manuelle/manuellen/manueller/manuelles | nachträgliche/nachträglichen/nachträglicher/nachträgliches | -verzögerte/verzögerten/verzögerter/verzögertes}(?![^.]*(?:manuell|händisch|von Hand|automatisch))
[^ ]+(?<!ein|eine|einen|einem|einer|eines|der|die|das|den|dem|nicht|mitnichten|als|ja) {vollständig | teilweise | -kaum | -überhaupt nicht}(?!\\s?(?:aus|und|oder|bekannt|geschrieben|auf) )
[^ ]+(?<!ein|eine|einen|einem|einer|eines|der|die|das|den|dem|nicht|als|ja) {komplett | -teilweise | -kaum | -überhaupt nicht}(?!\\s?(?:aus|und|oder) )
vollständige/vollständigen/vollständiger/vollständiges | gekürzte/gekürzten/gekürzter/gekürztes | vorläufige/vorläufigen/vorläufiger/vorläufiges | veraltete/veralteten/veralteter/veraltetes
~ {hauptsächlich | ausschließlich | -nur zum kleineren Teil | -überhaupt nicht} (?:aus|auf|in|von|für|durch|bei|mit|an|zur|zum)(?!\\p{L})
+ [^ ]+(?<!und) {ausschließlich | -zum größten Teil | -nur teilweise | -überhaupt nicht} (?:aus|auf|in|von|für|durch|bei|mit|an|zur|zum)(?!\\p{L})
{direkt | indirekt | verzögert | -vorübergehend}(?!\\s?(?:nach|vor|neben|hinter|unter|über|an|am|im|in|aus|unterhalb|oberhalb) )
direkte/direkten/direkter/direktes | indirekte/indirekten/indirekter/indirektes | vorläufige/vorläufigen/vorläufiger/vorläufiges | geheime/geheimen/geheimer/geheimes
gleichzeitig | nacheinander | abwechselnd | -zeitversetzt
gemeinsam/gemeinsame/gemeinsamen | getrennt/getrennte/getrennten | -abwechselnd/abwechselnde/abwechselnden | -heimlich/heimliche/heimlichen
{sofort | erst später | -auf keinen Fall | nur allmählich}(?!\\s?(?:,|klar|ersichtlich|erkennbar|ins)(?!\\p{L}))
unverzüglich | -binnen eines Monats | -nur auf Verlangen | nachträglich
~ explizit* | stillschweigend* | nachträglich* | -zufällig*
+ schriftlich* | mündlich* | -elektronisch* | telefonisch*
freiwillig* | verpflichtend* | kostenpflichtig* | befristet*
kostenlos* | kostenpflichtig* | befristet* | -verspätet*
~ {öffentlich* | geheim* | -amtlich* | -verschlüsselt*}(?!\\s?[\\p{L}]*(?:verkehr|raum|recht))
{schnell | langsam | stufenweise | ungleichmäßig} [\\p{L}]+(?:t|en)(?!\\p{L})
stark {gefaltet | gestört | beschädigt | verändert}
{erstmals | letztmals | erneut | -vorübergehend}(?!\\s?(?:ver|er)[\\p{L}]+ (?:im|in|\\d))
weltweit* | landesweit* | europaweit* | örtlich*
{bereits | noch nicht | nicht mehr | nur teilweise} (?:ge|ver|be|er|in|ent|vor|kon|ein|auf|ab)[\\p{L}]+(?:t|en)(?!\\p{L})
{nicht mehr | noch nicht | -bereits | -seit kurzem} (?:ge|ver|be|er|in|ent|vor|kon|ein|auf|ab|unter|mög|not|nöt)[\\p{L}]+(?:t|en|ich|ig)(?!\\p{L})
einzeln | gemeinsam | abwechselnd | -überhaupt nicht
~ ursprünglich | inzwischen | -vorübergehend | -gelegentlich
{danach | -vorher | -gleichzeitig | -stattdessen} (?:wird|werden|wurde|wurden|kann|können|muss|müssen|folgt|ist|sollte)(?!\\p{L})
nachts | tagsüber | morgens | abends
+ werktags | sonntags | samstags | montags

+ {mindestens | höchstens | -genau | -durchschnittlich} (?:\\d|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|zwölf|zwanzig|hundert|tausend)(?![^.]* Minimum)
+ {mehr als | weniger als | genau | -nicht einmal} (?:\\d|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|zwölf|zwanzig|hundert|tausend)
+ {bis zu | -mehr als | -genau | -mindestens} \\d
+ {unter | -über | -ab | -mit} (?:\\d|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|zwölf|zwanzig|hundert|tausend)[\\d,.]* (?:Jahren|kg|km|Euro|Tonnen|Meter|Metern|Prozent)
~ -zwei | drei | vier | fünf | sechs
zehn | zwölf | fünfzehn | zwanzig | dreißig
+ {einmal | zweimal | dreimal | viermal} (?:pro|im|in der|am|jede|jeden|täglich|wöchentlich|monatlich|jährlich|je)(?!\\p{L})
{erste | zweite | dritte | letzte}(?!\\s?(?:Hilfe|Mal|Schritt|Welt|Reihe|Zeit|Erfahrung|Möglichkeit|Chance|Unternehmen|Upload|Schicht)(?!\\p{L}))
{ersten | zweiten | dritten | letzten}(?!\\s?(?:Blick|Mal|Jahre|Zeit|Buchstaben|Schritt|Tage|Weltkrieg|Jahrzehnt|Jahrhundert|Endes|Moment|Person|Grad|zwei|drei|vier|paar|\\d|Monate|Beziehungen|Wochen|Versuche|Erfahrung))
+ {15. | 16. | 17. | 18. | 19. | 20.} Jahrhundert
(?:ein|die|zwei) {Drittel | Viertel | Fünftel | Zehntel}
{alle | -nur wenige | -die meisten | -keine}(?!\\s?(?:Jahr|Monat|Tag|Woche|Stunde|Minute|Sekunde|Mal(?!\\p{L})|Leute|Welt|Art)) (?-i:[A-ZÄÖÜ])
{allen | -den meisten | -nur wenigen | -keinen}(?!\\s?(?:Jahr|Monat|Tag|Woche|Stunde|Minute|Sekunde|Mal(?!\\p{L})|Leute|Welt|Art)) (?-i:[A-ZÄÖÜ])
{sämtliche | -nur wenige | -die meisten | -keine}(?!\\s?(?:Jahr|Monat|Tag|Woche|Stunde|Minute|Sekunde|Mal(?!\\p{L})|Leute|Welt|Art)) (?-i:[A-ZÄÖÜ])
+ (?:bei|auf|an|für) {einigen | -fast allen | -sämtlichen | -keinen}(?!\\s?(?:Jahr|Monat|Tag|Woche|Stunde|Minute|Sekunde|Mal(?!\\p{L})|Leute|Welt|Art)) (?-i:[A-ZÄÖÜ])
+ {die meisten | nur wenige | -sämtliche | -überhaupt keine}(?!\\s?(?:Jahr|Monat|Tag|Woche|Stunde|Minute|Sekunde|Mal(?!\\p{L})|Leute|Welt|Art)) (?-i:[A-ZÄÖÜ])
+ {den meisten | nur wenigen | -sämtlichen | -keinen}(?!\\s?(?:Jahr|Monat|Tag|Woche|Stunde|Minute|Sekunde|Mal(?!\\p{L})|Leute|Welt|Art)) (?-i:[A-ZÄÖÜ])
{doppelt | dreimal | halb | -zehnmal} so

+ [^ ]+(?<!alle|ein paar|paar) {Sekunden | Minuten | Stunden | Wochen}(?!\\p{L})
+ (?:\\d|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|zwölf|mehrere|wenige) {Tage | -Wochen | Monate | Jahre}(?!\\p{L}|\\s?(?:\\d|alt|später))
+ (?:nach|vor|seit|von|in|mit|binnen|ab) (?:[a-zäöüß\\d]+ )?(?:\\d+|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|zwölf|mehreren|wenigen) {Tagen | Wochen | Monaten | Jahren}(?!\\p{L}|\\s?alt)
+ (?:als|für|um|über|alle|dauert|sind|etwa|rund) (?:[a-zäöüß\\d]+) {Wochen | -Tage | -Monate | -Jahre}(?!\\p{L})
ein|jeder|einen|jeden {Tag | Monat | Abend | Nachmittag}
eine|einer|jede|jeder|pro {Sekunde | Minute | Stunde | Woche}
im {Januar | März | Mai | Juli | September | November}
im {Februar | April | Juni | August | Oktober | Dezember}
+ im {Frühling | Sommer | Herbst | Winter}
+ im {Frühjahr | Sommer | Herbst | Winter}
am {Montag | Mittwoch | Freitag | Sonntag}
am {Dienstag | Donnerstag | Samstag | Sonntag}
am {Morgen | Mittag | Abend | Nachmittag}
am Anfang | am Ende | in der Mitte | -am Rand
{zu Beginn | am Ende | in der Mitte | -erst nach Abschluss} (?:der|des)
{vor dem | -nach dem | -beim | -bis zum} (?-i:[A-ZÄÖÜ])[\\p{L}-]+(?:en|start|import|export|druck|kauf|verkauf|tod|krieg|unfall|wechsel|eintritt)(?!\\p{L})
{nach dem | -vor dem | -kurz vor dem | -bis zum} (?-i:[A-ZÄÖÜ])[\\p{L}-]+(?:en|start|import|export|druck|kauf|verkauf|tod|krieg|unfall|wechsel|eintritt)(?!\\p{L})
{vor der | -nach der | -bei der | -bis zur} (?-i:[A-ZÄÖÜ])[\\p{L}-]*(?:installation|einrichtung|aktualisierung|veröffentlichung|anmeldung|prüfung|zahlung|lieferung|bearbeitung|behandlung|operation|geburt|wahl|gründung|eingabe|ausgabe|aufnahme|übergabe|fertigstellung|durchführung|verarbeitung|erstellung|entfernung|entwicklung|berechnung|buchung|ernte|fahrt|reise|wiederherstellung|ankunft|rückkehr|teilung|trennung|trocknung)(?!\\p{L})
{nach der | -vor der | -kurz vor der | -bis zur} (?-i:[A-ZÄÖÜ])[\\p{L}-]*(?:installation|einrichtung|aktualisierung|veröffentlichung|anmeldung|prüfung|zahlung|lieferung|bearbeitung|behandlung|operation|geburt|wahl|gründung|eingabe|ausgabe|aufnahme|übergabe|fertigstellung|durchführung|verarbeitung|erstellung|entfernung|entwicklung|berechnung|buchung|ernte|fahrt|reise|wiederherstellung|ankunft|rückkehr|teilung|trennung|trocknung)(?!\\p{L})
{während der | vor der | nach der | -statt der} (?-i:[A-ZÄÖÜ])[\\p{L}-]*(?:installation|einrichtung|aktualisierung|veröffentlichung|anmeldung|prüfung|zahlung|lieferung|bearbeitung|behandlung|operation|geburt|wahl|gründung|eingabe|ausgabe|aufnahme|übergabe|entwicklung|fahrt|reise|sitzung|verhandlung)(?!\\p{L})

{-wegen | trotz | -anstelle | -zugunsten} (?:(?:des|eines|einer|seiner|ihrer|dieser|dieses) |der (?-i:[A-ZÄÖÜ])[\\p{L}-]*(?:ung|ion|heit|keit|schaft|tät|ie|ik|e|fahrt|arbeit|zeit|en|ern)(?!\\p{L})(?! (?:wird|ist|hat|war)))
{-aufgrund | -trotz | -anstelle | zugunsten} (?:(?:des|eines|einer|seiner|ihrer|dieser|dieses) |der (?-i:[A-ZÄÖÜ])[\\p{L}-]*(?:ung|ion|heit|keit|schaft|tät|ie|ik|e|fahrt|arbeit|zeit|en|ern)(?!\\p{L})(?! (?:wird|ist|hat|war)))
{ungeachtet | -wegen | -anstelle | -zugunsten} (?:(?:des|eines|einer|seiner|ihrer|dieser|dieses) |der (?-i:[A-ZÄÖÜ])[\\p{L}-]*(?:ung|ion|heit|keit|schaft|tät|ie|ik|e|fahrt|arbeit|zeit|en|ern)(?!\\p{L})(?! (?:wird|ist|hat|war)))
~ {ohne | -mit | -trotz | -statt} (?-i:[A-ZÄÖÜ])[\\p{L}-]+(?:ung|ion|heit|keit|schaft|abe)(?!\\p{L})
{innerhalb | -außerhalb | -am Rand | -in der Nähe} (?:des|der|eines|einer|geschlossener|seiner|ihrer|dieser|dieses) (?!(?:[\\p{L}]+en )?(?:[Tt]eam|Projekt|Unternehmen|Woche|Stunde|Frist|Tages|Jahres|Monats|Zeit|Minute|Sekunde|[\\p{L}]*[Ff]rist|letzten|nächsten|gewissen))
+ {-innerhalb | außerhalb | -am Rand | -in der Nähe} (?:des|der|eines|einer|geschlossener|seiner|ihrer|dieser|dieses) (?!(?:[\\p{L}]+en )?(?:Woche|Stunde|Frist|Tages|Jahres|Monats|Zeit|Minute|Sekunde|[\\p{L}]*[Ff]rist|letzten|nächsten|gewissen))
+ {oberhalb | unterhalb | -am Rand | -in der Mitte} (?:des|der|eines|einer|seiner|ihrer|dieser|dieses)
(?:liegt|liegen|steht|stehen|befindet sich|befinden sich|angezeigt|platziert|gesetzt) {über | unter | neben | hinter} (?:dem|der|den|das|die)
nach|von {links | rechts | vorn | hinten}
nach|von {oben | unten | -ganz links | -ganz rechts}(?!\\s?(?:vereinen|vereint))
+ nach|von {innen | außen | oben | unten}
+ (?:befindet|befinden|steht|stehen|erscheint|erscheinen|sich) {links | rechts | oben | unten}
{links | rechts | in der Mitte | -am Rand} (?:zu |überhol|gefahren|fahren|vorbei|einzuordnen|anzuordnen)
+ {linke/linken/linker/linkes | rechte/rechten/rechter/rechtes | obere/oberen/oberer/oberes | untere/unteren/unterer/unteres}(?= (?:Rand|Bereich|Ende|Ecke|Seite(?!nstreif)|Seiten(?!streif)|Hälfte|Teil|Fenster|Leiste|Spalte|Bild|Kante|Abschnitt|Drittel|Feld|Reiter|Menü|Balken)[\\p{L}]*(?!\\p{L}))
{linke/linken | rechte/rechten | mittlere/mittleren | -gegenüberliegende/gegenüberliegenden} (?:Fahr|Straßen|Seitenstreifen|Rad|Gehweg|Spur|Ufer)
+ {linke/linken | rechte/rechten | mittlere/mittleren | -zusätzliche/zusätzlichen} Maustaste
{oberste/obersten/oberster/oberstes | unterste/untersten/unterster/unterstes | vorderste/vordersten/vorderster/vorderstes | hinterste/hintersten/hinterster/hinterstes}(?!\\s?[\\p{L}]*(?:behörd|gericht|rat|instanz))
+ horizontal* | vertikal* | diagonal* | -kreisförmig*
+ waagerecht* | senkrecht* | schräg* | -gebogen*
+ nach|von|im|aus|vom {Norden | Süden | Westen | Osten}
+ Nordosten | Nordwesten | Südosten | Südwesten
Nordküste | Südküste | Westküste | Ostküste
+ nördlich* | südlich* | westlich* | östlich*

[a-zäöüß]+(?<!wie|als|soweit|falls|wenn|so|unmöglich|auch|weit|viel|schnell|oft) {-möglich | -nötig | verboten | -üblich}
+ (?:ist|sind|war|waren)(?: [^.,;:]+)? {verboten | -erlaubt | -nur mit Genehmigung erlaubt | -gebührenpflichtig}(?=[.,;]|$)
~ nicht {möglich | nötig | verboten | üblich}
(?:ist|sind|war|wird|werden|nicht|nur|auch) {erlaubt | verboten | vorgeschrieben | -unüblich}(?!\\s?und)
{zulässig/zulässige | unzulässig/unzulässige | vorgeschrieben/vorgeschriebene | -überflüssig/überflüssige}(?!\\s?(?:Gesamt|Höchst))
(?:ist|sind|war|wird|werden|nicht|nur|auch|Regel|darauf) {verboten | -erlaubt | vorgeschrieben | empfohlen}
{empfohlen | verboten | vorgeschrieben | -freigestellt}(?!, sich)
{muss | darf auf keinen Fall | kann auf Wunsch | sollte nur ausnahmsweise}(?!\\s?(?:nicht|oft|immer|stets|nie|meist|manchmal|man|sich|auch|aber|er|sie|es|der|die|das|den|wir|ein|eine|beide|alle|jeder|jede|jedoch|daher|also|kein|keine|nur|Sie)(?!\\p{L})|\\s?(?:[,.]|$)|[^.]*(?: nicht | kein| in der Lage))
{müssen | dürfen auf keinen Fall | können auf Wunsch | sollten nur ausnahmsweise}(?!\\s?(?:nicht|oft|immer|stets|nie|meist|manchmal|man|sich|auch|aber|er|sie|es|der|die|das|den|wir|ein|eine|beide|alle|jeder|jede|jedoch|daher|also|kein|keine|nur|Sie)(?!\\p{L})| (?-i:[A-ZÄÖÜ])|[^.]*(?: nicht | kein| in der Lage| warten)|\\s?(?:[,.*(]|$))
+ {darf | muss | -darf nicht | soll möglichst}(?!\\s?mit Vorsicht|\\s?bei )(?= (?:mit|auf|in|im|bei|ohne|an|zur|zum|von|durch|für|vor) | [\\p{L}]+(?:t|en) werden)(?![^.]*(?: nicht | kein| nur | in der Lage))
+ {dürfen | müssen | -dürfen nicht | sollen möglichst}(?= (?:mit|auf|in|im|bei|ohne|an|zur|zum|von|durch|für|vor) | [\\p{L}]+(?:t|en) werden)(?![^.]*(?: nicht | kein| nur | in der Lage))
{darf nicht | muss auf jeden Fall | darf jederzeit | -soll künftig}(?!\\s?(?:nur|mehr|länger)(?!\\p{L}))
{dürfen nicht | müssen auf jeden Fall | dürfen jederzeit | -sollen künftig}(?!\\s?(?:nur|mehr|länger)(?!\\p{L}))
~ {darf nur | muss stets | darf nie | -darf auch}(?!\\s?(?:,|so|kurz|dann)(?!\\p{L}))
~ {dürfen nur | müssen stets | dürfen nie | -dürfen auch}(?!\\s?(?:,|so|kurz|dann)(?!\\p{L}))
{kann nicht | muss auf jeden Fall | kann jederzeit | -soll künftig}(?!\\s?(?:nur|immer|mehr|so|garantiert|ausgeschlossen)(?!\\p{L}))
[^ ]+(?<!und|oder) {können nicht | müssen auf jeden Fall | können jederzeit | -sollen künftig}(?!\\s?(?:nur|immer|mehr|so|garantiert|ausgeschlossen)(?!\\p{L}))
~ {kann nur | muss stets | kann jederzeit | -kann niemals} (?:vom|von|das|der|die|durch|mit|in|auf|bei)

{-ermöglicht/ermöglichen | verhindert/verhindern | erschwert/erschweren | erzwingt/erzwingen} (?:die|das|den|eine|einen|ein|keine|alle|jede)
{verhindert/verhindern | verursacht/verursachen | -begünstigt/begünstigen | verzögert/verzögern}(?!\\s?, da)
{beseitigt/beseitigen | verursacht/verursachen | verstärkt/verstärken | verdeckt/verdecken}(?!\\s?, da)
{erhöht/erhöhen | verringert/verringern | -stabilisiert/stabilisieren | -verfälscht/verfälschen}(?!\\s?(?:werden|sein)? ?(?:Aufmerksamkeit))
+ verdoppelt/verdoppeln/verdoppelte/verdoppelten | halbiert/halbieren/halbierte/halbierten | verdreifacht/verdreifachen/verdreifachte/verdreifachten | verzehnfacht/verzehnfachen/verzehnfachte/verzehnfachten
vermindert/vermindern | erhöht/erhöhen | -stabilisiert/stabilisieren | -verdeckt/verdecken
reduziert/reduzieren | erhöht/erhöhen | -stabilisiert/stabilisieren | -verdeckt/verdecken
{beschleunigt/beschleunigen/beschleunigte/beschleunigten | verlangsamt/verlangsamen/verlangsamte/verlangsamten | -verhindert/verhindern/verhinderte/verhinderten | -verteuert/verteuern/verteuerte/verteuerten}(?!\\s?, da)
vergrößert/vergrößern/vergrößerte/vergrößerten | verkleinert/verkleinern/verkleinerte/verkleinerten | -verdeckt/verdecken/verdeckte/verdeckten | -dupliziert/duplizieren/duplizierte/duplizierten
~ verbessert/verbessern/verbesserte/verbesserten | verschlechtert/verschlechtern/verschlechterte/verschlechterten | -verdeckt/verdecken/verdeckte/verdeckten | verzögert/verzögern/verzögerte/verzögerten
{steigt/steigen/stieg/stiegen | sinkt/sinken/sank/sanken | -schwankt/schwanken/schwankte/schwankten | -stagniert/stagnieren/stagnierte/stagnierten}(?![^.,]* (?:unter|über|auf|um|von|empor) ?)
{wuchs | schrumpfte | zerfiel | -stagnierte}
{-zeigt | löscht | verändert | verdeckt} (?:die|das|den|eine|einen|ein|alle|nur|keine)(?![^.]* an(?:[., ]))
bestätigt/bestätigen | bezweifelt/bezweifeln | widerlegt/widerlegen | ignoriert/ignorieren
behauptet/behaupten | bezweifelt/bezweifeln | bestätigt/bestätigen | widerlegt/widerlegen
{begann | endete | stockte | ruhte}(?![^.]* zu )
{beginnt/beginnen/begannen | endet/enden/endeten | -stockt/stocken/stockten | -ruht/ruhen/ruhten} (?:im|am|mit|in|nach|bei) (?![^.]* (?:zu |von [Nn]euem|erneut|wieder))
{-gründete | verließ | kritisierte | verkaufte}(?!\\s?sich)
{führte | kritisierte | verließ | finanzierte} (?-i:[A-Z])[\\p{L}-]+ (?:von|bis|im|seit)
{gewann | verlor | -verteidigte | -verkaufte} (?:die|das|den|eine|einen|ein)
{verkauft/verkaufen/verkaufte/verkauften | vermietet/vermieten/vermietete/vermieteten | verschenkt/verschenken/verschenkte/verschenkten | -verpfändet/verpfänden/verpfändete/verpfändeten}
kauft/kaufte | mietet/mietete | leiht/lieh | stiehlt/stahl

(?<![a-zäöüß])(?:wird|werden|wurde|wurden)(?: [^.,;:]+)? {gelöscht | -gespeichert | umbenannt | gesperrt}
{gelöscht | -gespeichert | umbenannt | gesperrt}(?= (?:wird|werden|worden|wurde|wurden)(?!\\p{L}))
(?<![a-zäöüß])(?:wird|werden|wurde|wurden)(?: [^.,;:]+)? {-angezeigt | ausgeblendet | gelöscht | gesperrt}
{-angezeigt | ausgeblendet | gelöscht | gesperrt}(?= (?:wird|werden|worden|wurde|wurden)(?!\\p{L}))
(?<![a-zäöüß])(?:wird|werden|wurde|wurden)(?: (?:(?! ?(?:aus|von|vom|zu|zum|zur) )[^.,;:])+)? {-hinzugefügt | entfernt | -umbenannt | -geprüft}
(?<![a-zäöüß])(?:die|der|das|den|wenn|dass|falls|weil|da|sobald|bevor)(?: (?:(?! ?(?:aus|von|vom|zu|zum|zur) )[^.,;:])+)? {-hinzugefügt | entfernt | -umbenannt | -geprüft}(?= (?:wird|werden|worden|wurde|wurden)(?!\\p{L}))
(?<![a-zäöüß])(?:wird|werden|wurde|wurden)(?: [^.,;:]+)? {-geändert | gelöscht | gesperrt | übernommen}
{-geändert | gelöscht | gesperrt | übernommen}(?= (?:wird|werden|worden|wurde|wurden)(?!\\p{L}))
(?<![a-zäöüß])(?:wird|werden|wurde|wurden)(?: [^.,;:]+)? {verschoben | kopiert | umbenannt | -gespeichert}
{verschoben | kopiert | umbenannt | -gespeichert}(?= (?:wird|werden|worden|wurde|wurden)(?!\\p{L}))
(?<![a-zäöüß])(?:wird|werden|wurde|wurden)(?: [^.,;:]+)? {aktiviert | deaktiviert | -aktualisiert | -repariert}
{aktiviert | deaktiviert | -aktualisiert | -repariert}(?= (?:wird|werden|worden|wurde|wurden)(?!\\p{L}))
~ (?<![a-zäöüß])(?:wird|werden|wurde|wurden)(?: [^.,;:]+)? {gemeldet | ignoriert | -verursacht | -behoben}
~ {gemeldet | ignoriert | -verursacht | -behoben}(?= (?:wird|werden|worden|wurde|wurden)(?!\\p{L}))
(?<![a-zäöüß])(?:wird|werden|wurde|wurden)(?: [^.,;:]+)? {gefördert | behindert | überwacht | übernommen}
{gefördert | behindert | überwacht | übernommen}(?= (?:wird|werden|worden|wurde|wurden)(?!\\p{L}))
(?<![a-zäöüß])(?:wird|werden|wurde|wurden)(?: [^.,;:]+)? {veröffentlicht | angekündigt | zurückgezogen | verboten}
{veröffentlicht | angekündigt | zurückgezogen | verboten}(?= (?:wird|werden|worden|wurde|wurden)(?!\\p{L}))
(?<![a-zäöüß])(?:wird|werden|wurde|wurden)(?: [^.,;:]+)? {gegründet | aufgelöst | umbenannt | verkauft}
{gegründet | aufgelöst | umbenannt | verkauft}(?= (?:wird|werden|worden|wurde|wurden)(?!\\p{L}))
(?<![a-zäöüß])(?:wird|werden|wurde|wurden)(?: [^.,;:]+)? {eingeführt | abgeschafft | verschoben | kritisiert}
{eingeführt | abgeschafft | verschoben | kritisiert}(?= (?:wird|werden|worden|wurde|wurden)(?!\\p{L}))
(?<![a-zäöüß])(?:wird|werden|wurde|wurden)(?: [^.,;:]+)? {-ausgeführt | abgebrochen | vorbereitet | überwacht}
{-ausgeführt | abgebrochen | vorbereitet | überwacht}(?= (?:wird|werden|worden|wurde|wurden)(?!\\p{L}))
~ (?<![a-zäöüß])(?:wird|werden|wurde|wurden)(?: [^.,;:]+)? {hochgeladen | heruntergeladen | -gelöscht | -geprüft}
~ {hochgeladen | heruntergeladen | -gelöscht | -geprüft}(?= (?:wird|werden|worden|wurde|wurden)(?!\\p{L}))
(?<![a-zäöüß])(?:wird|werden|wurde|wurden)(?: [^.,;:]+)? {-geöffnet | geschlossen | verschoben | gesperrt}
{-geöffnet | geschlossen | verschoben | gesperrt}(?= (?:wird|werden|worden|wurde|wurden)(?!\\p{L}))
(?<![a-zäöüß])(?:wird|werden|wurde|wurden)(?: [^.,;:]+)? {-gestartet | beendet | unterbrochen | -verschoben}
{-gestartet | beendet | unterbrochen | -verschoben}(?= (?:wird|werden|worden|wurde|wurden)(?!\\p{L}))
(?<![a-zäöüß])(?:wird|werden|wurde|wurden)(?: [^.,;:]+)? {-akzeptiert | abgelehnt | gelöscht | weitergeleitet}
{-akzeptiert | abgelehnt | gelöscht | weitergeleitet}(?= (?:wird|werden|worden|wurde|wurden)(?!\\p{L}))
(?<![a-zäöüß])(?:wird|werden|wurde|wurden)(?: [^.,;:]+)? {genehmigt | abgelehnt | verschoben | -vorbereitet}
{genehmigt | abgelehnt | verschoben | -vorbereitet}(?= (?:wird|werden|worden|wurde|wurden)(?!\\p{L}))
(?<![a-zäöüß])(?:wird|werden|wurde|wurden)(?: [^.,;:]+)? {berechnet | geschätzt | gemessen | ignoriert}
{berechnet | geschätzt | gemessen | ignoriert}(?= (?:wird|werden|worden|wurde|wurden)(?!\\p{L}))
(?<![a-zäöüß])(?:wird|werden|wurde|wurden)(?: [^.,;:]+)? {gekauft | verkauft | gemietet | verschenkt}
{gekauft | verkauft | gemietet | verschenkt}(?= (?:wird|werden|worden|wurde|wurden)(?!\\p{L}))
(?<![a-zäöüß])(?:wird|werden|wurde|wurden)(?: [^.,;:]+)? {bezahlt | gestundet | erlassen | zurückgefordert}
{bezahlt | gestundet | erlassen | zurückgefordert}(?= (?:wird|werden|worden|wurde|wurden)(?!\\p{L}))
(?<![a-zäöüß])(?:wird|werden|wurde|wurden)(?: [^.,;:]+)? {verurteilt | freigesprochen | angehört | verwarnt}
{verurteilt | freigesprochen | angehört | verwarnt}(?= (?:wird|werden|worden|wurde|wurden)(?!\\p{L}))
(?<![a-zäöüß])(?:wird|werden|wurde|wurden)(?: [^.,;:]+)? {erhitzt | abgekühlt | eingefroren | getrocknet}
{erhitzt | abgekühlt | eingefroren | getrocknet}(?= (?:wird|werden|worden|wurde|wurden)(?!\\p{L}))
(?<![a-zäöüß])(?:wird|werden|wurde|wurden)(?: [^.,;:]+)? {erobert | verteidigt | zerstört | verkauft}
{erobert | verteidigt | zerstört | verkauft}(?= (?:wird|werden|worden|wurde|wurden)(?!\\p{L}))
(?<![a-zäöüß])(?:wird|werden|wurde|wurden)(?: [^.,;:]+)? {verlängert | verkürzt | gekündigt | aufgehoben}
{verlängert | verkürzt | gekündigt | aufgehoben}(?= (?:wird|werden|worden|wurde|wurden)(?!\\p{L}))
(?<![a-zäöüß])(?:wird|werden|wurde|wurden)(?: [^.,;:]+)? {vergrößert | verkleinert | gedreht | gespiegelt}
{vergrößert | verkleinert | gedreht | gespiegelt}(?= (?:wird|werden|worden|wurde|wurden)(?!\\p{L}))
~ (?<![a-zäöüß])(?:wird|werden|wurde|wurden)(?: [^.,;:]+)? {gedruckt | -gespeichert | verschickt | gelöscht}
{ausblenden | -anzeigen | löschen | sperren}
~ {-speichern | löschen | umbenennen | sperren}
~ kopieren | verschieben | -löschen | umbenennen
~ aktivieren | deaktivieren | -aktualisieren | -löschen
{überprüft | -verändert | ignoriert | -verfälscht}(?!\\s?sich)
berücksichtigt | ignoriert | -überschätzt | -verfälscht
{verschlüsselt | unverschlüsselt | komprimiert | -unverändert} (?:übertragen|gespeichert|gesendet|versendet|abgelegt|verschickt)
{-starten | beenden | unterbrechen | -verschieben}(?!\\s?Sie)
-akzeptieren | ablehnen | -löschen | weiterleiten
{akzeptiert | löscht | verändert | verschlüsselt} (?:die|das|den|eine|einen|nur|ausschließlich|alle|keine)
~ berechnen | schätzen | messen | ignorieren
kaufen | verkaufen | mieten | verschenken
erhitzen | abkühlen | einfrieren | trocknen
+ gekocht* | gebraten* | gebacken* | gedünstet*
verlängern | verkürzen | kündigen | aufheben
einführen | abschaffen | verschieben | -kritisieren
veröffentlichen | ankündigen | zurückziehen | verbieten
{geöffnet | geschlossen | -verschoben | gesperrt}(?=[.,])

~ {freie/freien/freier/freies/freiem | proprietäre/proprietären/proprietärer/proprietäres/proprietärem | kommerzielle/kommerziellen/kommerzieller/kommerzielles/kommerziellem | -veraltete/veralteten/veralteter/veraltetes/veraltetem} (?:Software|Programm|Lizenz|Betriebssystem|Format|System|Distribution|Projekt)
{lokal* | extern* | zentral* | -temporär*}(?!\\s?und)
{zentral* | lokal* | extern* | -beliebig*}(?!\\s?und)
~ verfügbare/verfügbaren | gesperrte/gesperrten | veraltete/veralteten | unsichtbare/unsichtbaren
sichtbar* | unsichtbar* | gesperrt* | -veränderlich*
transparent* | schwarz* | einfarbig* | gemustert*
-bekannt | unbekannt | umstritten | geheim
~ -einfache/einfachen/einfaches | komplizierte/komplizierten/kompliziertes | teure/teuren/teures | umständliche/umständlichen/umständliches
(?:ist|sind|war|sehr|recht|ziemlich|relativ) {-einfach | schwierig | teuer | gefährlich}(?:[.,]| zu )
~ intern* | extern* | -zufällig* | -veraltet*
{positiv* | negativ* | neutral* | -unverändert*}
aktive/aktiven/aktiver/aktives | inaktive/inaktiven/inaktiver/inaktives | gesperrte/gesperrten/gesperrter/gesperrtes | -versteckte/versteckten/versteckter/verstecktes
(?:ist|sind|wird|werden|erst|nicht|bleibt|bleiben) {aktiv | inaktiv | gesperrt | versteckt}
{beliebige/beliebigen | begrenzte/begrenzten | -ungerade/ungeraden | festgelegte/festgelegten} (?:Anzahl|Zahl|Menge)
hohe/hohen/hoher/hohes | niedrige/niedrigen/niedriger/niedriges | mittlere/mittleren/mittlerer/mittleres | -schwankende/schwankenden/schwankender/schwankendes
{größer als | kleiner als | gleich | ungleich} \\d
~ {größer | kleiner | schwerer | älter} als(?!\\s?\\d)
{schwerer | leichter | härter | weicher} als
{älter | jünger | größer | kleiner} als
{länger | kürzer | breiter | schmaler} als(?!\\s?\\d)
{schneller | langsamer | genauer | teurer} als(?!\\s?\\d)
die|der|das {einzige | -letzte | größte | älteste} (?-i:[A-ZÄÖÜ])
~ häufigste/häufigsten | seltenste/seltensten | älteste/ältesten | teuerste/teuersten
~ {größte/größten | kleinste/kleinsten | älteste/ältesten | -bekannteste/bekanntesten}(?!\\s?(?:Teil|Wert))
~ höchste/höchsten | niedrigste/niedrigsten | -durchschnittliche/durchschnittlichen | -geschätzte/geschätzten
schnellste/schnellsten | genaueste/genauesten | billigste/billigsten | umständlichste/umständlichsten
gemeinnützig* | gewinnorientiert* | staatlich* | kirchlich*
finanziell* | technisch* | rechtlich* | medizinisch*
~ technisch* | rechtlich* | finanziell* | politisch*
~ untergeordnete/untergeordneten | entscheidende/entscheidenden | ungeklärte/ungeklärten | wachsende/wachsenden
rote/roten/roter/rotes | grüne/grünen/grüner/grünes | blaue/blauen/blauer/blaues | gelbe/gelben/gelber/gelbes | weiße/weißen/weißer/weißes | schwarze/schwarzen/schwarzer/schwarzes
+ {fest* | flüssig* | gasförmig* | -pulverförmig*} (?:Körper|Stoff|Zustand|Form|Nahrung|Brennstoff|Phase)
feste/festen/fester/festes | veränderliche/veränderlichen/veränderlicher/veränderliches | -vorläufige/vorläufigen/vorläufiger/vorläufiges | -zufällige/zufälligen/zufälliger/zufälliges
heiß* | kalt* | lauwarm* | gefroren*
warme/warmen/warmer/warmes/warmem | kühle/kühlen/kühler/kühles/kühlem | feuchte/feuchten/feuchter/feuchtes/feuchtem | -zugige/zugigen/zugiger/zugiges/zugigem
trocken/trockene/trockenen | feucht/feuchte/feuchten | staubig/staubige/staubigen | vereist/vereiste/vereisten
~ starke/starken/starker/starkes | schwache/schwachen/schwacher/schwaches | gleichmäßige/gleichmäßigen/gleichmäßiger/gleichmäßiges | nachlassende/nachlassenden/nachlassender/nachlassendes
~ dicke/dicken/dickes | dünne/dünnen/dünnes | breite/breiten/breites | schmale/schmalen/schmales

~ {Vorteil/Vorteile/Vorteilen | Nachteil/Nachteile/Nachteilen | -Zweck/Zwecke/Zwecken | -Grund/Gründe/Gründen}(?!\\s?von)
{Ursache/Ursachen | Folge/Folgen | -Voraussetzung/Voraussetzungen | -Ausnahme/Ausnahmen} (?:der|des|dieser|dieses|einer|eines|für)
das {Recht | Verbot | Ziel | Risiko}(?:,| zu )
{Gewinn/Gewinne/Gewinnen | Verlust/Verluste/Verlusten | Umsatz/Umsätze/Umsätzen | Aufwand/Aufwände/Aufwänden}(?!\\s?(?:an|von)(?!\\p{L}))
Erträge/Erträgen | Aufwendungen/Aufwendungen | Verbindlichkeiten/Verbindlichkeiten | Rücklagen/Rücklagen
Einnahmen | Ausgaben | Schulden | Rücklagen
Eigenkapital/Eigenkapitals | Fremdkapital/Fremdkapitals | Barvermögen/Barvermögens | Anlagevermögen/Anlagevermögens
{Zinsen | Gebühren | Steuern | Dividenden}
{Aktien | Anleihen | Immobilien | Devisen}
{Kunden | Lieferanten | Banken | Behörden}
Käufer/Käufern | Verkäufer/Verkäufern | Vermieter/Vermietern | Mieter/Mietern
Gläubiger/Gläubigern | Schuldner/Schuldnern | Bürge/Bürgen | Erbe/Erben
Kläger/Klägers | Richter/Richters | Gutachter/Gutachters | Verteidiger/Verteidigers
Arbeitgeber/Arbeitgebern/Arbeitgebers | Arbeitnehmer/Arbeitnehmern/Arbeitnehmers | Betriebsprüfer/Betriebsprüfern/Betriebsprüfers | Steuerberater/Steuerberatern/Steuerberaters
das|dem|vom|beim|am {Gericht | Parlament | Ministerium | Finanzamt}
die|der {Behörde | Gemeinde | Polizei | Versicherung}
Rechnung/Rechnungen | Quittung/Quittungen | Mahnung/Mahnungen | Bestellung/Bestellungen
der|des|den|dem|ein|einen {Vertrag/Vertrags | Antrag/Antrags | Bescheid/Bescheids | Beleg/Belegs}
~ (?:von|vom|durch|die|der|den|dem|für|zum|ein|als) {Entwickler/Entwicklern | Übersetzer/Übersetzern | -Benutzer/Benutzern | -Prüfer/Prüfern}
~ (?:von|vom|durch|die|der|den|dem|für|zum|ein|als) {Betreuer/Betreuern | Übersetzer/Übersetzern | -Benutzer/Benutzern | Entwickler/Entwicklern}
{Kinder/Kindern | Erwachsene/Erwachsenen | Jugendliche/Jugendlichen | Senioren/Senioren}
Fußgänger/Fußgängern | Radfahrer/Radfahrern | Autofahrer/Autofahrern | Anwohner/Anwohnern
Autobahnen | Kraftfahrstraßen | Einbahnstraßen | Fahrradstraßen | Landstraßen
dem|einem|einen|vom|am {Gehweg | Radweg | Seitenstreifen | Fahrstreifen}
Arzt/Ärzte/Ärzten | Apotheker/Apotheker/Apothekern | Pfleger/Pfleger/Pflegern | Hausmeister/Hausmeister/Hausmeistern
Lehrer/Lehrern | Schüler/Schülern | Handwerker/Handwerkern | Richter/Richtern
der|den|dem|vom|zum {König | Kaiser | Papst | Herzog}(?!\\p{L})
seinem|seinen|seiner|ihrem|ihren|sein|ihr {Vater | Bruder | Sohn | Onkel}
seine|seiner|ihre|ihrer {Mutter | Schwester | Tochter | Tante | Frau}
Drucker/Druckern | Scanner/Scannern | Beamer/Beamern | Lautsprecher/Lautsprechern
unter|auf|für|von {Linux | Windows | macOS | Android}
JPEG | PNG | GIF | TIFF | BMP | XCF
RGB | CMYK | HSV | Graustufen
per|über|via|mit|durch {SSH | FTP | HTTP | NFS | SMTP}
DHCP | DNS | LDAP | NFS
in|nach|aus|von|für {Stable | Testing | Unstable | Experimental}(?=[ ,.])
{Breite | Höhe | Tiefe | Dicke}(?= (?:der|des|eines|einer|von|und))
~ {Geschwindigkeit | Temperatur | Dichte | Masse}(?= (?:des|der|von|steigt|sinkt|nimmt|ist|wird))
{Spannung | Stromstärke | Leistung | Frequenz}(?= (?:des|der|von|steigt|sinkt|ist|wird|beträgt))
{Helligkeit | Sättigung | Schärfe | Deckkraft}(?= (?:der|des|eines|einer|von))
(?:\\d|zwei|drei|vier|fünf|zehn|hundert|tausend|einige|wenige|wenigen|einigen|mehrere|mehreren) {Millimeter | Zentimeter | Meter | Kilometer}
+ \\d {Gramm | Kilogramm | Tonnen | Milligramm}
Sauerstoff | Stickstoff | Wasserstoff | Kohlenstoff
Kupfer | Eisen | Silber | Blei | Zink
Holz | Glas | Leder | Metall | Papier
Granit | Gneis | Basalt | Sandstein
Protonen | Neutronen | Elektronen | Photonen
Viren | Bakterien | Parasiten | Algen
Arterien | Venen | Nerven | Muskeln
{Leber | Niere | Lunge | Milz}(?!\\p{L})
+ Merkur | Mars | Jupiter | Saturn | Neptun | Uranus
Mehl | Zucker | Salz | Butter
Regen | Schnee | Nebel | Wind
im|seit dem|aus dem|zum {Karbon | Jura | Perm | Tertiär | Eozän | Miozän | Devon}
Afrika/Afrikas | Europa/Europas | Asien/Asiens | Australien/Australiens | Südamerika/Südamerikas | Nordamerika/Nordamerikas
Grönland/Grönlands | Island/Islands | Skandinavien/Skandinaviens | Spitzbergen/Spitzbergens
[^ ]+(?<!,) {Brasilien/Brasiliens | Argentinien/Argentiniens | Chile/Chiles | Peru/Perus | Mexiko/Mexikos}
Indien/Indiens | China/Chinas | Japan/Japans | Madagaskar/Madagaskars
Atlantischen | Indischen | Pazifischen | Arktischen
[^ ]+(?<!,) {Deutschland/Deutschlands | Frankreich/Frankreichs | Italien/Italiens | Spanien/Spaniens | Norwegen/Norwegens}
in|nach|aus {Berlin | Hamburg | München | Wien | Köln | Leipzig}
in|nach|aus {Paris | London | Rom | Madrid | Wien}
Englisch | Deutsch | Französisch | Spanisch
{englische/englischen | deutsche/deutschen | französische/französischen | lateinische/lateinischen} (?:Sprache|Wort|Übersetzung|Abkürzung|Begriff|Bezeichnung|Ausgabe|Fassung)
~ {amerikanische/amerikanischen/amerikanischer | deutsche/deutschen/deutscher | britische/britischen/britischer | französische/französischen/französischer}(?!\\s?(?:Scholle|Küste|Kontinent|Seite))
Antike | Renaissance | Aufklärung | Romantik
Gründung | Auflösung | Umbenennung | -Finanzierung
{Einführung | Abschaffung | -Überarbeitung | Ablehnung} (?:der|des|von|einer|eines)
{Erhöhung | Verringerung | Verdoppelung | -Messung} (?:der|des|von)
{Vergrößerung | Verkleinerung | -Messung | -Verschiebung} (?:der|des|von)
{Verbesserung/Verbesserungen | Verschlechterung/Verschlechterungen | -Verzögerung/Verzögerungen | -Vereinfachung/Vereinfachungen}
{Zunahme | Abnahme | -Messung | -Verteilung} (?:der|des|von)
vor|nach der {Installation | Aktualisierung | Löschung | Sicherung}(?!\\p{L})

[^ ]+(?<!nicht|auch|immer|oder|wenn|erst|dann|doch|jetzt|meist|kann|können) {nur | -auch | -nicht | -vor allem} (?:in|auf|bei|für|von|vom|mit|durch|an|am|im|zur|zum|dem|den)(?!\\p{L}| der Lage|[^.]*(?:sondern|weniger|\\p{L}*wenig))
(?:wird|werden|wurde|wurden)(?: [^.,;:]+)? {nicht | -immer | -nur teilweise | -nur vorübergehend} (?:be|ver|ent|er|ge|ein|auf|aus|ab|an|über|unter)[\\p{L}]+(?:t|en)(?=[.,])(?!, (?:außer|es sei))
{kurz | lange | -ein Jahr | -zehn Jahre} (?:nach|vor|danach|davor|darauf)(?!\\p{L})
+ [^ ]+(?<!nicht|kein|keine|keinen|immer|je|nie|oder|und|kaum|etwas|viel|noch|deutlich|wesentlich|erheblich|nichts) {mehr | weniger | -ebenso viel | -halb so viel} (?:Speicher|Platz|Zeit|Arbeit|Geld|Energie|Licht|Wasser|Strom|Aufwand|Leistung|Wärme|Futter|Nahrung|Honig|Pollen|Kraft|Druck|Luft|Rechen|Arbeitsspeicher|Kontrolle)[\\p{L}]*
[^ ]+(?<!weit|viel|noch|etwas|deutlich|wesentlich|erheblich|ander|andere|anderen|immer|je|desto|umso|oder|bedeutend) {größere/größeren/größerer/größeres | -kleinere/kleineren/kleinerer/kleineres | -gleich große/gleich großen/gleich großer/gleich großes | -halb so große/halb so großen/halb so großer/halb so großes}(?![^.]* als )(?!\\s?(?:[\\p{L}-]*(?:forderung|problem|fehler|änderung)|Bedenken|Schwierig|Mühe|Rolle|Teil|Wert|Freude|Sorg))
[^ ]+(?<!weit|viel|noch|etwas|deutlich|wesentlich|erheblich|ander|andere|anderen|immer|je|desto|umso|oder|bedeutend) {kleinere/kleineren/kleinerer/kleineres | -größere/größeren/größerer/größeres | -gleich große/gleich großen/gleich großer/gleich großes | -doppelt so große/doppelt so großen/doppelt so großer/doppelt so großes}(?![^.]* als )(?!\\s?(?:[\\p{L}-]*(?:forderung|problem|fehler|änderung)|Bedenken|Schwierig|Mühe|Rolle|Teil|Wert|Freude|Sorg))
[^ ]+(?<!weit|viel|noch|etwas|deutlich|wesentlich|erheblich|ander|andere|anderen|immer|je|desto|umso|oder|bedeutend) {größere/größeren/größerer/größeres | kleinere/kleineren/kleinerer/kleineres | -kaum größere/kaum größeren/kaum größerer/kaum größeres | -kaum kleinere/kaum kleineren/kaum kleinerer/kaum kleineres}(?=[^.,]* als )(?!\\s?(?:[\\p{L}-]*(?:forderung|problem|fehler|änderung)|Bedenken|Schwierig|Mühe|Rolle|Teil|Wert|Freude|Sorg))
[^ ]+(?<!weit|viel|noch|etwas|deutlich|wesentlich|erheblich|ander|andere|anderen|immer|je|desto|umso|oder|bedeutend) {höhere/höheren/höherer/höheres | -niedrigere/niedrigeren/niedrigerer/niedrigeres | -gleich hohe/gleich hohen/gleich hoher/gleich hohes | -halb so hohe/halb so hohen/halb so hoher/halb so hohes}(?![^.]* als )(?!\\s?(?:Risik|Gewalt|Mächt|Schul|Bildung|Stelle|Instanz))
[^ ]+(?<!weit|viel|noch|etwas|deutlich|wesentlich|erheblich|ander|andere|anderen|immer|je|desto|umso|oder|bedeutend) {niedrigere/niedrigeren/niedrigerer/niedrigeres | -höhere/höheren/höherer/höheres | -gleich hohe/gleich hohen/gleich hoher/gleich hohes | -doppelt so hohe/doppelt so hohen/doppelt so hoher/doppelt so hohes}(?![^.]* als )(?!\\s?(?:Risik|Gewalt|Mächt|Schul|Bildung|Stelle|Instanz))
[^ ]+(?<!weit|viel|noch|etwas|deutlich|wesentlich|erheblich|ander|andere|anderen|immer|je|desto|umso|oder|bedeutend) {höhere/höheren/höherer/höheres | niedrigere/niedrigeren/niedrigerer/niedrigeres | -kaum höhere/kaum höheren/kaum höherer/kaum höheres | -kaum niedrigere/kaum niedrigeren/kaum niedrigerer/kaum niedrigeres}(?=[^.,]* als )(?!\\s?(?:Risik|Gewalt|Mächt|Schul|Bildung|Stelle|Instanz))
[^ ]+(?<!weit|viel|noch|etwas|deutlich|wesentlich|erheblich|ander|andere|anderen|immer|je|desto|umso|oder|bedeutend) {längere/längeren/längerer/längeres | -kürzere/kürzeren/kürzerer/kürzeres | -gleich lange/gleich langen/gleich langer/gleich langes | -halb so lange/halb so langen/halb so langer/halb so langes}(?![^.]* als )(?!\\s?Sicht)
[^ ]+(?<!weit|viel|noch|etwas|deutlich|wesentlich|erheblich|ander|andere|anderen|immer|je|desto|umso|oder|bedeutend) {kürzere/kürzeren/kürzerer/kürzeres | -längere/längeren/längerer/längeres | -gleich lange/gleich langen/gleich langer/gleich langes | -doppelt so lange/doppelt so langen/doppelt so langer/doppelt so langes}(?![^.]* als )(?!\\s?Sicht)
[^ ]+(?<!weit|viel|noch|etwas|deutlich|wesentlich|erheblich|ander|andere|anderen|immer|je|desto|umso|oder|bedeutend) {längere/längeren/längerer/längeres | kürzere/kürzeren/kürzerer/kürzeres | -kaum längere/kaum längeren/kaum längerer/kaum längeres | -kaum kürzere/kaum kürzeren/kaum kürzerer/kaum kürzeres}(?=[^.,]* als )(?!\\s?Sicht)
{schneller | langsamer | -genauso schnell | -ungenauer}(?!\\s?als)
{separate/separaten/separates | -gemeinsame/gemeinsamen/gemeinsames | -versteckte/versteckten/verstecktes | -temporäre/temporären/temporäres}
{grafische/grafischen | textbasierte/textbasierten | webbasierte/webbasierten | -dreidimensionale/dreidimensionalen}
{Zeile/Zeilen | Spalte/Spalten | Zelle/Zellen | Tabelle/Tabellen}
dem|den|vom|zum|einem|einen|ein|am|beim {Server | Client | Router | Drucker}(?!\\p{L})
{Eingabe | Ausgabe | Speicherung | Löschung} (?:der|des|von|in|auf|über)
{-einfacher | schwieriger | -langsamer | -teurer}(?!\\s?als)
{nass/nasse/nassen | trocken/trockene/trockenen | warm/warme/warmen | kalt/kalte/kalten}
{männliche/männlichen | weibliche/weiblichen | junge/jungen | alte/alten} (?-i:[A-ZÄÖÜ])
Arbeiterinnen | Drohnen | Königinnen | Larven
Männchen | Weibchen | Jungtiere | Larven
Wurzeln | Blätter | Blüten | Samen | Früchte
Wälder/Wäldern | Wiesen/Wiesen | Moore/Mooren | Wüsten/Wüsten
Säugetiere | Vögel | Insekten | Fische
Diebstahl | Betrug | Raub | Mord
{Geldbuße | Freiheitsstrafe | Geldstrafe | Verwarnung}
`;
