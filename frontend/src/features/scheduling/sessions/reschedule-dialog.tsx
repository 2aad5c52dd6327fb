import { useQueryClient } from '@tanstack/react-query';
import { FREE_CANCEL_HOURS } from '@waymark/contracts/scheduling/constants';
import { rescheduleSession } from '@waymark/contracts/scheduling/routes';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { ApiError, call, newIdempotencyKey } from '../../../lib/api.ts';
import { plural } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { browserZone } from '../../../lib/zones.ts';
import { lookAgainAtSlots } from '../api/use-slots.ts';
import { SlotPicker } from '../booking/slot-picker.tsx';
import type { Taken } from '../booking/taken-notice.tsx';
import { firstName, whenForBoth } from '../words.ts';
import { theirZoneOf } from './session-words.ts';
import { useSessionAction } from './use-session-action.ts';

/** Another time for the same session: its payment and its link stay. */
export function RescheduleDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const client = useQueryClient();
  const keys = useRef(new Map<string, string>());
  const [selected, setSelected] = useState<string | null>(null);
  const [taken, setTaken] = useState<Taken | null>(null);
  const name = firstName(session.with.name);
  const theirZone = theirZoneOf(session);
  const when = (start: string) => whenForBoth(start, browserZone(), theirZone, name);
  const keyOf = (start: string) => {
    const key = keys.current.get(start) ?? newIdempotencyKey();
    keys.current.set(start, key);
    return key;
  };
  const now = useNow(30_000);
  const times = useRef<HTMLDivElement>(null);
  // What is said of the chosen time makes the foot taller: on a phone it would cover that very time.
  useEffect(() => {
    if (!selected) return;
    // After the zone and the day, which are chosen, too.
    const last = [...(times.current?.querySelectorAll(':checked') ?? [])].at(-1);
    last?.closest('label')?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  const move = useSessionAction({
    act: (start: string) =>
      call(rescheduleSession, {
        params: { id: session.id },
        body: { sessionDate: start },
        idempotencyKey: keyOf(start),
      }),
    done: ({ sessionDate }) => ({
      title: 'Session moved',
      description: `Now ${when(sessionDate)}. ${name} has been notified.`,
    }),
    failed: 'The session was not moved',
    onDone: onClose,
    onFailed: (error, start) => {
      if (!(error instanceof ApiError) || error.code !== 'SLOT_TAKEN') return false;
      setSelected(null);
      void lookAgainAtSlots(client, session.mentorId).then(() => setTaken({ start }));
      return true;
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title="Choose another time"
      description={`With ${session.with.name}, now ${when(session.sessionDate)}.${session.isPaid ? ' What was paid stays with the session.' : ''}`}
      footer={
        <>
          <p aria-live="polite" className="tabular basis-full text-sm font-semibold">
            {selected ? `Moves to ${when(selected)}` : 'Choose a day and a time'}
            {selected && endsFreeCancelling(session, selected, now) && (
              <span className="mt-1 block font-normal">
                That is less than {plural(freeHoursOf(session), 'hour')} away: once it is moved there,
                cancelling gives no money back.
              </span>
            )}
          </p>
          <Button onClick={onClose}>Keep it</Button>
          <Button
            variant="primary"
            disabled={!selected}
            loading={move.isPending}
            onClick={() => selected && move.mutate(selected)}
          >
            Move session
          </Button>
        </>
      }
    >
      <div ref={times}>
        <SlotPicker
          of={{ mentorId: session.mentorId, kind: session.kind, moving: session.id }}
          name={name}
          theirZone={theirZone}
          near={session.sessionDate}
          selected={selected}
          onSelect={(start) => {
            setSelected(start);
            setTaken(null);
          }}
          taken={taken}
        />
      </div>
    </Dialog>
  );
}

const HOUR_MS = 3_600_000;

/** Hours before the start that cancelling will be free once its learner has moved it: its own, unless its mentor had moved it. */
const freeHoursOf = ({ sessionDate, cancellation }: Session): number =>
  (Date.parse(sessionDate) - Date.parse(cancellation.freeUntil)) / HOUR_MS || FREE_CANCEL_HOURS;

/** Whether what was paid would come back now, and not once its learner has moved it to `start`. */
const endsFreeCancelling = (session: Session, start: string, now: number): boolean =>
  session.role === 'learner' &&
  session.payment === 'paid' &&
  session.cancellation.refund > 0 &&
  Date.parse(start) - now < freeHoursOf(session) * HOUR_MS;
