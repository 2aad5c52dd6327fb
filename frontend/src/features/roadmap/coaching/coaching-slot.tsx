import type { User } from '@waymark/contracts/identity/http';
import type { Roadmap, Step } from '@waymark/contracts/roadmaps/http';
import { CoachingAction, SignInForCoaching, StartButton } from './coaching-action.tsx';
import { useCoachingWords } from './coaching-words.ts';

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
  const words = useCoachingWords(roadmap.mentor.name);
  if (preview) {
    return (
      <div>
        <StartButton title={step.title} state="idle" disabled words={words} />
      </div>
    );
  }
  if (!user) return <SignInForCoaching title={step.title} words={words} />;
  return <CoachingAction {...{ user, roadmap, step }} disabled={locked} />;
}
