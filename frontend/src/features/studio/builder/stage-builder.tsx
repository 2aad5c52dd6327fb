import type { Evidence, Roadmap, Stage } from '@waymark/contracts/roadmaps/http';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { plural } from '#lib/format.ts';
import { Trail, TrailPoint } from '#shared/trail/trail.tsx';
import { AlertDialog } from '#shared/ui/alert-dialog.tsx';
import { Badge } from '#shared/ui/badge.tsx';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { SortableList } from '../shared/sortable-list.tsx';
import { hasUnsavedValues } from '../shared/unsaved-values.ts';
import { useDeleteStage, useReorderStages } from '../shared/use-studio-roadmap.ts';
import type { EditTarget, StageTarget } from './edit-target.ts';
import { StageDialog } from './stage-dialog.tsx';
import { stageStorageKey } from './stage-draft.ts';
import { StageRow } from './stage-row.tsx';
import { StepVoiceChoice } from './step-voice.tsx';
import { UndoButtons } from './undo-buttons.tsx';
import { useRename } from './use-rename.ts';
import { useStepVoice } from './use-step-voice.ts';

interface StageBuilderProps {
  roadmap: Roadmap;
  /** A draft is being made. */
  drafting: boolean;
  /** What the open dialog edits. */
  target: EditTarget | null;
  onEditTarget: (target: EditTarget | null) => void;
  onShowEvidence: (evidence: Evidence) => void;
}

export function StageBuilder({ roadmap, drafting, target, onEditTarget, onShowEvidence }: StageBuilderProps) {
  const [deleting, setDeleting] = useState<Stage | null>(null);
  const reorder = useReorderStages(roadmap);
  const rename = useRename(roadmap);
  const voices = useStepVoice(roadmap);
  return (
    <section aria-labelledby="builder">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="builder" className="text-2xl">
          Stage Builder
        </h2>
        <span className="flex flex-wrap items-center gap-3">
          {hasUnsavedValues(stageStorageKey(roadmap.id, null)) && <Badge tone="amber">Unsaved stage</Badge>}
          <UndoButtons roadmapId={roadmap.id} />
          <Button onClick={() => onEditTarget({ at: 'new-stage' })}>
            <Plus aria-hidden="true" className="size-4.5" />
            Add Stage
          </Button>
        </span>
      </div>
      {roadmap.stages.length === 0 ? (
        !drafting && (
          <EmptyState
            title="No stages yet"
            drawing="cairn"
            headingLevel={3}
            className="mt-6"
            action={<Button onClick={() => onEditTarget({ at: 'new-stage' })}>Add the first stage</Button>}
          >
            Let Waymark find them in your story, or add the first one by hand.
          </EmptyState>
        )
      ) : (
        <Trail className="mt-6">
          <SortableList
            items={roadmap.stages}
            idOf={(stage) => stage.id}
            nameOf={(stage) => stage.title}
            onReorder={(stages) => reorder.mutate(stages)}
            className="grid gap-6"
          >
            {(stage, controls, index) => (
              <TrailPoint kind="stage" state="done">
                <StageRow
                  stage={stage}
                  number={index + 1}
                  isUnsaved={hasUnsavedValues(stageStorageKey(roadmap.id, stage.id))}
                  controls={controls}
                  onEdit={() => onEditTarget({ at: 'stage', stageId: stage.id })}
                  onDelete={() => setDeleting(stage)}
                  onRename={(stepId, title) => rename(stage, stepId, title)}
                  onShowEvidence={onShowEvidence}
                  stepFooter={(step) =>
                    step.voice && (
                      <StepVoiceChoice
                        roadmapId={roadmap.id}
                        voice={step.voice}
                        title={step.title}
                        pending={voices.isPending}
                        onUse={(used) => voices.choose(stage, step.id, used)}
                      />
                    )
                  }
                />
              </TrailPoint>
            )}
          </SortableList>
        </Trail>
      )}
      {target && target.at !== 'details' && canEdit(roadmap, target) && (
        <StageDialog
          roadmap={roadmap}
          target={target}
          onClose={() => onEditTarget(null)}
          onReopen={() => onEditTarget(target)}
        />
      )}
      <DeleteDialog roadmap={roadmap} stage={deleting} onClose={() => setDeleting(null)} />
    </section>
  );
}

/** A deleted stage can be edited while it has unsaved values. */
const canEdit = ({ id, stages }: Roadmap, target: StageTarget): boolean =>
  target.at === 'new-stage' ||
  stages.some((stage) => stage.id === target.stageId) ||
  hasUnsavedValues(stageStorageKey(id, target.stageId));

type DeleteDialogProps = { roadmap: Roadmap; stage: Stage | null; onClose: () => void };

function DeleteDialog({ roadmap, stage, onClose }: DeleteDialogProps) {
  const remove = useDeleteStage(roadmap);
  return (
    <AlertDialog
      open={stage !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Delete this stage?"
      description={`“${stage?.title ?? ''}” and its ${plural(stage?.steps.length ?? 0, 'step')} will be removed from the roadmap. You can undo this.`}
      confirmLabel="Delete stage"
      destructive
      pending={remove.isPending}
      onConfirm={() => stage && remove.mutate(stage, { onSettled: onClose })}
    />
  );
}
