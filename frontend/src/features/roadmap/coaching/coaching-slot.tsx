import type { User } from '@waymark/contracts/identity/http';
import type { Roadmap, Step } from '@waymark/contracts/roadmaps/http';
import { CoachingAction, SignInForCoaching, StartButton } from './coaching-action.tsx';

interface CoachingSlotProps {
  user: User | null;
  roadmap: Roadmap;
  step: Step;
  /** Whether the step's stage is locked. */
  locked: boolean;
  /** Renders a disabled button. */
  preview: boolean;
}

/** The coaching of a step for a learner, a guest or a preview. */
export function CoachingSlot({ user, roadmap, step, locked, preview }: CoachingSlotProps) {
  if (preview) {
    return (
      <div>
        <StartButton title={step.title} state="idle" disabled />
      </div>
    );
  }
  if (!user) return <SignInForCoaching title={step.title} />;
  return (
    <CoachingAction
      user={user}
      roadmapId={roadmap.id}
      step={step}
      mentorName={roadmap.mentor.name}
      disabled={locked}
    />
  );
}
