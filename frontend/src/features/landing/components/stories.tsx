import type { Story } from '@waymark/contracts/roadmaps/stories';
import clsx from 'clsx';
import { Flag } from 'lucide-react';
import { Avatar } from '#shared/ui/avatar.tsx';
import { Badge } from '#shared/ui/badge.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { useFeaturedStories } from '../api/use-featured.ts';
import { outcomeOf } from '../outcome.ts';
import { SectionState } from './section-state.tsx';
import { TrailSection } from './trail-section.tsx';

/** Spec §3. */
const DEFAULT_TIME_FRAME = 'Recently';
const GRID = 'grid grid-cols-1 gap-14 lg:grid-cols-2';

export function Stories() {
  return (
    <TrailSection
      id="stories"
      side="right"
      ground="sunken"
      title="Told by people who lived it"
      lead="Not every journey ends where people hoped. These did, more or less."
    >
      <SectionState
        query={useFeaturedStories()}
        what="stories"
        empty={{
          text: 'No stories available at the moment.',
          drawing: 'letter',
          action: <TextLink to="/browse">Browse Roadmaps</TextLink>,
        }}
        skeleton={<Loading />}
      >
        {(stories) => (
          <div className={GRID}>
            {stories.map((story, index) => (
              <OneStory key={story.id} story={story} first={index === 0} />
            ))}
          </div>
        )}
      </SectionState>
    </TrailSection>
  );
}

function OneStory({ story, first }: { story: Story; first: boolean }) {
  const { label, tone } = outcomeOf(story.outcome);
  return (
    <article className={clsx(first && 'lg:col-span-2')}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
        <Badge tone={tone} icon={<Flag aria-hidden="true" />}>
          {label}
        </Badge>
        <span>
          {story.category} · {story.timeFrame || DEFAULT_TIME_FRAME}
        </span>
      </p>
      <h3 dir="auto" className={clsx('mt-4', first ? 'text-2xl md:text-3xl' : 'text-2xl')}>
        {story.title}
      </h3>
      <p
        dir="auto"
        className={clsx('mt-3 max-w-measure whitespace-pre-line', first && 'font-serif text-lg md:text-xl')}
      >
        {story.story}
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
        <Avatar id={story.id} name={story.name} size={32} />
        <span dir="auto" className="font-medium">
          {story.name}
        </span>
        {story.roadmapId && (
          <TextLink
            to={`/roadmap/${story.roadmapId}`}
            aria-label={`The roadmap they followed: ${story.title}`}
            className="inline-flex min-h-10 items-center"
          >
            The roadmap they followed
          </TextLink>
        )}
      </div>
    </article>
  );
}

function Loading() {
  return (
    <div aria-hidden="true" className={GRID}>
      {[true, false, false].map((first, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: three placeholders that never change
        <div key={index} className={clsx(first && 'lg:col-span-2')}>
          <Skeleton className="h-6 w-48 rounded-full" />
          <Skeleton className="mt-4 h-8 w-2/3" />
          <Skeleton className={clsx('mt-4 max-w-measure', first ? 'h-28' : 'h-32')} />
          <Skeleton className="mt-5 h-8 w-40 rounded-full" />
        </div>
      ))}
    </div>
  );
}
