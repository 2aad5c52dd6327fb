import type { Session } from '@waymark/contracts/scheduling/sessions';
import { call } from '#lib/api.ts';
import { AlertDialog } from '#shared/ui/alert-dialog.tsx';
import { firstName } from '../texts.ts';
import { proposedTime } from './proposal-notice.tsx';
import { useSessionAction } from './use-session-action.ts';

export function WithdrawDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const { proposal } = session;
  const name = firstName(session.with.name);
  const withdraw = useSessionAction({
    act: (_, idempotencyKey) =>
      call('POST /api/sessions/{id}/proposals/{proposalId}/withdraw', {
        params: { id: session.id, proposalId: proposal?.id ?? '' },
        idempotencyKey,
      }),
    done: () => ({ title: 'Proposed time withdrawn', description: `${name} has been notified.` }),
    failed: 'The proposed time was not withdrawn',
    onDone: onClose,
  });
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Withdraw the proposed time?"
      description={`${proposal ? `You proposed ${proposedTime(session, proposal)}. ` : ''}The session stays where it is.`}
      confirmLabel="Withdraw"
      cancelLabel="Keep it"
      pending={withdraw.isPending}
      onConfirm={() => withdraw.mutate()}
    />
  );
}
