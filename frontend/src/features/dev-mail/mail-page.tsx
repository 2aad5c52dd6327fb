import clsx from 'clsx';
import { RotateCw } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Drawing } from '../../shared/ui/drawing.tsx';
import { useMails } from './api/mails.ts';
import { MailList } from './components/mail-list.tsx';
import { MailReader } from './components/mail-reader.tsx';

/** The open mail is in the URL. Narrow screens show either the list or the mail. */
export default function MailPage() {
  useDocumentTitle('Outbox');
  const found = useMails();
  const current = useSearchParams()[0].get('mail');
  return (
    <div className="page py-10">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-4xl">Outbox</h1>
        <Badge tone="amber">Demo only</Badge>
        <Button
          size="sm"
          className="ml-auto"
          onClick={() => void found.refetch()}
          loading={found.isRefetching}
        >
          {!found.isRefetching && <RotateCw aria-hidden="true" className="size-4" />}
          Refresh
        </Button>
      </div>
      <p className="mt-3 max-w-measure text-muted">
        The emails this demo would have sent. None of them has been delivered.
      </p>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className={clsx(current !== null && 'hidden lg:block')}>
          <MailList found={found} current={current} />
        </div>
        {current === null ? (
          <div className="hidden flex-col items-center gap-3 rounded-card border border-dashed border-edge p-10 text-muted lg:flex">
            <Drawing name="lamp" />
            <p>Choose an email to read it here.</p>
          </div>
        ) : (
          <MailReader id={current} />
        )}
      </div>
    </div>
  );
}
