import { CalendarPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#shared/ui/button.tsx';
import { toast } from '#shared/ui/toast.ts';
import { useHostSession } from '../api/use-peer-sessions.ts';

// Forms load the schemas.
const SessionDialog = lazy(() => import('./session-dialog.tsx'));

/** Opens the form; afterwards, the page of the new session. */
export function HostButton() {
  const [open, setOpen] = useState(false);
  const create = useHostSession();
  const navigate = useNavigate();
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)} className="shrink-0 max-sm:px-3">
        <CalendarPlus aria-hidden="true" className="size-5 max-sm:hidden" />
        Host Session
      </Button>
      {open && (
        <Suspense fallback={null}>
          <SessionDialog
            title="Host Session"
            submitLabel="Create Session"
            send={create}
            onDone={({ id }) => {
              toast({
                title: 'Peer Session Created',
                description: 'Other mentors can register now.',
                variant: 'success',
              });
              setOpen(false);
              void navigate(`/mentor-community/sessions/${id}`);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
