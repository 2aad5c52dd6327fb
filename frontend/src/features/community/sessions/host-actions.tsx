import { EARLY_START_MINUTES } from '@waymark/contracts/community/peer-options';
import type { PeerSessionDetails } from '@waymark/contracts/community/peer-sessions';
import { lazy, Suspense, useState } from 'react';
import { useNow } from '#lib/use-now.ts';
import { AlertDialog } from '#shared/ui/alert-dialog.tsx';
import { Button } from '#shared/ui/button.tsx';
import { toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import { useEditPeerSession, useEndPeerSession, useStartPeerSession } from '../api/use-peer-sessions.ts';
import { CalendarLink } from './calendar-link.tsx';
import { CancelSessionDialog } from './cancel-session-dialog.tsx';
import { JoinButton } from './place-actions.tsx';

// Forms load the schemas.
const SessionDialog = lazy(() => import('./session-dialog.tsx'));

/** What only the host of a session can do. */
export function HostActions({ session }: { session: PeerSessionDetails }) {
  const [open, setOpen] = useState<'edit' | 'cancel' | 'start' | 'end' | null>(null);
  const edit = useEditPeerSession(session.id);
  const { status, scheduledFor } = session;
  const now = useNow(30_000);
  const close = () => setOpen(null);
  if (status === 'cancelled') return null;
  const isSoon = Date.parse(scheduledFor) - now <= EARLY_START_MINUTES * 60_000;
  return (
    <div className="flex flex-wrap gap-3">
      {status === 'live' && <JoinButton session={session} />}
      {status === 'upcoming' && isSoon && (
        <Button variant="primary" onClick={() => setOpen('start')}>
          Start Now
        </Button>
      )}
      {status === 'live' && <Button onClick={() => setOpen('end')}>End Session</Button>}
      <Button onClick={() => setOpen('edit')}>Edit</Button>
      {status === 'upcoming' && <CalendarLink session={session} />}
      {status === 'upcoming' && <Button onClick={() => setOpen('cancel')}>Cancel Session</Button>}
      {open === 'edit' && (
        <Suspense fallback={null}>
          <SessionDialog
            title="Edit your session"
            submitLabel="Save"
            session={session}
            send={edit}
            onDone={() => {
              const description = 'Participants are notified of a new title, time or place.';
              toast({ title: 'Your session is saved', description, variant: 'success' });
              close();
            }}
            onClose={close}
          />
        </Suspense>
      )}
      {open === 'cancel' && <CancelSessionDialog session={session} onClose={close} />}
      <Confirm session={session} act={open === 'start' || open === 'end' ? open : null} onClose={close} />
    </div>
  );
}

const texts = {
  start: {
    title: 'Start this session now?',
    description: 'It goes live and participants can join. Others can still register while places are free.',
    label: 'Start session',
    failed: 'The session was not started',
  },
  end: {
    title: 'End this session?',
    description: 'Participants no longer see the join link. This cannot be undone.',
    label: 'End session',
    failed: 'The session was not ended',
  },
};

interface ConfirmProps {
  session: PeerSessionDetails;
  act: 'start' | 'end' | null;
  onClose: () => void;
}

function Confirm({ session, act, onClose }: ConfirmProps) {
  const start = useStartPeerSession(session.id);
  const end = useEndPeerSession(session.id);
  if (!act) return null;
  const { title, description, label, failed } = texts[act];
  const mutation = act === 'start' ? start : end;
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      confirmLabel={label}
      cancelLabel="Not yet"
      pending={mutation.isPending}
      onConfirm={() =>
        mutation.act(undefined, {
          onError: (error) => toastError(failed, error),
          onSettled: onClose,
        })
      }
    />
  );
}
