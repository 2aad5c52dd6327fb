import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { formatDate } from '../../lib/format.ts';
import { changeSession } from '../../lib/query-client.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Drawing } from '../../shared/ui/drawing.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { toastError } from '../../shared/ui/toast-error.ts';
import { useLogout } from './use-logout.ts';

/** In place of every page while the account is about to be deleted. */
export default function KeepAccount({ deleteAfter }: { deleteAfter: string }) {
  useDocumentTitle('Your account will be deleted');
  const client = useQueryClient();
  const logout = useLogout();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('DELETE /api/account/deletion'),
    onSuccess: (user) => {
      changeSession(client, user);
      const description = 'Everything is as it was. You can book cancelled sessions again.';
      toast({ title: 'You are keeping your account', description, variant: 'success' });
    },
    onError: (error) => toastError('Your account could not be restored', error),
  });
  return (
    <div className="contours flex grow flex-col items-center justify-center gap-5 px-4 py-24 text-center">
      <Drawing name="tent" />
      <h1 className="text-3xl md:text-4xl">Your account will be deleted</h1>
      <p className="max-w-md text-muted">
        You asked us to delete it, and we will on {formatDate(deleteAfter)}. Until then you can keep it, with
        everything except the sessions that were cancelled.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="primary" loading={isPending} onClick={() => mutate()}>
          Keep my account
        </Button>
        <Button loading={logout.isPending} onClick={logout.start}>
          Log out
        </Button>
      </div>
    </div>
  );
}
