import { formatNumber } from '#lib/format.ts';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { useCommunityStats } from '../api/use-network.ts';

const tiles = [
  { key: 'members', label: 'Members' },
  { key: 'availableMembers', label: 'Available for peer support' },
  { key: 'openRequests', label: 'Open requests for help' },
  { key: 'helpedRequests', label: 'Requests that were helped' },
] as const;

/** Counts of this moment, once it `isReady`. Without a response the page does without them. */
export function StatTiles({ isReady }: { isReady: boolean }) {
  const { data, isError } = useCommunityStats(isReady);
  if (isError) return null;
  return (
    <dl className="mt-6 grid sm:mt-8 grid-cols-2 gap-3 lg:grid-cols-4" aria-label="The community in numbers">
      {tiles.map(({ key, label }) => (
        <div
          key={key}
          className="flex flex-col-reverse justify-end rounded-card border border-line bg-raised p-4"
        >
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="tabular font-serif text-3xl">
            {data ? formatNumber(data[key]) : <Skeleton className="h-[1lh] w-12" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
