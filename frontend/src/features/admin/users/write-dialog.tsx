import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminUser } from '@waymark/contracts/identity/admin-users';
import { call } from '#lib/api.ts';
import { useIdempotencyKey } from '#lib/use-idempotency-key.ts';
import { toast } from '#shared/ui/toast.ts';
import { ReasonDialog } from '../components/reason-dialog.tsx';

/** An admin writes to a user. */
export function WriteDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const client = useQueryClient();
  const { keyOf } = useIdempotencyKey();
  const write = useMutation({
    mutationFn: (text: string) => {
      const body = { text };
      return call('POST /api/admin/users/{id}/message', {
        params: { id: user.id },
        body,
        idempotencyKey: keyOf(body),
      });
    },
    onSuccess: () => {
      toast({ title: `Sent to ${user.username}`, variant: 'success' });
      onClose();
      return client.invalidateQueries({ queryKey: ['admin', 'users', user.id] });
    },
  });
  return (
    <ReasonDialog
      title={`Write to ${user.username}`}
      description="They get it as a notification and an email. It stays in the audit."
      label="Message"
      confirmLabel="Send"
      pending={write.isPending}
      error={write.error}
      onConfirm={(text) => write.mutate(text)}
      onClose={onClose}
    />
  );
}
