import type { Ending } from '@waymark/contracts/roadmaps/endings';
import { ChevronDown } from 'lucide-react';
import { formatDate, plural } from '../../lib/format.ts';
import { Trail, TrailPoint } from '../trail/trail.tsx';

/** The whole trail, painted, with the day of each step; folded at first. */
export function WalkedTrail({ stages: all }: Pick<Ending, 'stages'>) {
  const stages = all.filter(({ steps }) => steps.length > 0);
  const stepCount = stages.reduce((sum, { steps }) => sum + steps.length, 0);
  return (
    <section aria-labelledby="walked" className="mt-16 border-t border-line pt-10">
      <h2 id="walked" className="text-2xl">
        What you did
      </h2>
      <details className="group mt-2">
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-sm font-semibold text-dusk [&::-webkit-details-marker]:hidden">
          <ChevronDown
            aria-hidden="true"
            className="size-4.5 transition-transform duration-150 group-open:rotate-180 motion-reduce:transition-none"
          />
          Every step with its day ({plural(stepCount, 'step')})
        </summary>
        <Trail as="ol" className="mt-6 grid max-w-3xl gap-8">
          {stages.map((stage) => (
            <TrailPoint key={stage.id} as="li" kind="stage" state="done" anchor={16}>
              <h3 dir="auto" className="text-xl wrap-anywhere">
                {stage.title}
              </h3>
              <ul className="mt-3 grid gap-1">
                {stage.steps.map((step) => (
                  <TrailPoint
                    key={step.id}
                    as="li"
                    kind="step"
                    state="done"
                    className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5"
                  >
                    <span dir="auto" className="min-w-0 grow basis-52 wrap-anywhere">
                      {step.title}
                    </span>
                    <time dateTime={step.completedAt} className="shrink-0 text-sm text-muted">
                      {formatDate(step.completedAt)}
                    </time>
                  </TrailPoint>
                ))}
              </ul>
            </TrailPoint>
          ))}
        </Trail>
      </details>
    </section>
  );
}
