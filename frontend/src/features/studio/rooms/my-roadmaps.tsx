import type { RoadmapSummary } from '@waymark/contracts/roadmaps/http';
import { formatNumber, formatRelative, plural } from '#lib/format.ts';
import { RoadmapScene } from '#shared/roadmap/roadmap-scene.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Card, CardLink } from '#shared/ui/card.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { insightPath, workspacePath } from '../shared/paths.ts';
import { StatusBadge } from '../shared/status-badge.tsx';
import { useMyRoadmaps } from '../shared/use-my-roadmaps.ts';

export function MyRoadmaps() {
  const { data } = useMyRoadmaps();
  // The story itself is the first thing then.
  if (data?.pages[0]?.items.length === 0) return null;
  return (
    <section aria-labelledby="mine">
      <h2 id="mine" className="text-2xl">
        Your roadmaps
      </h2>
      <div className="mt-5">
        <List />
      </div>
    </section>
  );
}

function List() {
  const mine = useMyRoadmaps();
  if (mine.isPending) return <Loading />;
  if (!mine.data) return <QueryError title="Your roadmaps did not load" query={mine} />;
  const roadmaps = mine.data.pages.flatMap(({ items }) => items);
  const archived = roadmaps.filter(({ status }) => status === 'archived');
  return (
    <>
      <ul className="grid gap-4 lg:grid-cols-2">
        {roadmaps
          .filter(({ status }) => status !== 'archived')
          .map((roadmap) => (
            <Row key={roadmap.id} roadmap={roadmap} />
          ))}
      </ul>
      {archived.length > 0 && <Archived roadmaps={archived} />}
      {mine.hasNextPage && (
        <Button className="mt-6" loading={mine.isFetchingNextPage} onClick={() => void mine.fetchNextPage()}>
          Load More
        </Button>
      )}
    </>
  );
}

/** Archived roadmaps are listed separately. */
function Archived({ roadmaps }: { roadmaps: RoadmapSummary[] }) {
  return (
    <section aria-labelledby="archived" className="mt-8">
      <h3 id="archived" className="text-lg">
        Archived
      </h3>
      <p className="mt-1 text-sm text-muted">
        Only the people who follow them can still see them. Open one to publish it again.
      </p>
      <ul className="mt-3 grid gap-4 lg:grid-cols-2">
        {roadmaps.map((roadmap) => (
          <Row key={roadmap.id} roadmap={roadmap} />
        ))}
      </ul>
    </section>
  );
}

function Row({ roadmap }: { roadmap: RoadmapSummary }) {
  return (
    <Card as="li" className="p-5">
      <div className="flex items-center gap-4">
        <RoadmapScene roadmap={roadmap} size="thumb" className="rounded-control" />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusBadge status={roadmap.status} />
          <span className="text-sm text-muted">Edited {formatRelative(roadmap.updatedAt)}</span>
        </div>
      </div>
      <h3 className="mt-2 text-xl">
        <CardLink to={workspacePath(roadmap.id)}>{roadmap.title}</CardLink>
      </h3>
      <p className="tabular mt-1 text-sm text-muted">
        {plural(roadmap.stageCount, 'stage')}, {plural(roadmap.stepCount, 'step')}
        {roadmap.status !== 'draft' &&
          `, ${roadmap.followers === 1 ? '1 follower' : `${formatNumber(roadmap.followers)} followers`}`}
      </p>
      {roadmap.status !== 'draft' && (
        <TextLink
          to={insightPath(roadmap.id)}
          className="relative z-10 mt-2 inline-flex min-h-10 items-center text-sm"
        >
          How learners are doing<span className="sr-only">: {roadmap.title}</span>
        </TextLink>
      )}
    </Card>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading your roadmaps" className="grid gap-4">
      <Skeleton className="h-30 rounded-card" />
      <Skeleton className="h-30 rounded-card" />
      <Skeleton className="h-30 rounded-card" />
    </div>
  );
}
