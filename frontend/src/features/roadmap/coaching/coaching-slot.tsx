import type { User } from '@waymark/contracts/identity/http';
import type { Roadmap, Step } from '@waymark/contracts/roadmaps/http';
import { CoachingAction, SignInForCoaching, StartButton } from './coaching-action.tsx';

interface CoachingSlotProps {
  user: User | null;
  roadmap: Roadmap;
  step: Step;
  /** The step's stage is closed as yet. */
  locked: boolean;
  /** Shown as learners see it, without doing anything. */
  preview: boolean;
}

/** Coaching under a step, for whoever looks at it. */
export function CoachingSlot({ user, roadmap, step, locked, preview }: CoachingSlotProps) {
  if (preview) return <StartPreview title={step.title} />;
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

function StartPreview({ title }: { title: string }) {
  return (
    <div>
      <StartButton title={title} state="idle" disabled />
    </div>
  );
}
