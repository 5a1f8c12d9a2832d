import type { interchange as source } from "../en/interchange.ts";

export const interchange: Record<keyof typeof source, string> = {
  link: "Exporter",
  title: "Exporter «\u00a0{course}\u00a0»",
  lead: "Emportez le cours\u00a0: pour le lire sans connexion, dans une plateforme d’apprentissage ou pour des personnes qui n’utilisent pas ce site. Le fichier contient le cours tel qu’il est maintenant\u00a0; les modifications ultérieures n’y figureront pas.",
  pass_mark: "Seuil de réussite",
  pass_mark_help:
    "Pourcentage des questions corrigées. Laissez le champ vide s’il suffit d’avoir suivi le cours.",
  pass_mark_invalid: "Veuillez saisir un nombre entier de 1 à 100, ou laisser le champ vide.",
  figures: "Figures",
  figures_full: "Telles quelles",
  figures_small: "Réduites (1\u202f000 pixels au plus)",
  figures_none: "Sans figures",
  recordings: "Enregistrements (audio et vidéo)",
  recordings_true: "Inclure si possible",
  recordings_false: "Omettre",
  answers_warning:
    "HTML, SCORM et cmi5 corrigent eux-mêmes les réponses\u00a0: les solutions sont dans le fichier, et qui l’examine peut les trouver. Pour un examen, faites suivre le cours ici.",
  format_html: "Un seul fichier HTML",
  format_html_for:
    "S’ouvre d’un double-clic dans tout navigateur, sans connexion. La progression reste dans ce navigateur\u00a0; vous ne recevez pas de résultats.",
  format_scorm12: "SCORM 1.2",
  format_scorm12_for:
    "Pour presque toutes les plateformes\u00a0: Moodle, ILIAS, OpenOlat, Canvas et d’autres. Transmet le statut, le score et les réponses, et reprend là où l’on s’est arrêté.",
  format_scorm2004: "SCORM 2004 (4e édition)",
  format_scorm2004_for:
    "Pour les plateformes qui le demandent. Distingue «\u00a0terminé\u00a0» et «\u00a0réussi\u00a0». En cas de doute, choisissez SCORM 1.2.",
  format_cmi5: "cmi5 (xAPI)",
  format_cmi5_for:
    "Pour les plateformes dotées d’un entrepôt de traces (LRS). Transmet chaque réponse sous forme de déclaration xAPI.",
  size: "environ {size}",
  download: "Télécharger",
  preparing: "En préparation…",
  prepared: "En préparation : {percent}",
  loaded: "{loaded} sur environ {size}",
  downloaded: "Le fichier est enregistré",
  failed: "Le fichier n’a pas pu être créé",
  losses: "Ce qui n’est pas repris",
  nothing_lost: "Tout est repris.",
  loss_figures_left_out_one: "Une figure est omise\u00a0; sa légende reste.",
  loss_figures_left_out_other: "{count} figures sont omises\u00a0; leurs légendes restent.",
  loss_figures_small_one: "Une figure est réduite.",
  loss_figures_small_other: "{count} figures sont réduites.",
  loss_figures_undescribed_one:
    "Une figure n’a pas de description\u00a0: sa légende ou sa page est lue à la place.",
  loss_figures_undescribed_other:
    "{count} figures n’ont pas de description\u00a0: leur légende ou leur page est lue à la place.",
  loss_own_texts_one:
    "Une réponse est comparée par les participants eux-mêmes\u00a0: la plateforme n’en sait rien.",
  loss_own_texts_other:
    "{count} réponses sont comparées par les participants eux-mêmes\u00a0: la plateforme n’en sait rien.",
  empty_title: "Rien à partager pour l’instant",
  empty_text: "Dès que le cours aura des étapes, vous pourrez l’emporter ici.",
  few_questions:
    "Un seuil de réussite suppose des questions corrigées : au moins {least} ; ce cours en a {number}.",
  answers: "Solutions dans les livres et les documents imprimés",
  answers_true: "À la fin",
  answers_false: "Omises",
  tells: "Contient les solutions.",
  hides: "Sans solutions.",
  format_epub: "EPUB",
  format_epub_for: "Un livre pour liseuses, tablettes et téléphones, avec des questions de réflexion.",
  format_pdf: "PDF",
  format_pdf_for: "À imprimer et à distribuer\u00a0; sans solutions, un document de travail.",
  format_markdown: "Markdown avec course.json",
  format_markdown_for:
    "Pour une autre installation, qui en refait le même cours, et pour travailler les textes avec d’autres outils.",
  format_moodle: "Questions Moodle (XML)",
  format_moodle_for: "Les questions pour la banque de questions de Moodle.",
  format_gift: "Questions GIFT",
  format_gift_for: "Les questions en texte simple, que lisent de nombreux outils de quiz.",
  loss_texts_left_out_one: "Seulement les questions\u00a0: le texte d’une étape est omis.",
  loss_texts_left_out_other: "Seulement les questions\u00a0: les textes de {count} étapes sont omis.",
  loss_media_left_out_one:
    "Un enregistrement (audio ou vidéo) est omis ; là où les textes suivent, son titre et sa transcription restent.",
  loss_media_left_out_other:
    "{count} enregistrements (audio ou vidéo) sont omis ; là où les textes suivent, leurs titres et transcriptions restent.",
  format_docx: "Document Word (DOCX)",
  format_docx_for:
    "À modifier et à imprimer avec Word, Writer ou Pages\u00a0: titres, tableaux, figures et formules sont conservés comme tels.",
  format_qti: "Questions QTI 2.1",
  format_qti_for:
    "Les questions pour des systèmes d’évaluation comme TAO, Inspera ou Ans\u00a0: un item par question et un test avec une section par étape.",
  format_cartridge: "Common Cartridge 1.1",
  format_cartridge_for:
    "Pour Canvas, Moodle, Blackboard, Brightspace et d’autres\u00a0: une page et un quiz par étape. C’est la plateforme qui note.",
  format_anki: "Cartes Anki",
  format_anki_for:
    "Les questions et les termes sous forme de cartes à réviser. Une version ultérieure met les cartes à jour sans effacer ce qui a été appris.",
  loss_hints_left_out_one: "Un indice n’est pas repris.",
  loss_hints_left_out_other: "{count} indices ne sont pas repris.",
  loss_hand_marked_one: "Une réponse rédigée doit être corrigée à la main.",
  loss_hand_marked_other: "{count} réponses rédigées doivent être corrigées à la main.",
  loss_split_questions_one: "Une association ou un classement devient une question à choix par élément.",
  loss_split_questions_other:
    "{count} associations ou classements deviennent une question à choix par élément.",
  loss_exact_numbers_one: "Une question numérique n’accepte que le nombre exact.",
  loss_exact_numbers_other: "{count} questions numériques n’acceptent que le nombre exact.",
};
