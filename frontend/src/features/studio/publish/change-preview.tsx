import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { plural } from '#lib/format.ts';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { ChangeList } from './change-list.tsx';
import { usePublished } from './use-publishing.ts';
import { changesBetween, hasChanges } from './version-changes.ts';

/** The notice that followers get once after the changes are published. */
export function ChangePreview({ roadmap }: { roadmap: Roadmap }) {
  const { data: published, isError } = usePublished(roadmap);
  if (isError)
    return (
      <p className="text-muted">
        The comparison with the published version did not load. Learners see once what is new.
      </p>
    );
  if (!published) return <Skeleton className="h-28 rounded-control" />;
  const changes = changesBetween(published.stages, roadmap.stages);
  if (!hasChanges(changes))
    return (
      <p className="text-muted">
        No step is new, changed or removed, so learners get no notice. They see your edits when they open the
        roadmap.
      </p>
    );
  return (
    <section>
      <h3 className="text-lg">What learners are notified about</h3>
      <p className="mt-1 text-sm text-muted">
        Once, when they come back
        {roadmap.followers > 0 && ` (${plural(roadmap.followers, 'person follows', 'people follow')} it)`}.
        Completed steps stay completed as long as they exist.
      </p>
      <ul className="mt-3 grid gap-3">
        <ChangeList label="New" tone="moss" titles={changes.added} />
        <ChangeList label="Changed" tone="dusk" titles={changes.changed} />
        <ChangeList label="Removed" tone="berry" titles={changes.removed} />
      </ul>
    </section>
  );
}
