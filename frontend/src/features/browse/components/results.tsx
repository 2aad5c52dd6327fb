import type { RoadmapSort } from '@waymark/contracts/roadmaps/search';
import { LoadMore } from '../../../components/load-more.tsx';
import { RoadmapCard, RoadmapCardSkeleton, RoadmapGrid } from '../../../components/roadmap-card.tsx';
import { QueryError } from '../../../components/ui/query-error.tsx';
import { VisuallyHidden } from '../../../components/ui/visually-hidden.tsx';
import { useFollowedPercents } from '../../../lib/following.ts';
import { plural } from '../../../lib/format.ts';
import { useOwnFirst } from '../api/use-own-first.ts';
import { useRoadmaps } from '../api/use-roadmaps.ts';
import type { BrowseFilter } from '../browse-filter.ts';
import { containsWordOf } from '../contains-word.ts';
import { NothingFound } from './nothing-found.tsx';

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];

interface ResultsProps {
  filter: BrowseFilter;
  /** Its words name a danger, and help is shown above; undefined until it is known. */
  isDanger: boolean | undefined;
  onClear: () => void;
}

export function Results({ filter, isDanger, onClear }: ResultsProps) {
  const found = useRoadmaps(filter);
  const percents = useFollowedPercents();
  const listed = found.data?.pages.flatMap((page) => page.items) ?? [];
  const related = isDanger ? listed.filter(({ match }) => containsWordOf(filter.q, match)) : listed;
  const roadmaps = useOwnFirst(related, filter);
  if (found.isPending) return <Loading />;
  if (found.isError && !found.data) {
    return <QueryError title="The roadmaps did not load" query={found} />;
  }
  return (
    <>
      <p role="status" className="mb-4 text-sm text-muted">
        {found.isPlaceholderData ? 'Searching…' : countText(roadmaps.length, found.hasNextPage, filter)}
      </p>
      {roadmaps.length === 0 ? (
        <NothingFound filter={filter} isDanger={isDanger} onClear={onClear} />
      ) : (
        <RoadmapGrid busy={found.isPlaceholderData}>
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
      {found.hasNextPage && <LoadMore found={found} />}
    </>
  );
}

function countText(count: number, more: boolean, { q, sort }: BrowseFilter): string {
  if (!more) return plural(count, 'roadmap');
  const order = sort || (q ? 'best' : 'newest');
  return `The ${firstWords[order]} ${plural(count, 'roadmap')}`;
}

const firstWords: Record<RoadmapSort, string> = {
  best: 'first',
  newest: 'newest',
  followed: 'most followed',
  shortest: 'shortest',
};

function Loading() {
  return (
    <div role="status">
      <VisuallyHidden>Loading roadmaps…</VisuallyHidden>
      <RoadmapGrid busy className="mt-9">
        {SKELETONS.map((key) => (
          <RoadmapCardSkeleton key={key} />
        ))}
      </RoadmapGrid>
    </div>
  );
}
