import type { Ending } from '@waymark/contracts/roadmaps/endings';
import { plural } from '../../lib/format.ts';
import { browserZone, formatInZone } from '../../lib/zones.ts';
import { GrowingCairn } from '../trail/marks.tsx';
import { TextLink } from '../ui/link.tsx';
import { MentorQuote } from '../ui/mentor-quote.tsx';

type EndingHeaderProps = Pick<Ending, 'roadmapId' | 'title' | 'stages' | 'firstAt' | 'lastAt'> & {
  mentor: { name: string };
  /** A sentence of the mentor. */
  quote: string | null;
};

export function EndingHeader({ roadmapId, title, mentor, quote, stages, ...span }: EndingHeaderProps) {
  const steps = stages.reduce((sum, stage) => sum + stage.steps.length, 0);
  return (
    <header className="contours rounded-card border border-line bg-raised px-6 py-8 sm:px-10 md:py-12">
      <div className="flex flex-col gap-x-10 gap-y-6 sm:flex-row sm:items-center">
        <GrowingCairn share={1} className="w-24 shrink-0 sm:w-32 md:w-40" />
        <div className="min-w-0 max-w-3xl">
          <p className="text-sm font-semibold text-clay">You have walked all of it</p>
          <h1 dir="auto" className="mt-1 text-3xl wrap-anywhere sm:text-4xl">
            {title}
          </h1>
          <p className="mt-3 text-lg text-muted">
            {plural(steps, 'step')} with {mentor.name}, {spanOf(span)}.
          </p>
          {quote && (
            <MentorQuote caption={mentor.name} className="mt-6">
              “{quote}”
            </MentorQuote>
          )}
          <p className="mt-6">
            <TextLink to={`/roadmap/${roadmapId}`}>Back to the roadmap</TextLink>
          </p>
        </div>
      </div>
    </header>
  );
}

function spanOf({ firstAt, lastAt }: Pick<Ending, 'firstAt' | 'lastAt'>): string {
  const [first, last] = [firstAt, lastAt].map((at) => formatInZone(at, browserZone(), 'date'));
  return first === last ? `on ${first}` : `from ${first} to ${last}`;
}
