import { useQueries } from '@tanstack/react-query';
import type { Roadmap, RoadmapSummary } from '@waymark/contracts/roadmaps/http';
import { ApiError, call } from '#lib/api.ts';
import { plural } from '#lib/format.ts';
import { useReturnState } from '#lib/return-path.ts';
import { useUser } from '#lib/use-user.ts';
import { useBegunPercents } from '#shared/guest-progress/use-guest-paths.ts';
import { RoadmapCard, RoadmapCardSkeleton, RoadmapGrid } from '#shared/roadmap/roadmap-card.tsx';
import { useLocalSaves, useSavedRoadmaps } from '#shared/saved-roadmaps/use-saved.ts';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';

/** The roadmaps that the reader has saved for later. */
export default function SavedList({ onShowAll }: { onShowAll: () => void }) {
  const { user, isLoading } = useUser();
  const account = useSavedRoadmaps(user);
  const device = useDeviceRoadmaps(isLoading || user !== null);
  const percents = useBegunPercents();
  const back = useReturnState();
  if (account.isError && !account.data)
    return <QueryError title="Your saved roadmaps did not load" query={account} />;
  const isPending = isLoading || (user ? account.isPending : device.isPending);
  if (isPending) return <Loading />;
  const roadmaps = user ? (account.data ?? []) : device.roadmaps;
  return (
    <>
      <p role="status" className="mb-4 text-sm text-muted">
        {plural(roadmaps.length, 'saved roadmap')}
      </p>
      {roadmaps.length === 0 ? (
        <EmptyState
          title="Nothing saved yet"
          drawing="book"
          action={<Button onClick={onShowAll}>Show all roadmaps</Button>}
        >
          Use the bookmark on a roadmap to find it here again.
        </EmptyState>
      ) : (
        <RoadmapGrid>
          {roadmaps.map((roadmap) => (
            <RoadmapCard
              key={roadmap.id}
              roadmap={roadmap}
              percent={percents.get(roadmap.id)}
              headingLevel={2}
            />
          ))}
        </RoadmapGrid>
      )}
      {!user && roadmaps.length > 0 && (
        <p className="mt-6 text-sm text-muted">
          They are saved on this device.{' '}
          <TextLink to="/auth" state={back}>
            Log in
          </TextLink>{' '}
          to find them on your other devices too.
        </p>
      )}
    </>
  );
}

/** Of a visitor, whose device stores ids only. What is not published any more is left out. */
function useDeviceRoadmaps(isDisabled: boolean) {
  const ids = useLocalSaves();
  const results = useQueries({
    queries: (isDisabled ? [] : ids).map((id) => ({
      queryKey: ['roadmap', id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call('GET /api/roadmaps/{id}', { params: { id }, signal }),
      retry: (count: number, error: Error) =>
        count < 2 && !(error instanceof ApiError && error.status === 404),
    })),
  });
  return {
    isPending: results.some((one) => one.isPending),
    roadmaps: results.flatMap(({ data }) => (data ? [summaryOf(data)] : [])),
  };
}

const summaryOf = ({ stages, ...roadmap }: Roadmap): RoadmapSummary => ({
  ...roadmap,
  stageCount: stages.length,
  stepCount: stages.reduce((sum, { steps }) => sum + steps.length, 0),
});

function Loading() {
  return (
    <div role="status">
      <VisuallyHidden>Loading your saved roadmaps…</VisuallyHidden>
      <RoadmapGrid busy className="mt-9">
        {['a', 'b', 'c'].map((key) => (
          <RoadmapCardSkeleton key={key} />
        ))}
      </RoadmapGrid>
    </div>
  );
}
