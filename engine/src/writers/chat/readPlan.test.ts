import { describe, expect, it } from "vitest";
import { planFaults } from "./checkPlan.ts";
import { readPlan } from "./readPlan.ts";

const PLAN = `### Étape 1 : Lire une recette
Objectif : nommer les ingrédients
Objectif : calculer les quantités
Contenu : poids, volumes ; un exemple

### Étape 2 : Pétrir
Objectif : reconnaître une pâte lisse
Contenu : durée, gestes`;

describe("a plan in a chat's answer", () => {
  it.each<[string, string]>([
    ["as it is asked for", PLAN],
    ["with prose and a code block around it", `Voici :\n\`\`\`\n${PLAN}\n\`\`\`\nJe continue ?`],
    ["with bold headings", PLAN.replace(/^### (.*)$/gm, "**$1**")],
    ["with bullets before labels", PLAN.replace(/^Objectif :/gm, "- **Objectif :**")],
    [
      "with objectives as a list under one label",
      PLAN.replace(
        "Objectif : nommer les ingrédients\nObjectif : calculer les quantités",
        "Objectifs :\n- nommer les ingrédients\n- calculer les quantités",
      ),
    ],
    ["as a numbered list", PLAN.replace(/^### Étape (\d) : /gm, "$1. ")],
    [
      "in the words of another language",
      PLAN.replaceAll("Étape", "Step").replaceAll("Objectif", "Objective"),
    ],
  ])("is read %s", (_, answer) => {
    expect(readPlan(answer)).toEqual([
      {
        title: "Lire une recette",
        objectives: ["nommer les ingrédients", "calculer les quantités"],
        content: "poids, volumes ; un exemple",
      },
      { title: "Pétrir", objectives: ["reconnaître une pâte lisse"], content: "durée, gestes" },
    ]);
  });

  it("counts as it came last where it was mended", () => {
    const mended = "### Étape 2 : Pétrir à la main\nObjectif : pétrir dix minutes\nContenu : gestes";
    expect(readPlan(`${PLAN}\n\n${mended}`).map(({ title }) => title)).toEqual([
      "Lire une recette",
      "Pétrir à la main",
    ]);
  });

  it("is told what is wrong with it", () => {
    const steps = readPlan(PLAN);
    expect(planFaults(steps, 2)).toEqual([]);
    const twice = [...steps, { title: "pétrir", objectives: [], content: "" }];
    expect(planFaults(twice, 10)).toEqual([
      { code: "plan_count", params: { count: 3, wished: 10 } },
      { code: "plan_title_repeated", params: { title: "pétrir" } },
      { code: "plan_objective_missing", params: { steps: "3" } },
    ]);
  });

  it("is none where nothing is planned", () => {
    expect(readPlan("Je ne peux pas.")).toEqual([]);
    expect(readPlan("# ".repeat(50_000))).toEqual([]);
  });
});
