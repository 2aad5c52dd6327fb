import type { Roadmap, Stage } from '@waymark/contracts/roadmaps/http';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { MonitorSmartphone } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { writeTab } from '../../../lib/tab-storage.ts';
import { changedFields } from '../draft-merge.ts';
import type { EditTarget } from '../edit-target.ts';
import { draftOf, type StageDraft, sameDraft, stageStorageKey } from '../stage-draft.ts';
import { readUnsavedValues } from '../unsaved-values.ts';
import { useForeignChanges } from '../use-foreign-changes.ts';

interface ForeignChangesProps {
  roadmap: Roadmap;
  /** The newest run of the roadmap. */
  run: AiRun | null | undefined;
  onEditTarget: (target: EditTarget | null) => void;
}

/** What was changed in another window, with a choice for each stage that has unsaved text here. */
export function ForeignChanges({ roadmap, run, onEditTarget }: ForeignChangesProps) {
  const [changes, dismiss] = useForeignChanges(roadmap, run);
  const conflicts = conflictsOf(roadmap);
  if (changes.length + conflicts.length === 0) return null;
  return (
    <section
      aria-label="Changes from another window"
      className="mt-6 grid gap-3 rounded-card border border-line bg-dusk-soft p-5 text-sm"
    >
      <p role="status" className="flex items-center gap-2 font-semibold">
        <MonitorSmartphone aria-hidden="true" className="size-5 shrink-0 text-dusk" />
        This roadmap was changed in another window. What you see here is the newest version.
      </p>
      <ul className="grid gap-1">
        {changes.map(({ stageId, title, what }) => (
          <li key={`${stageId}-${title}`}>
            <strong>{title}</strong>: {what}
          </li>
        ))}
      </ul>
      {conflicts.map(({ stage, fields }) => (
        <Conflict
          key={stage.id}
          roadmapId={roadmap.id}
          stage={stage}
          fields={fields}
          onOpen={() => onEditTarget({ at: 'stage', stageId: stage.id })}
          // Renders the list again.
          onChosen={() => onEditTarget(null)}
        />
      ))}
      {changes.length > 0 && (
        <Button size="sm" className="justify-self-start" onClick={dismiss}>
          Got it
        </Button>
      )}
    </section>
  );
}

interface ConflictProps {
  roadmapId: string;
  stage: Stage;
  fields: string[];
  onOpen: () => void;
  onChosen: () => void;
}

function Conflict({ roadmapId, stage, fields, onOpen, onChosen }: ConflictProps) {
  function takeTheirs() {
    const key = stageStorageKey(roadmapId, stage.id);
    const mine = readUnsavedValues<StageDraft>(key);
    writeTab(key, null);
    onChosen();
    toast({
      title: `“${stage.title}” is as in the other window`,
      action: {
        label: 'Bring my text back',
        onClick: () => {
          writeTab(key, JSON.stringify(mine));
          onOpen();
        },
      },
    });
  }
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-control border border-line bg-raised p-3">
      <p className="min-w-48 grow">
        Your unsaved text in <strong>{stage.title}</strong> differs from it in: {fields.join(', ')}.
      </p>
      <Button size="sm" onClick={onOpen}>
        Compare with mine
      </Button>
      <Button size="sm" onClick={takeTheirs}>
        Use theirs
      </Button>
    </div>
  );
}

/** The stages with unsaved text in this tab whose saved version has changed since the text was written. */
const conflictsOf = ({ id, stages }: Roadmap): { stage: Stage; fields: string[] }[] =>
  stages.flatMap((stage) => {
    const unsaved = readUnsavedValues<StageDraft>(stageStorageKey(id, stage.id));
    const saved = draftOf(stage);
    if (!unsaved || sameDraft(unsaved.base, saved) || sameDraft(unsaved.words, saved)) return [];
    return [{ stage, fields: changedFields(unsaved.words, saved) }];
  });
