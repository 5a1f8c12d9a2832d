import type { notices as source } from "../en/notices.ts";

export const notices: Record<keyof typeof source, string> = {
  fewer_steps:
    "{words} Wörter Ihres Materials reichen für {steps} Lernschritte mit je etwa {perStep} Wörtern, nicht für {wished}. Es wurde nichts gestreckt oder wiederholt.",
  short_steps:
    "Aus {words} Wörtern Ihres Materials werden Lernschritte mit je etwa {perStep} statt 500 Wörtern; es wurde nichts gestreckt.",
  question_missing:
    "Diese Lernschritte haben noch keine Frage: {steps}. Entwürfe und eigene Fragen finden Sie unter „Fragen und Übungen“.",
  question_summary:
    "In diesen Lernschritten bittet der Kurs nur um eine Zusammenfassung, weil sich zu ihrem Text nichts Besseres fragen lässt: {steps}. Sie können dort eigene Fragen schreiben.",
  placeholder_content:
    "Dieser Kurs ist eine Gliederung mit Anregungen zum Ausfüllen, weil kein Dokument als Grundlage vorlag. Er bleibt für Teilnehmende verborgen, bis Sie ihn aktivieren.",
  document_partly_left_out: "Ein Teil des Dokuments passte nicht in den Kurs und wurde ausgelassen.",
  left_out_goal: "Was nicht zu Ihrem Lernziel gehört, wurde ausgelassen.",
  left_out_wish: "Was im Plan weggelassen wurde, steht in keinem Lernschritt.",
  left_out_language: "Was in einer anderen Sprache geschrieben ist, wurde ausgelassen.",
  left_out_difficult: "Was für die gewählte Stufe zu schwierig ist, wurde ausgelassen.",
  goal_not_in_documents:
    "Von „{goal}“ ist in den Dokumenten nirgends die Rede: Der Kurs umfasst alles. Nennen Sie als Lernziel eine Überschrift oder einen Begriff aus dem Dokument, wenn es nur ein Teil sein soll.",
  placeholder_failed:
    "Der Kurs konnte nicht geschrieben werden. Deshalb wurde ein Ersatzkurs mit Platzhaltern erstellt, den Sie ausfüllen können. Er bleibt für Teilnehmende verborgen, bis Sie ihn aktivieren.",
  placeholder_steps:
    "Diese Lernschritte konnten nicht geschrieben werden und sind Platzhalter mit Anregungen zum Ausfüllen: {steps}.",
  preparation_incomplete:
    "Die Vorbereitung war unvollständig ({documents}). Die Erstellung wird mit allem fortgesetzt, was sich lesen ließ.",
  chunking_incomplete:
    "Der Text ließ sich nicht in Abschnitte gliedern. Die Erstellung wird mit dem vollständigen Dokument fortgesetzt.",
  model_network:
    "Netzwerkverbindung unterbrochen: Das Sprachmodell war nicht mehr zu erreichen. Was fehlte, wurde ersatzweise geschrieben.",
  model_overloaded:
    "Der KI-Dienst war überlastet. Deshalb wurde Ersatzinhalt erstellt, den Sie jederzeit bearbeiten können.",
  model_timeout:
    "Das Sprachmodell hat nicht rechtzeitig geantwortet. Kleineres Material oder weniger Lernschritte können helfen.",
  model_unavailable:
    "Der KI-Dienst war nicht verfügbar. Deshalb wurde Ersatzinhalt erstellt, den Sie jederzeit bearbeiten können.",
  model_too_long:
    "Für das Sprachmodell war das Material einzelner Lernschritte zu lang. Kleineres Material oder mehr Lernschritte können helfen.",
  model_answers:
    "Das Sprachmodell hat dreimal keine brauchbare Antwort gegeben. Die betroffenen Lernschritte wurden ersatzweise geschrieben.",
  model_tokens_spent:
    "Das Token-Kontingent für einen einzelnen Kurs war aufgebraucht. Was bis dahin geschrieben war, bleibt erhalten; den Rest hat der eingebaute Verfasser geschrieben.",
  fallback_steps:
    "Diese Lernschritte stammen nicht vom Sprachmodell, sondern ersatzweise vom eingebauten Verfasser: {steps}.",
  generation_failed: "Bei der Erstellung ist ein Fehler aufgetreten: {message}",
  level_not_reached:
    "Der Text ist schwerer zu lesen, als die gewählte Stufe verlangt: Seine Lesbarkeit beträgt {reached} von 100, für diese Stufe sollten es mindestens {least} sein. Der eingebaute Verfasser lässt Schwieriges aus, vereinfacht aber keine Sätze. Wählen Sie eine höhere Stufe oder leichteres Material.",
  differs_plan_changed:
    "Angekündigt waren {saidSteps} Lernschritte mit {saidWords} Wörtern, geworden sind es {steps} mit {words}, weil der Plan geändert wurde.",
  differs_stand_ins:
    "Angekündigt waren {saidSteps} Lernschritte mit {saidWords} Wörtern, geworden sind es {steps} mit {words}, weil nicht alles geschrieben werden konnte, wie es geplant war.",
  differs_left_out:
    "Angekündigt waren {saidSteps} Lernschritte mit {saidWords} Wörtern, geworden sind es {steps} mit {words}, weil ein Teil Ihres Materials ausgelassen wurde.",
  differs_model:
    "Angekündigt waren {saidSteps} Lernschritte mit {saidWords} Wörtern, geworden sind es {steps} mit {words}: So ausführlich hat das Sprachmodell geschrieben.",
  differs_material:
    "Angekündigt waren {saidSteps} Lernschritte mit {saidWords} Wörtern, geworden sind es {steps} mit {words}: Die Ankündigung war geschätzt, mehr oder weniger gibt Ihr Material nicht her.",
};
