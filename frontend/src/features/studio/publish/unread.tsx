import type { UnreviewedStep } from '@waymark/contracts/roadmaps/review';
import { plural } from '#lib/format.ts';

const MAX_LISTED = 12;

interface UnreadProps {
  steps: readonly UnreviewedStep[];
  decided: number;
  /** Stages in which nothing is decided. */
  lostStages: number;
}

/** What is published now, and which suggestions stay with the mentor. */
export function Unread({ steps, decided, lostStages }: UnreadProps) {
  const listed = steps.slice(0, MAX_LISTED);
  const stages = [...new Set(listed.map(({ stageTitle }) => stageTitle))];
  return (
    <section>
      <p>
        {decided === 0
          ? 'You have not decided on any step yet, so there is nothing to publish. '
          : `${plural(decided, 'step')} of ${decided + steps.length} will be published. `}
        {steps.length === 1
          ? 'This suggestion stays with you until you decide on it.'
          : `These ${steps.length} suggestions stay with you until you decide on them.`}
        {decided > 0 &&
          lostStages > 0 &&
          ` ${plural(lostStages, 'stage')} without a decided step ${lostStages === 1 ? 'is' : 'are'} left out.`}
      </p>
      {stages.map((stage) => (
        <section key={stage} className="mt-4">
          <h3 dir="auto" className="font-sans text-sm font-semibold wrap-anywhere text-muted">
            {stage}
          </h3>
          <ul className="mt-1 grid gap-1 border-l-2 border-line pl-4">
            {listed
              .filter(({ stageTitle }) => stageTitle === stage)
              .map(({ stepId, title }) => (
                <li dir="auto" key={stepId} className="wrap-anywhere">
                  {title}
                </li>
              ))}
          </ul>
        </section>
      ))}
      {steps.length > listed.length && (
        <p className="mt-3 text-sm text-muted">and {steps.length - listed.length} more</p>
      )}
    </section>
  );
}
