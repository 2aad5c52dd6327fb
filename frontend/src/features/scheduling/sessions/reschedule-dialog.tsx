import { useQueryClient } from '@tanstack/react-query';
import { FREE_CANCEL_HOURS } from '@waymark/contracts/scheduling/constants';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { useEffect, useRef, useState } from 'react';
import { ApiError, call } from '#lib/api.ts';
import { plural } from '#lib/format.ts';
import { useNow } from '#lib/use-now.ts';
import { browserZone, timeInBothZones } from '#lib/zones.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { invalidateSlots } from '../api/use-slots.ts';
import { SlotPicker } from '../booking/slot-picker.tsx';
import type { Taken } from '../booking/taken-notice.tsx';
import { firstName } from '../texts.ts';
import { MessageField } from './message-field.tsx';
import { theirZoneOf } from './session-texts.ts';
import { useSessionAction } from './use-session-action.ts';

export function RescheduleDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const client = useQueryClient();
  const [selected, setSelected] = useState<string | null>(null);
  const [message, setMessage] = useState('');
  const [taken, setTaken] = useState<Taken | null>(null);
  const name = firstName(session.with.name);
  const theirZone = theirZoneOf(session);
  const when = (start: string) => timeInBothZones(start, browserZone(), theirZone, name);
  const now = useNow(30_000);
  const picker = useRef<HTMLDivElement>(null);
  // The text about the selected time makes the footer taller, which would cover that time on a phone.
  useEffect(() => {
    if (!selected) return;
    // The checked radios are the zone, the day and, last, the time.
    const last = [...(picker.current?.querySelectorAll(':checked') ?? [])].at(-1);
    last?.closest('label')?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  const move = useSessionAction({
    act: (start: string, idempotencyKey) =>
      call('POST /api/sessions/{id}/reschedule', {
        params: { id: session.id },
        body: { sessionDate: start, message: message.trim() },
        idempotencyKey,
      }),
    done: ({ sessionDate }) => ({
      title: 'Time proposed',
      description: `${name} has been asked. Until they accept, the session stays at ${when(sessionDate)}.`,
    }),
    failed: 'The time was not proposed',
    onDone: onClose,
    onFailed: (error, start) => {
      if (!(error instanceof ApiError) || error.code !== 'SLOT_TAKEN') return false;
      setSelected(null);
      void invalidateSlots(client, session.mentorId).then(() => setTaken({ start }));
      return true;
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title="Choose another time"
      description={`With ${session.with.name}, now ${when(session.sessionDate)}. It moves when ${name} accepts your time.${session.isPaid ? ' The payment moves with the session.' : ''}`}
      footer={
        <>
          <p aria-live="polite" className="tabular basis-full text-sm font-semibold">
            {selected ? `You propose ${when(selected)}` : 'Choose a day and a time'}
            {selected && losesRefund(session, selected, now) && (
              <span className="mt-1 block font-normal">
                That is less than {plural(freeHoursOf(session), 'hour')} away. Once it is moved there, you
                cannot cancel with a refund.
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
            Propose this time
          </Button>
        </>
      }
    >
      <div ref={picker}>
        <SlotPicker
          query={{ mentorId: session.mentorId, kind: session.kind, moving: session.id }}
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
      <div className="mt-4">
        <MessageField name={name} value={message} onChange={setMessage} />
      </div>
    </Dialog>
  );
}

const HOUR_MS = 3_600_000;

/** How many hours before the start free cancelling will end; the default if the mentor had moved the session. */
const freeHoursOf = ({ sessionDate, cancellation }: Session): number =>
  (Date.parse(sessionDate) - Date.parse(cancellation.freeUntil)) / HOUR_MS || FREE_CANCEL_HOURS;

/** Whether a cancellation is refunded now, but not after the learner has moved the session to `start`. */
const losesRefund = (session: Session, start: string, now: number): boolean =>
  session.role === 'learner' &&
  session.payment === 'paid' &&
  session.cancellation.refund > 0 &&
  Date.parse(start) - now < freeHoursOf(session) * HOUR_MS;
