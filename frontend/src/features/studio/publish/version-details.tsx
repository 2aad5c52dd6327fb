import type { VersionDetail } from '@waymark/contracts/roadmaps/versions';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { ChangeList } from './change-list.tsx';
import { useVersionDetail } from './use-publishing.ts';

interface VersionDetailsProps {
  roadmapId: string;
  version: number;
}

/** What a version changed in the one before it. */
export function VersionDetails({ roadmapId, version }: VersionDetailsProps) {
  const detail = useVersionDetail(roadmapId, version);
  if (detail.isPending) return <Skeleton className="mt-2 h-20 rounded-control" />;
  if (!detail.data) return <QueryError title="The changes did not load" query={detail} className="mt-2" />;
  const { stages, steps } = detail.data;
  const titlesOf = (list: { title: string }[]) => list.map(({ title }) => title);
  const others = otherChanges(detail.data);
  return (
    <div className="mt-2 grid gap-4 rounded-control bg-sunken p-4">
      <Group title="Stages" lists={[stages.added, stages.changed, stages.removed]} />
      <Group
        title="Steps"
        lists={[titlesOf(steps.added), titlesOf(steps.changed), titlesOf(steps.removed)]}
      />
      {others.length > 0 && <p className="text-sm">{others.join(' ')}</p>}
      {[...Object.values(stages), ...Object.values(steps), others].every((list) => list.length === 0) && (
        <p className="text-sm text-muted">Only marks that learners do not see.</p>
      )}
    </div>
  );
}

function Group({
  title,
  lists,
}: {
  title: string;
  lists: [added: string[], changed: string[], removed: string[]];
}) {
  if (lists.every((list) => list.length === 0)) return null;
  const [added, changed, removed] = lists;
  return (
    <section>
      <h3 className="text-sm font-semibold">{title}</h3>
      <ul className="mt-2 grid gap-2">
        <ChangeList label="New" tone="moss" titles={added} />
        <ChangeList label="Changed" tone="dusk" titles={changed} />
        <ChangeList label="Removed" tone="berry" titles={removed} />
      </ul>
    </section>
  );
}

const DETAILS: Record<VersionDetail['details'][number], string> = {
  title: 'title',
  description: 'description',
  category: 'category',
  duration: 'duration',
  audio: 'recording',
  tags: 'tags',
};

const list = new Intl.ListFormat('en');

const otherChanges = ({ reordered, details }: VersionDetail): string[] => [
  ...(details.length > 0 ? [`The ${list.format(details.map((one) => DETAILS[one]))} changed.`] : []),
  ...(reordered ? ['The order changed.'] : []),
];
