import type { notices as source } from "../en/notices.ts";

export const notices: Record<keyof typeof source, string> = {
  fewer_steps:
    "{words} mots de votre matériel suffisent pour {steps} étapes d’environ {perStep} mots, pas pour {wished}. Rien n’a été rallongé ni répété.",
  short_steps:
    "{words} mots de votre matériel donnent des étapes d’environ {perStep} mots au lieu de 500 ; rien n’a été rallongé.",
  question_missing:
    "Ces étapes n’ont pas encore de question\u00a0: {steps}. Les ébauches et vos propres questions se trouvent sous «\u00a0Questions et exercices\u00a0».",
  question_summary:
    "Dans ces étapes, le cours demande seulement un résumé, car leur texte ne se prête à aucune meilleure question : {steps}. Vous pouvez y rédiger vos propres questions.",
  placeholder_content:
    "Ce cours est un plan avec des consignes à compléter, car aucun document ne permettait de le rédiger. Il reste caché aux participants jusqu’à ce que vous l’activiez.",
  document_partly_left_out: "Une partie du document ne tenait pas dans le cours et n’a pas été reprise.",
  left_out_goal: "Ce qui ne relève pas de votre objectif d’apprentissage a été laissé de côté.",
  left_out_wish: "Ce qui a été écarté dans le plan ne figure dans aucune étape.",
  left_out_language: "Ce qui est écrit dans une autre langue a été laissé de côté.",
  left_out_difficult: "Ce qui est trop difficile pour le niveau choisi a été laissé de côté.",
  goal_not_in_documents:
    "Les documents ne parlent nulle part de « {goal} » : le cours couvre tout. Pour n’en retenir qu’une partie, donnez comme objectif un titre ou un terme du document.",
  placeholder_failed:
    "Le cours n’a pas pu être rédigé. Un cours de remplacement avec des textes provisoires à compléter a donc été créé. Il reste caché aux participants jusqu’à ce que vous l’activiez.",
  placeholder_steps:
    "Ces étapes n’ont pas pu être rédigées et contiennent des textes provisoires à compléter : {steps}.",
  preparation_incomplete:
    "La préparation est restée incomplète ({documents}). La création se poursuit avec tout ce qui a pu être lu.",
  chunking_incomplete:
    "Le texte n’a pas pu être découpé en sections. La création se poursuit avec le document entier.",
  model_network:
    "La connexion réseau a été interrompue : le modèle de langage n’était plus joignable. Ce qui manquait a été rédigé en remplacement.",
  model_overloaded:
    "Le service d’IA était surchargé. Un contenu de remplacement a donc été créé ; vous pouvez le modifier à tout moment.",
  model_timeout:
    "Le modèle de langage n’a pas répondu à temps. Un matériel plus court ou moins d’étapes peuvent aider.",
  model_unavailable:
    "Le service d’IA n’était pas disponible. Un contenu de remplacement a donc été créé ; vous pouvez le modifier à tout moment.",
  model_too_long:
    "Le matériel de certaines étapes était trop long pour le modèle de langage. Un matériel plus court ou davantage d’étapes peuvent aider.",
  model_answers:
    "Le modèle de langage n’a pas donné de réponse utilisable après trois tentatives. Les étapes concernées ont été rédigées en remplacement.",
  model_tokens_spent:
    "Le nombre de jetons autorisé pour un seul cours était épuisé. Ce qui était déjà rédigé est conservé ; le rédacteur intégré a écrit le reste.",
  fallback_steps:
    "Ces étapes n’ont pas été rédigées par le modèle de langage, mais en remplacement par le rédacteur intégré : {steps}.",
  generation_failed: "Une erreur est survenue pendant la création : {message}",
  level_not_reached:
    "Le texte est plus difficile à lire que ne le demande le niveau choisi : sa lisibilité est de {reached} sur 100, il en faudrait au moins {least}. Le rédacteur intégré écarte ce qui est difficile, mais ne simplifie aucune phrase. Choisissez un niveau plus élevé ou un matériel plus facile.",
  differs_plan_changed:
    "{saidSteps} étapes et {saidWords} mots étaient annoncés ; il y en a {steps} et {words}, parce que le plan a été modifié.",
  differs_stand_ins:
    "{saidSteps} étapes et {saidWords} mots étaient annoncés ; il y en a {steps} et {words}, parce que tout n’a pas pu être rédigé comme prévu.",
  differs_left_out:
    "{saidSteps} étapes et {saidWords} mots étaient annoncés ; il y en a {steps} et {words}, parce qu’une partie de votre matériel a été laissée de côté.",
  differs_model:
    "{saidSteps} étapes et {saidWords} mots étaient annoncés ; il y en a {steps} et {words} : c’est ce que le modèle de langage a rédigé.",
  differs_material:
    "{saidSteps} étapes et {saidWords} mots étaient annoncés ; il y en a {steps} et {words} : l’annonce était une estimation, et voici ce que donne votre matériel.",
};
