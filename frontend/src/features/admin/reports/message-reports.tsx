import type { MessageReport } from '@waymark/contracts/community/messages';
import type { User } from '@waymark/contracts/identity/http';
import { useState } from 'react';
import { formatDate, formatRelative } from '#lib/format.ts';
import { Badge } from '#shared/ui/badge.tsx';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { ActionsCell, actionsColumn, Cell, DataTable, NameCell, Row } from '#shared/ui/data-table.tsx';
import { Listing } from '#shared/ui/listing.tsx';
import { PersonLink } from '../components/person-link.tsx';
import { type Outcome, OutcomeDialog } from './outcome-dialog.tsx';
import { ReportedThreadDialog } from './reported-thread-dialog.tsx';
import { reasonNames } from './texts.ts';
import { type MessageOutcome, useMessageReports, useResolveMessageReport } from './use-message-reports.ts';

const columns = [
  { label: 'Message of' },
  { label: 'Reason', wide: true },
  { label: 'By', wide: true },
  { label: 'When', wide: true },
  actionsColumn,
];

interface Open {
  report: MessageReport;
  what: 'thread' | 'resolve';
}

/** Messages that one of two people reported. */
export function MessageReports({ state, user }: { state: 'open' | 'resolved'; user: User }) {
  const found = useMessageReports(state, user.id);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Listing
        found={found}
        name="Reports"
        empty={
          state === 'open'
            ? {
                title: 'No open reports',
                text: 'Messages that people report appear here, the oldest first. Admins see a thread only up to a reported message.',
                drawing: 'bench',
                action: <ButtonLink to="?state=resolved&of=messages">Resolved reports</ButtonLink>,
              }
            : {
                title: 'No resolved reports',
                text: 'What admins decide about reports appears here.',
                drawing: 'bench',
                action: <ButtonLink to="?of=messages">Open reports</ButtonLink>,
              }
        }
      >
        {(reports) => (
          <DataTable caption="Reported messages" columns={columns}>
            {reports.map((report) => (
              <ReportRow key={report.id} report={report} onOpen={(what) => setOpen({ report, what })} />
            ))}
          </DataTable>
        )}
      </Listing>
      {open?.what === 'thread' && (
        <ReportedThreadDialog
          report={open.report}
          onResolve={() => setOpen({ report: open.report, what: 'resolve' })}
          onClose={close}
        />
      )}
      {open?.what === 'resolve' && <ResolveDialog report={open.report} onClose={close} />}
    </>
  );
}

interface ReportRowProps {
  report: MessageReport;
  onOpen: (what: Open['what']) => void;
}

function ReportRow({ report, onOpen }: ReportRowProps) {
  const { author, reporter, reason, text, createdAt, resolution } = report;
  const who = <PersonLink id={reporter.id} name={reporter.name} />;
  return (
    <Row>
      <NameCell
        below={
          <>
            <Badge tone="amber">{reasonNames[reason]}</Badge>
            <span className="text-muted">
              by {who}, {formatRelative(createdAt)}
            </span>
          </>
        }
      >
        <PersonLink id={author.id} name={author.name} />
        {text && (
          <span dir="auto" className="mt-1 block max-w-measure whitespace-pre-line">
            {text}
          </span>
        )}
        {resolution && (
          <span className="mt-1 block max-w-measure text-muted">
            {resolution.outcome === 'removed' ? 'Removed' : 'Dismissed'} by {resolution.by},{' '}
            {formatDate(resolution.at)}: {resolution.note}
          </span>
        )}
      </NameCell>
      <Cell wide>{reasonNames[reason]}</Cell>
      <Cell wide>{who}</Cell>
      <Cell wide className="whitespace-nowrap">
        <time dateTime={createdAt}>{formatRelative(createdAt)}</time>
      </Cell>
      <ActionsCell>
        <Button size="sm" aria-label={`Read the message of ${author.name}`} onClick={() => onOpen('thread')}>
          Read
        </Button>
        {!resolution && (
          <Button
            size="sm"
            aria-label={`Resolve the report of ${author.name}`}
            onClick={() => onOpen('resolve')}
          >
            Resolve
          </Button>
        )}
      </ActionsCell>
    </Row>
  );
}

const outcomes: Record<MessageOutcome, Outcome> = {
  dismissed: { label: 'Dismiss: it may stay' },
  removed: { label: 'Remove the message for both', destructive: true },
};

function ResolveDialog({ report, onClose }: { report: MessageReport; onClose: () => void }) {
  const resolve = useResolveMessageReport(report, onClose);
  return (
    <OutcomeDialog
      title={`Resolve the report of a message of ${report.author.name}`}
      description="Whoever reported it learns the outcome. To suspend somebody, open their page."
      outcomes={outcomes}
      offered={['dismissed', 'removed']}
      pending={resolve.isPending}
      error={resolve.error}
      onConfirm={(resolution) => resolve.mutate(resolution)}
      onClose={onClose}
    />
  );
}
