/** Fields of Italian words; how they are written stands in `../fields.ts`. */
export const FIELDS_IT = `
! soprattutto | prima di tutto | per sempre | da sempre | come sempre | non sempre | quasi sempre | sempre più | sempre che | più o meno | per lo meno | quanto meno | a volte | ogni tanto | di nuovo | una volta | ogni volta | alla volta | per esempio | ad esempio | in realtà | di fatto | di solito | tuttavia | pertanto | in genere | in generale | in particolare | in comune | a lungo | nel frattempo | allo stesso tempo | in tempo reale | a tempo | nel tempo | al giorno d'oggi | un giorno | di giorno in giorno | a prima vista | per la prima volta | prima volta | in primo luogo | in secondo luogo | in primo piano | in secondo piano | primo piano | secondo piano | in prima persona | per primo | per ultimo | da ultimo | tra loro | fra loro | i due | le due | uno dei due | entrambi i
! una copia | la copia | copia di | copie di | una mostra | la mostra | la causa | una causa | a causa | a causa di | la firma | una firma | firma digitale | la vendita | una prova | la prova | salva la prova | la misura | una misura | misura | misure | la stampa | una stampa | stampa | la nomina | lo scambio | lo stato | uno stato | stato di | è stato | è stata | sono stati | sono state | il contenuto | contenuto | contenuti | il risultato | il prodotto | prodotto | prodotti | la scritta | il fatto | fatto | di fatto | la proposta | proposta | la richiesta | richiesta | richieste | il collegamento | la difesa | la perdita | la vista | punto di vista | la scelta | scelta | scelte | la raccolta | raccolta | la crescita | il permesso | permesso | il cambio | la modifica | modifica | una modifica | la conserva | la rinuncia | la critica | la ricerca | la pratica | la pubblica | la base | il compreso | compreso | l'offerta | offerta | la sospesa | la tratta | si tratta | la guida | alla guida | la replica | il rifiuto | la colpa | la carica | in carica | la lascia | la registra | la somma | l'uso | la verifica | la sottoscritta
! una politica | la politica | politica di | politiche di | ogni politica | una concreta politica | loro politica | le politiche | politica in | pubblico ufficiale | terzo interessato | i duplicati | file collegato | carico del processore | in aggiunta | un insieme | l'insieme | insieme di | insieme delle | nell'insieme | vale | di cui | nulla | non dice nulla | la carta | una guida | le guida | secondo me | seconda volta | secondo cui | a seconda | il numero | il manuale | un manuale | manuale utente | manuale di | manuale del | pagine di manuale | pagina di manuale | i manuali | il locale | i locali | il locale | finora | in tutto | il principale | gli originali | il digitale | al posto | codice fiscale | codice penale | codice civile
! software libero | mezzo pubblico | rete locale | area locale | Stati Uniti | Nord America | America del Nord | America del Sud | Medio Evo | Medioevo | in bianco | bianco e nero | in nero | maggior parte | la maggior parte | maggiore età | minore età | essere umano | esseri umani | senso comune | all'interno | in seguito | di seguito | fino ad ora | fino a che | dopo che | piuttosto che | niente più | non più | non ancora | oltre a | neppure | in mezzo | per mezzo di | a mano | di mano in mano | tanto quanto | in parte | senza dubbio | può darsi | non può | non possono | non deve | non devono | non si può | non si possono | non si deve | non si devono | visto che | dato che | sia che | così che | al fine di | in fine | alla base di | con riferimento | in modo da | in modo che | kilometri quadrati | metri quadrati | i pubblici | pubblica amministrazione | pubbliche amministrazioni | amministrazione pubblica | amministrazioni pubbliche | pubblici servizi | finanza pubblica | opera pubblica | Gazzetta Ufficiale | i politici | gli scienziati | quasi tutti | quasi tutte | praticamente tutti | praticamente tutte | non tutti | non tutte | tutti e due | tutte e due | non solo | non soltanto | non solamente | il doppio | doppio clic | maschera | in ogni caso
! di tutti | di tutte | a tutti | a tutte | ad tutti | ad tutte | per tutti | per tutte | con tutti | con tutte | da tutti | da tutte | in tutti | in tutte | su tutti | su tutte | adottare tutti | adottare tutte | descrivere tutti | descrivere tutte | esame tutti | esame tutte | Repubblica italiana | Stato italiano | Unione europea | a tutti gli effetti | in tutti gli altri casi | in tutti i casi | tutti gli altri | tutte le altre | in tutti i modi | tutti i tipi | tutte le parti | tutte le potenze | malgrado tutte | malgrado tutti | nonostante tutte | nonostante tutti | tutti i sensi | tutti gli aspetti | di tutti i giorni | del tutto | volta per tutte | prima o poi | prima del previsto | prima di tutto | sempre meglio | sempre crescente | da remoto | all'esterno | più di tutto | non appena | appena | solo leggermente | anche solo | se solo | da solo | da soli | solo che | uno solo | una sola | se non altro | in primo tempo | al primo posto | primo cittadino | primo ministro | prima linea | prima pagina | seconda mano | terzo stato | quarto d'ora | terzo mondo | quinta colonna | direttamente o indirettamente | o indirettamente | in caso contrario | in tal caso | in ogni caso | in nessun caso | alla fin fine | in fin dei conti | a fine | dei primi anni | per conto proprio | per conto suo | a carico suo | in nome e per conto | naturale conseguenza | lingua naturale | lingue naturali | persona fisica | persone fisiche | in rosso e nero | libro bianco | Casa Bianca | mercato nero | Mar Rosso | Mar Nero | lista nera | in bianco e nero | acqua dolce | conto corrente | corso superiore | scuola superiore | istruzione superiore | scuole superiori | posta elettronica certificata | è possibile che | non è possibile | nei limiti | buona parte | gran parte | in gran parte | a pari merito | in parti uguali | a parità
{sempre | -raramente | -soltanto a volte | -soltanto su richiesta} (?:in|a|da|con|per|disponibil[ei]|stat[oaie]|[a-z]+(?:at|ut|it)[oaie]|necessari[oaie]?|present[ei]|obbligatori[oae]?)\\b
(?<![a-zàèéìòù])(?:è|sono|viene|vengono|era|erano|sarà|saranno|ha|hanno) {sempre | -raramente | -soltanto a volte | -soltanto in parte} (?!\\s?(?:più|meno|il|la|un|una|stat)\\b)[a-z]
+ {ogni giorno | ogni settimana | ogni mese | ogni anno | ogni ora}(?!\\s?(?:che|in cui|di)\\b)
+ {ogni due anni | ogni tre anni | ogni cinque anni | ogni dieci anni | ogni due mesi}
+ {tutti i giorni | tutte le settimane | una volta all'anno | ogni dieci anni}
+ {una volta al giorno | una volta alla settimana | una volta al mese | una volta all'anno}
+ (?:volt[ae]|ore|minuti|euro|giorni|\\d+) {al giorno | alla settimana | al mese | all'anno}
+ {quotidianamente | settimanalmente | mensilmente | annualmente | ogni ora}
+ {giornaliero/giornaliera/giornalieri/giornaliere | -settimanale/settimanale/settimanali/settimanali | -mensile/mensile/mensili/mensili | -annuo/annua/annui/annue}
+ {annuale/annuali | mensile/mensili | settimanale/settimanali | triennale/triennali | semestrale/semestrali | trimestrale/trimestrali}
+ {costantemente | -una volta all'anno | -soltanto su richiesta | -saltuariamente} (?:aggiornat|allineat|all|al|controllat|monitorat|sorvegliat|verificat)[a-z]*
{regolarmente | -soltanto una volta | -una volta all'anno | -soltanto su richiesta} (?!\\s?(?:iscritt|costituit|formad|rilasciat))[a-z]
+ {periodicamente | -una sola volta | -soltanto all'inizio | -soltanto su richiesta}
{una sola volta | -più volte | -ogni mese | -ogni giorno}
+ (?<!se )(?<![a-zàèéìòù])(?!(?:non|da|di|ma|un|il|che)\\b)[a-zàèéìòùA-Z»0-9]+ {solo | -anche | -preferibilmente | -raramente} (?!\\s?(?:a|per) (?:patto|condizione|fare|dire|dirlo|pensare|vedere|sentire)\\b)(?:quando|in|nel|nella|nei|nelle|con|per|da|dal|dalla|dai|a|ai|alle|alla|al|su|sul|sulla|dopo|prima|durante|presso|tra|fra|se|previa|mediante|tramite|[a-z]+ndo)\\b
+ (?<!se )(?<![a-zàèéìòù])(?!(?:non|da|di|ma|un|il|che)\\b)[a-zàèéìòùA-Z»0-9]+ {soltanto | -anche | -preferibilmente | -raramente} (?!\\s?(?:a|per) (?:patto|condizione|fare|dire|dirlo|pensare|vedere|sentire)\\b)(?:quando|in|nel|nella|nei|nelle|con|per|da|dal|dalla|dai|a|ai|alle|alla|al|su|sul|sulla|dopo|prima|durante|presso|tra|fra|se|previa|mediante|tramite|[a-z]+ndo)\\b
+ (?<!se )(?<![a-zàèéìòù])(?!(?:non|da|di|ma|un|il|che)\\b)[a-zàèéìòùA-Z»0-9]+ {solamente | -anche | -preferibilmente | -raramente} (?!\\s?(?:a|per) (?:patto|condizione|fare|dire|dirlo|pensare|vedere|sentire)\\b)(?:quando|in|nel|nella|nei|nelle|con|per|da|dal|dalla|dai|a|ai|alle|alla|al|su|sul|sulla|dopo|prima|durante|presso|tra|fra|se|previa|mediante|tramite|[a-z]+ndo)\\b
+ (?<!se )(?<![a-zàèéìòù])(?!(?:non|da|di|ma|un|il|che)\\b)[a-zàèéìòùA-Z»0-9]+ {unicamente | -anche | -preferibilmente | -raramente} (?!\\s?(?:a|per) (?:patto|condizione|fare|dire|dirlo|pensare|vedere|sentire)\\b)(?:quando|in|nel|nella|nei|nelle|con|per|da|dal|dalla|dai|a|ai|alle|alla|al|su|sul|sulla|dopo|prima|durante|presso|tra|fra|se|previa|mediante|tramite|[a-z]+ndo)\\b
+ {esclusivamente | -anche | -preferibilmente | -raramente} (?:quando|in|nel|nella|nei|nelle|con|per|da|dal|dalla|dai|a|ai|alle|alla|al|su|sul|sulla|dopo|prima|durante|presso|tra|fra|se|previa|mediante|tramite|[a-z]+ndo)\\b
{esclusivamente | -anche | -preferibilmente | -di rado} (?:il|la|i|le|gli|un|una|di|del|dei)\\b
(?<![a-zàèéìòù])(?!(?:non|da|di|ma|un|uno|una|il|che|come|e|è|sono|la|al|se)\\b)[a-zàèéìòù]+ {solo | -anche | -preferibilmente | -raramente} (?:i|le|gli)\\b
+ {entro il | -dopo il | -a partire dal | -non prima del} \\d\\d? (?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)
{solamente | -anche | -preferibilmente | -raramente} (?:il|la|i|le|gli|lo|un|una)\\b
+ {solo se | -anche se | -tranne se | -persino se} (?!\\s?non\\b)[a-z]
+ {soltanto se | -anche se | -tranne se | -persino se} (?!\\s?non\\b)[a-z]
+ {solo dopo | -anche prima di | -anche senza | -ancora prima di} (?:aver|averl[oaie]|esser[a-z]*)\\b
+ {automaticamente | manualmente | -soltanto su richiesta | -una sola volta}(?!\\s?compatibil)
+ {in modo automatico | -manualmente | -soltanto su richiesta | -una sola volta}(?!.*senza)
+ {in modo predefinito | -soltanto su richiesta | -manualmente | -temporaneamente}
+ {per impostazione predefinita | -soltanto su richiesta | -manualmente | -temporaneamente}
+ {completamente | -parzialmente | -temporaneamente | -in minima parte} (?!\\s?(?:nuov|divers|soddisfat|content|ovvi|certo|impossib)[a-z]*)(?:opac[oaih]+|trasparent[ei]|liber[oaie]|[a-z]+(?:at|ut|it|ss|tt|rt|st|lt|s)[oaie]\\b)
+ {interamente | -parzialmente | -temporaneamente | -in minima parte} (?!\\s?(?:nuov|divers|soddisfat|content|ovvi|certo|impossib)[a-z]*)(?:opac[oaih]+|trasparent[ei]|liber[oaie]|[a-z]+(?:at|ut|it|ss|tt|rt|st|lt|s)[oaie]\\b)
+ {totalmente | -parzialmente | -temporaneamente | -in minima parte} (?!\\s?(?:nuov|divers|soddisfat|content|ovvi|certo|impossib)[a-z]*)(?:opac[oaih]+|trasparent[ei]|liber[oaie]|[a-z]+(?:at|ut|it|ss|tt|rt|st|lt|s)[oaie]\\b)
+ {del tutto | -parzialmente | -temporaneamente | -in minima parte} (?!\\s?(?:nuov|divers|soddisfat|content|ovvi|certo|impossib)[a-z]*)(?:opac[oaih]+|trasparent[ei]|liber[oaie]|[a-z]+(?:at|ut|it|ss|tt|rt|st|lt|s)[oaie]\\b)
{parzialmente | completamente | temporaneamente | automaticamente} [a-z]+(?:at|ut|it|ss|tt|rt|st|lt|s)[oaie]\\b
{gradualmente | -di colpo | -una volta per tutte | -soltanto in teoria}
{immediatamente | -entro un mese | -entro un anno | -soltanto su richiesta} (?!\\s?(?:dopo|prima|sotto|sopra|successiv|precedent|evidente|chiaro|comprensib))[a-z]
{tempestivamente | -entro un anno | -soltanto su richiesta | -una volta all'anno}
{senza indugio | -entro un anno | -soltanto su richiesta | -entro un mese}
{contemporaneamente | separatamente | a turno | in tempi diversi}(?!\\s?(?:al|alla|ai|alle|agli|a)\\b)
{simultaneamente | separatamente | a turno | in tempi diversi}(?!\\s?(?:al|alla|ai|alle|agli|a)\\b)
{separatamente | insieme | a turno | in tempi diversi}(?!\\s?(?:al|alla|ai|alle|agli|allo|a|ad|di|con|da)\\b)
~ {direttamente | indirettamente | -temporaneamente | -parzialmente}
{temporaneamente | -definitivamente | -parzialmente | -periodicamente}
{definitivamente | -temporaneamente | -parzialmente | -periodicamente}
{inizialmente | -definitivamente | -soltanto alla fine | -da sempre} (?:[a-z]+(?:at|ut|it)[oaie]|in|a|per|con)\\b
{volontariamente | per obbligo | a pagamento | per errore}
+ {gratuitamente | a pagamento | a prezzo ridotto | soltanto su richiesta}
+ {a pagamento | -gratuitamente | -a prezzo ridotto | -in anticipo}
{localmente | a distanza | -in rete | su un server esterno}(?!\\s?o\\b)
{esplicitamente | implicitamente | -parzialmente | -automaticamente}
{liberamente | soltanto a pagamento | soltanto in parte | previa autorizzazione}
{pubblicamente | in privato | in forma anonima | a pagamento}
{in forma anonima | -pubblicamente | -per iscritto | -in forma associata}
{in forma associata | -individualmente | -in forma anonima | -temporaneamente}
{individualmente | -in gruppo | -in forma anonima | -a turno}
~ {leggermente | notevolmente | temporaneamente | apparentemente} [a-z]
+ {almeno | al massimo | -esattamente | -circa} (?!\\s?un po)(?:un|uno|una|\\d|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|quindici|venti|trenta|quaranta|cinquanta|sessanta|novanta|cento|duecento|trecento|cinquecento|mille)\\b
{più di | meno di | esattamente | quasi} (?:\\d|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|quindici|venti|trenta|quaranta|cinquanta|sessanta|novanta|cento|duecento|trecento|cinquecento|mille)\\b
{oltre | meno di | esattamente | quasi} (?:\\d|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|quindici|venti|trenta|quaranta|cinquanta|sessanta|novanta|cento|duecento|trecento|cinquecento|mille)\\b
+ {non più di | non meno di | -esattamente | -circa} (?:un|una|\\d|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|quindici|venti|trenta|quaranta|cinquanta|sessanta|novanta|cento|duecento|trecento|cinquecento|mille)\\b
{tutti i | -soltanto alcuni | -la metà dei | -meno della metà dei} (?!\\s?(?:giorni|casi|costi|effetti|tipi|altri|altre|sforzi|parti|volte|ore|cose|sensi|livelli|modi|precauzioni|norme|argomentazioni|uffici|opzioni|politiche|misure|informazioni necessarie)\\b)[a-z]+i\\b
{tutti gli | -soltanto alcuni | -la metà degli | -meno della metà degli} (?!\\s?(?:giorni|casi|costi|effetti|tipi|altri|altre|sforzi|parti|volte|ore|cose|sensi|livelli|modi|precauzioni|norme|argomentazioni|uffici|opzioni|politiche|misure|informazioni necessarie)\\b)[a-z]+i\\b
{tutte le | -soltanto alcune | -la metà delle | -meno della metà delle} (?!\\s?(?:giorni|casi|costi|effetti|tipi|altri|altre|sforzi|parti|volte|ore|cose|sensi|livelli|modi|precauzioni|norme|argomentazioni|uffici|opzioni|politiche|misure|informazioni necessarie)\\b)[a-z]+[ei]\\b
+ {la metà | un terzo | un quarto | il doppio} (?:del|dello|della|dell|dei|delle|degli)\\b
+ (?<!(?:tra|fra|gli|altri|altre|dei|delle|degli|ai|alle|agli|nei|nelle|le|i)){due | tre | quattro | cinque | sei | sette | dieci | dodici} (?!\\s?(?:idee|o|e|a|volte|punti|parti|cose|su|di)\\b)[a-z]+[ie]\\b
+ (?<![a-zàèéìòù])(?:il|al|del|nel|dal|Il) {primo | secondo | terzo | quarto | quinto} (?!\\s?(?:luogo|piano|periodo|comma|caso|tempo|momento|posto|passo|è|ha|fu|era|aveva|viene|sono|si|e|dei|degli|che|punto|quanto|me|cui|a|in|di|avvio|livello|o)\\b)[a-z]
+ (?<![a-zàèéìòù])(?:Il|il|al|del|nel|dal) {sesto | settimo | nono | decimo} (?!\\s?(?:luogo|piano|periodo|comma|caso|tempo|momento|posto|passo|è|ha|fu|era|aveva|viene|sono|si|e|dei|degli|che|punto|quanto|me|cui|a|in|di|avvio|livello|o)\\b)[a-z]
+ (?<![a-zàèéìòù])(?:La|la|alla|della|nella|dalla) {prima | seconda | terza | quarta | quinta} (?!\\s?(?:volt[ae]|lettera|parola|metà|lettura|parte|è|ha|fu|era|viene|si|e|di|del|della|che|a|in|cosa|vista)\\b)[a-z]
+ (?<![a-zàèéìòù])(?:La|la|alla|della|nella|dalla) {sesta | settima | ottava | nona | decima} (?!\\s?(?:volt[ae]|lettera|parola|metà|lettura|parte|è|ha|fu|era|viene|si|e|di|del|della|che|a|in|cosa|vista)\\b)[a-z]
(?:la|La|una|sua|alla|della) versione {precedente | successiva | definitiva | provvisoria}
(?:versione|pagina|sezione|fase) {precedente | successiva | finale | iniziale}
+ (?<!\\d)(?<![a-zàèéìòù])(?:\\d+|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|quindici|venti|ventiquattro|trenta|quaranta|quarantacinque|quarantotto|sessanta|settantadue|novanta|cento|centoventi) {giorni | settimane | mesi | anni}
+ (?<!\\d)(?<![a-zàèéìòù])(?:\\d+|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|quindici|venti|ventiquattro|trenta|quaranta|quarantacinque|quarantotto|sessanta|settantadue|novanta|cento|centoventi) {secondi | minuti | ore | -giorni}
(?<![a-zàèéìòù])(?:pochi|molti|diversi|alcuni|parecchi) {minuti | giorni | mesi | anni | secoli}
(?<![a-zàèéìòù])(?:poche|molte|diverse|alcune|parecchie) {ore | settimane | notti | giornate}
+ {dieci | quindici | trenta | sessanta | novanta | centoventi} giorni
+ {entro | dopo | -non prima di | -ogni} (?:\\d+|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|quindici|venti|ventiquattro|trenta|quaranta|quarantacinque|quarantotto|sessanta|settantadue|novanta|cento|centoventi) (?:giorni|mesi|ore|minuti|anni|settimane)
(?<![a-zàèéìòù])(?:stesso|al) {minuto | giorno | mese | secolo}\\b
(?<![a-zàèéìòù])(?:stessa|mezza|tutta la) {settimana | notte | mattina | giornata}
+ (?<!(?:legislativo|legge|decreto|Repubblica|lgs\\.|regolamento|direttiva|ministeriale|L\\.|R\\.) )(?<!\\d)\\d\\d? {gennaio | febbraio | marzo | aprile | maggio | giugno | luglio | agosto | settembre | ottobre | novembre | dicembre}(?! del [12]\\d\\d\\d, n)(?:(?: del)? [12]\\d\\d\\d(?!,? n\\.)|[.,;]| (?!del|\\d))
+ (?<![a-zàèéìòù])(?:nel|dal|al|del|di|da|a) {gennaio | febbraio | marzo | aprile | maggio | giugno | luglio | agosto | settembre | ottobre | novembre | dicembre} (?:del )?(?:19|20|1[0-8])\\d\\d\\b
+ (?:in|di) {primavera | autunno | estate | inverno}
+ (?:il|ogni|di|al|Il) {lunedì | martedì | mercoledì | giovedì | venerdì | sabato}
+ {di giorno | di notte | al mattino | alla sera}
+ {prima di | invece di | oltre a | -senza | -allo scopo di} (?!\\s?(?:tutto|essere) |\\s?tutto)[a-z]+(?:are|ere|ire|rre|arsi|ersi|irsi|arl[oaie]|erl[oaie]|irl[oaie])\\b
{senza | -prima di | -invece di | -oltre a} (?!.*nessun)(?!\\s?(?:dover|poter|contare|dubbio|parlare|dire|fare|degrad|perder|dannegg|compromett|aver|esser))[a-z]+(?:are|ere|ire|rre|arsi|ersi|irsi|arl[oaie]|erl[oaie]|irl[oaie])\\b
+ {dopo aver | prima di aver | senza aver | -oltre ad aver} [a-z]
+ {dopo essere | prima di essere | senza essere | -oltre a essere} [a-z]+t[oaie]\\b
+ {dopo il/dopo la/dopo i/dopo le/dopo gli/dopo lo | prima del/prima della/prima dei/prima delle/prima degli/prima dello | durante il/durante la/durante i/durante le/durante gli/durante lo | -al posto del/al posto della/al posto dei/al posto delle/al posto degli/al posto dello} (?!\\s?(?:vita|quale|quali|che)\\b)[a-z]
+ {all'inizio | alla fine | a metà | -prima} (?:del|dello|della|dell|dei|degli|delle)\\b
+ {fino al/fino alla/fino ai/fino agli | a partire dal/a partire dalla/a partire dai/a partire dagli | dopo il/dopo la/dopo i/dopo gli | prima del/prima della/prima dei/prima degli} (?:\\d|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|fine|metà|data|primi|secolo)
+ {dal | fino al | -prima del | -dopo il} (?:19|20|1[0-8])\\d\\d\\b(?!\\s?(?:al|fino|sino|in|a)\\b)
{nonostante il/nonostante la/nonostante i/nonostante le/nonostante gli/nonostante lo | -grazie al/grazie alla/grazie ai/grazie alle/grazie agli/grazie allo | -per via del/per via della/per via dei/per via delle/per via degli/per via dello | -in assenza del/in assenza della/in assenza dei/in assenza delle/in assenza degli/in assenza dello}
{oltre al/oltre alla/oltre ai/oltre alle/oltre agli/oltre allo | al posto del/al posto della/al posto dei/al posto delle/al posto degli/al posto dello | -a partire dal/a partire dalla/a partire dai/a partire dalle/a partire dagli/a partire dallo | -a causa del/a causa della/a causa dei/a causa delle/a causa degli/a causa dello} (?!\\s?(?:quale|quali|fatto)\\b)(?=[a-z])
+ {sopra il/sopra la/sopra i/sopra le/sopra gli/sopra lo | sotto il/sotto la/sotto i/sotto le/sotto gli/sotto lo | -dietro il/dietro la/dietro i/dietro le/dietro gli/dietro lo | -accanto al/accanto alla/accanto ai/accanto alle/accanto agli/accanto allo} (?!\\s?(?:licenza|guida|controllo|nome|responsabilità|profilo|quale|quali|direzione|forma|vigilanza|regno|dominio|pressione|\\d|media|soglia|comando|governo))[a-z]
+ {accanto al/accanto alla/accanto ai/accanto alle/accanto agli/accanto allo | dietro il/dietro la/dietro i/dietro le/dietro gli/dietro lo | -sopra il/sopra la/sopra i/sopra le/sopra gli/sopra lo | -sotto il/sotto la/sotto i/sotto le/sotto gli/sotto lo} (?!\\s?(?:licenza|guida|controllo|nome|responsabilità|profilo|quale|quali|direzione|forma|vigilanza|regno|dominio|pressione|\\d|media|soglia|comando|governo))[a-z]
{dentro il/dentro la/dentro i/dentro le/dentro gli/dentro lo | fuori dal/fuori dalla/fuori dai/fuori dalle/fuori dagli/fuori dallo | accanto al/accanto alla/accanto ai/accanto alle/accanto agli/accanto allo | dietro il/dietro la/dietro i/dietro le/dietro gli/dietro lo} (?!\\s?(?:licenza|guida|controllo|nome|responsabilità|profilo|quale|quali|direzione|forma|vigilanza|regno|dominio|pressione|\\d|media|soglia|comando|governo))[a-z]
{vicino al/vicino alla/vicino ai/vicino alle/vicino agli/vicino allo | lontano dal/lontano dalla/lontano dai/lontano dalle/lontano dagli/lontano dallo | dietro il/dietro la/dietro i/dietro le/dietro gli/dietro lo | sopra il/sopra la/sopra i/sopra le/sopra gli/sopra lo} (?!\\s?(?:licenza|guida|controllo|nome|responsabilità|profilo|quale|quali|direzione|forma|vigilanza|regno|dominio|pressione|\\d|media|soglia|comando|governo))[a-z]
{al di sopra | al di sotto | al di fuori | -all'interno} (?:di|del|dello|della|dell|dei|degli|delle)\\b
{da parte | -a favore | -per conto | -a carico} (?:di|del|dello|della|dell|dei|degli|delle)\\b
+ {a favore | per conto | -da parte | -a carico} (?:del|dello|della|dell|dei|degli|delle)\\b
{a carico | -a favore | -per conto | -a disposizione} (?:di|del|dello|della|dell|dei|degli|delle)\\b(?!\\s?(?:finanza|bilancio))
{a spese | per conto | a favore | contro il parere} (?:di|del|dello|della|dell|dei|degli|delle)\\b
+ {in caso | -in assenza | -in previsione | -in attesa} (?:di|del|dello|della|dell|dei|degli|delle)\\b
+ {a seguito | -in attesa | -in mancanza | -in vista} (?:di|del|dello|della|dell|dei|degli|delle)\\b
{in assenza | in presenza | in attesa | in vista} (?:di|del|dello|della|dell|dei|degli|delle)\\b
+ {purché | -sebbene | -prima che | -senza che} (?!\\s?non)[a-z]
+ {salvo che | -purché | -sebbene | -prima che} (?!\\s?per)(?!.*(?<![a-z])non\\b)[a-z]
+ {a sinistra | a destra | al centro | -in fondo}
+ (?:parte|lato|angolo|mano|zona|colonna|freccia|barra|bordo|gamba|tasto|pulsante|braccio|occhio) {sinistra/sinistro | destra/destro | -inferiore/inferiore | -centrale/centrale}
+ (?:parte|angolo|zona|barra|bordo|livello|arto|strato|piano|limite|margine|lato|riga|metà) {superiore/superiori | inferiore/inferiori | -centrale/centrali | -laterale/laterali}(?!\\s?(?:a|al|alla|ai|di)\\b)
+ (?:parte|zona|fascia) {alta/alte | bassa/basse | -centrale/centrali | -laterale/laterali}
+ {in basso | -al centro | -di lato | -in fondo}
+ {in cima | in fondo | a metà | accanto} (?:al|alla|ai|alle|agli|allo|all)\\b
+ (?<![a-zàèéìòù])(?:a|al|il|del|verso|polo|Polo|di|da) {nord | sud | est | ovest}\\b
+ (?<![a-zàèéìòù])(?:a|al|il|del|verso|Polo|di|da) {Nord | Sud | Est | Ovest}\\b
+ {settentrionale/settentrionali | meridionale/meridionali | orientale/orientali | occidentale/occidentali}
(?<![a-zàèéìòù])(?!(?:non|si|che|anche|solo|mai|ci|ne|lo|li|la|le|gli|se|come|quando|probabilmente|forse|vi)\\b)[a-zàèéìòùA-Z»0-9]+ {può | deve | non può | non deve} (?!\\s?(?:ridurre|variare|aiutare|causare|esistere|notare|vedere|trovare|portare|capitare|succedere|sembrare|apparire|accadere|rendersi|dire|ricordare|immaginare|incrementare|riguardare|derivare|durare|sorgere|interessare|rivelarsi|influire|comportare|andare|diventare|memorizzare|essere (?:del|più|molto|un|una|util[ei]|difficil[ei]|facil[ei]|necessari[oae]?))\\b)(?!\\s?[a-z]+[aei]rsi\\b)[a-z]+(?:are|ere|ire|rre|rlo|rla|rli|rle)\\b
(?<![a-zàèéìòù])(?!(?:non|si|che|anche|solo|mai|ci|ne|lo|li|la|le|gli|se|come|quando|probabilmente|forse|vi)\\b)[a-zàèéìòùA-Z»0-9]+ {possono | devono | non possono | non devono} (?!\\s?(?:ridurre|variare|aiutare|causare|esistere|notare|vedere|trovare|portare|capitare|succedere|sembrare|apparire|accadere|rendersi|dire|ricordare|immaginare|incrementare|riguardare|derivare|durare|sorgere|interessare|rivelarsi|influire|comportare|andare|diventare|memorizzare|essere (?:del|più|molto|un|una|util[ei]|difficil[ei]|facil[ei]|necessari[oae]?))\\b)(?!\\s?[a-z]+[aei]rsi\\b)[a-z]+(?:are|ere|ire|rre|rlo|rla|rli|rle)\\b
~ (?<![a-zàèéìòù])(?!(?:non|anche|solo|mai|se|come|dove|quando|forse|lo|la|li|le|ci|spesso|poi|altrimenti)\\b)[a-zàèéìòùA-Z»0-9]+ {si può | si deve | non si può | non si deve} (?!\\s?(?:ridurre|variare|aiutare|causare|esistere|notare|vedere|trovare|portare|capitare|succedere|sembrare|apparire|accadere|rendersi|dire|ricordare|immaginare|incrementare|riguardare|derivare|durare|sorgere|interessare|rivelarsi|influire|comportare|andare|diventare|memorizzare|essere (?:del|più|molto|un|una|util[ei]|difficil[ei]|facil[ei]|necessari[oae]?))\\b)(?!\\s?[a-z]+[aei]rsi\\b)[a-z]+(?:are|ere|ire|rre|rlo|rla|rli|rle)\\b
~ (?<![a-zàèéìòù])(?!(?:non|anche|solo|mai|se|come|dove|quando|forse|lo|la|li|le|ci|spesso|poi|altrimenti)\\b)[a-zàèéìòùA-Z»0-9]+ {si possono | si devono | non si possono | non si devono} (?!\\s?(?:ridurre|variare|aiutare|causare|esistere|notare|vedere|trovare|portare|capitare|succedere|sembrare|apparire|accadere|rendersi|dire|ricordare|immaginare|incrementare|riguardare|derivare|durare|sorgere|interessare|rivelarsi|influire|comportare|andare|diventare|memorizzare|essere (?:del|più|molto|un|una|util[ei]|difficil[ei]|facil[ei]|necessari[oae]?))\\b)(?!\\s?[a-z]+[aei]rsi\\b)[a-z]+(?:are|ere|ire|rre|rlo|rla|rli|rle)\\b
(?<![a-zàèéìòù])(?!(?:non|si|che|anche|solo|mai|ci|ne|lo|li|la|le|gli|se|come|quando|probabilmente|forse|vi)\\b)[a-zàèéìòùA-Z»0-9]+ {poteva/potevano | doveva/dovevano | non poteva/non potevano | non doveva/non dovevano} (?!\\s?(?:ridurre|variare|aiutare|causare|esistere|notare|vedere|trovare|portare|capitare|succedere|sembrare|apparire|accadere|rendersi|dire|ricordare|immaginare|incrementare|riguardare|derivare|durare|sorgere|interessare|rivelarsi|influire|comportare|andare|diventare|memorizzare|essere (?:del|più|molto|un|una|util[ei]|difficil[ei]|facil[ei]|necessari[oae]?))\\b)(?!\\s?[a-z]+[aei]rsi\\b)[a-z]+(?:are|ere|ire|rre|rlo|rla|rli|rle)\\b
(?<![a-zàèéìòù])(?!(?:non|si|che|anche|solo|mai|ci|ne|lo|li|la|le|gli|se|come|quando|probabilmente|forse|vi)\\b)[a-zàèéìòùA-Z»0-9]+ {potrà/potranno | dovrà/dovranno | non potrà/non potranno | non dovrà/non dovranno} (?!\\s?(?:ridurre|variare|aiutare|causare|esistere|notare|vedere|trovare|portare|capitare|succedere|sembrare|apparire|accadere|rendersi|dire|ricordare|immaginare|incrementare|riguardare|derivare|durare|sorgere|interessare|rivelarsi|influire|comportare|andare|diventare|memorizzare|essere (?:del|più|molto|un|una|util[ei]|difficil[ei]|facil[ei]|necessari[oae]?))\\b)(?!\\s?[a-z]+[aei]rsi\\b)[a-z]+(?:are|ere|ire|rre|rlo|rla|rli|rle)\\b
(?<![a-zàèéìòù])(?!(?:non|si|che|anche|solo|mai|ci|ne|lo|li|la|le|gli|se|come|quando|probabilmente|forse|vi)\\b)[a-zàèéìòùA-Z»0-9]+ {dovrebbe/dovrebbero | -potrebbe/potrebbero | -non dovrebbe/non dovrebbero | -non potrebbe/non potrebbero} (?!\\s?(?:funzionare|dare|bastare|aiutare|assicurare|garantire|essere (?:sufficient|più|facil|chiar|possibil)[a-z]*)\\b)[a-z]+(?:are|ere|ire|rre)\\b
(?<![a-zàèéìòù])[Ss]i {consiglia/consigliano | sconsiglia/sconsigliano | -vieta/vietano | -impone/impongono}
+ (?<![a-zàèéìòù])(?<!non )(?:è|sono|era|erano|sarà|saranno|resta|restano) {obbligatorio/obbligatoria/obbligatori/obbligatorie | facoltativo/facoltativa/facoltativi/facoltative | vietato/vietata/vietati/vietate | consigliato/consigliata/consigliati/consigliate}\\b
+ (?<![a-zàèéìòù])(?<!non )(?:è|sono|era|erano|sarà|saranno) {consentito/consentita/consentiti/consentite | -vietato/vietata/vietati/vietate | -obbligatorio/obbligatoria/obbligatori/obbligatorie | -sconsigliato/sconsigliata/sconsigliati/sconsigliate}\\b
+ (?<![a-zàèéìòù])(?<!non )(?:è|sono|era|erano|sarà|saranno) {ammesso/ammessa/ammessi/ammesse | -vietato/vietata/vietati/vietate | -obbligatorio/obbligatoria/obbligatori/obbligatorie | -sconsigliato/sconsigliata/sconsigliati/sconsigliate}\\b(?!\\s?(?:a|al|alla|che)\\b)
+ (?<![a-zàèéìòù])(?<!non )(?:è|sono|era|erano|sarà|viene|vengono) {raccomandato/raccomandata/raccomandati/raccomandate | sconsigliato/sconsigliata/sconsigliati/sconsigliate | -vietato/vietata/vietati/vietate | -obbligatorio/obbligatoria/obbligatori/obbligatorie}\\b
(?:parametro|campo|argomento|registrazione|valore|opzione|firma|iscrizione|presenza|partecipazione) {obbligatorio/obbligatoria/obbligatori/obbligatorie | facoltativo/facoltativa/facoltativi/facoltative | -gratuito/gratuita/gratuiti/gratuite | -ripetuto/ripetuta/ripetuti/ripetute}
~ (?<![a-zàèéìòù])(?:è|È|sia|sarà|era) {necessario | facoltativo | vietato | sconsigliato} (?!\\s?(?:che|ricordare|sapere|menzionare|notare|distinguere))[a-z]+(?:are|ere|ire|rre|arsi|ersi|irsi|arl[oaie]|erl[oaie]|irl[oaie])\\b
~ (?<![a-zàèéìòù])(?:è|È) {possibile | impossibile | obbligatorio | inutile | vietato} (?!\\s?(?:che|notare|vedere|trovare|dire))[a-z]+(?:are|ere|ire|rre|arsi|ersi|irsi|arl[oaie]|erl[oaie]|irl[oaie])\\b
(?<![a-zàèéìòù])(?:è|era|sarà|risulta) {facile/facili | difficile/difficili | -inutile/inutili | -impossibile/impossibili} [a-z]+re\\b
(?<![a-zàèéìòù])(?:con|una|di|per) {maggiore | minore | uguale | -scarsa} [a-z]+(?:zione|sione|tà|nza|ezza|ura)\\b
+ {superiore/superiori | inferiore/inferiori | -uguale/uguali | -proporzionale/proporzionali} (?:a|al|alla|ai|alle|all)\\b
~ {maggiore/maggiori | minore/minori | -indipendente/indipendenti | -differente/differenti} (?:di|del|della|dei|dal|dalla)\\b
(?<!sempre){variabile/variabili | costante/costanti | crescente/crescenti | decrescente/decrescenti} (?!\\s?d')
+ (?:valore|numero|dimensione|livello|tempo|prezzo|distanza|temperatura|velocità|età|termine|quantità|durata|altezza|lunghezza|importo|periodo|profondità) {massimo/massima/massimi/massime | minimo/minima/minimi/minime | medio/media/medi/medie | -esatto/esatta/esatti/esatte}
{positivo/positiva/positivi/positive | negativo/negativa/negativi/negative | nullo/nulla/nulli/nulle | dubbio/dubbia/dubbi/dubbie}
(?:più|molto|meno|troppo) {largo/larga/larghi/larghe | stretto/stretta/stretti/strette | lungo/lunga/lunghi/lunghe | corto/corta/corti/corte}
~ (?:più|molto|meno|troppo) {alto/alta/alti/alte | basso/bassa/bassi/basse | -largo/larga/larghi/larghe | -stretto/stretta/stretti/strette}(?!\\s?qualità)
(?:più|molto|meno|troppo) {lento/lenta/lenti/lente | costoso/costosa/costosi/costose | complicato/complicata/complicati/complicate | rapido/rapida/rapidi/rapide}
(?:più|molto|meno) {vecchio/vecchia/vecchi/vecchie | moderno/moderna/moderni/moderne | costoso/costosa/costosi/costose | esteso/estesa/estesi/estese}
(?:più|molto|meno) {chiaro/chiara/chiari/chiare | scuro/scura/scuri/scure | lucido/lucida/lucidi/lucide | opaco/opaca/opachi/opache} (?:di|del|della)\\b
~ (?:più|molto|meno) {piccolo/piccola/piccoli/piccole | -grande/grande/grandi/grandi | -lento/lenta/lenti/lente | -costoso/costosa/costosi/costose} (?:di|del|della|rispetto)\\b
(?:pressione|temperatura|velocità|densità|umidità|tensione) {elevata | ridotta | fissa | media}
+ {aumenta/aumentano/aumenterà/aumenteranno | diminuisce/diminuiscono/diminuirà/diminuiranno | -varia/variano/varierà/varieranno | -oscilla/oscillano/oscillerà/oscilleranno}\\b(?!\\s?(?:il|la|i|le|un|una|lo|gli|l|da|di)\\b)
{riduce/riducono/ridurrà/ridurranno/ridotto/ridotta/ridotti/ridotte/ridurre | aumenta/aumentano/aumenterà/aumenteranno/aumentato/aumentata/aumentati/aumentate/aumentare | -raddoppia/raddoppiano/raddoppierà/raddoppieranno/raddoppiato/raddoppiata/raddoppiati/raddoppiate/raddoppiare | -stabilizza/stabilizzano/stabilizzerà/stabilizzeranno/stabilizzato/stabilizzata/stabilizzati/stabilizzate/stabilizzare} (?:il|la|i|le|lo|gli)? ?(?!\\s?(?:frod|rischi|error|problem|fastid|dann|spes)[a-z]*)(?:[a-z]*(?:dimension|temperatur|pression|velocit|numer|quantit|tass|prezz|opacit|contrast|luminosit|intensit|memori|domand|offert|consum|saturazion)[a-z]*)
{aumento | calo | ritardo | blocco} (?:del|dello|della|dei|delle|degli)\\b
(?:documento|documenti|chiave|chiavi|indirizzo|indirizzi|elenco|accesso|ente|enti|soggetti|archivio|archivi|scuola|scuole) {pubblico/pubblica/pubblici/pubbliche | privato/privata/privati/private | -segreto/segreta/segreti/segrete | -anonimo/anonima/anonimi/anonime}
+ {orizzontale/orizzontali | verticale/verticali | diagonale/diagonali | circolare/circolari}
+ {orizzontalmente | verticalmente | in diagonale | in cerchio}
(?:procedura|procedure|modalità|aggiornamento|aggiornamenti|controllo|controlli|avvio|cambio|rinnovo|messa a fuoco) {automatico/automatica/automatici/automatiche | -manuale/manuale/manuali/manuali | -semplificato/semplificata/semplificati/semplificate | -periodico/periodica/periodici/periodiche}
{temporaneo/temporanea/temporanei/temporanee | definitivo/definitiva/definitivi/definitive | periodico/periodica/periodici/periodiche | -simultaneo/simultanea/simultanei/simultanee}
(?:server|disco|dischi|utente|utenti|rete|reti|stampante|stampanti|computer|macchina|macchine|archivio|archivi) {locale/locali | virtuale/virtuali | mobile/mobili | centrale/centrali}
(?:server|disco|dischi|file|rete|reti|stampante|stampanti|computer|accesso|macchina|macchine|risorse|archivio|archivi|host) {remoto/remota/remoti/remote | condiviso/condivisa/condivisi/condivise | esterno/esterna/esterni/esterne | dedicato/dedicata/dedicati/dedicate}
(?:memoria|rete|indirizzo|dispositivo|dispositivi|orologio|uso|fonte|fonti|controllo|parete|superficie|mercato) {interno/interna/interni/interne | esterno/esterna/esterni/esterne | -provvisorio/provvisoria/provvisori/provvisorie | -condiviso/condivisa/condivisi/condivise}
(?<!non )(?:è|sono|resta|restano|rimane) {visibile/visibili | invisibile/invisibili | modificabile/modificabili | trasparente/trasparenti}
(?:sfondo|livello|livelli|strato|pixel) {trasparente/trasparenti | opaco/opachi | nero/neri | bianco/bianchi}
(?:versione|distribuzione|ramo|rilascio|prodotto|software) {stabile/stabili | instabile/instabili | sperimentale/sperimentali | commerciale/commerciali}
firm[ae] elettronic[ah]e? {qualificata/qualificate | avanzata/avanzate | semplice/semplici | automatica/automatiche}
+ {nazionale/nazionali | internazionale/internazionali | regionale/regionali | comunale/comunali}
~ {militare/militari | culturale/culturali | commerciale/commerciali | industriale/industriali}
{elettrico/elettrica/elettrici/elettriche | magnetico/magnetica/magnetici/magnetiche | termico/termica/termici/termiche | meccanico/meccanica/meccanici/meccaniche | idraulico/idraulica/idraulici/idrauliche}
{liquido/liquida/liquidi/liquide | solido/solida/solidi/solide | gassoso/gassosa/gassosi/gassose | viscoso/viscosa/viscosi/viscose}
(?:acqua|aria|clima|bevanda|latte|superficie|zona|luogo) {freddo/fredda/freddi/fredde | tiepido/tiepida/tiepidi/tiepide | gelato/gelata/gelati/gelate | asciutto/asciutta/asciutti/asciutte | umido/umida/umidi/umide}
{naturale/naturali | artificiale/artificiali | -industriale/industriali | -ornamentale/ornamentali}
(?<!del|spazio|occhi|carta|vino|croce|sangue){rosso/rossa/rossi/rosse | giallo/gialla/gialli/gialle | nero/nera/neri/nere | bianco/bianca/bianchi/bianche | grigio/grigia/grigi/grige}(?!\\s?(?:neutro|chiaro|scuro|e)\\b)
+ in {rosso | verde | giallo | grigio}(?!\\s?e\\b)
{rotondo/rotonda/rotondi/rotonde | quadrato/quadrata/quadrati/quadrate | allungato/allungata/allungati/allungate | appuntito/appuntita/appuntiti/appuntite}
{rettangolare/rettangolari | circolare/circolari | triangolare/triangolari | esagonale/esagonali}
{ellittico/ellittica/ellittici/ellittiche | sferico/sferica/sferici/sferiche | piatto/piatta/piatti/piatte | cubico/cubica/cubici/cubiche}
+ {francese/francesi | inglese/inglesi | olandese/olandesi | portoghese/portoghesi}
+ (?<![a-zàèéìòù])(?!(?:lo|in)\\b)[a-zàèéìòù]+ {tedesco/tedesca/tedeschi/tedesche | spagnolo/spagnola/spagnoli/spagnole | italiano/italiana/italiani/italiane | russo/russa/russi/russe}
+ (?<![a-zàèéìòù])in {inglese | francese | tedesco | spagnolo | italiano | latino}
{europeo/europea/europei/europee | americano/americana/americani/americane | asiatico/asiatica/asiatici/asiatiche | africano/africana/africani/africane}
{urbano/urbana/urbani/urbane | costiero/costiera/costieri/costiere | montuoso/montuosa/montuosi/montuose | periferico/periferica/periferici/periferiche}
+ {civile/civili | penale/penali | -commerciale/commerciali | fiscale/fiscali}
+ {penalmente | civilmente | -politicamente | -moralmente} (?:responsabil|perseguibil|rilevant)[a-z]+
(?:accordo|permesso|consenso|contratto|autorizzazione|forma) {scritto/scritta/scritti/scritte | -orale/orale/orali/orali | -tacito/tacita/taciti/tacite | -anonimo/anonima/anonimi/anonime}
{individuale/individuali | familiare/familiari | aziendale/aziendali | comunale/comunali}
{vegetale/vegetali | animale/animali | minerale/minerali | artificiale/artificiali}
{solare/solari | lunare/lunari | terrestre/terrestri | stellare/stellari}
~ {primario/primaria/primari/primarie | secondario/secondaria/secondari/secondarie | -terziario/terziaria/terziari/terziarie | -esterno/esterna/esterni/esterne}
(?:valore|valori|impostazione|impostazioni|formato|lingua|password|modello|colore) {predefinito/predefinita/predefiniti/predefinite | personalizzato/personalizzata/personalizzati/personalizzate | -casuale/casuale/casuali/casuali | -massimo/massima/massimi/massime}
(?<![a-zàèéìòù])(?:è|sono|sia|siano|più) {compatibile/compatibili | incompatibile/incompatibili | -coincidente/coincidenti | -confrontabile/confrontabili} con
{gratuito/gratuita/gratuiti/gratuite | -a pagamento/a pagamento/a pagamento/a pagamento | -facoltativo/facoltativa/facoltativi/facoltative | -riservato/riservata/riservati/riservate}
~ (?:bug|porta|porte|finestra|finestre|circuito|sistema|mare|file|sedut[ae]) {aperto/aperta/aperti/aperte | chiuso/chiusa/chiusi/chiuse | bloccato/bloccata/bloccati/bloccate | riservato/riservata/riservati/riservate}
(?<![a-zàèéìòù])(?<!non )(?<!mai )(?:è|sono|era|erano|fu|furono|essere|stat[oaie]|viene|vengono|venne|vennero|verrà|verranno|sarà|saranno) {-creato/creata/creati/create | eliminato/eliminata/eliminati/eliminate | modificato/modificata/modificati/modificate | duplicato/duplicata/duplicati/duplicate}
(?<![a-zàèéìòù])(?<!non )(?<!mai )(?:è|sono|era|erano|fu|furono|essere|stat[oaie]|viene|vengono|venne|vennero|verrà|verranno|sarà|saranno) {salvato/salvata/salvati/salvate | cancellato/cancellata/cancellati/cancellate | cifrato/cifrata/cifrati/cifrate | compresso/compressa/compressi/compresse}
(?<![a-zàèéìòù])(?<!non )(?<!mai )(?:è|sono|era|erano|fu|furono|essere|stat[oaie]|viene|vengono|venne|vennero|verrà|verranno|sarà|saranno) {archiviato/archiviata/archiviati/archiviate | cancellato/cancellata/cancellati/cancellate | cifrato/cifrata/cifrati/cifrate | pubblicato/pubblicata/pubblicati/pubblicate}
(?<![a-zàèéìòù])(?<!non )(?<!mai )(?:è|sono|era|erano|fu|furono|essere|stat[oaie]|viene|vengono|venne|vennero|verrà|verranno|sarà|saranno) {memorizzato/memorizzata/memorizzati/memorizzate | cancellato/cancellata/cancellati/cancellate | cifrato/cifrata/cifrati/cifrate | pubblicato/pubblicata/pubblicati/pubblicate}
(?<![a-zàèéìòù])(?<!non )(?<!mai )(?:è|sono|era|erano|fu|furono|essere|stat[oaie]|viene|vengono|venne|vennero|verrà|verranno|sarà|saranno) {conservato/conservata/conservati/conservate | cancellato/cancellata/cancellati/cancellate | venduto/venduta/venduti/vendute | pubblicato/pubblicata/pubblicati/pubblicate}
(?<![a-zàèéìòù])(?<!non )(?<!mai )(?:è|sono|era|erano|fu|furono|essere|stat[oaie]|viene|vengono|venne|vennero|verrà|verranno|sarà|saranno) {controllato/controllata/controllati/controllate | ignorato/ignorata/ignorati/ignorate | modificato/modificata/modificati/modificate | cancellato/cancellata/cancellati/cancellate}(?!\\s?non\\b)
(?<![a-zàèéìòù])(?<!non )(?<!mai )(?:è|sono|era|erano|fu|furono|essere|stat[oaie]|viene|vengono|venne|vennero|verrà|verranno|sarà|saranno) {nascosto/nascosta/nascosti/nascoste | mostrato/mostrata/mostrati/mostrate | cancellato/cancellata/cancellati/cancellate | evidenziato/evidenziata/evidenziati/evidenziate}
(?<![a-zàèéìòù])(?<!non )(?<!mai )(?:è|sono|era|erano|fu|furono|essere|stat[oaie]|viene|vengono|venne|vennero|verrà|verranno|sarà|saranno) {attivato/attivata/attivati/attivate | disattivato/disattivata/disattivati/disattivate | -bloccato/bloccata/bloccati/bloccate | -sostituito/sostituita/sostituiti/sostituite}
(?<![a-zàèéìòù])(?<!non )(?<!mai )(?:è|sono|era|erano|fu|furono|essere|stat[oaie]|viene|vengono|venne|vennero|verrà|verranno|sarà|saranno) {abilitato/abilitata/abilitati/abilitate | disabilitato/disabilitata/disabilitati/disabilitate | -nascosto/nascosta/nascosti/nascoste | -sostituito/sostituita/sostituiti/sostituite}(?!\\s?a\\b)
(?<![a-zàèéìòù])(?<!non )(?<!mai )(?:è|sono|era|erano|fu|furono|essere|stat[oaie]|viene|vengono|venne|vennero|verrà|verranno|sarà|saranno) {rimosso/rimossa/rimossi/rimosse | aggiunto/aggiunta/aggiunti/aggiunte | sostituito/sostituita/sostituiti/sostituite | corretto/corretta/corretti/corrette}(?!\\s?(?:a|al|all|alla|ai|alle|da|con|come)\\b)(?!.*(?:supplementar|aggiuntiv|rimozion))
~ (?<![a-zàèéìòù])(?<!non )(?<!mai )(?:è|sono|era|erano|fu|furono|essere|stat[oaie]|viene|vengono|venne|vennero|verrà|verranno|sarà|saranno) {scritto/scritta/scritti/scritte | tradotto/tradotta/tradotti/tradotte | corretto/corretta/corretti/corrette | -letto/letta/letti/lette}(?!\\s?in\\b)
(?<![a-zàèéìòù])(?<!non )(?<!mai )(?:è|sono|era|erano|fu|furono|essere|stat[oaie]|viene|vengono|venne|vennero|verrà|verranno|sarà|saranno) {venduto/venduta/venduti/vendute | acquistato/acquistata/acquistati/acquistate | affittato/affittata/affittati/affittate | regalato/regalata/regalati/regalate}
(?<![a-zàèéìòù])(?<!non )(?<!mai )(?:è|sono|era|erano|fu|furono|essere|stat[oaie]|viene|vengono|venne|vennero|verrà|verranno|sarà|saranno) {distribuito/distribuita/distribuiti/distribuite | venduto/venduta/venduti/vendute | modificato/modificata/modificati/modificate | -tradotto/tradotta/tradotti/tradotte}
(?<![a-zàèéìòù])(?<!non )(?<!mai )(?:è|sono|era|erano|fu|furono|essere|stat[oaie]|viene|vengono|venne|vennero|verrà|verranno|sarà|saranno) {sviluppato/sviluppata/sviluppati/sviluppate | abbandonato/abbandonata/abbandonati/abbandonate | acquistato/acquistata/acquistati/acquistate | finanziato/finanziata/finanziati/finanziate}
(?<![a-zàèéìòù])(?<!non )(?<!mai )(?:è|sono|era|erano|fu|furono|essere|stat[oaie]|viene|vengono|venne|vennero|verrà|verranno|sarà|saranno) {raccolto/raccolta/raccolti/raccolte | venduto/venduta/venduti/vendute | distrutto/distrutta/distrutti/distrutte | pubblicato/pubblicata/pubblicati/pubblicate}
{gestito/gestita/gestiti/gestite | finanziato/finanziata/finanziati/finanziate | fondato/fondata/fondati/fondate | controllato/controllata/controllati/controllate} (?:da|dal|dalla|dai|dalle|dagli|dall)\\b
(?<![a-zàèéìòù])(?<!non )(?<!mai )(?:è|sono|era|erano|fu|furono|essere|stat[oaie]|viene|vengono|venne|vennero|verrà|verranno|sarà|saranno) {iniziato/iniziata/iniziati/iniziate | finito/finita/finiti/finite | fallito/fallita/falliti/fallite | cambiato/cambiata/cambiati/cambiate}(?!\\s?(?:a|con)\\b)
(?<![a-zàèéìòù])(?<!non )(?<!mai )(?:è|sono|era|erano|fu|furono|essere|stat[oaie]|viene|vengono|venne|vennero|verrà|verranno|sarà|saranno) {pubblicato/pubblicata/pubblicati/pubblicate | annunciato/annunciata/annunciati/annunciate | ritirato/ritirata/ritirati/ritirate | vietato/vietata/vietati/vietate}
{pubblicò/pubblicarono | annunciò/annunciarono | rimandò/rimandarono | ritirò/ritirarono | vietò/vietarono}
(?<![a-zàèéìòù])(?<!non )(?<!mai )(?:è|sono|era|erano|fu|furono|essere|stat[oaie]|viene|vengono|venne|vennero|verrà|verranno|sarà|saranno) {rilasciato/rilasciata/rilasciati/rilasciate | annunciato/annunciata/annunciati/annunciate | rimandato/rimandata/rimandati/rimandate | ritirato/ritirata/ritirati/ritirate}
+ (?<![a-zàèéìòù])(?<!non )(?<!mai )(?:è|sono|era|erano|fu|furono|essere|stat[oaie]|viene|vengono|venne|vennero|verrà|verranno|sarà|saranno) {abrogato/abrogata/abrogati/abrogate | -modificato/modificata/modificati/modificate | sospeso/sospesa/sospesi/sospese | prorogato/prorogata/prorogati/prorogate}
{emanato/emanata/emanati/emanate | abrogato/abrogata/abrogati/abrogate | -modificato/modificata/modificati/modificate | -sospeso/sospesa/sospesi/sospese}
(?<![a-zàèéìòù])(?<!non )(?<!mai )(?:è|sono|era|erano|fu|furono|essere|stat[oaie]|viene|vengono|venne|vennero|verrà|verranno|sarà|saranno) {adottato/adottata/adottati/adottate | respinto/respinta/respinti/respinte | rimandato/rimandata/rimandati/rimandate | vietato/vietata/vietati/vietate}
{revocato/revocata/revocati/revocate | sospeso/sospesa/sospesi/sospese | rinnovato/rinnovata/rinnovati/rinnovate | prorogato/prorogata/prorogati/prorogate} (?!\\s?(?:o|e)\\b)
{accetta/accettano/accettato/accettata/accettati/accettate/accettare/accettò/accettarono | respinge/respingono/respinto/respinta/respinti/respinte/respingere/respinse/respinsero | rimanda/rimandano/rimandato/rimandata/rimandati/rimandate/rimandare/rimandò/rimandarono | ignora/ignorano/ignorato/ignorata/ignorati/ignorate/ignorare/ignorò/ignorarono} (?!\\s?(?:di|che)\\b)[a-z]
{approvato/approvata/approvati/approvate | respinto/respinta/respinti/respinte | rimandato/rimandata/rimandati/rimandate | modificato/modificata/modificati/modificate} (?:da|dal|dalla|dall|con|nel|in)\\b
{afferma/affermano/affermerà/affermeranno | nega/negano/negherà/negheranno | dimentica/dimenticano/dimenticherà/dimenticheranno | dimostra/dimostrano/dimostrerà/dimostreranno} che
~ {apre/aprono/aprirà/apriranno/aprire | chiude/chiudono/chiuderà/chiuderanno/chiudere | -blocca/bloccano/bloccherà/bloccheranno/bloccare | -cancella/cancellano/cancellerà/cancelleranno/cancellare} (?!\\s?un file)(?:automaticamente )?(?:il|la|i|le|lo|gli|un|una)\\b
~ {attivare | disattivare | -bloccare | -riavviare} (?!\\s?(?:quando|manualmente))[a-z]
~ {aggiunge/aggiungono/aggiungerà/aggiungeranno/aggiungere | rimuove/rimuovono/rimuoverà/rimuoveranno/rimuovere | modifica/modificano/modificherà/modificheranno/modificare | -riordina/riordinano/riordinerà/riordineranno/riordinare} (?:il|la|i|le|lo|gli|un|una)\\b(?!.*(?: dal | dai | alla | al | nel |supplementar|aggiuntiv|nuov))
~ {invia/inviano/invierà/invieranno/inviato/inviata/inviati/inviate | riceve/ricevono/riceverà/riceveranno/ricevuto/ricevuta/ricevuti/ricevute | restituisce/restituiscono/restituirà/restituiranno/restituito/restituita/restituiti/restituite | archivia/archiviano/archivierà/archivieranno/archiviato/archiviata/archiviati/archiviate}(?!\\s?(?:a|al|alla|ai|all|da|dal|dalla|agli|alle)\\b)
(?<!chi){richiede/richiedono/richiederà/richiederanno | -evita/evitano/eviterà/eviteranno | -esclude/escludono/escluderà/escluderanno | -semplifica/semplificano/semplificherà/semplificheranno} (?!\\s?(?:che|di|a|al|e|ed|la|dei vantaggi)\\b)[a-z]
{abbandona/abbandonano/abbandonò/abbandonarono | mantiene/mantengono/mantenne/mantennero | amplia/ampliano/ampliò/ampliarono | introduce/introducono/introdusse/introdussero} (?:il|la|i|le|lo|gli)\\b
~ {dipende/dipendono | prescinde/prescindono | -deriva/derivano | -nasce/nascono} (?:da|dal|dalla|dai|dalle|dagli|dallo|dall)\\b
~ {unisce/uniscono | separa/separano | confronta/confrontano | misura/misurano} (?:il|la|i|le|lo|gli|due)\\b
{inizia a/iniziano a/iniziò a/iniziarono a | smette di/smettono di/smise di/smisero di | rinuncia a/rinunciano a/rinunciò a/rinunciarono a | -prova a/provano a/provò a/provarono a}
{comincia a/cominciano a/cominciò a/cominciarono a | smette di/smettono di/smise di/smisero di | rinuncia a/rinunciano a/rinunciò a/rinunciarono a | -prova a/provano a/provò a/provarono a}
~ {accelera/accelerano/accelerato/accelerata/accelerati/accelerate/accelerare | rallenta/rallentano/rallentato/rallentata/rallentati/rallentate/rallentare | ferma/fermano/fermato/fermata/fermati/fermate/fermare | -impedisce/impediscono/impedito/impedita/impediti/impedite/impedire} (?:il|la|i|le|lo)\\b
{assegna/assegnano/assegnerà/assegneranno/assegnato/assegnata/assegnati/assegnate | nega/negano/negherà/negheranno/negato/negata/negati/negate | trasferisce/trasferiscono/trasferirà/trasferiranno/trasferito/trasferita/trasferiti/trasferite | chiede/chiedono/chiederà/chiederanno/chiesto/chiesta/chiesti/chieste} (?:a|al|alla|ai|agli|alle|il|la)\\b
{riscalda/riscaldano/riscaldato/riscaldata/riscaldati/riscaldate/riscaldare/riscaldando | raffredda/raffreddano/raffreddato/raffreddata/raffreddati/raffreddate/raffreddare/raffreddando | asciuga/asciugano/asciugato/asciugata/asciugati/asciugate/asciugare/asciugando | bagna/bagnano/bagnato/bagnata/bagnati/bagnate/bagnare/bagnando}
{fondò/fondarono/fondato/fondata/fondati/fondate | sciolse/sciolsero/sciolto/sciolta/sciolti/sciolte | trasferì/trasferirono/trasferito/trasferita/trasferiti/trasferite | acquistò/acquistarono/acquistato/acquistata/acquistati/acquistate}
{finanziato/finanziata/finanziati/finanziate | criticato/criticata/criticati/criticate | interrotto/interrotta/interrotti/interrotte | sorvegliato/sorvegliata/sorvegliati/sorvegliate}
{nacque/nacquero | morì/morirono | si ammalò/si ammalarono | si sposò/si sposarono | si ritirò/si ritirarono}
{visse/vissero | nacque/nacquero | morì/morirono | studiò/studiarono} (?:a|in)\\b
{nominato/nominata/nominati/nominate | destituito/destituita/destituiti/destituite | criticato/criticata/criticati/criticate | sostituito/sostituita/sostituiti/sostituite}
{pagano/pagato/pagata/pagati/pagate/pagare | incassano/incassato/incassata/incassati/incassate/incassare | rivendicano/rivendicato/rivendicata/rivendicati/rivendicate/rivendicare | condonano/condonato/condonata/condonati/condonate/condonare}
{firmato/firmata/firmati/firmate/firmare | respinto/respinta/respinti/respinte/respingere | annullato/annullata/annullati/annullate/annullare | rinnovato/rinnovata/rinnovati/rinnovate/rinnovare}
+ {condannato/condannata/condannati/condannate | assolto/assolta/assolti/assolte | risarcito/risarcita/risarciti/risarcite | arrestato/arrestata/arrestati/arrestate}
{attaccò/attaccarono/attaccare | difese/difesero/difendere | occupò/occuparono/occupare | abbandonò/abbandonarono/abbandonare}
(?:è|sono|fu|furono|stat[oaie]) {attaccato/attaccata/attaccati/attaccate | difeso/difesa/difesi/difese | occupato/occupata/occupati/occupate | abbandonato/abbandonata/abbandonati/abbandonate}
{studiato/studiata/studiati/studiate/studiare | scoperto/scoperta/scoperti/scoperte/scoprire | ignorato/ignorata/ignorati/ignorate/ignorare | inventato/inventata/inventati/inventate/inventare}
{limitano/limiterà/limiteranno/limitato/limitata/limitati/limitate/limitare | ampliano/amplierà/amplieranno/ampliato/ampliata/ampliati/ampliate/ampliare | registrano/registrerà/registreranno/registrato/registrata/registrati/registrate/registrare | prolungano/prolungherà/prolungheranno/prolungato/prolungata/prolungati/prolungate/prolungare}
{collabora/collaborano/collaborare | compete/competono/competere | litiga/litigano/litigare | negozia/negoziano/negoziare} con
~ (?<![a-zàèéìòù])(?:gli|Gli|degli|agli|dagli) {utenti | amministratori | sviluppatori | autori}
~ (?<![a-zàèéìòù])(?:i|I|dei|ai|dai|molti) {ricercatori | docenti | cittadini | revisori | professionisti}
~ (?<![a-zàèéìòù])(?:il|Il|un|del|al|ogni) {ricercatore | docente | cittadino | revisore | professionista}
(?<![a-zàèéìòù])(?:il|un|del|al|dal) {compratore | venditore | notaio | garante}
(?<![a-zàèéìòù])(?:il|Il|un|del|al|dal) {medico | paziente | farmacista | chirurgo}
(?<![a-zàèéìòù])(?:il|Il|un|del|al|dal) {giudice | testimone | pubblico ministero | difensore}(?!\\s?amministrativo| di)
(?<![a-zàèéìòù])(?:il|un|del|nel) {contratto | testamento | verbale | decreto}
(?<![a-zàèéìòù])(?:la|una|La|della) {legge | sentenza | fattura | delibera}
(?<![a-zàèéìòù])(?:la|La|della|una) {licenza | garanzia | fattura | sentenza}
+ (?<![a-zàèéìòù])(?:di) {legno | metallo | vetro | cuoio | marmo}
(?<![a-zàèéìòù])(?:il|Il|del) {ferro | rame | piombo | mercurio}
+ {ossigeno | idrogeno | azoto | elio}
(?<![a-zàèéìòù])(?:il|Il|del) {cuore | fegato | polmone | cervello}(?!\\s?di)
(?<![a-zàèéìòù])(?:il|suo|al|del) {padre | fratello | figlio | nonno | marito}
(?<![a-zàèéìòù])(?:la|sua|alla|della) {madre | sorella | figlia | nonna | moglie}
(?<![a-zàèéìòù])(?:la|La|sua|della) {paura | gioia | rabbia | gelosia | tristezza}
(?<![a-zàèéìòù])(?:il|Il|suo|del) {dolore | disprezzo | rimorso | desiderio}
(?<![a-zàèéìòù])(?:in|nel|nella) {pittura | musica | scultura | letteratura}
+ (?<![a-zàèéìòù])(?:in) {Spagna | Francia | Germania | Portogallo | Finlandia | Svizzera | Brasile | Argentina | Canada | Messico | Giappone}
+ (?<![a-zàèéìòù])a {Napoli | Roma | Milano | Firenze | Torino | Parigi | Londra | Berlino}
{abolì/abolirono/abolito/abolita/aboliti/abolite/abolire | ampliò/ampliarono/ampliato/ampliata/ampliati/ampliate/ampliare | difese/difesero/difeso/difesa/difesi/difese/difendere | propose/proposero/proposto/proposta/proposti/proposte/proporre} (?:il|la|i|le|lo|gli|un|una)\\b
{trasforma/trasformano/trasformerà/trasformeranno/trasformare | conserva/conservano/conserverà/conserveranno/conservare | assorbisce/assorbiscono/assorbirà/assorbiranno/assorbire | elimina/eliminano/eliminerà/elimineranno/eliminare} (?:il|la|i|le|gli|lo)\\b
{libera/liberano | assorbisce/assorbiscono | accumula/accumulano | distrugge/distruggono} (?:ossigeno|anidride|energia|calore|acqua|ormoni|sostanze|il|la)\\b
{pompa/pompano/pomperà/pomperanno/pompare | filtra/filtrano/filtrerà/filtreranno/filtrare | accumula/accumulano/accumulerà/accumuleranno/accumulare | raffredda/raffreddano/raffredderà/raffredderanno/raffreddare}
{costruito/costruita/costruiti/costruite/costruire | distrutto/distrutta/distrutti/distrutte/distruggere | venduto/venduta/venduti/vendute/vendere | restaurato/restaurata/restaurati/restaurate/restaurare}
{inventò/inventarono/inventato/inventata/inventati/inventate/inventare | copiò/copiarono/copiato/copiata/copiati/copiate/copiare | vietò/vietarono/vietato/vietata/vietati/vietate/vietare | perfezionò/perfezionarono/perfezionato/perfezionata/perfezionati/perfezionate/perfezionare} (?:il|la|i|le|un|una|lo)\\b
{loda/lodano/lodò/lodarono/lodare | critica/criticano/criticò/criticarono/criticare | ignora/ignorano/ignorò/ignorarono/ignorare | vieta/vietano/vietò/vietarono/vietare} (?:il|la|i|le|gli|lo)\\b
{il giorno dopo | un anno dopo | poco prima | lo stesso giorno}
+ {per iscritto | a voce | per telefono | di persona}
{in pubblico | in privato | per iscritto | in segreto}
+ {in contanti | a rate | a credito | in anticipo}
{in gruppo | a coppie | a turno | -individualmente}
+ {a fuoco lento | a fuoco vivo | al vapore | a freddo}
{con il sale | con lo zucchero | con l'aceto | con la farina}
{nel modo più semplice | nel modo più rapido | nel modo più sicuro | nel modo più economico}
(?<![a-zàèéìòù])(?:un|suo|mio) {amico | nemico | parente | vicino}
(?<![a-zàèéìòù])(?:la|sua|con|di|mia) {felicità | tristezza | gelosia | speranza}
(?<![a-zàèéìòù])(?:il|Il|al|del) {re | vescovo | generale | giudice | contadino} (?:si|fu|è|e|morì|aveva|ordinò|non|lo|la)\\b
(?<![a-zàèéìòù])(?:la|una|le|sua) {vittoria/vittorie | sconfitta/sconfitte | fuga/fughe | battaglia/battaglie}
(?<![a-zàèéìòù])(?:le|Le) {arteria/arterie | vena/vene | cellula/cellule | ghiandola/ghiandole}
(?<![a-zàèéìòù])(?:i|I) {mammiferi | rettili | pesci | batteri}
(?<![a-zàèéìòù])(?:le|Le) {piante | cellule | radici | foglie}
(?<![a-zàèéìòù])(?:la|La) {produttività | domanda | liquidità | disoccupazione} [a-z]
(?<![a-zàèéìòù])(?:il|Il|del|al) {prezzo | salario | debito | profitto}
(?<![a-zàèéìòù])(?:il|del|al|dal|Il|per il) {titolare | gestore | destinatario | fornitore | mittente}(?!\\s?(?:di|del|della|dei|delle) )
(?<![a-zàèéìòù])(?:alle|Le|le|delle|dalle) {imprese | associazioni | università | banche}(?!\\s?(?:di|del)\\b)
(?<![a-zàèéìòù])(?:il|Il|del|dal|al) {Presidente | Ministro | Prefetto | Sindaco}(?!\\s?(?:della Repubblica|del Consiglio))
(?<![a-zàèéìòù])(?:dei|ai|sui|i) {rischi | costi | limiti | vantaggi} (?:di|del|della|dei|delle)\\b
~ (?<![a-zàèéìòù])(?:la|La|una|della) {causa | conseguenza | condizione | negazione} (?:di|del|della|dei|delle|degli)\\b
+ (?:\\d+|due|tre|cinque|dieci|venti|cento|mille) {chilometri | metri | centimetri | millimetri}
+ \\d+ {gigabyte | megabyte | kilobyte | terabyte}
+ (?:\\d+|due|tre|cinque|dieci|venti|cento|mille) {chili | grammi | tonnellate | milligrammi}
+ (?:\\d+|mila|milioni di|miliardi di) {euro | dollari | sterline | franchi}
{vinse/vinsero | perse/persero | evitò/evitarono | interruppe/interruppero} (?:il|la|le|i|una)\\b
+ {per via telematica | -per posta | -di persona | -per telefono}
+ {in via telematica | -per posta | -di persona | -per telefono}
+ {a tempo indeterminato | a tempo determinato | a tempo parziale | a titolo gratuito}
+ {a titolo gratuito | a titolo oneroso | -in prestito | -in garanzia}
+ {all'unanimità | a maggioranza | a porte chiuse | per sorteggio}
`;
