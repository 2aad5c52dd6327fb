import { Clock, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { TrailPoint } from '../../../components/trail/trail.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Card } from '../../../components/ui/card.tsx';
import type { StageView, StepView } from '../journey-view.ts';
import { StepItem } from './step-item.tsx';

interface StageCardProps {
  view: StageView;
  readOnly: boolean;
  onTick: (stepId: string, completed: boolean) => void;
  underStep: (step: StepView) => ReactNode;
}

const tones = { Completed: 'moss', 'In Progress': 'clay', 'Not Started': 'neutral' } as const;

export function StageCard({ view, readOnly, onTick, underStep }: StageCardProps) {
  const { stage, state } = view;
  const heading = `stage-${stage.id}`;
  return (
    <TrailPoint as="li" kind="stage" state={view.mark}>
      <Card as="section" aria-labelledby={heading} className="px-5 md:px-8">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
          <span className="font-semibold">Stage {view.number}</span>
          <Badge tone={tones[state.status]}>{state.status}</Badge>
          <span className="flex items-center gap-1.5">
            <Clock aria-hidden="true" className="size-4" />
            {stage.estimatedDuration}
          </span>
          <span className="tabular">
            {state.completedSteps} of {state.totalSteps} steps
          </span>
        </div>
        <h3 id={heading} className="mt-3 text-2xl text-balance">
          {stage.title}
        </h3>
        {stage.description && (
          <p className="mt-2 max-w-measure whitespace-pre-line text-muted">{stage.description}</p>
        )}
        {view.waitsFor && !readOnly && <Waits for={view.waitsFor} />}
        <ol className="mt-4 divide-y divide-line">
          {view.steps.map((step) => (
            <StepItem
              key={step.step.id}
              view={step}
              disabled={readOnly || state.locked}
              onTick={(completed) => onTick(step.step.id, completed)}
            >
              {underStep(step)}
            </StepItem>
          ))}
        </ol>
      </Card>
    </TrailPoint>
  );
}

function Waits({ for: title }: { for: string }) {
  return (
    <p className="mt-4 flex items-start gap-2 text-sm text-muted">
      <Lock aria-hidden="true" className="mt-1 size-4 shrink-0" />
      <span>Opens when “{title}” is completed. You can read it already.</span>
    </p>
  );
}
