import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { QueryError } from "../../../lib/QueryState.tsx";
import { useSite } from "../../../lib/site.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Loading, SkeletonText } from "../../../ui/Skeleton.tsx";
import { Notice } from "../../../ui/States.tsx";
import type { CourseDraft } from "../draft/useCourseDraft.ts";
import type { Material } from "../draft/useMaterial.ts";
import type { CoursePreview } from "../draft/usePreview.ts";
import { countWords } from "../structure/wish.ts";
import { GoalBar } from "./GoalBar.tsx";
import { StructureTree } from "./StructureTree.tsx";

interface StructureCardProps {
  draft: CourseDraft;
  material: Material;
  preview: CoursePreview;
  change: (update: (before: CourseDraft) => Partial<CourseDraft>) => void;
}

function moved<T>(list: readonly T[], at: number, way: -1 | 1): T[] {
  const one = list[at];
  return one === undefined ? [...list] : list.toSpliced(at, 1).toSpliced(at + way, 0, one);
}

/** How much is ticked of what could be, and what could not. */
function Taught({ preview }: { preview: CoursePreview }) {
  const { t } = useTranslation("structure");
  const f = useFormats();
  const { structure, preview: said } = preview;
  if (!structure || !said) return null;
  const { ticked, all } = countWords(structure.shown);
  const percent = f.percent(Math.round((100 * ticked) / Math.max(1, all)));
  const aside = said.material - all;
  return (
    <p className="text-md text-muted">
      {t("taught", { words: f.number(ticked), total: f.number(all), percent })}{" "}
      {aside > 0 ? t("taught_aside", { count: aside, number: f.number(aside) }) : null}
    </p>
  );
}

/** The outline of the documents: what is taught, in which steps, and what serves the learning goal. */
export function StructureCard({ draft, material, preview, change }: StructureCardProps) {
  const { t } = useTranslation("structure");
  const { t: create } = useTranslation("create");
  const { t: common } = useTranslation();
  const isModel = useSite().data?.writer === "model";
  const { structure, isComputing } = preview;
  const onMoveDocument = (id: string, way: -1 | 1) =>
    change(({ documents }) => ({
      documents: moved(
        documents,
        documents.findIndex((one) => one.id === id),
        way,
      ),
    }));
  return (
    <Card as="section" aria-labelledby="structure-title" className="min-w-0 space-y-4">
      <div>
        <h3 id="structure-title" className="text-xl">
          {t("title")}
        </h3>
        <p className="mt-1 text-muted">{t("lead")}</p>
      </div>
      <div className="border-y border-line py-2">
        <GoalBar
          goal={draft.goal}
          sections={structure?.shown.sections ?? []}
          isComputing={isComputing}
          onChange={(goal) => change(() => ({ goal }))}
          onOnly={() => structure?.onlyMatches()}
        />
      </div>
      {isModel ? <Notice>{t("model_note")}</Notice> : null}
      <Taught preview={preview} />
      {structure ? (
        <StructureTree structure={structure} material={material} onMoveDocument={onMoveDocument} />
      ) : isComputing ? (
        <Loading label={common("loading")}>
          <SkeletonText lines={14} />
        </Loading>
      ) : preview.query.isError ? (
        <QueryError query={preview.query} />
      ) : preview.preview === null ? (
        <div className="space-y-3">
          <p>{create("preview_estimated")}</p>
          <Button look="quiet" onPress={() => void preview.query.refetch()}>
            {common("try_again")}
          </Button>
        </div>
      ) : (
        <p className="text-muted">{t("none")}</p>
      )}
    </Card>
  );
}
