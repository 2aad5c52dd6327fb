import type { PeerSession } from '@waymark/contracts/community/peer-sessions';
import { CircleAlert, Play } from 'lucide-react';
import { lazy, type RefObject, Suspense, useRef, useState } from 'react';
import { formatBytes, formatDuration } from '#lib/format.ts';
import { AlertDialog } from '#shared/ui/alert-dialog.tsx';
import { Button } from '#shared/ui/button.tsx';
import { toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import { useFocusFallback } from '#shared/ui/use-focus-fallback.ts';
import { useRemoveRecording } from '../api/use-peer-sessions.ts';
import { hasRecording } from './texts.ts';
import { WatchDialog } from './watch-dialog.tsx';

// It loads the protocol of uploads.
const RecordingDialog = lazy(() => import('./recording-dialog.tsx'));

/** The recording of a session that is over: to watch for those who were registered, to upload for the host. */
export function Recording({ session }: { session: PeerSession }) {
  const { status, own, recordingStatus, recordingUrl, recordingFault } = session;
  const [open, setOpen] = useState<'watch' | 'upload' | 'remove' | null>(null);
  const section = useRef<HTMLElement>(null);
  const isHost = own === 'host';
  const has = hasRecording(session);
  const isShown = recordingStatus === 'ready' || isHost || (has && own === 'registered');
  if (status !== 'past' || !isShown) return null;
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="recording" className="mt-8">
      <h2 id="recording" className="text-xl">
        Recording
      </h2>
      <p role="status" className="tabular mt-2 text-muted">
        {describe(session)}
      </p>
      {recordingFault && (
        <p role="alert" className="mt-3 flex gap-2.5 rounded-card bg-berry-soft px-4 py-3 text-sm">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span dir="auto" className="min-w-0 break-words">
            {recordingFault}
          </span>
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {recordingUrl && (
          <Button variant="primary" onClick={() => setOpen('watch')}>
            <Play aria-hidden="true" className="size-5" />
            Watch Recording
          </Button>
        )}
        {isHost && (
          <Button onClick={() => setOpen('upload')}>{has ? 'Replace Recording' : 'Add Recording'}</Button>
        )}
        {isHost && has && <DeleteButton section={section} onClick={() => setOpen('remove')} />}
      </div>
      {open === 'watch' && recordingUrl && (
        <WatchDialog session={session} src={recordingUrl} onClose={() => setOpen(null)} />
      )}
      {open === 'upload' && (
        <Suspense fallback={null}>
          <RecordingDialog session={session} onClose={() => setOpen(null)} />
        </Suspense>
      )}
      {open === 'remove' && (
        <RemoveDialog
          session={session}
          onClose={() => setOpen(null)}
          // The button that had the focus is gone.
          onDone={() => section.current?.focus()}
        />
      )}
    </section>
  );
}

interface DeleteButtonProps {
  section: RefObject<HTMLElement | null>;
  onClick: () => void;
}

/** It is removed when the file is refused. */
function DeleteButton({ section, onClick }: DeleteButtonProps) {
  const root = useFocusFallback<HTMLDivElement>(section);
  return (
    <div ref={root}>
      <Button onClick={onClick}>Delete Recording</Button>
    </div>
  );
}

function describe(session: PeerSession): string {
  const { own, recordingStatus, recordingUrl } = session;
  if (recordingStatus === 'ready')
    return recordingUrl ? factsOf(session) : `${factsOf(session)} It is for those who were registered.`;
  if (recordingStatus !== 'processing')
    return 'There is no recording yet. Those who were registered can watch it.';
  const isFor = own === 'host' ? 'Those who were registered' : 'You';
  return `The recording is being processed… ${isFor} can watch it here when it is ready.`;
}

function factsOf({ recordingDuration, recordingSize, recordingKind }: PeerSession): string {
  const parts = [
    recordingKind === 'audio' ? 'Sound' : 'Video',
    recordingDuration === null ? null : formatDuration(recordingDuration),
    recordingSize === null ? null : formatBytes(recordingSize),
  ];
  return `${parts.filter((part) => part !== null).join(' · ')}.`;
}

interface RemoveDialogProps {
  session: PeerSession;
  onClose: () => void;
  onDone: () => void;
}

function RemoveDialog({ session, onClose, onDone }: RemoveDialogProps) {
  const remove = useRemoveRecording(session.id);
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete the recording?"
      description="The file is permanently deleted. No one can watch it any more."
      confirmLabel="Delete recording"
      cancelLabel="Keep it"
      destructive
      pending={remove.isPending}
      onConfirm={() =>
        remove.act(undefined, {
          onSuccess: () => {
            toast({ title: 'Recording deleted', variant: 'success' });
            onClose();
            onDone();
          },
          onError: (error) => toastError('The recording was not deleted', error),
        })
      }
    />
  );
}
