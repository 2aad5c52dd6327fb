import type { Report } from '@waymark/contracts/identity/reports';
import { useState } from 'react';
import { formatDate, formatRelative } from '#lib/format.ts';
import { useUser } from '#lib/use-user.ts';
import { Badge } from '#shared/ui/badge.tsx';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { ActionsCell, actionsColumn, Cell, DataTable, NameCell, Row } from '#shared/ui/data-table.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { Listing } from '#shared/ui/listing.tsx';
import { SegmentedControl } from '#shared/ui/segmented-control.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { PersonLink } from '../components/person-link.tsx';
import { useFilters } from '../components/use-filters.ts';
import { MessageReports } from './message-reports.tsx';
import { ReportedItems } from './reported-items.tsx';
import { ResolveDialog } from './resolve-dialog.tsx';
import { reasonNames } from './texts.ts';
import { useReports } from './use-reports.ts';

export default function ReportsPage() {
  return (
    <AdminFrame title="Reports" what="reports">
      <Queues />
    </AdminFrame>
  );
}

const columns = [
  { label: 'Reported' },
  { label: 'Reason', wide: true },
  { label: 'By', wide: true },
  { label: 'When', wide: true },
  actionsColumn,
];
const states = [
  { value: 'open', label: 'Open' },
  { value: 'resolved', label: 'Resolved' },
] as const;
const targetNames: Record<Report['target']['type'], string> = {
  roadmap: 'Roadmap',
  review: 'Review of',
  mentor: 'Mentor',
};

const queues = [
  { value: 'public', label: 'Public pages' },
  { value: 'community', label: 'Community' },
  { value: 'messages', label: 'Messages' },
] as const;

/** Reports of public pages belong to identity, those of what members wrote, and of messages, to the community. */
function Queues() {
  const { read, set } = useFilters();
  const { user } = useUser();
  const state = read('state') === 'resolved' ? 'resolved' : 'open';
  const queue = queues.find(({ value }) => value === read('of'))?.value ?? 'public';
  return (
    <>
      <h1 className="text-4xl">Reports</h1>
      <div className="mt-6 flex flex-wrap gap-3">
        <SegmentedControl
          label="Reports of"
          value={queue}
          onChange={(next) => set({ of: next === 'public' ? '' : next })}
          segments={queues}
        />
        <SegmentedControl
          label="State"
          value={state}
          onChange={(next) => set({ state: next === 'open' ? '' : next })}
          segments={states}
        />
      </div>
      {queue === 'public' && <Reports state={state} />}
      {queue === 'community' && user && <ReportedItems key={state} state={state} user={user} />}
      {queue === 'messages' && user && <MessageReports key={state} state={state} user={user} />}
    </>
  );
}

function Reports({ state }: { state: 'open' | 'resolved' }) {
  const found = useReports(state);
  const [open, setOpen] = useState<Report | null>(null);
  return (
    <>
      <Listing
        found={found}
        name="Reports"
        empty={
          state === 'open'
            ? {
                title: 'No open reports',
                text: 'What users report appears here, the oldest first.',
                drawing: 'bench',
                action: <ButtonLink to="?state=resolved">Resolved reports</ButtonLink>,
              }
            : {
                title: 'No resolved reports',
                text: 'What admins decide about reports appears here.',
                drawing: 'bench',
                action: <ButtonLink to="?">Open reports</ButtonLink>,
              }
        }
      >
        {(reports) => (
          <DataTable caption="Reports" columns={columns}>
            {reports.map((report) => (
              <ReportRow key={report.id} report={report} onResolve={() => setOpen(report)} />
            ))}
          </DataTable>
        )}
      </Listing>
      {open && <ResolveDialog report={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function ReportRow({ report, onResolve }: { report: Report; onResolve: () => void }) {
  const { target, reason, text, reporter, createdAt, resolution } = report;
  const who = reporter ? <PersonLink id={reporter.id} name={reporter.username} /> : 'a deleted account';
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
        {targetNames[target.type]}{' '}
        <TextLink dir="auto" to={target.link}>
          {target.name}
        </TextLink>
        <span className="block text-muted">
          <PersonLink
            id={target.mentorId}
            name={target.type === 'review' ? 'The mentor it is about' : 'The mentor'}
          />
        </span>
        {text && (
          <span dir="auto" className="mt-1 block max-w-measure whitespace-pre-line">
            {text}
          </span>
        )}
        {resolution && (
          <span className="mt-1 block max-w-measure text-muted">
            {resolution.outcome === 'acted' ? 'Acted' : 'Dismissed'} by {resolution.by},{' '}
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
        {!resolution && (
          <Button size="sm" aria-label={`Resolve: ${target.name}`} onClick={onResolve}>
            Resolve
          </Button>
        )}
      </ActionsCell>
    </Row>
  );
}
