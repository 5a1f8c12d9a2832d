import type { LanguageData } from "../../../text/languages/index.ts";
import { parts } from "../../../text/words.ts";

/** What sort of thing a noun names; null where the noun does not tell. */
export type Kind = "person" | "thing" | "text" | "doing" | "idea" | "measure" | "place" | null;

/** Beginnings of the general nouns of the five languages by which a text says what sort of thing something is. */
const KINDS: readonly [Exclude<Kind, null>, RegExp][] = [
  [
    "person",
    /^(?:person|people|man(?!\p{L})|woman|user|developer|maintainer|administrator|manager|leader|founder|volunteer|contributor|author|member|group|team|company|firm|manufacturer|organi[sz]ation|organisation|committee|community|foundation|attacker|mensch|frau|mann(?!\p{L})|benutzer|anwender|nutzer|entwickler|betreuer|verwalter|leiter|gründer|freiwillig|autor|mitglied|gruppe|mannschaft|firma|unternehmen|hersteller|ausschuss|komitee|gemeinschaft|stiftung|angreifer|personne|homme|femme|utilisateur|développeur|responsable|mainteneur|administrateur|fondateur|volontaire|bénévole|contributeur|auteur|membre|groupe|équipe|entreprise|société|fabricant|comité|communauté|fondation|attaquant|persona|hombre|mujer|usuari|desarrollador|encargad|administrador|líder|fundador|voluntari|colaborador|miembro|grupo|equipo|empresa|compañía|fabricante|comunidad|fundación|atacante|uomo|donna|utent|sviluppator|manutentor|amministrator|fondator|volontari|collaborator|autor|membr|gruppo|squadra|azienda|società|produttor|comitato|comunità|fondazione|aggressor)/iu,
  ],
  [
    "thing",
    /^(?:tool|program|programme|software|package|system|machine|computer|server|device|kernel|distribution|interface|environment|installer|daemon|application|database|network|apparatus|instrument|werkzeug|hilfsprogramm|programm|paket|rechner|gerät|kern|schnittstelle|umgebung|anwendung|datenbank|netz|apparat|outil|logiciel|paquet|système|ordinateur|serveur|appareil|noyau|environnement|réseau|herramient|programa|paquete|sistema|máquina|ordenador|servidor|dispositivo|núcleo|distribuci|interfaz|entorno|aplicaci|red(?!\p{L})|strument|programma|pacchetto|macchina|dispositivo|distribuzion|interfaccia|ambiente|applicazion|rete)/iu,
  ],
  [
    "text",
    /^(?:file|document|list|message|text|license|licence|contract|policy|manifesto|format|setting|option|configuration|address|key(?!\p{L})|datei|dokument|liste|nachricht|meldung|lizenz|vertrag|richtlinie|einstellung|konfiguration|adresse|taste|schlüssel|fichier|message|texte|contrat|charte|règle|réglage|clé(?!\p{L})|archivo|fichero|documento|lista|mensaje|texto|licencia|contrato|política|directiva|formato|opción|configuraci|dirección|clave|messaggio|testo|licenza|contratto|formato|impostazion|configurazion|indirizzo|tasto|chiave)/iu,
  ],
  [
    "doing",
    /^(?:activity|process|procedure|operation|attempt|attack|debate|discussion|quarrel|installation|migration|update|upgrade|backup|monitoring|management|maintenance|analysis|test|choice|tätigkeit|vorgang|verfahren|versuch|angriff|debatte|diskussion|streit|aktualisierung|sicherung|überwachung|verwaltung|wartung|analyse|ausführ|auswahl|umstieg|activité|processus|procédure|opération|tentative|attaque|débat|sauvegarde|surveillance|gestion|choix|actividad|proceso|procedimiento|operaci|intento|ataque|debate|discusión|instalación|migración|actualizaci|copia|respaldo|monitorizaci|gestión|mantenimiento|análisis|elección|attività|processo|procedura|operazion|tentativo|attacco|dibattito|discussion|installazion|migrazion|aggiornament|monitoraggio|gestion|manutenzion|analisi|scelta)/iu,
  ],
  [
    "idea",
    /^(?:principle|concept|notion|theory|rule|law(?!\p{L})|right|idea|model|acronym|abbreviation|name|grundsatz|prinzip|begriff|theorie|regel|gesetz|recht|modell|abkürzung|akronym|principe|théorie|loi(?!\p{L})|droit|idée|modèle|acronyme|principio|concepto|teoría|regla|ley|derecho|modelo|acrónimo|concetto|teoria|regola|legge|diritto|modello|acronimo)/iu,
  ],
  [
    "measure",
    /^(?:number|amount|value|size|temperature|pressure|speed|unit|quantity|cost|price|share|anzahl|menge|wert|größe|temperatur|druck|geschwindigkeit|einheit|kosten|preis|anteil|nombre|quantité|valeur|taille|température|pression|vitesse|unité|coût|prix|número|cantidad|valor|tamaño|temperatura|presión|velocidad|unidad|coste|precio|numero|quantità|valore|dimension|pressione|velocità|unità|costo|prezzo)/iu,
  ],
  [
    "place",
    /^(?:city|town|country|region|site|location|directory|room(?!\p{L})|building|stadt|land(?!\p{L})|gebiet|standort|verzeichnis|raum|gebäude|ville|pays|région|lieu|répertoire|salle|bâtiment|ciudad|país|región|lugar|sede|directorio|edificio|città|paese|regione|luogo|sede|directory|edificio)/iu,
  ],
];

const kindOfWord = (word: string): Kind => KINDS.find(([, pattern]) => pattern.test(word))?.[0] ?? null;

/** Words at the beginning of a phrase among which its noun is looked for: "a relatively regimented activity". */
const AHEAD = 5;

/** What sort of thing a meaning speaks of, by its first general noun. */
export function kindOfMeaning(meaning: string, languageData: LanguageData): Kind {
  for (const word of parts(meaning, languageData).slice(0, AHEAD)) {
    const kind = languageData.isStopWord(word) ? null : kindOfWord(word);
    if (kind !== null) return kind;
  }
  return null;
}

/** The parts of a German compound tell by their last one: "Überwachungswerkzeug". */
function compoundKind(word: string): Kind {
  const lower = word.toLowerCase();
  for (let at = 3; at <= lower.length - 4; at++) {
    const kind = kindOfWord(lower.slice(at));
    if (kind !== null) return kind;
  }
  return null;
}

/** Where the noun of a phrase ends and what belongs to it begins. */
const BEHIND_HEAD =
  /\s(?:of|for|in|on|with|from|to|der|des|von|vom|zur|zum|für|mit|auf|aus|de|du|d['’]|à|au|aux|pour|del|para|con|en|di|dell?['’]?|della|dei|degli|delle|per|su)(?:\s|(?<=['’])).*$/iu;

/** What sort of thing a subject names: in English and German by its last noun, else by its first. */
export function kindOfSubject(subject: string, languageData: LanguageData): Kind {
  const words = parts(subject.replace(BEHIND_HEAD, ""), languageData).filter(
    (word) => !languageData.determiners.has(word.toLowerCase()),
  );
  const lastFirst = languageData.code === "en" || languageData.code === "de";
  const head = (lastFirst ? words.at(-1) : words[0]) ?? "";
  return (languageData.code === "de" ? compoundKind(head) : null) ?? kindOfWord(head);
}
