import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { StoryPassage } from '@waymark/contracts/roadmaps/questions';
import clsx from 'clsx';
import { Footprints } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { linkStyle } from '../../../components/ui/link.tsx';
import { MentorQuote } from '../../../components/ui/mentor-quote.tsx';
import { StepVoice } from '../audio/step-voice.tsx';
import type { Asked } from './use-ask-story.ts';

interface StoryReplyProps {
  roadmap: Roadmap;
  asked: Asked;
  onShowStep: (stepId: string) => void;
  /** False for the mentor. */
  mayAsk: boolean;
}

/** The passages that fit a question, and the way to the mentor. Focused when it is shown. */
export function StoryReply({ roadmap, asked, onShowStep, mayAsk }: StoryReplyProps) {
  const { name } = roadmap.mentor;
  const { passages } = asked.reply;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each reply
  useEffect(() => heading.current?.focus(), [asked]);
  return (
    <section
      aria-labelledby="story-reply"
      className="grid grid-cols-1 gap-5 rounded-card border border-line bg-raised p-4 md:p-6"
    >
      <div>
        <h3 id="story-reply" ref={heading} tabIndex={-1} className="scroll-mt-24 text-xl text-balance">
          {passages.length > 0 ? `From ${name}’s story` : `${name} did not write about this here.`}
        </h3>
        <p className="mt-1 max-w-measure text-sm text-muted">You asked: {asked.question}</p>
      </div>
      {passages.length > 0 && (
        <ol className="grid grid-cols-1 gap-6">
          {passages.map((passage) => (
            <li key={passage.text}>
              <Passage passage={passage} mentor={name} onShowStep={onShowStep} />
            </li>
          ))}
        </ol>
      )}
      {mayAsk && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-sm text-muted">
            {passages.length > 0 ? `To know more, ask ${name}.` : `You can ask ${name} yourself.`}
          </p>
          <ButtonLink
            size="sm"
            className="max-w-full"
            to={`/scheduling?mentor=${roadmap.mentorId}&about=${roadmap.id}`}
          >
            Book a session
          </ButtonLink>
          <ButtonLink size="sm" variant="ghost" to={`/mentor/${roadmap.mentorId}/message`}>
            Write a message
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

interface PassageProps {
  passage: StoryPassage;
  mentor: string;
  onShowStep: (stepId: string) => void;
}

function Passage({ passage: { text, step, voice }, mentor, onShowStep }: PassageProps) {
  return (
    <div className="grid grid-cols-1 gap-2">
      <MentorQuote>{text}</MentorQuote>
      {voice && (
        <StepVoice step={{ title: step?.title ?? 'this part of the story', voice }} mentor={mentor} />
      )}
      {step && (
        <button
          type="button"
          className={clsx(
            linkStyle,
            'inline-flex min-h-11 items-center gap-2 justify-self-start text-left text-sm',
          )}
          onClick={() => onShowStep(step.id)}
        >
          <Footprints aria-hidden="true" className="size-4 shrink-0" />
          From step “{step.title}”
        </button>
      )}
    </div>
  );
}
