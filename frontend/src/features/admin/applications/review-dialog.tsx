import type { AdminApplication } from '@waymark/contracts/identity/applications';
import { useRef } from 'react';
import { formatDate } from '#lib/format.ts';
import { Dialog } from '#shared/ui/dialog.tsx';
import { ApplicationDetails } from './application-details.tsx';
import { ReviewForm } from './review-form.tsx';

interface ReviewDialogProps {
  /** Null: closed. */
  application: AdminApplication | null;
  onClose: () => void;
}

/** An application with its evaluation and history; a pending one can be decided. */
export function ReviewDialog({ application, onClose }: ReviewDialogProps) {
  // Still shown while the dialog closes.
  const last = useRef(application);
  if (application) last.current = application;
  const shown = last.current;
  return (
    <Dialog
      open={application !== null}
      onOpenChange={(open) => !open && onClose()}
      title={shown?.fullName ?? ''}
      description={shown && `Submitted ${formatDate(shown.createdAt)} by ${shown.username}`}
      size="lg"
    >
      {shown && (
        <div className="grid gap-8">
          <ApplicationDetails application={shown} />
          {shown.status === 'pending' && <ReviewForm key={shown.id} application={shown} onDone={onClose} />}
        </div>
      )}
    </Dialog>
  );
}
