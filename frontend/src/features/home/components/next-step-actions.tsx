import type { HomePath, NextStep } from '@waymark/contracts/roadmaps/home';
import { ArrowRight, Check } from 'lucide-react';
import { stepLink } from '#lib/step-link.ts';
import { TodayButton } from '#shared/roadmap/today-button.tsx';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { useHomeTick, useHomeToday } from '../api/use-home.ts';

interface NextStepActionsProps {
  path: HomePath & { next: NextStep };
}

/** Opens the next step, or does it here: one press for a step, or for today on a step that takes weeks. */
export function NextStepActions({ path: { roadmapId, next, completedSteps } }: NextStepActionsProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ButtonLink to={stepLink(roadmapId, next.stepId)} variant="primary" size="lg">
        {completedSteps === 0 ? 'Start' : 'Continue'}
        <ArrowRight aria-hidden="true" className="size-5" />
      </ButtonLink>
      {next.days ? (
        <Today key={next.stepId} roadmapId={roadmapId} next={next} />
      ) : (
        <Done key={next.stepId} roadmapId={roadmapId} next={next} />
      )}
    </div>
  );
}

interface OfStep {
  roadmapId: string;
  next: NextStep;
}

function Today({ roadmapId, next: { stepId, title, days } }: OfStep) {
  const set = useHomeToday(roadmapId, stepId);
  return (
    <TodayButton
      title={title}
      days={days ?? undefined}
      isLoading={set.isPending}
      onSet={(isDone) => set.mutate(isDone)}
    />
  );
}

function Done({ roadmapId, next }: OfStep) {
  const { mutate, isPending } = useHomeTick(roadmapId, next);
  return (
    <Button size="lg" loading={isPending} aria-label={`I did it: ${next.title}`} onClick={() => mutate(true)}>
      {!isPending && <Check aria-hidden="true" className="size-5" />}I did it
    </Button>
  );
}
