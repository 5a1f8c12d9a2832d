import type { Language } from "../../types/index.ts";
import { type Antonym, antonymList } from "./types.ts";

/**
 * Words of one kind, both ways ("=") or one way (">"), that can stand for each other in a sentence without spoiling its grammar (of one
 * gender and number, one beginning where an article is elided), so that it says something else.
 */
const PAIRS: Record<Language, string> = {
  en: `
    days = weeks; months = years; seconds = minutes; month = year; hourly = daily; weekly = monthly;
    monthly = yearly; annually = monthly; often > rarely; frequently > rarely; usually > rarely;
    sometimes = never; quickly = slowly; easily > hardly; automatically = manually; automatic = manual;
    temporary = permanent; temporarily = permanently; local = remote; public = private;
    download = upload;
    downloaded = uploaded; enabled = disabled; install = remove;
    sent to = received from; import = export; encrypted = unencrypted;
    simpler = more complicated; easier = harder; safe = dangerous;
    similar to = different from; the first = the last; before the = after the; before a = after a;
    minority = majority; all users = no users; open to = closed to; optional = mandatory;
    required = optional; rich = poor; summer = winter; morning = evening; birth = death;
    the beginning of = the end of; success = failure; successful = unsuccessful;
    short = long; narrow = wide; small = large; large = small; low = high; many = few; strong = weak;
    cheap = expensive; teachers = pupils; buyer = seller; sellers = buyers; causes = prevents;
    accept = refuse; improves = worsens; independent of = dependent on;
    active = passive; static = dynamic; central = decentralised; direct = indirect;
    completely = partly; rural = urban; hour > day; hours > days; minutes > hours; reduce = increase; reduces = increases; reduced > increased; facilitates = hinders;
    includes = excludes; encourages = discourages; encourage = discourage; strengthens = weakens;
    accelerates = slows down; simplifies = complicates; All the > Only some of the; creditors = debtors;
    benefits = harms; supply > demand; imports = exports; exceeds > falls short of;
    shared with = kept from; voluntarily > by order; individually = collectively; before it is > after it is;
    rises = falls; rise = fall; above = below; upper = lower; ascending = descending; lighter than = heavier than;
    open = closed; explicitly = implicitly; indirectly = directly; gains = loses; visible = invisible
  `,
  de: `
    Tage > Wochen; Tagen > Wochen; Monate > Jahre; Monaten > Jahren; Minuten = Stunden;
    Sekunden = Minuten; täglich = wöchentlich; monatlich = jährlich; jährlich > monatlich;
    stündlich = täglich; häufig > selten; oft > selten; meistens > selten; normalerweise > selten;
    gewöhnlich > selten; üblicherweise > selten; schnell = langsam; automatisch = von Hand;
    automatische = manuelle; automatischen = manuellen; vorübergehend = dauerhaft; lokale = entfernte;
    lokalen = entfernten; öffentlich = geheim; öffentliche = private; öffentlichen = privaten;
    öffentlicher = privater; Eingabe = Ausgabe; aktiviert = deaktiviert;
    installiert = entfernt; verschlüsselt = unverschlüsselt; ersten = letzten; erste = letzte;
    vor dem = nach dem; vor der = nach der; Mehrheit = Minderheit;
    Sommer = Winter; Morgen = Abend; beginnt = endet; Beginn = Ende; Anfang = Ende; Erfolg = Misserfolg;
    erfolgreich = erfolglos; kurzen = langen; kleine = große; kleinen = großen; kleines = großes;
    kleiner = großer; niedrige = hohe; niedrigen = hohen; niedriger = hoher; viele = wenige;
    vielen = wenigen; billig = teuer; Verkäufer = Käufer;
    abhängig = unabhängig; direkte = indirekte;
    vollständig = teilweise; vollständige > teilweise; vollständigen > teilweisen; aktive = passive;
    aktiven = passiven; statisch = dynamisch; neuen = alten; neues = altes; neuer = alter;
    nützlich = nutzlos; wichtige = unwichtige; Vorteil = Nachteil;
    Vorteile = Nachteile; bekannte = unbekannte; offen = geschlossen; starken = schwachen;
    starke = schwache; erhöht > verringert; verringert > erhöht; erleichtert = erschwert; verbessert = verschlechtert;
    fördert = behindert; beschleunigt = verlangsamt; verkürzt = verlängert; stärkt = schwächt;
    vereinfacht > erschwert; vorher = nachher; zuvor = danach; oberhalb = unterhalb; innerhalb = außerhalb;
    links = rechts; linken = rechten; linke = rechte; oberen = unteren; obere = untere;
    senkrecht = waagerecht; freiwillige = verpflichtende; freiwilligen = verpflichtenden;
    geringer > höher; geringere > höhere; geringeren > höheren; einzelne > alle;
    sichtbar = unsichtbar; gemeinsam > getrennt; zusätzliche > weniger;
    mindestens = höchstens; ausdrücklich > stillschweigend;
    einfacher = schwieriger; selten > häufig; kaum > gut; Gewinn = Verlust; Nachfrage > Angebot
  `,
  fr: `
    jours = mois; heures = minutes; minutes = secondes; quotidien = hebdomadaire; mensuel = annuel;
    souvent > rarement; généralement = rarement; habituellement > rarement;
    automatiquement = manuellement; temporairement = définitivement; locale = distante; locaux = distants;
    publique = privée; public = privé; publics = privés; publiques = privées;
    entrée = sortie; activé = désactivé; activée = désactivée; installer = supprimer;
    chiffré = déchiffré;
    premiers = derniers;
    premières = dernières; majorité = minorité;
    utile = inutile; utiles = inutiles; matin = soir; commence = finit; courte = longue;
    courtes = longues; court = long; petit = grand; petite = grande; petits = grands; petites = grandes;
    vendeur = acheteur;
    direct = indirect; directe = indirecte;
    complète = partielle; complètes = partielles; complet = partiel;
    actif = passif; nouvelle = ancienne; nouvelles = anciennes; nouveaux = anciens;
    avantage = inconvénient; avantages = inconvénients; accepte = refuse; accepter = refuser;
    ouverte = fermée; connue = inconnue; connues = inconnues;
    dangereux = inoffensif; interne = externe; facilite = complique; améliore = dégrade; améliorer = dégrader; réduit > augmente;
    réduire = augmenter; permet de > empêche de; permettent de > empêchent de; inclut = exclut;
    accélère = ralentit; simplifie = complique; renforce = affaiblit; limite > favorise;
    avant de > sans; avant la = après la; avant le = après le; avant toute > après toute; avant tout > après tout;
    favorise = freine; explicitement = implicitement; volontaire = obligatoire; publiquement = secrètement;
    directement = indirectement; individuellement = collectivement; supérieure à = inférieure à;
    entièrement = partiellement; réversible = irréversible; identiques > différents; sûre > dangereuse;
    visible > cachée; proche = éloigné; ancien = récent; Tous les > Seuls quelques; Toutes les > Seules quelques
  `,
  es: `
    días = meses; semanas = meses; meses = años; horas = minutos; minutos = segundos; diaria > semanal;
    diario > semanal; mensual = anual; anualmente = mensualmente; a menudo > rara vez;
    habitualmente > rara vez; automáticamente = manualmente; automática > manual; automático > manual;
    temporalmente = definitivamente; pública = privada; público = privado; públicos = privados;
    públicas = privadas; entrada = salida; activado = desactivado;
    instalar = eliminar; cifrado = descifrado;
    primeros = últimos;
    primeras = últimas; útil = inútil;
    útiles = inútiles; verano = invierno; comienza = termina; corta = larga;
    cortas = largas; corto = largo; pequeños > grandes; pequeñas > grandes; baja = alta; bajas = altas;
    muchos = pocos; muchas = pocas; vendedor = comprador;
    dependiente = independiente; directo = indirecto; directa = indirecta;
    completa > parcial; completo > parcial; activo = pasivo; nueva = antigua; nuevas = antiguas;
    nuevos = antiguos; nuevo = antiguo; ventaja = desventaja; ventajas = desventajas; acepta = rechaza;
    aceptar = rechazar; abierta = cerrada; abierto = cerrado; conocida = desconocida;
    peligroso = inofensivo; fuertemente = débilmente; facilita = dificulta; mejora = empeora; mejorar = empeorar; reduce = aumenta; reducir = aumentar;
    permite > impide; permiten > impiden; incluye = excluye; acelera = frena; simplifica = complica;
    favorece = perjudica; cercano = lejano; crece = disminuye;
    gana = pierde; suben = bajan; sube = baja; directamente = indirectamente; totalmente = parcialmente;
    explícitamente = implícitamente; sin necesidad de > con necesidad de; pequeña = grande; pequeño = grande;
    enormes > diminutos; joven = viejo; jóvenes = viejos; calientes = fríos; caliente = frío; seco = húmedo;
    Todos los > Solo algunos; Todas las > Solo algunas; norteña > sureña; más joven = más vieja;
    oriental = occidental; superior a = inferior a; frecuentemente > rara vez; lentamente = rápidamente
  `,
  it: `
    giorni = mesi; settimane = giornate; mesi = anni; minuti = secondi; quotidiano > settimanale;
    quotidiana > settimanale; mensile = annuale; annualmente = mensilmente; spesso > raramente;
    normalmente > raramente; abitualmente > raramente; automaticamente = manualmente;
    automatica > manuale; automatico > manuale; temporanea > permanente;
    temporaneamente = definitivamente; pubblica = privata; pubblico = privato;
    pubblici = privati; pubbliche = private; fisica > virtuale;
    ingresso = uscita; attivato = disattivato; abilitato = disabilitato; installare = rimuovere;
    cifrato = decifrato; primi = ultimi;
    prime = ultime; maggioranza = minoranza;
    utile = inutile; utili = inutili; estate = inverno; inizia = finisce;
    corta = lunga; piccola > grande; piccolo > grande; piccole > grandi; piccoli > grandi; bassa = alta;
    basso = alto; molti = pochi; molte = poche; venditore = compratore;
    dipendente = indipendente;
    diretta = indiretta; diretto = indiretto; completa > parziale;
    completo > parziale; attivo = passivo; nuova = vecchia; nuove = vecchie; nuovi = vecchi;
    nuovo = vecchio; vantaggi = svantaggi; accetta = rifiuta;
    accettare = rifiutare; aperta = chiusa; aperto = chiuso; conosciuta = sconosciuta;
    pericoloso = innocuo; facilita = ostacola; facilitare = ostacolare; migliora = peggiora; migliorare = peggiorare; riduce = aumenta;
    ridurre = aumentare; permette di > impedisce di; consente di > impedisce di; permettono di > impediscono di;
    consentono di > impediscono di; include = esclude; accelera = rallenta; accelerare = rallentare;
    semplifica = complica; favorisce = frena; favorire = frenare; incrementare > ridurre;
    incoraggia = scoraggia; incoraggiare = scoraggiare; incremento > calo; direttamente = indirettamente;
    esplicitamente = implicitamente; individualmente = collettivamente; gratuitamente > a pagamento;
    Tutti i > Solo alcuni; Tutte le > Solo alcune; prima della = dopo la; prima del > dopo il;
    vicino = lontano; giovane = vecchio; ricchi = poveri; ricco = povero; vicini = lontani;
    maggiore di = minore di; frequentemente > raramente; lentamente = velocemente; rafforza = indebolisce
  `,
};

/** What can stand for what in a language, without words that `known` has already. */
export function rivalsOf(language: Language, known: readonly Antonym[]): Antonym[] {
  const words = new Set(known.map(({ word }) => word));
  const pairs = PAIRS[language].split(";").flatMap((pair) => {
    const [one = "", other] = pair.trim().split(" = ");
    return other === undefined ? [one] : [`${one} > ${other}`, `${other} > ${one}`];
  });
  const made = antonymList(pairs.join(";")).filter(({ word }) => !words.has(word));
  return [...new Map(made.map((antonym) => [antonym.word, antonym] as const).reverse()).values()];
}
