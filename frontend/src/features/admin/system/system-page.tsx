import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { call } from '#lib/api.ts';
import { Button } from '#shared/ui/button.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { Failures } from './failures.tsx';
import { Machine } from './machine.tsx';
import { QueuesTable } from './queues-table.tsx';
import { ServicesTable } from './services-table.tsx';
import { systemKey } from './system-key.ts';

export default function SystemPage() {
  return (
    <AdminFrame title="System" what="the state of the system">
      <System />
    </AdminFrame>
  );
}

function System() {
  const system = useQuery({
    queryKey: systemKey,
    queryFn: ({ signal }) => call('GET /api/admin/system', { signal }),
    // No live event reports changes of it.
    staleTime: 0,
    refetchInterval: 30_000,
  });
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-4xl">System</h1>
        <Button
          size="sm"
          className="sm:ml-auto"
          loading={system.isRefetching}
          onClick={() => void system.refetch()}
        >
          {!system.isRefetching && <RotateCw aria-hidden="true" className="size-4" />}
          Refresh
        </Button>
      </div>
      {system.dataUpdatedAt > 0 && (
        <p className="mt-2 text-sm text-muted">
          Last look:{' '}
          <time dateTime={new Date(system.dataUpdatedAt).toISOString()}>
            {time.format(new Date(system.dataUpdatedAt))}
          </time>
          . It looks again every 30 seconds.
        </p>
      )}
      <DemoAccounts />
      {system.isPending && <Skeleton className="mt-5 h-60 rounded-card" />}
      {system.error && <QueryError query={system} className="mt-5" />}
      {system.data && (
        <>
          <ServicesTable services={system.data} />
          <QueuesTable services={system.data} />
          <Machine services={system.data} />
          <h2 className="mt-10 text-2xl">Failed</h2>
          <Failures services={system.data} />
        </>
      )}
    </>
  );
}

const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' });
