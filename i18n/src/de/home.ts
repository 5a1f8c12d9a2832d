import type { home as source } from "../en/home.ts";

export const home: Record<keyof typeof source, string> = {
  page_title: "Kurse aus Ihren Dokumenten",
  headline: "Aus Ihrem Dokument wird ein Kurs, der ankommt.",
  lead: "Lernschritte, die erklären, Fragen, die prüfen, und zu jeder Aussage die Stelle im Dokument. In wenigen Minuten fertig.",
  start: "Kurs erstellen",
  to_dashboard: "Zu meinen Kursen",
  example: "Beispielkurs öffnen",
  example_note: "Ohne Konto, direkt hier.",
  ways_title: "In drei Etappen zu Ihrem Kurs",
  way_upload_title: "Hochladen",
  way_upload_text:
    "PDF, DOCX oder TXT, auch Präsentationen, E-Books, Webseiten und Untertitel. Sie sehen sofort, was gelesen wurde: Seiten, Wörter, Gliederung.",
  way_generate_title: "Erstellen lassen",
  way_generate_text:
    "Zehn bis fünfzig Lernschritte entstehen nacheinander, jeder mit einer Frage. Sie können mitlesen.",
  way_generate_text_builtin:
    "Aus den Abschnitten Ihres Dokuments werden Lernschritte. Fragen machen Sie mit wenigen Handgriffen aus dem Text, aus Entwürfen oder mit Ihrem eigenen Chat.",
  way_share_title: "Teilen",
  way_share_text: "Ein Link genügt. Sie sehen, wer begonnen hat und wer angekommen ist.",
  try_eyebrow: "Ein Lernschritt im Kleinen",
  try_title: "Der Schwänzeltanz",
  try_text:
    "Eine Sammlerin, die Futter gefunden hat, tanzt auf der Wabe. Die Richtung ihres Laufs zeigt, wo die Quelle zum Stand der Sonne liegt, seine Dauer, wie weit sie entfernt ist.",
  try_question: "Was verrät die Dauer des Laufs?",
  try_option_distance: "Wie weit das Futter entfernt ist",
  try_option_direction: "In welcher Richtung es liegt",
  try_option_amount: "Wie viele Bienen gebraucht werden",
  try_right: "Richtig. „Seine Dauer [zeigt], wie weit sie entfernt ist.“",
  try_wrong: "Nicht ganz: Lesen Sie den letzten Satz noch einmal.",
};
