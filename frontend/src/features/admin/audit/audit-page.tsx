import { useInfiniteQuery } from '@tanstack/react-query';
import type { AuditEntry } from '@waymark/contracts/identity/audit';
import { X } from 'lucide-react';
import { callPage } from '#lib/api.ts';
import { cursorPaging } from '#lib/cursor-paging.ts';
import { Button } from '#shared/ui/button.tsx';
import { Cell, DataTable, NameCell, Row } from '#shared/ui/data-table.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { Listing } from '#shared/ui/listing.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { useFilters } from '../components/use-filters.ts';
import { AuditSentence } from './audit-sentence.tsx';

export default function AuditPage() {
  return (
    <AdminFrame title="Audit" what="the audit">
      <Audit />
    </AdminFrame>
  );
}

const columns = [
  { label: 'What happened' },
  { label: 'About', wide: true },
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
      callPage('GET /api/admin/audit', { query: { ...filter, limit: 50, cursor: pageParam }, signal }),
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
function Entry({ entry }: { entry: AuditEntry }) {
  const { at, adminId, adminName, target } = entry;
  const targetLink = (
    <TextLink dir="auto" to={`/admin/audit?type=${target.type}&id=${encodeURIComponent(target.id)}`}>
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
        <AuditSentence entry={entry} />
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
