import type { Language } from "../../../types.ts";
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
    completely = partly; rural = urban; hour > day; hours > days; minutes > hours
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
    starke = schwache
  `,
  fr: `
    jours = mois; heures = minutes; minutes = secondes; quotidien = hebdomadaire; mensuel = annuel;
    souvent > rarement; généralement = rarement; habituellement > rarement;
    automatiquement = manuellement; temporairement = définitivement; locale = distante; locaux = distants;
    publique = privée; public = privé; publics = privés; publiques = privées;
    entrée = sortie; activé = désactivé; activée = désactivée; installer = supprimer;
    chiffré = déchiffré;
    première = dernière; premier = dernier; premiers = derniers;
    premières = dernières; majorité = minorité;
    utile = inutile; utiles = inutiles; matin = soir; commence = finit; courte = longue;
    courtes = longues; court = long; petit = grand; petite = grande; petits = grands; petites = grandes;
    vendeur = acheteur;
    direct = indirect; directe = indirecte;
    complète = partielle; complètes = partielles; complet = partiel;
    actif = passif; nouvelle = ancienne; nouvelles = anciennes; nouveaux = anciens;
    avantage = inconvénient; avantages = inconvénients; accepte = refuse; accepter = refuser;
    ouverte = fermée; connue = inconnue; connues = inconnues;
    dangereux = inoffensif; interne = externe
  `,
  es: `
    días = meses; semanas = meses; meses = años; horas = minutos; minutos = segundos; diaria > semanal;
    diario > semanal; mensual = anual; anualmente = mensualmente; a menudo > rara vez;
    habitualmente > rara vez; automáticamente = manualmente; automática > manual; automático > manual;
    temporalmente = definitivamente; pública = privada; público = privado; públicos = privados;
    públicas = privadas; entrada = salida; activado = desactivado;
    instalar = eliminar; cifrado = descifrado;
    primera = última; primer = último; primeros = últimos;
    primeras = últimas; útil = inútil;
    útiles = inútiles; verano = invierno; comienza = termina; corta = larga;
    cortas = largas; corto = largo; pequeños > grandes; pequeñas > grandes; baja = alta; bajas = altas;
    muchos = pocos; muchas = pocas; vendedor = comprador;
    dependiente = independiente; directo = indirecto; directa = indirecta;
    completa > parcial; completo > parcial; activo = pasivo; nueva = antigua; nuevas = antiguas;
    nuevos = antiguos; nuevo = antiguo; ventaja = desventaja; ventajas = desventajas; acepta = rechaza;
    aceptar = rechazar; abierta = cerrada; abierto = cerrado; conocida = desconocida;
    peligroso = inofensivo; fuertemente = débilmente
  `,
  it: `
    giorni = mesi; settimane = giornate; mesi = anni; minuti = secondi; quotidiano > settimanale;
    quotidiana > settimanale; mensile = annuale; annualmente = mensilmente; spesso > raramente;
    normalmente > raramente; abitualmente > raramente; automaticamente = manualmente;
    automatica > manuale; automatico > manuale; temporanea > permanente;
    temporaneamente = definitivamente; pubblica = privata; pubblico = privato;
    pubblici = privati; pubbliche = private; fisica > virtuale;
    ingresso = uscita; attivato = disattivato; abilitato = disabilitato; installare = rimuovere;
    cifrato = decifrato; primo = ultimo; primi = ultimi;
    prime = ultime; maggioranza = minoranza;
    utile = inutile; utili = inutili; estate = inverno; inizia = finisce;
    corta = lunga; piccola > grande; piccolo > grande; piccole > grandi; piccoli > grandi; bassa = alta;
    basso = alto; molti = pochi; molte = poche; venditore = compratore;
    dipendente = indipendente;
    diretta = indiretta; diretto = indiretto; completa > parziale;
    completo > parziale; attivo = passivo; nuova = vecchia; nuove = vecchie; nuovi = vecchi;
    nuovo = vecchio; vantaggi = svantaggi; accetta = rifiuta;
    accettare = rifiutare; aperta = chiusa; aperto = chiuso; conosciuta = sconosciuta;
    pericoloso = innocuo;
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
