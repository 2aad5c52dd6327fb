import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { Badge, type Tone } from '../../../../components/ui/badge.tsx';
import { Skeleton } from '../../../../components/ui/skeleton.tsx';
import { plural } from '../../../../lib/format.ts';
import { usePublished } from '../../api/use-publishing.ts';
import { changesBetween, hasChanges } from '../../version-changes.ts';

/** The notice that followers get once after the changes are published. */
export function ChangePreview({ roadmap }: { roadmap: Roadmap }) {
  const { data: published, isError } = usePublished(roadmap);
  if (isError)
    return (
      <p className="text-muted">
        The comparison with the published version did not load. Learners are told once what is new.
      </p>
    );
  if (!published) return <Skeleton className="h-28 rounded-control" />;
  const changes = changesBetween(published.stages, roadmap.stages);
  if (!hasChanges(changes))
    return (
      <p className="text-muted">
        No step is new, changed or removed, so learners are not told anything. They see your edits when they
        open the roadmap.
      </p>
    );
  return (
    <section>
      <h3 className="text-lg">What learners are told</h3>
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

const MAX_LISTED = 8;
function ChangeList({ label, tone, titles }: { label: string; tone: Tone; titles: string[] }) {
  if (titles.length === 0) return null;
  const shown = titles.slice(0, MAX_LISTED);
  const more = titles.length - shown.length;
  return (
    <li className="grid grid-cols-[5.5rem_1fr] items-start gap-3">
      <Badge tone={tone} className="justify-self-start">
        {label}
      </Badge>
      <ul className="grid gap-1 text-sm">
        {shown.map((title, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat and never move
          <li key={index}>{title}</li>
        ))}
        {more > 0 && <li className="text-muted">and {more} more</li>}
      </ul>
    </li>
  );
}
