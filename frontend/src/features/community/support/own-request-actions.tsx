import type { SupportThread } from '@waymark/contracts/community/support';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import { useEditRequest, useSetState } from '../api/use-support.ts';

// Forms load the schemas.
const RequestDialog = lazy(() => import('./request-dialog.tsx'));

/** What only the author of a request can do. */
export function OwnRequestActions({ request }: { request: SupportThread }) {
  const [editing, setEditing] = useState(false);
  const edit = useEditRequest(request.id);
  const setState = useSetState(request.id);
  const isOpen = request.state === 'open';
  const toggle = () =>
    setState.mutate(isOpen ? 'closed' : 'open', {
      onSuccess: () =>
        toast({
          title: isOpen ? 'Request closed' : 'Request reopened',
          description: isOpen ? 'The thread stays readable. You can open it again.' : undefined,
          variant: 'success',
        }),
      onError: (error) => toastError(isOpen ? 'Not closed' : 'Not opened', error),
    });
  return (
    <div className="flex flex-wrap gap-3">
      <Button size="sm" onClick={() => setEditing(true)}>
        Edit
      </Button>
      <Button size="sm" loading={setState.isPending} onClick={toggle}>
        {isOpen ? 'Close Request' : 'Open Again'}
      </Button>
      {editing && (
        <Suspense fallback={null}>
          <RequestDialog
            title="Edit your request"
            submitLabel="Save"
            request={request}
            send={edit}
            onDone={() => {
              toast({ title: 'Your request is saved', variant: 'success' });
              setEditing(false);
            }}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
