import type { Recording } from '@waymark/contracts/roadmaps/recordings';
import { useState } from 'react';
import { formatDuration } from '#lib/format.ts';
import { AlertDialog } from '#shared/ui/alert-dialog.tsx';
import { Button } from '#shared/ui/button.tsx';
import { defaultName } from './formats.ts';
import { useDeleteRecording, useFinishRecording, useUnfinishedRecordings } from './use-recordings.ts';

/** Recordings of other visits and devices that were not finished. */
export function UnfinishedRecordings({ roadmapId }: { roadmapId: string }) {
  const { data = [] } = useUnfinishedRecordings(roadmapId);
  const finish = useFinishRecording(roadmapId);
  const remove = useDeleteRecording(roadmapId);
  const [deleting, setDeleting] = useState<Recording | null>(null);
  if (data.length === 0) return null;
  const busy = finish.isPending || remove.isPending;
  return (
    <ul aria-label="Unfinished recordings" className="mt-4 grid gap-3">
      {data.map((recording) => (
        <li key={recording.id} className="grid gap-3 rounded-control bg-amber-soft px-4 py-3 text-sm">
          <p>
            You have a recording of {formatDuration(recording.seconds)} that was not finished (
            {nameOf(recording)}).
          </p>
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              disabled={busy}
              loading={finish.isPending && finish.variables.recording.id === recording.id}
              onClick={() => finish.mutate({ recording, name: nameOf(recording) })}
            >
              Save it as it is
            </Button>
            <Button size="sm" variant="ghost" disabled={busy} onClick={() => setDeleting(recording)}>
              Delete it
            </Button>
          </div>
        </li>
      ))}
      <AlertDialog
        open={deleting !== null}
        onOpenChange={(open) => !open && setDeleting(null)}
        title="Delete this recording?"
        description="The recording is not saved and will be deleted permanently."
        confirmLabel="Delete recording"
        destructive
        pending={remove.isPending}
        onConfirm={() => deleting && remove.mutate(deleting, { onSettled: () => setDeleting(null) })}
      />
    </ul>
  );
}

const nameOf = ({ createdAt }: Recording): string => defaultName(new Date(createdAt));
