import { MAX_REASON } from '@waymark/contracts/community/peer-options';
import type { PeerSession } from '@waymark/contracts/community/peer-sessions';
import { useState } from 'react';
import { plural } from '#lib/format.ts';
import { AlertDialog } from '#shared/ui/alert-dialog.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Textarea } from '#shared/ui/input.tsx';
import { toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import { useCancelPeerSession } from '../api/use-peer-sessions.ts';

export function CancelSessionDialog({ session, onClose }: { session: PeerSession; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const cancel = useCancelPeerSession(session.id);
  const people = session.currentParticipants + session.waiting;
  const fault = reason.trim().length > MAX_REASON ? `At most ${MAX_REASON} characters` : undefined;
  const confirm = () => {
    if (fault) return;
    cancel.act(reason.trim(), {
      onSuccess: () => {
        const description = people > 0 ? `${plural(people, 'mentor')} got a notice.` : undefined;
        toast({ title: 'Session cancelled', description, variant: 'success' });
        onClose();
      },
      onError: (error) => toastError('The session was not cancelled', error),
    });
  };
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Cancel this session?"
      description={
        people > 0
          ? `${plural(people, 'mentor')} will be notified. This cannot be undone.`
          : 'This cannot be taken back.'
      }
      confirmLabel="Cancel session"
      cancelLabel="Keep it"
      destructive
      pending={cancel.isPending}
      onConfirm={confirm}
    >
      <Field label="Reason" aside="optional, participants read it" error={fault}>
        <Textarea rows={2} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
    </AlertDialog>
  );
}
