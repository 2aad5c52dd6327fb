import type { Ending } from '@waymark/contracts/roadmaps/endings';
import { plural } from '../../lib/format.ts';
import { browserZone, formatInZone } from '../../lib/zones.ts';
import { TextLink } from '../ui/link.tsx';

type EndingHeaderProps = Pick<Ending, 'roadmapId' | 'title' | 'stages' | 'firstAt' | 'lastAt'> & {
  mentor: { name: string };
};

export function EndingHeader({ roadmapId, title, mentor, stages, ...span }: EndingHeaderProps) {
  const steps = stages.reduce((sum, stage) => sum + stage.steps.length, 0);
  return (
    <header className="max-w-3xl">
      <p className="text-sm font-semibold text-clay">You have walked all of it</p>
      <h1 className="mt-1 text-4xl wrap-anywhere">{title}</h1>
      <p className="mt-4 text-lg text-muted">
        {plural(steps, 'step')} with {mentor.name}, {spanOf(span)}.
      </p>
      <p className="mt-3">
        <TextLink to={`/roadmap/${roadmapId}`}>Back to the roadmap</TextLink>
      </p>
    </header>
  );
}

function spanOf({ firstAt, lastAt }: Pick<Ending, 'firstAt' | 'lastAt'>): string {
  const [first, last] = [firstAt, lastAt].map((at) => formatInZone(at, browserZone(), 'date'));
  return first === last ? `on ${first}` : `from ${first} to ${last}`;
}
