import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { Milestone } from '@waymark/contracts/roadmaps/timeline';
import { MAX_MILESTONES } from '@waymark/contracts/roadmaps/timeline-limits';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Trail, TrailPoint } from '#shared/trail/trail.tsx';
import { AlertDialog } from '#shared/ui/alert-dialog.tsx';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { GhostwriterPanel } from '../drafting/ghostwriter-panel.tsx';
import { SortableList } from '../shared/sortable-list.tsx';
import { hasUnsavedValues } from '../shared/unsaved-values.ts';
import { MilestoneCard } from './milestone-card.tsx';
import { milestoneStorageKey } from './milestone-draft.ts';
import { MilestoneForm } from './milestone-form.tsx';
import { useDeleteMilestone, useOrderTimeline, useTimeline } from './use-timeline.ts';

export function TimelinePanel({ roadmap }: { roadmap: Roadmap }) {
  const query = useTimeline(roadmap.id);
  if (query.isPending) return <Skeleton className="h-72 rounded-card" />;
  if (!query.data) return <QueryError title="Your timeline did not load" query={query} />;
  const { milestones } = query.data;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Milestones roadmapId={roadmap.id} milestones={milestones} />
      <GhostwriterPanel roadmap={roadmap} hasMilestones={milestones.length > 0} />
    </div>
  );
}

interface MilestonesProps {
  roadmapId: string;
  milestones: Milestone[];
}

/** `edited`: the id of the milestone whose form is open; `new` for one that is being added. */
function Milestones({ roadmapId, milestones }: MilestonesProps) {
  const unsaved = (id: string | null) => hasUnsavedValues(milestoneStorageKey(roadmapId, id));
  const [edited, setEdited] = useState<string | null>(() => (unsaved(null) ? 'new' : null));
  const [deleting, setDeleting] = useState<Milestone | null>(null);
  const order = useOrderTimeline(roadmapId);
  const isFull = milestones.length >= MAX_MILESTONES;
  const close = () => setEdited(null);
  return (
    <section aria-labelledby="timeline-title" className="grid grid-cols-1 gap-4">
      <div>
        <h3 id="timeline-title" className="text-lg">
          Your timeline
        </h3>
        <p className="mt-1 text-sm text-muted">
          What changed, in which year, and what you did. Drag the milestones into your order.
        </p>
      </div>
      {milestones.length === 0 && edited === null && (
        <EmptyState
          title="No milestones yet"
          drawing="cairn"
          headingLevel={3}
          action={<AddMilestone onClick={() => setEdited('new')} />}
        >
          Begin with the year when things began to change.
        </EmptyState>
      )}
      {milestones.length > 0 && (
        <Trail className="md:pl-12">
          <SortableMilestones
            milestones={milestones}
            onReorder={(next) => order.mutate(next)}
            render={(milestone, controls) =>
              edited === milestone.id ? (
                <MilestoneForm roadmapId={roadmapId} milestone={milestone} onClose={close} />
              ) : (
                <MilestoneCard
                  milestone={milestone}
                  isUnsaved={unsaved(milestone.id)}
                  controls={controls}
                  onEdit={() => setEdited(milestone.id)}
                  onDelete={() => setDeleting(milestone)}
                />
              )
            }
          />
        </Trail>
      )}
      {edited === 'new' && <MilestoneForm roadmapId={roadmapId} milestone={null} onClose={close} />}
      {edited !== 'new' && (milestones.length > 0 || edited !== null) && (
        <div>
          <AddMilestone disabled={isFull} onClick={() => setEdited('new')} />
          {isFull && (
            <p className="mt-2 text-sm text-muted">A timeline has at most {MAX_MILESTONES} milestones.</p>
          )}
        </div>
      )}
      <DeleteMilestone roadmapId={roadmapId} milestone={deleting} onClose={() => setDeleting(null)} />
    </section>
  );
}

const AddMilestone = (props: { onClick: () => void; disabled?: boolean }) => (
  <Button {...props}>
    <Plus aria-hidden="true" className="size-4.5" />
    Add milestone
  </Button>
);

interface SortableMilestonesProps {
  milestones: Milestone[];
  onReorder: (milestones: Milestone[]) => void;
  render: (milestone: Milestone, controls: ReactNode) => ReactNode;
}

const SortableMilestones = ({ milestones, onReorder, render }: SortableMilestonesProps) => (
  <SortableList
    items={milestones}
    idOf={({ id }) => id}
    nameOf={({ title }) => title}
    onReorder={onReorder}
    className="grid grid-cols-1 gap-4"
  >
    {(milestone, controls) => (
      <TrailPoint kind="stage" state="done">
        {render(milestone, controls)}
      </TrailPoint>
    )}
  </SortableList>
);

interface DeleteMilestoneProps {
  roadmapId: string;
  milestone: Milestone | null;
  onClose: () => void;
}

function DeleteMilestone({ roadmapId, milestone, onClose }: DeleteMilestoneProps) {
  const remove = useDeleteMilestone(roadmapId);
  return (
    <AlertDialog
      open={milestone !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Delete this milestone?"
      description={`“${milestone?.title ?? ''}” and its steps will be deleted permanently. Stages stay as they are.`}
      confirmLabel="Delete milestone"
      destructive
      pending={remove.isPending}
      onConfirm={() => milestone && remove.mutate(milestone.id, { onSettled: onClose })}
    />
  );
}
