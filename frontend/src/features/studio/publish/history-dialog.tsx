import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { RoadmapVersion } from '@waymark/contracts/roadmaps/versions';
import { useState } from 'react';
import { plural } from '#lib/format.ts';
import { AlertDialog } from '#shared/ui/alert-dialog.tsx';
import { Badge } from '#shared/ui/badge.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { useRestoreVersion, useVersions } from './use-publishing.ts';
import { VersionDetails } from './version-details.tsx';

const dateTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

export function HistoryDialog({ roadmap, onClose }: { roadmap: Roadmap; onClose: () => void }) {
  const versions = useVersions(roadmap.id);
  const [restoring, setRestoring] = useState<number | null>(null);
  const restore = useRestoreVersion(roadmap);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Published versions"
      description="Learners always see the newest one. Any of them can become your draft again."
    >
      {versions.isPending && <Skeleton className="h-40 rounded-control" />}
      {versions.isError && <QueryError title="The versions did not load" query={versions} />}
      <ol className="divide-y divide-line">
        {versions.data?.map((version, index) => (
          <Row
            key={version.version}
            roadmap={roadmap}
            version={version}
            isSeen={index === 0 && roadmap.status !== 'draft'}
            onRestore={() => setRestoring(version.version)}
          />
        ))}
      </ol>
      <AlertDialog
        open={restoring !== null}
        onOpenChange={(open) => !open && setRestoring(null)}
        title={`Restore version ${restoring ?? ''}?`}
        description="It replaces your draft. Learners see no change until you publish, and their progress is kept. You can undo this."
        confirmLabel="Restore into my draft"
        pending={restore.isPending}
        onConfirm={() =>
          restoring !== null &&
          restore.mutate(restoring, { onSuccess: onClose, onSettled: () => setRestoring(null) })
        }
      />
    </Dialog>
  );
}

interface RowProps {
  roadmap: Roadmap;
  version: RoadmapVersion;
  isSeen: boolean;
  onRestore: () => void;
}

function Row({ roadmap, version, isSeen, onRestore }: RowProps) {
  const [isOpen, setOpen] = useState(false);
  const isDraft = version.version === roadmap.version && !roadmap.hasUnpublishedChanges;
  return (
    <li className="grid gap-1 py-4 first:pt-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="tabular font-semibold">Version {version.version}</span>
        <span className="tabular text-sm text-muted">{dateTime.format(new Date(version.publishedAt))}</span>
        {isSeen && <Badge tone="moss">Learners see this</Badge>}
      </p>
      <p dir="auto">{version.title}</p>
      <p className="tabular text-sm text-muted">
        {plural(version.stageCount, 'stage')}, {plural(version.stepCount, 'step')}. {changes(version)}
      </p>
      <div className="mt-1 flex flex-wrap gap-2">
        {version.version > 1 && (
          <Button size="sm" variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            What changed<span className="sr-only"> in version {version.version}</span>
          </Button>
        )}
        {isDraft ? (
          <span className="flex min-h-10 items-center text-sm text-muted">Your draft is the same.</span>
        ) : (
          <Button size="sm" onClick={onRestore}>
            Restore<span className="sr-only"> version {version.version}</span>
          </Button>
        )}
      </div>
      {isOpen && <VersionDetails roadmapId={roadmap.id} version={version.version} />}
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
