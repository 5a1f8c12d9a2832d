import type { CourseLanguage, EditedStep } from "@lehrpfad/contract";
import { ListChecks } from "lucide-react";
import { useId, useMemo, useState } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { PLACE_KINDS, type Place, placesIn } from "../passages/placesIn.ts";

/** Places of one kind that are listed; more can be selected in the text. */
const MOST = 200;

interface PlacesProps {
  places: readonly Place[];
  language: CourseLanguage;
  onPick: (place: Place) => void;
}

/** Places of one kind under their heading. */
function PlaceList({ places, kind, language, onPick }: PlacesProps & { kind: Place["kind"] }) {
  const { t } = useTranslation("editor");
  const id = useId();
  const own = places.filter((place) => place.kind === kind);
  if (own.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 text-lg">
        {t(`places_${kind}`)}
      </h3>
      <ul className="space-y-2" lang={language}>
        {own.slice(0, MOST).map((place) => (
          <li key={place.label}>
            <button
              type="button"
              onClick={() => onPick(place)}
              className="min-h-11 w-full rounded-m border border-line px-3 py-2 text-left text-md hover:bg-accent-soft"
            >
              {place.label}
            </button>
          </li>
        ))}
      </ul>
      {own.length > MOST ? <p className="mt-2 text-md text-muted">{t("places_more")}</p> : null}
    </section>
  );
}

interface PlacePickerProps {
  label: string;
  step: Pick<EditedStep, "content" | "sections">;
  /** Of the course. */
  language: CourseLanguage;
  onPick: (place: Place) => void;
}

function PlaceDialog({ label, step, language, onPick, onClose }: PlacePickerProps & { onClose: () => void }) {
  const { t } = useTranslation("editor");
  const { t: common } = useTranslation();
  const places = useMemo(() => placesIn(step, language), [step, language]);
  return (
    <Dialog isOpen onClose={onClose} title={label} closeLabel={common("close")} kind="sheet" wide>
      <div className="space-y-5">
        {places.length === 0 ? <p className="text-muted">{t("step_text_none")}</p> : null}
        {PLACE_KINDS.map((kind) => (
          <PlaceList key={kind} places={places} kind={kind} language={language} onPick={onPick} />
        ))}
      </div>
    </Dialog>
  );
}

/** A button that shows every place of a step, to pick one without selecting: by keys, and with a thumb. */
export function PlacePicker(props: PlacePickerProps) {
  const [isOpen, setOpen] = useState(false);
  const pick = (place: Place) => {
    setOpen(false);
    props.onPick(place);
  };
  return (
    <>
      <Button look="plain" onPress={() => setOpen(true)}>
        <ListChecks size={18} aria-hidden />
        {props.label}
      </Button>
      {isOpen ? <PlaceDialog {...props} onPick={pick} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
