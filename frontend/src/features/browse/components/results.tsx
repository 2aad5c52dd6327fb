import type { RoadmapSort } from '@waymark/contracts/roadmaps/search';
import type { RefObject } from 'react';
import { plural } from '#lib/format.ts';
import { useBegunPercents } from '#shared/guest-progress/use-guest-paths.ts';
import { RoadmapCard, RoadmapCardSkeleton, RoadmapGrid } from '#shared/roadmap/roadmap-card.tsx';
import { containsWordOf } from '#shared/safety/contains-word.ts';
import { LoadMore } from '#shared/ui/load-more.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';
import { useOwnFirst } from '../api/use-own-first.ts';
import { useRoadmaps } from '../api/use-roadmaps.ts';
import type { BrowseFilter } from '../browse-filter.ts';
import { Filters } from './filters.tsx';
import { NothingFound } from './nothing-found.tsx';

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];

interface ResultsProps {
  filter: BrowseFilter;
  /** Its words name a danger, and help is shown above; undefined until it is known. */
  isDanger: boolean | undefined;
  onChange: (values: Partial<Record<keyof BrowseFilter, string | null>>) => void;
  onClear: () => void;
  /** The count and filters, which get the focus of a cleared tag. */
  bar: RefObject<HTMLDivElement | null>;
}

export function Results({ filter, isDanger, onChange, onClear, bar }: ResultsProps) {
  const found = useRoadmaps(filter);
  const percents = useBegunPercents();
  const listed = found.data?.pages.flatMap((page) => page.items) ?? [];
  const related = isDanger ? listed.filter(({ match }) => containsWordOf(filter.q, match)) : listed;
  const roadmaps = useOwnFirst(related, filter);
  const status = found.isPlaceholderData
    ? 'Searching…'
    : found.data
      ? countText(roadmaps.length, found.hasNextPage, filter)
      : '';
  return (
    <>
      <div ref={bar} tabIndex={-1} className="mb-3 outline-none sm:mb-5">
        <Filters filter={filter} onChange={onChange} status={status} />
      </div>
      {found.isPending ? (
        <Loading />
      ) : !found.data ? (
        <QueryError title="The roadmaps did not load" query={found} />
      ) : roadmaps.length === 0 ? (
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
      <RoadmapGrid busy>
        {SKELETONS.map((key) => (
          <RoadmapCardSkeleton key={key} />
        ))}
      </RoadmapGrid>
    </div>
  );
}
