import { LIMITS } from "@lehrpfad/contract";
import { Undo2 } from "lucide-react";
import { Fragment, useId, useRef, useState } from "react";
import { afterPaint } from "../../../lib/afterPaint.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import type { Material } from "../draft/useMaterial.ts";
import { groupsOf, type RowGroup } from "../structure/groups.ts";
import { useKeptFocus } from "../structure/useKeptFocus.ts";
import type { EditedStructure } from "../structure/useStructure.ts";
import { useTreeKeys } from "../structure/useTreeKeys.ts";
import { canBegin, type ShownSection } from "../structure/wish.ts";
import { DocumentHead } from "./DocumentHead.tsx";
import { SectionRow } from "./SectionRow.tsx";
import { StepGroup } from "./StepGroup.tsx";

interface StructureTreeProps {
  structure: EditedStructure;
  material: Material;
  onMoveDocument: (id: string, way: -1 | 1) => void;
}

/** Runs of groups that begin in the same document. */
function byDocument(groups: readonly RowGroup[]): { documentId: string; groups: RowGroup[] }[] {
  const runs: { documentId: string; groups: RowGroup[] }[] = [];
  for (const group of groups) {
    const documentId = group.rows[0]?.documentId ?? "";
    const last = runs.at(-1);
    if (last?.documentId === documentId) last.groups.push(group);
    else runs.push({ documentId, groups: [group] });
  }
  return runs;
}

/** The sections of the documents with what is taught of them, and brackets around those that make one step. */
export function StructureTree({ structure, material, onMoveDocument }: StructureTreeProps) {
  const { t } = useTranslation("structure");
  const { shown, canUndo } = structure;
  const hintId = useId();
  const tree = useRef<HTMLFieldSetElement>(null);
  const [renamed, setRenamed] = useState<string | null>(null);
  const [visited, setVisited] = useState<string | null>(null);
  const keepsFocus = useKeptFocus(tree, shown);
  const onKeyDown = useTreeKeys(structure, setRenamed);
  const entry = shown.sections.find(({ key }) => key === visited) ?? shown.sections[0];
  const isFull = shown.steps.length >= LIMITS.steps.maximum;
  const endRenaming = (key: string | null) => {
    const before = renamed;
    setRenamed(key);
    if (key === null)
      afterPaint(() => tree.current?.querySelector<HTMLElement>(`[data-step="${before}"]`)?.focus());
  };
  const rowOf = (section: ShownSection, at: number, group: RowGroup) => (
    <SectionRow
      key={section.key}
      section={section}
      language={material.language}
      canSplit={group.step !== null && at > 0 && !isFull && canBegin(section)}
      isEntry={section === entry}
      hintId={hintId}
      onToggle={structure.toggle}
      onSplit={structure.border}
      onVisit={setVisited}
    />
  );
  const ids = material.ready.map(({ id }) => id);
  return (
    <fieldset ref={tree} onKeyDown={onKeyDown} {...keepsFocus} className="min-w-0">
      <legend className="sr-only">{t("label")}</legend>
      <p id={hintId} hidden>
        {t("row_help")}
      </p>
      {byDocument(groupsOf(shown)).map(({ documentId, groups }) => {
        const document = material.ready.find(({ id }) => id === documentId);
        return (
          <Fragment key={groups[0]?.rows[0]?.key ?? documentId}>
            {document ? (
              <DocumentHead
                document={document}
                at={ids.indexOf(documentId)}
                count={ids.length}
                onMove={(way) => onMoveDocument(documentId, way)}
              />
            ) : null}
            <ol aria-label={document?.name ?? t("label")} className="mb-4">
              {groups.map((group) => (
                <StepGroup
                  key={group.step?.key ?? group.rows[0]?.key}
                  group={group}
                  language={material.language}
                  isRenamed={group.step !== null && group.step.key === renamed}
                  onRename={endRenaming}
                  onTitle={structure.rename}
                  onJoin={structure.border}
                >
                  {group.rows.map((section, at) => rowOf(section, at, group))}
                </StepGroup>
              ))}
            </ol>
          </Fragment>
        );
      })}
      {canUndo ? (
        <Button look="plain" onPress={structure.undo}>
          <Undo2 size={16} aria-hidden />
          {t("undo")}
        </Button>
      ) : null}
    </fieldset>
  );
}
