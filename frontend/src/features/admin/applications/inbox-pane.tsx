import type { AdminApplication } from '@waymark/contracts/identity/applications';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { formatDate } from '#lib/format.ts';
import { useShortcut } from '#lib/shortcuts.ts';
import { Button } from '#shared/ui/button.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { ApplicationDetails } from './application-details.tsx';
import { ReviewForm } from './review-form.tsx';

interface InboxPaneProps {
  application: AdminApplication;
  /** In the list, from 1. */
  position: number;
  count: number;
  /** Whether the focus goes to its heading. */
  takesFocus: boolean;
  onPrevious: () => void;
  onNext: () => void;
  onDone: () => void;
}

/** One application beside the list: read it, decide it, go on. */
export function InboxPane(props: InboxPaneProps) {
  const { application, position, count, takesFocus, onPrevious, onNext, onDone } = props;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  useShortcut('j', 'Next application', onNext, 'Applications', position < count);
  useShortcut('ArrowRight', 'Next application', onNext, 'Applications', position < count);
  useShortcut('k', 'Previous application', onPrevious, 'Applications', position > 1);
  useShortcut('ArrowLeft', 'Previous application', onPrevious, 'Applications', position > 1);
  return (
    <section aria-labelledby={id} className="grid gap-6 rounded-card border border-line bg-raised p-6">
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <h3 id={id} ref={heading} tabIndex={-1} dir="auto" className="text-2xl wrap-anywhere">
            {application.fullName}
          </h3>
          <p className="mt-1 text-sm text-muted">
            {position} of {count} · Submitted {formatDate(application.createdAt)} by{' '}
            <TextLink to={`/admin/users/${application.userId}`}>{application.username}</TextLink>
          </p>
        </div>
        <Button size="icon" aria-label="Previous application" disabled={position === 1} onClick={onPrevious}>
          <ChevronLeft aria-hidden="true" />
        </Button>
        <Button size="icon" aria-label="Next application" disabled={position === count} onClick={onNext}>
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
      <ApplicationDetails application={application} />
      {application.status === 'pending' && <ReviewForm isInbox application={application} onDone={onDone} />}
      <p className="text-sm text-muted">
        Keys: J and K for the next and previous one
        {application.status === 'pending' && ', A to approve, R and a digit to reject, U to undo'}.
      </p>
    </section>
  );
}
