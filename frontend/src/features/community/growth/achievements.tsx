import type { Growth } from '@waymark/contracts/community/growth';
import type { Achievement } from '@waymark/contracts/community/options';
import { CircleCheck, Handshake, Lightbulb, type LucideIcon, Users } from 'lucide-react';
import { formatNumber, plural } from '#lib/format.ts';
import { Badge } from '#shared/ui/badge.tsx';
import { achievementTexts } from './growth-texts.ts';

const icons: Record<Achievement, LucideIcon> = {
  'peer-helper': Handshake,
  'problem-solver': Lightbulb,
  'community-builder': Users,
};

/** All time. */
export function Achievements({ growth }: { growth: Growth }) {
  return (
    <section aria-labelledby="achievements" className="mt-10">
      <h2 id="achievements" className="text-2xl">
        Achievements
      </h2>
      <p className="mt-1 text-muted">Since you joined.</p>
      <ul className="mt-4 grid gap-4 md:grid-cols-3">
        {growth.achievements.map((one) => (
          <Item key={one.achievement} {...one} />
        ))}
      </ul>
    </section>
  );
}

function Item({ achievement, count, goal }: Growth['achievements'][number]) {
  const { label, how, one } = achievementTexts[achievement];
  const Icon = icons[achievement];
  const isReached = count >= goal;
  return (
    <li className="grid content-start gap-2 rounded-card border border-line bg-raised p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Icon aria-hidden="true" className={isReached ? 'size-6 text-moss' : 'size-6 text-muted'} />
        {isReached && (
          <Badge tone="moss" icon={<CircleCheck aria-hidden="true" />}>
            Reached
          </Badge>
        )}
      </div>
      <h3 className="text-xl">{label}</h3>
      <p className="text-sm text-muted">{how}</p>
      <p className="tabular text-sm font-semibold">
        {isReached
          ? plural(count, one)
          : `${formatNumber(count)} of ${plural(goal, one)}; ${formatNumber(goal - count)} more to go`}
      </p>
    </li>
  );
}
