import { TrailPoint } from '#shared/trail/trail.tsx';
import { Card } from '#shared/ui/card.tsx';
import type { StageView } from '../journey-view.ts';
import { Duration, LockNotice, StatusBadge } from './stage-parts.tsx';
import { StageWarnings } from './stage-warnings.tsx';
import { StepItem } from './step-item.tsx';

interface StageCardProps {
  view: StageView;
  /** The name of the mentor. */
  mentor: string;
  readOnly: boolean;
  onTick: (stepId: string, completed: boolean) => void;
}

export function StageCard({ view, mentor, readOnly, onTick }: StageCardProps) {
  const { stage, state } = view;
  const heading = `stage-${stage.id}`;
  return (
    <TrailPoint as="li" kind="stage" state={view.mark}>
      <Card as="section" data-stage={stage.id} aria-labelledby={heading} className="px-5 md:px-8 md:py-5">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
          <span className="font-semibold">Stage {view.number}</span>
          <StatusBadge status={state.status} />
          <Duration text={stage.estimatedDuration} />
          <span className="tabular">
            {state.completedSteps} of {state.totalSteps} steps
          </span>
        </div>
        <h3 dir="auto" id={heading} className="mt-1.5 text-2xl text-balance wrap-anywhere">
          {stage.title}
        </h3>
        {stage.description && (
          <p dir="auto" className="mt-1.5 max-w-measure wrap-anywhere whitespace-pre-line text-muted">
            {stage.description}
          </p>
        )}
        <StageWarnings warnings={stage.warnings} className="mt-4" />
        {view.lockedBy && !readOnly && <LockNotice stage={view.lockedBy} className="mt-4" />}
        <ol className="mt-1 divide-y divide-line">
          {view.steps.map((step) => (
            <StepItem
              key={step.step.id}
              view={step}
              mentor={mentor}
              disabled={readOnly || state.locked}
              locked={state.locked}
              onTick={(completed) => onTick(step.step.id, completed)}
            />
          ))}
        </ol>
      </Card>
    </TrailPoint>
  );
}
