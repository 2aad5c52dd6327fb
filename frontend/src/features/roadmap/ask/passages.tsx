import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { StoryPassage } from '@waymark/contracts/roadmaps/story-passage';
import clsx from 'clsx';
import { Footprints } from 'lucide-react';
import { Link } from 'react-router-dom';
import { stepLink } from '#lib/step-link.ts';
import { messagePath } from '#shared/messages/message-path.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import { linkStyle } from '#shared/ui/link.tsx';
import { MentorQuote } from '#shared/ui/mentor-quote.tsx';
import { StepVoice } from '../audio/step-voice.tsx';

interface PassagesProps {
  roadmap: Roadmap;
  passages: readonly StoryPassage[];
  /** By default a step is a link. */
  onShowStep?: (stepId: string) => void;
  /** The step that they are shown at: it needs no link. */
  atStep?: string;
}

/** Words of the mentor, each with its voice and its step. */
export function Passages({ roadmap, passages, onShowStep, atStep }: PassagesProps) {
  return (
    <ol className="grid grid-cols-1 gap-6">
      {passages.map(({ text, step, voice }) => (
        <li key={text} className="grid grid-cols-1 gap-2">
          <MentorQuote>{text}</MentorQuote>
          {voice && (
            <StepVoice
              step={{ title: step?.title ?? 'this part of the story', voice }}
              mentor={roadmap.mentor.name}
            />
          )}
          {step && step.id !== atStep && <OfStep {...{ roadmap, step, onShowStep }} />}
        </li>
      ))}
    </ol>
  );
}

interface OfStepProps extends Pick<PassagesProps, 'roadmap' | 'onShowStep'> {
  step: NonNullable<StoryPassage['step']>;
}

export function OfStep({ roadmap, step, onShowStep }: OfStepProps) {
  const className = clsx(
    linkStyle,
    'inline-flex min-h-11 items-center gap-2 justify-self-start text-left text-sm',
  );
  const content = (
    <>
      <Footprints aria-hidden="true" className="size-4 shrink-0" />
      From step “{step.title}”
    </>
  );
  return onShowStep ? (
    <button type="button" className={className} onClick={() => onShowStep(step.id)}>
      {content}
    </button>
  ) : (
    <Link to={stepLink(roadmap.id, step.id)} className={className}>
      {content}
    </Link>
  );
}

/** The way to the mentor. */
export function AskMentor({ roadmap, isFound }: { roadmap: Roadmap; isFound: boolean }) {
  const { name } = roadmap.mentor;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-sm text-muted">
        {isFound ? `To know more, ask ${name}.` : `You can ask ${name} yourself.`}
      </p>
      <ButtonLink
        size="sm"
        className="max-w-full"
        to={`/scheduling?mentor=${roadmap.mentorId}&about=${roadmap.id}`}
      >
        Book a session
      </ButtonLink>
      <ButtonLink size="sm" variant="ghost" to={messagePath(roadmap.mentorId)}>
        Write a message
      </ButtonLink>
    </div>
  );
}
