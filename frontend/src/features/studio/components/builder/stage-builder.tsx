import type { Evidence, Roadmap, Stage } from '@waymark/contracts/roadmaps/http';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Trail, TrailPoint } from '../../../../components/trail/trail.tsx';
import { AlertDialog } from '../../../../components/ui/alert-dialog.tsx';
import { Badge } from '../../../../components/ui/badge.tsx';
import { Button } from '../../../../components/ui/button.tsx';
import { EmptyState } from '../../../../components/ui/empty-state.tsx';
import { SortableList } from '../../../../components/ui/sortable-list.tsx';
import { plural } from '../../../../lib/format.ts';
import { useDeleteStage, useReorderStages } from '../../api/use-studio-roadmap.ts';
import { hasKeptWords } from '../../kept-words.ts';
import type { Place, StagePlace } from '../../place.ts';
import { stageWordsKey } from '../../stage-draft.ts';
import { StageDialog } from './stage-dialog.tsx';
import { StageRow } from './stage-row.tsx';

interface StageBuilderProps {
  roadmap: Roadmap;
  /** Which dialog is open. */
  place: Place | null;
  onPlace: (place: Place | null) => void;
  onShowEvidence: (evidence: Evidence) => void;
}

export function StageBuilder({ roadmap, place, onPlace, onShowEvidence }: StageBuilderProps) {
  const [deleting, setDeleting] = useState<Stage | null>(null);
  const reorder = useReorderStages(roadmap);
  return (
    <section aria-labelledby="builder">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="builder" className="text-2xl">
          Stage Builder
        </h2>
        <span className="flex flex-wrap items-center gap-3">
          {hasKeptWords(stageWordsKey(roadmap.id, null)) && <Badge tone="amber">One not saved yet</Badge>}
          <Button onClick={() => onPlace({ at: 'new-stage' })}>
            <Plus aria-hidden="true" className="size-4.5" />
            Add Stage
          </Button>
        </span>
      </div>
      {roadmap.stages.length === 0 ? (
        <EmptyState title="No stages yet" headingLevel={3} className="mt-6">
          Let the AI draft them from your story, or add the first one by hand.
        </EmptyState>
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
                  isUnsaved={hasKeptWords(stageWordsKey(roadmap.id, stage.id))}
                  controls={controls}
                  onEdit={() => onPlace({ at: 'stage', stageId: stage.id })}
                  onDelete={() => setDeleting(stage)}
                  onShowEvidence={onShowEvidence}
                />
              </TrailPoint>
            )}
          </SortableList>
        </Trail>
      )}
      {place && place.at !== 'details' && isThere(roadmap, place) && (
        <StageDialog
          roadmap={roadmap}
          place={place}
          onClose={() => onPlace(null)}
          onReopen={() => onPlace(place)}
        />
      )}
      <DeleteDialog roadmap={roadmap} stage={deleting} onClose={() => setDeleting(null)} />
    </section>
  );
}

/** A stage that was deleted elsewhere is still worth a window while it has words that are nowhere else. */
const isThere = ({ id, stages }: Roadmap, place: StagePlace): boolean =>
  place.at === 'new-stage' ||
  stages.some((stage) => stage.id === place.stageId) ||
  hasKeptWords(stageWordsKey(id, place.stageId));

function DeleteDialog({
  roadmap,
  stage,
  onClose,
}: {
  roadmap: Roadmap;
  stage: Stage | null;
  onClose: () => void;
}) {
  const remove = useDeleteStage(roadmap);
  return (
    <AlertDialog
      open={stage !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Delete this stage?"
      description={`“${stage?.title ?? ''}” and its ${plural(stage?.steps.length ?? 0, 'step')} leave the roadmap.`}
      confirmLabel="Delete stage"
      destructive
      pending={remove.isPending}
      onConfirm={() => stage && remove.mutate(stage.id, { onSettled: onClose })}
    />
  );
}
