import type { limits as source } from "../en/limits.ts";

export const limits: Record<keyof typeof source, string> = {
  QUOTA_BYTES:
    "Ihre Dokumente belegen {used} von {limit}; dafür fehlen noch {lacking}. Bitte löschen Sie Dokumente oder Kurse, die Sie nicht mehr brauchen.",
  QUOTA_DOCUMENTS:
    "Sie haben {used} von höchstens {limit} Dokumenten. Bitte löschen Sie Dokumente oder Kurse, die Sie nicht mehr brauchen.",
  QUOTA_READING:
    "Das Lesen Ihrer Dokumente hat heute {used} Min. gedauert; am Tag stehen {limit} zur Verfügung. Ab {until} können Sie weitere hochladen.",
  QUOTA_COURSES:
    "Sie haben {used} von höchstens {limit} Kursen. Bitte löschen Sie einen Kurs, den Sie nicht mehr brauchen.",
  QUOTA_RUNS: "Sie haben heute {used} von höchstens {limit} Erstellungen genutzt. Ab {until} geht es weiter.",
  QUOTA_TOKENS:
    "Ihr Kontingent des Sprachmodells für diesen Monat ist aufgebraucht: {used} von {limit} Tokens. Ab {until} geht es weiter.",
  QUOTA_INSTALLATION:
    "Diese Installation hat die Grenze erreicht, die ihr Betreiber gesetzt hat: {used} von {limit}. Bitte wenden Sie sich an ihn.",
  UPLOAD_OFFSET:
    "Das Hochladen wird schon an anderer Stelle fortgesetzt. Bitte warten Sie einen Moment oder versuchen Sie es erneut.",
  UPLOAD_STALLED:
    "Es kamen zu lange keine Daten an. Was angekommen ist, bleibt erhalten; bitte setzen Sie das Hochladen fort.",
  UPLOAD_TOO_LONG: "Die Datei ist größer, als sie angekündigt war. Bitte laden Sie sie noch einmal hoch.",
  EXERCISE_LIMIT:
    "Ein Lernschritt kann höchstens {limit} Übungen haben. Bitte löschen oder verschieben Sie eine, bevor Sie eine weitere anlegen.",
  COURSE_TOO_LONG:
    "Zusammen hätten die Lernschritte und Aufgaben dieses Kurses mehr als {limit} Zeichen. Bitte kürzen oder löschen Sie einige, oder teilen Sie den Kurs auf.",
  STEP_LIMIT:
    "Ein Kurs kann höchstens {limit} Lernschritte haben. Bitte löschen Sie einen, bevor Sie einen weiteren hinzufügen.",
  STREAM_LIMIT_one:
    "Zurzeit sind zu viele Live-Ansichten geöffnet. Bitte schließen Sie Seiten, die Sie nicht brauchen, oder versuchen Sie es in {seconds} Sekunde erneut.",
  STREAM_LIMIT_other:
    "Zurzeit sind zu viele Live-Ansichten geöffnet. Bitte schließen Sie Seiten, die Sie nicht brauchen, oder versuchen Sie es in {seconds} Sekunden erneut.",
  PLAN_NOT_WAITING: "Hier wartet kein Plan: Der Kurs wird noch geplant, schon geschrieben oder ist fertig.",
  PLAN_NEEDS_MODEL:
    "Es ist kein Sprachmodell mehr eingerichtet, das nach diesem Plan schreiben könnte. Der Plan bleibt erhalten; bitte wenden Sie sich an die Person, die diese Installation betreibt.",
  PLAN_CONFLICT:
    "Dieser Plan wurde inzwischen an anderer Stelle gespeichert. Bitte sehen Sie sich beide Fassungen an.",
  PLAN_STEPS_RANGE:
    "Der Plan hat {count} Lernschritte; bei diesem Material müssen es mindestens {minimum} und höchstens {maximum} sein.",
  PLAN_TITLE_LENGTH: "Lernschritt {position} braucht einen Titel mit 1 bis {maximum} Zeichen.",
  PLAN_TITLES_SAME:
    "Die Lernschritte {other} und {position} haben denselben Titel. Bitte benennen Sie einen davon um.",
  PLAN_OBJECTIVES:
    "Lernschritt {position} braucht ein bis {maximum} Lernziele mit je höchstens {longest} Zeichen.",
  PLAN_MATERIAL:
    "In diesem Plan würde etwas aus Ihren Dokumenten fehlen oder doppelt stehen. Bitte laden Sie die Seite neu.",
  QUOTA_CONFIRM: "Wenn Sie Ihre E-Mail-Adresse bestätigen, haben Sie mehr zur Verfügung.",
  media_too_large:
    "Diese Datei ist größer als {megabytes} MB. Bitte verkleinern oder kürzen Sie die Aufnahme.",
  media_unreadable:
    "Diese Datei ist keine Aufnahme, die sich lesen lässt. Möglich sind MP3, M4A, AAC, OGG, WAV, MP4 und WebM.",
  media_codec:
    "Nicht jeder Browser kann diese Aufnahme abspielen. Bitte speichern Sie Videos als MP4 mit H.264 und AAC oder als WebM, Ton als MP3 oder M4A.",
  CAPTIONS_UNREADABLE: "Diese Untertitel sind kein WebVTT. Bitte wählen Sie eine andere Datei.",
  GOAL_NEEDS_MODEL:
    "Aus einem Lernziel allein kann hier kein Kurs geschrieben werden, denn dafür braucht es ein Sprachmodell. Bitte fügen Sie ein Dokument hinzu, oder bitten Sie die Betreiber, ein Sprachmodell einzurichten.",
  MATERIAL_TOO_SHORT:
    "Zusammen hat Ihr Material {words} Wörter; ein Kurs braucht mindestens {minimum}. Bitte fügen Sie weiteres Material hinzu.",
  STRUCTURE_TOO_FEW:
    "Ein Kurs braucht mindestens {minimum} Lernschritte, hier sind es {count}. Kreuzen Sie weitere Abschnitte an, teilen Sie einen Lernschritt auf oder fügen Sie Material hinzu.",
  STRUCTURE_TOO_LITTLE:
    "Angekreuzt sind weniger als {percent} % Ihres Materials. Kreuzen Sie weitere Abschnitte an, oder entfernen Sie Dokumente, die Sie nicht brauchen.",
  STRUCTURE_MATERIAL:
    "Die Gliederung passt nicht mehr zu Ihren Dokumenten. Bitte laden Sie die Seite neu; was Sie angekreuzt haben, bleibt erhalten.",
  PASS_MARK_QUESTIONS:
    "Für eine Bestehensgrenze braucht der Kurs mindestens {least} Fragen, die das Programm prüft. Bitte fügen Sie im Editor Fragen hinzu oder wählen Sie keine Grenze.",
  PROPOSAL_NOT_FOUND: "Diesen Vorschlag gibt es nicht mehr. Vielleicht wurde schon über ihn entschieden.",
  PROPOSAL_OPEN: "Hierfür wird bereits eine neue Fassung geschrieben, oder sie wartet auf Ihre Entscheidung.",
  PROPOSAL_NOT_READY: "Die neue Fassung ist noch nicht fertig.",
  PROPOSAL_CONFLICT:
    "Was Sie ersetzen möchten, wurde inzwischen geändert. Bitte vergleichen Sie beide Fassungen und entscheiden Sie dann.",
  MODEL_NEEDED:
    "Dafür braucht es ein Sprachmodell, und hier ist keines eingerichtet. Ohne Sprachmodell entstehen neue Fassungen aus den Worten Ihrer Dokumente, ohne Wünsche.",
  import_damaged: "Diese Datei ist kein Archiv, das sich öffnen lässt, oder sie ist beschädigt.",
  import_no_course: "Dieses Archiv enthält weder einen Kurs (course.json) noch ein Paket mit Manifest.",
  import_unread:
    "Diese Datei lässt sich weder als Kurs noch als Fragensammlung lesen (Stelle: {at}). Importiert werden Kurse dieses Produkts, GIFT, Moodle-XML, QTI 2 und Common Cartridge.",
  import_gift_line:
    "Zeile {at} lässt sich nicht als Frage lesen. Lassen Sie zwischen zwei Fragen eine Zeile leer, und setzen Sie die Antworten jeder Frage in geschweifte Klammern: { … }.",
  import_unsafe: "Diese Datei wurde abgelehnt, weil sie über sich selbst hinausgreift ({at}).",
  import_unsupported:
    "{at}-Pakete lassen sich nicht importieren. Bitte exportieren Sie die Fragen als QTI, Moodle-XML oder GIFT, oder fügen Sie das Paket als Dokument hinzu.",
  import_empty: "Diese Datei enthält keine Fragen oder Seiten, die übernommen werden können.",
  import_newer:
    "Dieser Kurs stammt aus einer neueren Version. Bitte aktualisieren Sie zuerst diese Installation.",
  import_invalid: "Die Datei course.json ist nicht so, wie sie sein soll ({at}).",
  import_too_large: "Dieses Archiv enthält zu viel, um übernommen zu werden.",
  import_file_missing: "In diesem Archiv fehlt eine Abbildung oder eine Aufnahme ({at}).",
  import_figure_unreadable: "Eine Abbildung in diesem Archiv lässt sich nicht lesen.",
  import_recording_unreadable: "Eine Aufnahme in diesem Archiv lässt sich nicht lesen.",
  REVIEW_CONFLICT: "Das wurde inzwischen geändert. Bitte sehen Sie sich die jetzige Fassung an.",
  STEP_CHANGED:
    "Dieser Lernschritt wurde inzwischen geändert. Bitte sehen Sie sich den jetzigen Stand an und versuchen Sie es noch einmal.",
  STEP_TOO_LONG:
    "Zusammen wären diese Lernschritte zu lang für einen. Bitte kürzen Sie zuerst einen der beiden.",
};
