import type { ReportedType } from '@waymark/contracts/identity/reports';
import clsx from 'clsx';
import { CircleAlert } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useUser } from '../../lib/use-user.ts';

const ReportDialog = lazy(() => import('./report-dialog.tsx'));

interface ReportButtonProps {
  target: { type: ReportedType; id: string };
  /** What is reported, for assistive technology: "this roadmap". */
  what: string;
  className?: string;
}

/** A quiet button that reports something to the admins. For logged-in users. */
export function ReportButton({ target, what, className }: ReportButtonProps) {
  const { user } = useUser();
  const [isOpen, setOpen] = useState(false);
  if (!user) return null;
  return (
    <>
      <button
        type="button"
        aria-label={`Report ${what}`}
        onClick={() => setOpen(true)}
        className={clsx(
          'inline-flex min-h-11 items-center gap-1.5 rounded-control text-sm text-muted hover:text-ink',
          className,
        )}
      >
        <CircleAlert aria-hidden="true" className="size-4" />
        Report
      </button>
      {isOpen && (
        <Suspense>
          <ReportDialog target={target} what={what} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
