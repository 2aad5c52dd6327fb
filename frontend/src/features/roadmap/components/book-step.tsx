import type { User } from '@waymark/contracts/identity/http';
import type { Roadmap, Step } from '@waymark/contracts/roadmaps/http';
import { CalendarPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useMentor } from '#lib/shared-queries.ts';
import { type Way, waysOf } from '#shared/talk/ways.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';
import { stepBookingPath } from '../step-tools/step-address.ts';

interface BookStepProps {
  roadmap: Roadmap;
  step: Step;
  user: User | null;
}

/** Links a step to booking its mentor, with both ways to talk; not rendered for the mentor. */
export function BookStep({ roadmap, step, user }: BookStepProps) {
  const mentor = useMentor(roadmap.mentorId).data;
  if (roadmap.isOwner || user?.id === roadmap.mentorId) return null;
  const about = { roadmapId: roadmap.id, stepId: step.id };
  const all = mentor ? waysOf(mentor, about) : [];
  const ways = all.filter(({ isOffered, next }) => isOffered && next);
  const main = all.find(({ isOffered }) => isOffered)?.to ?? stepBookingPath(roadmap, step);
  return (
    <div>
      <ButtonLink to={main} variant="ghost" size="sm" className="-ml-3.5 text-muted">
        <CalendarPlus aria-hidden="true" className="size-4" />
        Book a session about this step
        <VisuallyHidden>: {step.title}</VisuallyHidden>
      </ButtonLink>
      {ways.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 text-sm">
          {ways.map((way) => (
            <li key={way.kind}>
              <WayLink way={way} step={step} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function WayLink({ way, step }: { way: Way; step: Step }) {
  return (
    <Link
      to={way.to}
      className="tabular inline-flex min-h-10 items-center rounded-sm text-muted underline decoration-line underline-offset-4 hover:text-ink hover:decoration-current"
    >
      {way.text}
      <VisuallyHidden> about {step.title}</VisuallyHidden>
    </Link>
  );
}
