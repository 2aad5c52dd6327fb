import { HandHelping } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#shared/ui/button.tsx';
import { toast } from '#shared/ui/toast.ts';
import { useCreateRequest } from '../api/use-support.ts';

// Forms load the schemas.
const RequestDialog = lazy(() => import('./request-dialog.tsx'));

/** Opens the form; afterwards, the thread of the new request. */
export function AskButton() {
  const [open, setOpen] = useState(false);
  const create = useCreateRequest();
  const navigate = useNavigate();
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)} className="shrink-0 max-sm:px-3">
        <HandHelping aria-hidden="true" className="size-5 max-sm:hidden" />
        Ask for Help
      </Button>
      {open && (
        <Suspense fallback={null}>
          <RequestDialog
            title="Ask for Help"
            submitLabel="Ask for Help"
            send={create}
            onDone={({ id }) => {
              toast({
                title: 'Support Request Created',
                description:
                  'Mentors who offer this kind of help are notified. You are notified when they respond.',
                variant: 'success',
              });
              setOpen(false);
              void navigate(`/mentor-community/support/${id}`);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
