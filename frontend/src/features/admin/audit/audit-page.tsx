import { useInfiniteQuery } from '@tanstack/react-query';
import type { AuditEntry } from '@waymark/contracts/identity/audit';
import { listAudit } from '@waymark/contracts/identity/audit-routes';
import { X } from 'lucide-react';
import { Cell, DataTable, NameCell, Row } from '../../../components/data-table.tsx';
import { Listing } from '../../../components/listing.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { TextLink } from '../../../components/ui/link.tsx';
import { callPage } from '../../../lib/api.ts';
import { cursorPaging } from '../../../lib/cursor-paging.ts';
import { AdminFrame } from '../admin-frame.tsx';
import { useFilters } from '../components/use-filters.ts';

export default function AuditPage() {
  return (
    <AdminFrame title="Audit" what="the audit">
      <Audit />
    </AdminFrame>
  );
}

const columns = [
  { label: 'Action' },
  { label: 'Target', wide: true },
  { label: 'Admin', wide: true },
  { label: 'When', wide: true },
];

interface AuditFilter {
  adminId?: number;
  targetType?: string;
  targetId?: string;
}

const useAudit = (filter: AuditFilter) =>
  useInfiniteQuery({
    queryKey: ['admin', 'audit', filter],
    queryFn: ({ pageParam, signal }) =>
      callPage(listAudit, { query: { ...filter, limit: 50, cursor: pageParam }, signal }),
    ...cursorPaging,
    staleTime: 0,
  });

function Audit() {
  const { read, set } = useFilters();
  const found = useAudit({
    adminId: Number(read('admin')) || undefined,
    targetType: read('type') || undefined,
    targetId: (read('type') && read('id')) || undefined,
  });
  return (
    <>
      <h1 className="text-4xl">Audit</h1>
      <p className="mt-2 text-muted">
        What admins did, newest first. Nothing here can be changed. Choose an admin or a target to see only
        those entries.
      </p>
      <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
        {read('admin') && <Chosen label={`Admin ${read('admin')}`} onClear={() => set({ admin: '' })} />}
        {read('type') && (
          <Chosen label={`Target ${read('type')} ${read('id')}`} onClear={() => set({ type: '', id: '' })} />
        )}
      </div>
      <Listing
        found={found}
        name="The audit"
        empty={{
          title: 'No entries',
          text: 'What admins do appears here.',
          drawing: 'book',
          action: <Button onClick={() => set({ admin: '', type: '', id: '' })}>Show all entries</Button>,
        }}
      >
        {(entries) => (
          <DataTable caption="What admins did" columns={columns}>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </DataTable>
        )}
      </Listing>
    </>
  );
}

function Chosen({ label, onClear }: { label: string; onClear: () => void }) {
  return (
    <Button size="sm" aria-label={`Clear the filter: ${label}`} onClick={onClear} className="max-w-full">
      <span className="truncate">{label}</span>
      <X aria-hidden="true" className="size-4" />
    </Button>
  );
}

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
const actions: Record<string, string> = {
  'application.approve': 'Approved an application',
  'application.reject': 'Rejected an application',
  'evaluation.cancel': 'Cancelled an evaluation',
  'evaluation.retry': 'Started an evaluation again',
  'material.delete': 'Deleted a learning material',
  'material.edit': 'Edited a learning material',
  'material.unpublish': 'Unpublished a learning material',
  'material.dismiss': 'Dismissed reports of a learning material',
  'material.hide': 'Hid a learning material',
  'material.restore': 'Restored a learning material',
  'no-show.dismiss': 'Dismissed a reported no-show',
  'no-show.uphold': 'Recorded a no-show',
  'peer-session.dismiss': 'Dismissed reports of a peer session',
  'peer-session.hide': 'Hid a peer session',
  'peer-session.restore': 'Restored a peer session',
  'refund.retry': 'Retried a refund',
  'report.act': 'Acted on a report',
  'report.dismiss': 'Dismissed a report',
  'roadmap.hide': 'Hid a roadmap',
  'roadmap.restore': 'Restored a roadmap',
  'story.publish': 'Published a story',
  'story.return': 'Returned a story',
  'support-request.dismiss': 'Dismissed reports of a request for help',
  'support-request.hide': 'Hid a request for help',
  'support-request.restore': 'Restored a request for help',
  'support-response.dismiss': 'Dismissed reports of a response',
  'support-response.hide': 'Hid a response',
  'support-response.restore': 'Restored a response',
  'user.change-role': 'Changed a role',
  'user.claim-demo-account': 'Gave a demo account to a person',
  'user.remove-demo-account': 'Removed a demo account',
  'user.reset-second-factor': 'Removed a second factor',
  'user.restore': 'Restored a user',
  'user.suspend': 'Suspended a user',
  'path-request.delete': 'Deleted a request for a path',
};
/** An action without a name of its own, such as `run.cancel`, as "run: cancel". */
const nameOf = (action: string): string => actions[action] ?? action.replace('.', ': ').replaceAll('-', ' ');
const textOf = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);
function detailOf({ from, to, ...facts }: AuditEntry['detail']): string {
  const change = from !== undefined && to !== undefined ? [`${textOf(from)} to ${textOf(to)}`] : [];
  return [...change, ...Object.entries(facts).map(([name, value]) => `${name} ${textOf(value)}`)].join(', ');
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { at, adminId, adminName, action, target, reason, detail } = entry;
  const targetLink = (
    <TextLink to={`/admin/audit?type=${target.type}&id=${encodeURIComponent(target.id)}`}>
      {target.name}
    </TextLink>
  );
  const adminLink =
    adminId === null ? adminName : <TextLink to={`/admin/audit?admin=${adminId}`}>{adminName}</TextLink>;
  return (
    <Row>
      <NameCell
        below={
          <span className="text-muted">
            {target.type} {targetLink}, by {adminLink}, {moment.format(new Date(at))}
          </span>
        }
      >
        <span className="font-semibold">{nameOf(action)}</span>
        {Object.keys(detail).length > 0 && <span className="text-muted"> ({detailOf(detail)})</span>}
        {reason && <span className="mt-1 block max-w-measure whitespace-pre-line">{reason}</span>}
      </NameCell>
      <Cell wide className="wrap-anywhere">
        <span className="text-muted">{target.type}</span> {targetLink}
      </Cell>
      <Cell wide>{adminLink}</Cell>
      <Cell wide className="tabular whitespace-nowrap">
        <time dateTime={at}>{moment.format(new Date(at))}</time>
      </Cell>
    </Row>
  );
}
