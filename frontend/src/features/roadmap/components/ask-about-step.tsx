import type { User } from '@waymark/contracts/identity/http';
import type { Roadmap, Step } from '@waymark/contracts/roadmaps/http';
import { MessageCircle } from 'lucide-react';
import { messagePath } from '#shared/messages/message-path.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';

interface AskAboutStepProps {
  roadmap: Roadmap;
  step: Step;
  user: User | null;
}

/** Leads to a message to the mentor with the step attached; not rendered for the mentor. */
export function AskAboutStep({ roadmap, step, user }: AskAboutStepProps) {
  if (roadmap.isOwner || user?.id === roadmap.mentorId) return null;
  return (
    <ButtonLink
      to={messagePath(roadmap.mentorId, { roadmapId: roadmap.id, stepId: step.id })}
      variant="ghost"
      size="sm"
      className="-ml-3.5 text-muted"
    >
      <MessageCircle aria-hidden="true" className="size-4" />
      Ask about this step
      <VisuallyHidden>: {step.title}</VisuallyHidden>
    </ButtonLink>
  );
}
