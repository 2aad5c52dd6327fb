import type { User } from '@waymark/contracts/identity/http';
import type { Roadmap, Step } from '@waymark/contracts/roadmaps/http';
import { CalendarPlus } from 'lucide-react';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { VisuallyHidden } from '../../../components/ui/visually-hidden.tsx';

interface BookStepProps {
  roadmap: Roadmap;
  step: Step;
  user: User | null;
}

/** Links a step to booking its mentor; not rendered for the mentor. */
export function BookStep({ roadmap, step, user }: BookStepProps) {
  if (roadmap.isOwner || user?.id === roadmap.mentorId) return null;
  const query = new URLSearchParams({
    mentor: String(roadmap.mentorId),
    about: roadmap.id,
    step: step.id,
  });
  return (
    <p>
      <ButtonLink to={`/scheduling?${query}`} variant="ghost" size="sm" className="-ml-3.5 text-muted">
        <CalendarPlus aria-hidden="true" className="size-4" />
        Book a session about this step
        <VisuallyHidden>: {step.title}</VisuallyHidden>
      </ButtonLink>
    </p>
  );
}
