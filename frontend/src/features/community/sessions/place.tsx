import type { PeerSession } from '@waymark/contracts/community/peer-sessions';
import { useRef, useState } from 'react';
import { AlertDialog } from '#shared/ui/alert-dialog.tsx';
import { Button } from '#shared/ui/button.tsx';
import { toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import { useGiveUpPlace } from '../api/use-peer-sessions.ts';
import { CalendarLink } from './calendar-link.tsx';
import { PlaceActions } from './place-actions.tsx';
import { isFull } from './texts.ts';

/** The reader's place in a session of another member. */
export function Place({ session }: { session: PeerSession }) {
  const { status, own, place } = session;
  const group = useRef<HTMLDivElement>(null);
  if (status === 'past' || status === 'cancelled') return null;
  const isIn = own === 'registered' || own === 'waiting';
  return (
    // The button that had the focus may be gone after the change.
    <div ref={group} tabIndex={-1} className="grid gap-3">
      {own === 'waiting' && status === 'upcoming' && (
        <p role="status">
          You are number {place} on the waiting list. If a place opens up, it is yours and we will notify you.
        </p>
      )}
      {status === 'live' && own !== 'registered' && (
        <p className="text-muted">
          {isFull(session)
            ? 'This session has started and all places are taken.'
            : 'This session has started. Register to join it now.'}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <PlaceActions session={session} isMain onRegistered={() => group.current?.focus()} />
        {own === 'registered' && <CalendarLink session={session} />}
        {isIn && status === 'upcoming' && <GiveUp session={session} onDone={() => group.current?.focus()} />}
      </div>
    </div>
  );
}

function GiveUp({ session, onDone }: { session: PeerSession; onDone: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const leave = useGiveUpPlace(session.id);
  const isWaiting = session.own === 'waiting';
  const confirm = () =>
    leave.act(undefined, {
      onSuccess: () => {
        toast({
          title: isWaiting ? 'You left the waiting list' : 'You gave up your place',
          variant: 'success',
        });
        onDone();
      },
      onError: (error) =>
        toastError(isWaiting ? 'You are still on the list' : 'You still have your place', error),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button onClick={() => setAsking(true)}>{isWaiting ? 'Leave Waiting List' : 'Give Up Place'}</Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={isWaiting ? 'Leave the waiting list?' : 'Give up your place?'}
        description={
          isWaiting
            ? 'If you register again, you join the end of the list.'
            : 'It goes to the first person on the waiting list. You can register again as long as there are places.'
        }
        confirmLabel={isWaiting ? 'Leave list' : 'Give up place'}
        cancelLabel="Keep it"
        pending={leave.isPending}
        onConfirm={confirm}
      />
    </>
  );
}
