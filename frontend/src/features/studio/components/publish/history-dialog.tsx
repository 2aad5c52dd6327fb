import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { RoadmapVersion } from '@waymark/contracts/roadmaps/versions';
import { Badge } from '../../../../components/ui/badge.tsx';
import { Dialog } from '../../../../components/ui/dialog.tsx';
import { QueryError } from '../../../../components/ui/query-error.tsx';
import { Skeleton } from '../../../../components/ui/skeleton.tsx';
import { plural } from '../../../../lib/format.ts';
import { useVersions } from '../../api/use-publishing.ts';

const dateTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

export function HistoryDialog({ roadmap, onClose }: { roadmap: Roadmap; onClose: () => void }) {
  const versions = useVersions(roadmap.id);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Published versions"
      description="Learners always see the newest one."
    >
      {versions.isPending && <Skeleton className="h-40 rounded-control" />}
      {versions.isError && <QueryError title="The versions did not load" query={versions} />}
      <ol className="divide-y divide-line">
        {versions.data?.map((version, index) => (
          <Row key={version.version} version={version} isSeen={index === 0 && roadmap.status !== 'draft'} />
        ))}
      </ol>
    </Dialog>
  );
}

function Row({ version, isSeen }: { version: RoadmapVersion; isSeen: boolean }) {
  return (
    <li className="grid gap-1 py-4 first:pt-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="tabular font-semibold">Version {version.version}</span>
        <span className="tabular text-sm text-muted">{dateTime.format(new Date(version.publishedAt))}</span>
        {isSeen && <Badge tone="moss">Learners see this</Badge>}
      </p>
      <p>{version.title}</p>
      <p className="tabular text-sm text-muted">
        {plural(version.stageCount, 'stage')}, {plural(version.stepCount, 'step')}. {changes(version)}
      </p>
    </li>
  );
}

function changes({ version, addedCount, changedCount, removedCount }: RoadmapVersion): string {
  if (version === 1) return 'The first version.';
  const parts = [
    addedCount > 0 && `${addedCount} new`,
    changedCount > 0 && `${changedCount} changed`,
    removedCount > 0 && `${removedCount} removed`,
  ].filter(Boolean);
  return parts.length > 0 ? `Steps: ${parts.join(', ')}.` : 'The steps are the same.';
}
