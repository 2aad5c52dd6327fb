import { RunChoices, runColumns } from '#shared/ai/run-choices.tsx';
import { adminRunKinds, runFilters } from '#shared/ai/run-words.ts';
import { Button } from '#shared/ui/button.tsx';
import { actionsColumn, DataTable } from '#shared/ui/data-table.tsx';
import { Listing } from '#shared/ui/listing.tsx';
import { SearchBox } from '#shared/ui/search-box.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { oneOf, useFilters } from '../components/use-filters.ts';
import { AdminRunRow } from './admin-run-row.tsx';
import { Queues } from './queues.tsx';
import { useAdminRuns } from './use-admin-runs.ts';

const columns = [...runColumns, actionsColumn];
const keysOf = <K extends string>(options: Record<K, string>) => Object.keys(options) as K[];

export default function AdminRunsPage() {
  return (
    <AdminFrame title="AI runs" what="the AI runs of all users">
      <h1 className="text-4xl">AI runs</h1>
      <p className="mt-2 max-w-measure text-muted">
        Figures only: what people shared, and what was written for them, stays private.
      </p>
      <Queues />
      <h2 className="mt-10 text-2xl">Runs</h2>
      <Runs />
    </AdminFrame>
  );
}

function Runs() {
  const { read, set } = useFilters();
  const filter = {
    q: read('q') || undefined,
    kind: oneOf(keysOf(adminRunKinds), read('kind')),
    status: oneOf(keysOf(runFilters), read('status')),
  };
  const found = useAdminRuns(filter);
  return (
    <>
      <div className="mt-4 grid gap-3 sm:grid-cols-[minmax(0,1fr)_13rem_10rem]">
        <SearchBox
          label="Search runs by user"
          placeholder="Username or email"
          q={read('q')}
          onSearch={(q) => set({ q })}
        />
        <RunChoices kinds={adminRunKinds} kind={filter.kind} status={filter.status} onChange={set} />
      </div>
      <Listing
        found={found}
        name="Runs"
        empty={{
          title: 'No runs found',
          drawing: 'fog',
          text: 'Try another user, kind or state.',
          action: <Button onClick={() => set({ q: '', kind: '', status: '' })}>Clear search</Button>,
        }}
      >
        {(runs) => (
          <DataTable caption="AI runs" columns={columns}>
            {runs.map((run) => (
              <AdminRunRow key={run.id} run={run} />
            ))}
          </DataTable>
        )}
      </Listing>
    </>
  );
}
