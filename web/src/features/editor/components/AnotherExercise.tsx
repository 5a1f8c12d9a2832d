import { Plus } from "lucide-react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { exercisePath } from "../exercises.ts";

interface AnotherExerciseProps {
  slug: string;
  stepId: string;
  /** Where in the step the next one is to stand. */
  section: number | null;
  unsaved: boolean;
  /** Saves what is open; false where that could not be. */
  save: () => Promise<boolean>;
}

/** Leads from one exercise of a step to the next new one, saving what is open. */
export function AnotherExercise({ slug, stepId, section, unsaved, save }: AnotherExerciseProps) {
  const { t } = useTranslation("editor");
  const navigate = useNavigate();
  const [isSaving, setSaving] = useState(false);
  const goOn = async () => {
    setSaving(true);
    const isSaved = !unsaved || (await save());
    // Nothing that is saved now holds the page.
    flushSync(() => setSaving(false));
    if (isSaved) await navigate(exercisePath(slug, stepId, crypto.randomUUID()), { state: { section } });
  };
  return (
    <Button look="quiet" isPending={isSaving} onPress={() => void goOn()}>
      <Plus size={18} aria-hidden />
      {t(unsaved ? "exercise_save_another" : "exercise_another")}
    </Button>
  );
}
