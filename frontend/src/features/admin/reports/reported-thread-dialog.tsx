import type { MessageReport, ReportedThread } from '@waymark/contracts/community/messages';
import clsx from 'clsx';
import type { z } from 'zod';
import { browserZone, formatInZone } from '#lib/zones.ts';
import { Button, buttonStyle } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { PersonLink } from '../components/person-link.tsx';
import { useReportedThread } from './use-message-reports.ts';

interface ReportedThreadDialogProps {
  report: MessageReport;
  onResolve: () => void;
  onClose: () => void;
}

/** What was written up to the reported message. */
export function ReportedThreadDialog({ report, onResolve, onClose }: ReportedThreadDialogProps) {
  const found = useReportedThread(report.id);
  const messages = found.data?.pages.toReversed().flatMap((page) => page.messages) ?? [];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Reported message of ${report.author.name}`}
      description="The thread up to the reported message, as it was at the time of the report. That you read it is recorded in the audit."
      size="lg"
      focusTitle
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {!report.resolution && (
            <Button variant="primary" onClick={onResolve}>
              Resolve
            </Button>
          )}
        </>
      }
    >
      {!found.data && found.isError && <QueryError title="The thread did not load" query={found} />}
      {found.isPending && (
        <div role="status" aria-label="Loading the thread" className="grid gap-3">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      )}
      {found.hasNextPage && (
        <Button
          size="sm"
          variant="ghost"
          loading={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          Earlier messages
        </Button>
      )}
      <ol className="grid gap-4">
        {messages.map((message) => (
          <ReportedMessage
            key={message.number}
            message={message}
            isReported={message.number === report.reportedNumber}
          />
        ))}
      </ol>
    </Dialog>
  );
}

type Reported = z.infer<typeof ReportedThread>['messages'][number];

function ReportedMessage({ message, isReported }: { message: Reported; isReported: boolean }) {
  const { author, sentAt, text, isDeleted, files } = message;
  return (
    <li className={clsx('border-l-3 pl-3', isReported ? 'border-berry' : 'border-line')}>
      <p className="text-sm text-muted">
        <PersonLink id={author.id} name={author.name} />,{' '}
        <time dateTime={sentAt} className="tabular">
          {formatInZone(sentAt, browserZone(), 'moment')}
        </time>
        {isReported && <strong className="text-berry"> · Reported</strong>}
        {isDeleted && ' · Deleted by its author'}
      </p>
      {text && (
        <p dir="auto" className="mt-0.5 max-w-measure whitespace-pre-wrap wrap-anywhere">
          {text}
        </p>
      )}
      {files.map(({ name, url }) =>
        url === null ? (
          <p key={name} dir="auto" className="text-sm text-muted wrap-anywhere">
            {name}
          </p>
        ) : (
          <a key={url} href={url} download={name} className={buttonStyle({ size: 'sm' })}>
            {name}
          </a>
        ),
      )}
    </li>
  );
}
