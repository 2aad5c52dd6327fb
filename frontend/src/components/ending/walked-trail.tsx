import type { Ending } from '@waymark/contracts/roadmaps/endings';
import { formatDate } from '../../lib/format.ts';
import { Trail, TrailPoint } from '../trail/trail.tsx';

/** The whole trail, painted, with the day of each step. */
export function WalkedTrail({ stages: all }: Pick<Ending, 'stages'>) {
  const stages = all.filter(({ steps }) => steps.length > 0);
  return (
    <section aria-labelledby="walked">
      <h2 id="walked" className="text-2xl">
        What you did
      </h2>
      <Trail as="ol" className="mt-6 grid gap-8">
        {stages.map((stage) => (
          <TrailPoint key={stage.id} as="li" kind="stage" state="done" anchor={16}>
            <h3 className="text-xl wrap-anywhere">{stage.title}</h3>
            <ul className="mt-3 grid gap-1">
              {stage.steps.map((step) => (
                <TrailPoint
                  key={step.id}
                  as="li"
                  kind="step"
                  state="done"
                  className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5"
                >
                  <span className="min-w-0 grow basis-52 wrap-anywhere">{step.title}</span>
                  <time dateTime={step.completedAt} className="shrink-0 text-sm text-muted">
                    {formatDate(step.completedAt)}
                  </time>
                </TrailPoint>
              ))}
            </ul>
          </TrailPoint>
        ))}
      </Trail>
    </section>
  );
}
