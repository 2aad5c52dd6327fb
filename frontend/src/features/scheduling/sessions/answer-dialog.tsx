import type { Session } from '@waymark/contracts/scheduling/sessions';
import { useState } from 'react';
import { ApiError, call } from '#lib/api.ts';
import { browserZone, timeInBothZones } from '#lib/zones.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { firstName } from '../texts.ts';
import { MessageField } from './message-field.tsx';
import { proposedTime } from './proposal-notice.tsx';
import { theirZoneOf } from './session-texts.ts';
import { useSessionAction } from './use-session-action.ts';
import { Words } from './words.tsx';

/** Accepts or declines the time that the other person proposed. */
export function AnswerDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const { proposal, with: other, can } = session;
  const name = firstName(other.name);
  const [message, setMessage] = useState('');
  const [isTaken, setTaken] = useState(false);
  const when = (start: string) => timeInBothZones(start, browserZone(), theirZoneOf(session), name);
  const answer = useSessionAction<boolean>({
    act: (accepts, idempotencyKey) => {
      const params = { id: session.id, proposalId: proposal?.id ?? '' };
      return accepts
        ? call('POST /api/sessions/{id}/proposals/{proposalId}/accept', { params, idempotencyKey })
        : call('POST /api/sessions/{id}/proposals/{proposalId}/decline', {
            params,
            body: { message: message.trim() },
            idempotencyKey,
          });
    },
    done: (changed) =>
      changed.proposal?.state === 'accepted'
        ? {
            title: 'Session moved',
            description: `Now ${when(changed.sessionDate)}. ${name} has been notified.`,
          }
        : {
            title: 'Proposed time declined',
            description: `The session stays at ${when(changed.sessionDate)}. ${name} has been notified.`,
          },
    failed: 'Your answer was not sent',
    onDone: onClose,
    onFailed: (error) => {
      const taken = error instanceof ApiError && error.code === 'SLOT_TAKEN';
      if (taken) setTaken(true);
      return taken;
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${name} proposes another time`}
      description={`Your session is now ${when(session.sessionDate)}.`}
      footer={
        <>
          <Button
            disabled={!can.answerProposal}
            loading={answer.isPending && !answer.variables}
            onClick={() => answer.mutate(false)}
          >
            Decline
          </Button>
          <Button
            variant="primary"
            disabled={!can.answerProposal || isTaken}
            loading={answer.isPending && answer.variables}
            onClick={() => answer.mutate(true)}
          >
            Accept
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {proposal && (
          <div className="grid gap-2 rounded-card bg-sunken p-4">
            <p className="tabular font-semibold">{proposedTime(session, proposal)}</p>
            {proposal.message && <Words of={`${name} wrote`} text={proposal.message} />}
          </div>
        )}
        {isTaken && (
          <p role="alert" className="rounded-card border border-amber bg-amber-soft p-4 text-ink">
            That time is no longer free. Your session stays where it is. Decline it, and you can propose
            another one.
          </p>
        )}
        {!can.answerProposal && (
          <p role="status" className="text-muted">
            This proposal has ended, so there is nothing left to answer.
          </p>
        )}
        {can.answerProposal && <MessageField name={name} value={message} onChange={setMessage} />}
        {can.answerProposal && <p className="text-sm text-muted">The message is sent if you decline.</p>}
      </div>
    </Dialog>
  );
}
